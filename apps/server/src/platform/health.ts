import { asSystem, type Database } from "@yunshou/database";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { timingSafeEqual } from "node:crypto";
import { tokenFrom } from "./call.ts";
import { isLoopback } from "./guard/addresses.ts";
import { ping } from "./health.queries.ts";
import type { Metrics } from "./metrics.ts";
import { Refused } from "./refused.ts";

const patienceMs = 3_000;
/** One look answers everybody who asks within a second. */
const sharedMs = 1_000;

/** A part of the process that may be unready, e.g. the broker; answers the reason or null. */
export type Probe = () => Promise<string | null> | string | null;

/** The figures are for whoever watches the program: this machine, and whoever knows the token. */
function maySeeMetrics({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (isLoopback(ip)) return true;
  const given = Buffer.from(tokenFrom(headers) ?? "");
  const wanted = Buffer.from(token ?? "");
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Liveness, readiness with reasons, and figures for Prometheus; `figures` are those that the database counts. Who asks
 * for them from elsewhere needs `metricsToken`.
 */
export function addHealth(
  app: FastifyInstance,
  database: Database,
  metrics: Metrics,
  probes: Readonly<Record<string, Probe>> = {},
  figures: () => Promise<readonly string[]> = async () => [],
  metricsToken?: string,
): void {
  app.get("/health/live", async () => ({ status: "live" }));
  const look = async () => {
    const checks = { database: () => databaseProblem(database), ...probes };
    const reasons = await Promise.all(
      Object.entries(checks).map(async ([name, probe]) => [name, await inTime(probe, "no answer in time")] as const),
    );
    const problems = Object.fromEntries(reasons.filter(([, reason]) => reason !== null));
    return problems;
  };
  let shared: { readonly atMs: number; readonly answer: ReturnType<typeof look> } | undefined;
  app.get("/health/ready", async (_request, reply) => {
    if (shared === undefined || Date.now() - shared.atMs >= sharedMs) shared = { atMs: Date.now(), answer: look() };
    const problems = await shared.answer;
    const ready = Object.keys(problems).length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "unready", reasons: problems });
  });
  app.get("/metrics", async (request, reply) => {
    if (!maySeeMetrics(request, metricsToken)) throw new Refused("route.unknown");
    // What this process knows is told even when the database does not answer.
    const counted = await inTime<readonly string[]>(() => figures().catch(() => []), []);
    return reply
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(`${metrics.text(database)}${counted.map((line) => `${line}\n`).join("")}`);
  });
}

/** Asks for room on the disk as well, because a full one still answers. */
async function databaseProblem(database: Database): Promise<string | null> {
  try {
    await asSystem(database, (tx) => ping(tx), { tries: 1 });
    return null;
  } catch (error) {
    return (error as { code?: string }).code === "53100"
      ? "the disk of the database is full"
      : "the database does not answer";
  }
}

async function inTime<T>(ask: () => Promise<T> | T, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), patienceMs)));
  try {
    return await Promise.race([ask(), late]);
  } finally {
    clearTimeout(timer);
  }
}
