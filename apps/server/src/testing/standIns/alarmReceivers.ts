import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Socket } from "node:net";

/** What a robot was sent: where, and the JSON of it. */
export interface RobotPost {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

export interface RobotStandIn {
  readonly url: string;
  readonly received: RobotPost[];
  /** What the next requests are answered instead of success. */
  next: { readonly status: number; readonly body: unknown }[];
  stop(): Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** A receiver of robots on the loopback; it answers as WeCom, DingTalk and Feishu do, all at once. */
export async function startRobots(): Promise<RobotStandIn> {
  const received: RobotPost[] = [];
  const standIn: { next: RobotStandIn["next"] } = { next: [] };
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      received.push({ path: request.url ?? "", body: JSON.parse(text) as Record<string, unknown> });
      const { status, body } = standIn.next.shift() ?? { status: 200, body: { errcode: 0, errmsg: "ok", code: 0 } };
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly data: string;
}

export interface MailStandIn {
  readonly port: number;
  readonly received: ReceivedMail[];
  stop(): Promise<void>;
}

/** A mail server on the loopback that takes every mail (RFC 5321, without TLS and without logins). */
export async function startMailServer(port = 0): Promise<MailStandIn> {
  const received: ReceivedMail[] = [];
  const server = createTcpServer((socket) => converse(socket, (mail) => received.push(mail)));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function converse(socket: Socket, take: (mail: ReceivedMail) => void): void {
  let [rest, from, isData] = ["", "", false];
  let to: string[] = [];
  const lines: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const address = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";
  const hear = (line: string) => {
    if (isData) {
      if (line !== ".") return void lines.push(line.startsWith("..") ? line.slice(1) : line);
      take({ from, to, data: lines.splice(0).join("\n") });
      [isData, to] = [false, []];
      return say("250 taken");
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "EHLO" || verb === "HELO") return say("250 stand-in");
    if (verb === "MAIL") from = address(line);
    if (verb === "RCPT") to.push(address(line));
    if (verb === "QUIT") return void socket.end("221 bye\r\n");
    if (verb !== "DATA") return say("250 ok");
    isData = true;
    return say("354 go on");
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", (bytes) => {
    const parts = `${rest}${bytes.toString("utf8")}`.split("\r\n");
    rest = parts.pop() ?? "";
    for (const line of parts) hear(line);
  });
  say("220 stand-in");
}
