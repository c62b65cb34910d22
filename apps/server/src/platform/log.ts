import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import pretty from "pino-pretty";

/** Never written, wherever in a logged object they stand. */
const secretPaths = [
  "password",
  "proof",
  "verifier",
  "pass",
  "token",
  "session_key",
  "deviceToken",
  "ticket",
  "authorization",
  "cookie",
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** JSON lines for collectors, or to `to`; readable lines on a terminal. Query strings are not logged at all. */
export function createLog(level: string, to?: { write(line: string): void }): FastifyBaseLogger {
  const options = {
    level,
    base: { pid: process.pid },
    redact: { paths: secretPaths, censor: "…" },
    serializers: {
      req: (request: { method?: string; id?: string }) => ({ method: request.method, id: request.id }),
      err: pino.stdSerializers.err,
    },
  };
  if (to !== undefined) return pino(options, to);
  return process.stdout.isTTY
    ? pino(options, pretty({ colorize: true, ignore: "pid", sync: true, translateTime: "SYS:HH:MM:ss" }))
    : pino(options, pino.destination({ sync: true }));
}
