import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { messageSizeLimit, topics } from "@yunshou/contract/machines/topics";
import { isOutage } from "@yunshou/database";
import { checkMachineNumber, counterFileBytes } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import type { FileAnswer } from "../../counterReadings/pushing.ts";
import { Allowance } from "../inbox/allowance.ts";
import { LogLimit } from "../inbox/logLimit.ts";
import type { Settle } from "../inbox/writer.ts";
import type { Doorkeeper, Pass } from "../mqtt/doorkeeper.ts";
import type { Transport } from "../mqtt/transport.ts";
import { type Answer, problem, receive, reply, told } from "./answers.ts";
import { Session } from "./session.ts";

export interface HttpDoorOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly doorkeeper: Doorkeeper;
  readonly log: FastifyBaseLogger;
  /** Hands a machine's message to the pipeline; the answer follows `settle`. */
  readonly submit: (machineNo: string, topic: string, payload: Buffer, settle: Settle) => void;
  readonly isFull: (machineNo: string) => boolean;
  /** Takes an EVA-DTS file; answers what became of it, or why it is refused. */
  readonly takeFile: (machineNo: string, content: Buffer) => Promise<FileAnswer>;
  readonly bytesPerSecond?: number | undefined;
  /** A machine came that was away. */
  readonly onReachable: (machineNo: string) => void;
}

export interface HttpDoor extends Transport {
  readonly port: number;
  /** Forgets machines whose secret was revoked. */
  sweepRevoked(): Promise<void>;
}

const sweepMs = 4_000;
/** Every request counts as so much at least, so that empty ones are bounded too. */
const requestBytes = 4 * 1024;
/** As many messages of one machine may be on their way at once. */
const inFlightLimit = 20;
const connectionLimit = 20_000;
const defaultWaitSeconds = 25;
const longestWaitSeconds = 55;
const pathPattern = /^\/v1\/m\/([0-9A-Za-z]{1,20})\/(up|down|dts)$/;

/**
 * The way of machines without MQTT: the same messages as the body of a POST, the same answers fetched by a GET that waits.
 * Nothing behind it knows the difference.
 */
export async function startHttpDoor(options: HttpDoorOptions): Promise<HttpDoor> {
  const sessions = new Map<string, Session>();
  const inFlight = new Map<string, number>();
  const allowance = new Allowance(options.bytesPerSecond);
  const limit = new LogLimit();

  const admit = async (request: IncomingMessage, machineNo: string): Promise<Session | Answer> => {
    const secret = secretOf(request, machineNo);
    const pass = secret === undefined ? undefined : await options.doorkeeper.admit(machineNo, secret);
    if (pass === undefined) {
      limit.say((unsaid) => options.log.info({ machineNo, unsaid }, "a machine was refused"));
      return problem(401, "wrong machine number or secret");
    }
    const nowMs = performance.now();
    allowance.take(machineNo, requestBytes, nowMs);
    if (allowance.isSpent(machineNo, nowMs)) return problem(429, "too many requests of this machine");
    return sessionOf(pass, nowMs);
  };

  const sessionOf = (pass: Pass, nowMs: number): Session => {
    const known = sessions.get(pass.machineNo);
    if (known?.pass.version === pass.version) {
      known.hear(nowMs);
      return known;
    }
    known?.release();
    const session = new Session(pass, nowMs);
    sessions.set(pass.machineNo, session);
    options.onReachable(pass.machineNo);
    return session;
  };

  const up = async (request: IncomingMessage, session: Session): Promise<Answer> => {
    const { machineNo } = session.pass;
    const count = inFlight.get(machineNo) ?? 0;
    if (count >= inFlightLimit || options.isFull(machineNo)) return problem(429, "too many messages wait");
    inFlight.set(machineNo, count + 1);
    try {
      const payload = await receive(request, messageSizeLimit);
      if (payload === undefined) return problem(413, `a message has at most ${messageSizeLimit} bytes`);
      allowance.take(machineNo, payload.length, performance.now());
      const stored = await new Promise<boolean>((settle) =>
        options.submit(machineNo, topics.up(machineNo), payload, settle),
      );
      return stored ? told(session) : problem(503, "the message was not stored; send it again");
    } finally {
      const left = inFlight.get(machineNo)! - 1;
      if (left === 0) inFlight.delete(machineNo);
      else inFlight.set(machineNo, left);
    }
  };

  const file = async (request: IncomingMessage, { pass: { machineNo } }: Session): Promise<Answer> => {
    const content = await receive(request, counterFileBytes);
    if (content === undefined) return problem(413, `a file has at most ${counterFileBytes} bytes`);
    allowance.take(machineNo, content.length, performance.now());
    const taken = await options.takeFile(machineNo, content);
    return taken.ok ? { status: 200, text: () => JSON.stringify(taken.told) } : problem(422, taken.problem);
  };

  const down = async (request: IncomingMessage, session: Session): Promise<Answer> => {
    const wait = new URL(request.url!, "http://machine").searchParams.get("wait") ?? String(defaultWaitSeconds);
    if (!/^\d{1,2}$/.test(wait) || Number(wait) > longestWaitSeconds)
      return problem(400, `wait must be a number of seconds from 0 to ${longestWaitSeconds}`);
    const gone = () => session.release();
    request.socket.once("close", gone);
    await session.wait(Number(wait) * 1_000);
    request.socket.off("close", gone);
    session.hear(performance.now());
    return told(session);
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const [, machineNo, way] = pathPattern.exec(request.url?.split("?", 1)[0] ?? "") ?? [];
    if (machineNo === undefined) return problem(404, "there are only /v1/m/<machine number>/up, …/down and …/dts");
    if (request.method !== (way === "down" ? "GET" : "POST"))
      return problem(405, way === "down" ? "down answers a GET" : `${way} takes a POST`);
    const session = await admit(request, machineNo);
    if (!(session instanceof Session)) return session;
    return (way === "up" ? up : way === "dts" ? file : down)(request, session);
  };

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    void answer(request)
      .catch((error: unknown) => {
        if (!isOutage(error)) options.log.error({ err: error }, "a request of a machine met a defect");
        return problem(503, "the server cannot serve you now; try again");
      })
      .then((one) => reply(request, response, one));
  };
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 75_000 }, serve);
  server.maxConnections = connectionLimit;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  server.on("error", (error) => options.log.error({ err: error }, "a machine could not be let in"));

  const forget = (machineNo: string, session: Session) => {
    session.release();
    if (sessions.get(machineNo) === session) sessions.delete(machineNo);
  };
  const sweepRevoked = async () => {
    const nowMs = performance.now();
    for (const [machineNo, session] of sessions) if (session.isAway(nowMs)) forget(machineNo, session);
    allowance.tidy(nowMs);
    if (sessions.size === 0) return;
    for (const { machineNo, version } of await options.doorkeeper.revoked()) {
      const session = sessions.get(machineNo);
      if (session?.pass.version === version) forget(machineNo, session);
    }
  };
  const sweeping = setInterval(
    () =>
      void sweepRevoked().catch(
        (error: unknown) =>
          isOutage(error) || options.log.error({ err: error }, "revoked secrets could not be looked for"),
      ),
    sweepMs,
  );

  return {
    port: (server.address() as { port: number }).port,
    sweepRevoked,
    send: (machineNo, payload) => sessions.get(machineNo)?.put(payload) ?? false,
    reaches: (machineNo) => sessions.has(machineNo),
    connections: () => sessions.size,
    problem: () => (server.listening ? null : "the door for machines over HTTP does not listen"),
    async stop() {
      clearInterval(sweeping);
      for (const [machineNo, session] of sessions) forget(machineNo, session);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Answers that are written now still leave; who only keeps a connection open does not hold up the end.
        setImmediate(() => server.closeAllConnections());
      });
    },
  };
}

/** The secret of a request that names itself as this very machine. */
function secretOf(request: IncomingMessage, machineNo: string): Buffer | undefined {
  const [, encoded] = /^Basic ([0-9A-Za-z+/=]{1,300})$/i.exec(request.headers.authorization ?? "") ?? [];
  if (encoded === undefined) return undefined;
  const [name = "", ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  const checked = checkMachineNumber(name);
  const isOwn = name === machineNo && checked.ok && checked.value === name;
  return isOwn ? Buffer.from(secret.join(":")) : undefined;
}
