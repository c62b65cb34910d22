import { connect, type Socket } from "node:net";

/*
 * A process of its own that holds hostile connections to one port of the loopback for a while:
 * `attack.ts <port> <kind> <ms>`. A thousand come from one address, two hundred from fifty others.
 */

const [port, kind, lastsMs] = [Number(process.argv[2]), process.argv[3] ?? "", Number(process.argv[4])];
const host = "127.0.0.1";
const wideForm = Array.from({ length: 180_000 }, (_, field) => field.toString(36))
  .join("&")
  .slice(0, 832_000);
const wideJson = `{${Array.from({ length: 90_000 }, (_, field) => `"k${field}":1`).join(",")}}`;
const post = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const login = "/sram/comm/login/onLogin";
const form = "application/x-www-form-urlencoded";

/** What a connection sends as soon as it is open, and then every so often; whether it reads the answers. */
interface Kind {
  readonly first: string;
  readonly again?: string;
  readonly everyMs?: number;
  readonly reads: boolean;
}

const kinds: Readonly<Record<string, Kind>> = {
  "wide forms": { first: post(login, form, wideForm), again: post(login, form, wideForm), everyMs: 1_000, reads: true },
  "wide JSON": {
    first: post("/api/v1/orders", "application/json", wideJson),
    again: post("/api/v1/orders", "application/json", wideJson),
    everyMs: 1_000,
    reads: true,
  },
  "unread answers": { first: `GET /api/openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(450), reads: false },
  "slow bodies": {
    first: `POST ${login} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${form}\r\nContent-Length: 1000\r\n\r\n`,
    again: "a",
    everyMs: 1_000,
    reads: true,
  },
  "slow heads": { first: "GET / HTTP/1.1\r\n", again: "X-A: 1\r\n", everyMs: 1_000, reads: true },
  readiness: {
    first: `GET /health/ready HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    again: `GET /health/ready HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    everyMs: 100,
    reads: true,
  },
};

const chosen = kinds[kind];
if (chosen === undefined) throw new Error(`There is no attack called ${kind}.`);
const until = Date.now() + lastsMs;
const sockets = new Set<Socket>();

function hold(localAddress: string): void {
  if (Date.now() > until) return;
  const socket = connect({ port, host, localAddress });
  sockets.add(socket);
  let timer: NodeJS.Timeout | undefined;
  socket.on("connect", () => {
    socket.write(chosen!.first);
    if (chosen!.again !== undefined && chosen!.everyMs !== undefined)
      timer = setInterval(() => socket.writableLength < 2_000_000 && socket.write(chosen!.again!), chosen!.everyMs);
    if (chosen!.reads) socket.resume();
    else socket.pause();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    clearInterval(timer);
    sockets.delete(socket);
    // Whoever is shown the door comes again.
    setTimeout(() => hold(localAddress), 200);
  });
}

for (let place = 0; place < 1_000; place++) hold("127.0.0.2");
for (let place = 0; place < 200; place++) hold(`127.0.1.${(place % 50) + 1}`);
setTimeout(() => {
  for (const socket of sockets) socket.destroy();
  process.exit(0);
}, lastsMs + 100);
