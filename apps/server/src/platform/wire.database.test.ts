import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/bench/client.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "info" });
});
afterAll(() => server.stop());

const host = () => new URL(server.address).host;
const upgrade =
  "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

/** Sends bytes on a connection of its own and answers what came until its end, with the end marked, or until the patience ran out. */
async function exchange(bytes: string | Buffer, patienceMs = 120_000): Promise<string> {
  const { port } = new URL(server.address);
  const socket = connect(Number(port), "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString("latin1")));
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.once("close", () => resolve("<closed>")));
  socket.write(bytes);
  const end = await Promise.race([closed, pause(patienceMs, "")]);
  socket.destroy();
  return heard + end;
}

describe("what asks to become a live channel", () => {
  it.each(["/", "/health/live", "/api/v1/access/users?phone=13800138000", "/spImg/x.png", "/nowhere", "/ws/message"])(
    "S5 S10 is refused and closed at %s, without a trace of its address in the log",
    async (path) => {
      const heard = await exchange(
        `GET ${path} HTTP/1.1\r\nHost: ${host()}\r\nOrigin: ${server.address}\r\n${upgrade}\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 404/);
      expect(heard).toMatch(/<closed>$/);
      expect(server.logged.filter((line) => line.includes("13800138000"))).toEqual([]);
    },
  );

  it.each(["/ws/message/%ff", "/%ff", "/ws/message/%"])(
    "S10 is answered and closed at %s, which is no address",
    async (path) => {
      const heard = await exchange(
        `GET ${path} HTTP/1.1\r\nHost: ${host()}\r\nOrigin: ${server.address}\r\n${upgrade}\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 400/);
      expect(heard).toMatch(/<closed>$/);
    },
  );

  it.each([
    ["unmasked frames", Buffer.from([0x81, 1, 65])],
    ["reserved bits", Buffer.from([0xf1, 0x81, 0, 0, 0, 0, 65])],
    ["an endless frame", Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
    ["text that is none", Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])],
  ])("S10 is closed when it sends %s, and that is no error of the server", async (_, frame) => {
    const head = Buffer.from(
      `GET /ws/message/${"a".repeat(32)} HTTP/1.1\r\nHost: ${host()}\r\nOrigin: ${server.address}\r\n${upgrade}\r\n`,
    );
    const heard = await exchange(Buffer.concat([head, frame]));
    expect(heard).toMatch(/^HTTP\/1\.1 101/);
    expect(heard).toMatch(/<closed>$/);
    expect(server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
  });
});

describe("what is hardly a request", () => {
  it("O4 hangs up in the middle of its body without the database being blamed", async () => {
    const { port } = new URL(server.address);
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(
        `POST /sram/comm/login/onLogin HTTP/1.1\r\nHost: ${host()}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"account":`,
      );
      await pause(200);
      socket.destroy();
    }
    await pause(300);
    expect(server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
  });

  it.each([
    ["two lengths", "POST /user/info HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd"],
    [
      "a length and chunks",
      "POST /user/info HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health/live HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
    ["an unknown coding", "POST /user/info HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n"],
    ["lines without CR", "GET /health/live HTTP/1.1\nHost: x\n\n"],
    ["a blank before a colon", "GET /health/live HTTP/1.1\r\nHost : x\r\n\r\n"],
    ["a folded header", "GET /health/live HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n"],
    ["no host", "GET /health/live HTTP/1.1\r\n\r\n"],
    [
      "chunks with endless extensions",
      `POST /user/info HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2;a=${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    ],
  ])("S10 is refused and closed with %s, so that nobody reads a second request out of it", async (_, bytes) => {
    const heard = await exchange(bytes);
    expect(heard).toMatch(/^HTTP\/1\.1 400/);
    expect(heard).toMatch(/<closed>$/);
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("S10 is refused as too large when it is packed and unpacks to too much, without being unpacked to its end", async () => {
    const { gzipSync } = await import("node:zlib");
    const bomb = gzipSync(Buffer.alloc(200_000_000, "x"));
    const before = process.memoryUsage().rss;
    const response = await fetch(`${server.address}/sram/comm/login/onLogin`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      body: bomb,
    });
    expect([400, 413]).toContain(response.status);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});
