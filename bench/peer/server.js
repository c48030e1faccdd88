// The peer: a boardgame.io server with its defaults (matches in memory), on a free port of the loopback interface.
"use strict";
const net = require("node:net");
const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

// boardgame.io would listen on all interfaces.
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...more) {
  return listen.call(this, { port, host: "127.0.0.1" }, ...more);
};

Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/] })
  .run(0)
  .then(({ appServer }) => console.log(`ready http://127.0.0.1:${appServer.address().port}`));
