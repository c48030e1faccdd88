"""`burgrave serve --systemd`: the unit that keeps this installation serving."""

from __future__ import annotations

import sys

UNIT = """\
# To be put into /etc/systemd/system/burgrave.service; then: systemctl daemon-reload && systemctl enable --now burgrave
[Unit]
Description=Burgrave, board games in the browser
Wants=network-online.target
After=network-online.target postgresql.service

[Service]
Type=exec
Environment={database}
# Settings, one BURGRAVE_... a line; a database named here comes before the one above.
EnvironmentFile=-/etc/burgrave.env
ExecStart={command}
Restart=on-failure
RestartSec=2
TimeoutStopSec=15
LimitNOFILE=8192
DynamicUser=yes
StateDirectory=burgrave
WorkingDirectory=%S/burgrave
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
ProtectKernelTunables=yes
ProtectKernelModules=yes
ProtectControlGroups=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
RestrictSUIDSGID=yes
LockPersonality=yes
CapabilityBoundingSet=

[Install]
WantedBy=multi-user.target"""

IN_STATE = "sqlite:////var/lib/burgrave/burgrave.sqlite"
"""Where the unit keeps everything, unless a database is named."""


def unit(host: str, port: int, database: str | None, shared: bool) -> str:
    """A unit for the interpreter that runs now, with the arguments given; settings have a file of their own."""
    command = [sys.executable, "-P", "-m", "burgrave", "serve", "--host", host, "--port", str(port)]
    command += ["--share-port"] if shared else []
    return UNIT.format(
        database=quoted(f"BURGRAVE_DATABASE={database or IN_STATE}"),
        command=" ".join(map(quoted, command)).replace("$", "$$"),
    )


def quoted(word: str) -> str:
    """A word as systemd reads it."""
    safe = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{safe}"' if any(sign in word for sign in " \t\"'\\;") else safe
