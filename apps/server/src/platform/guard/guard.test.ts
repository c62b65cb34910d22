import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { Guard } from "./guard.ts";
import { type GuardLimits, guardLimits } from "./limits.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Visit {
  readonly socket: Socket;
  heard: string;
  isClosed: boolean;
}

async function served(handle: RequestListener, limits: Partial<GuardLimits> = {}) {
  const guard = new Guard({ ...guardLimits, ...limits });
  const server = guard.serve(handle);
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const visit = async (from = "127.0.0.1"): Promise<Visit> => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from });
    sockets.push(socket);
    const visitor: Visit = { socket, heard: "", isClosed: false };
    socket.on("error", () => {}).on("data", (part: Buffer) => (visitor.heard += part.toString("latin1")));
    socket.once("close", () => (visitor.isClosed = true));
    await once(socket, "connect");
    return visitor;
  };
  return { guard, visit };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe.skipIf(process.platform !== "linux")("connections", () => {
  it("O4 answers requests of one connection one after the other, in their order", async () => {
    let atOnce = 0;
    let most = 0;
    const { visit } = await served((request, response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setTimeout(() => {
        atOnce -= 1;
        response.end(`<${request.url}>`);
      }, 5);
    });
    const { socket } = await visit();
    let heard = "";
    socket.on("data", (part: Buffer) => (heard += part.toString()));
    socket.write(["/1", "/2", "/3", "/4"].map(get).join(""));
    await expect.poll(() => heard.match(/<\/\d>/g)).toEqual(["</1>", "</2>", "</3>", "</4>"]);
    expect(most).toBe(1);
  });

  it("O4 closes a connection with more requests than anybody waits for, and begins one of them at most", async () => {
    let begun = 0;
    const { visit } = await served(() => (begun += 1), { pipelined: 4 });
    const visitor = await visit();
    visitor.socket.write(Array.from({ length: 450 }, () => get("/")).join(""));
    await expect.poll(() => visitor.isClosed).toBe(true);
    expect(begun).toBeLessThanOrEqual(1);
  });

  it("O4 closes the one that has waited longest when an address opens too many, and never one that is being answered", async () => {
    const { visit, guard } = await served(() => {}, { strangersOfAddress: 3 });
    const answered = await visit();
    answered.socket.write(get("/"));
    await pause(50);
    const waiting = await visit();
    const slow = await visit();
    slow.socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab");
    await pause(50);
    await visit();
    await expect.poll(() => waiting.isClosed).toBe(true);
    await visit();
    await expect.poll(() => slow.isClosed).toBe(true);
    expect(answered.isClosed).toBe(false);
    expect(guard.figures()).toMatchObject({ connections: 3, strangers: 3, closed: 2 });
  });

  it("O4 counts addresses of one block together, and leaves other blocks alone", async () => {
    const { visit } = await served(() => {}, { strangersOfAddress: 2, strangersOfBlock: 3 });
    const first = await visit("127.0.0.2");
    const other = await visit("127.0.1.1");
    await visit("127.0.0.3");
    await visit("127.0.0.4");
    await visit("127.0.0.5");
    await expect.poll(() => first.isClosed).toBe(true);
    expect(other.isClosed).toBe(false);
  });

  it("O4 keeps a connection over which somebody with a session came", async () => {
    const { visit, guard } = await served(
      (request, response) => {
        guard.know(request.socket);
        response.end("known");
      },
      { strangersOfAddress: 2 },
    );
    const known = await visit();
    known.socket.write(get("/"));
    await expect.poll(() => known.heard).toContain("known");
    for (let more = 0; more < 5; more += 1) await visit();
    await pause(100);
    expect(known.isClosed).toBe(false);
    expect(guard.figures()).toMatchObject({ connections: 3, strangers: 2 });
  });

  it("O4 closes a body that does not come in time, and says so", async () => {
    const { visit } = await served(() => {}, { bodyMs: 100 });
    const visitor = await visit();
    visitor.socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab");
    await expect.poll(() => visitor.isClosed, { timeout: 5_000 }).toBe(true);
    expect(visitor.heard).toMatch(/^HTTP\/1\.1 408/);
  });

  it("O4 closes a head that does not come in time", async () => {
    const { visit } = await served(() => {}, { headMs: 100 });
    const visitor = await visit();
    visitor.socket.write("GET / HTTP/1.1\r\nHost:");
    await expect.poll(() => visitor.isClosed, { timeout: 5_000 }).toBe(true);
  });

  it("O4 gives up an answer that nobody reads, and leaves one that is being read", async () => {
    const whole = Buffer.alloc(30_000_000, "x");
    const { visit } = await served((_request, response) => response.end(whole), { stalledMs: 1_500 });
    const idle = await visit();
    idle.socket.pause();
    const reading = await visit();
    for (const { socket } of [idle, reading]) socket.write(get("/"));
    await expect.poll(() => reading.heard.length, { timeout: 60_000 }).toBeGreaterThan(whole.length);
    await pause(4_000);
    idle.socket.resume();
    await expect.poll(() => idle.isClosed, { timeout: 10_000 }).toBe(true);
    expect(idle.heard.length).toBeLessThan(whole.length);
    expect(reading.isClosed).toBe(false);
  }, 120_000);
});
