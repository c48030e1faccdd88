// As much of Node as the tests need.
declare module "node:test" {
  export default function test(name: string, body: () => void): void;
}
declare module "node:assert/strict" {
  const assert: { deepEqual(seen: unknown, wanted: unknown): void; equal(seen: unknown, wanted: unknown): void };
  export default assert;
}
