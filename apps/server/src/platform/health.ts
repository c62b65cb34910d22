import { asSystem, type Database } from "@yunshou/database";
import type { FastifyInstance } from "fastify";
import { ping } from "./health.queries.ts";
import type { Metrics } from "./metrics.ts";

const patienceMs = 3_000;

/** A part of the process that may be unready, e.g. the broker; answers the reason or null. */
export type Probe = () => Promise<string | null> | string | null;

/** Liveness, readiness with reasons, and figures for Prometheus; `figures` are those that the database counts. */
export function addHealth(
  app: FastifyInstance,
  database: Database,
  metrics: Metrics,
  probes: Readonly<Record<string, Probe>> = {},
  figures: () => Promise<readonly string[]> = async () => [],
): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async (_request, reply) => {
    const checks = { database: () => databaseProblem(database), ...probes };
    const reasons = await Promise.all(
      Object.entries(checks).map(async ([name, probe]) => [name, await inTime(probe, "no answer in time")] as const),
    );
    const problems = Object.fromEntries(reasons.filter(([, reason]) => reason !== null));
    const ready = Object.keys(problems).length === 0;
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "unready", reasons: problems });
  });
  app.get("/metrics", async (_request, reply) => {
    // What this process knows is told even when the database does not answer.
    const counted = await inTime<readonly string[]>(() => figures().catch(() => []), []);
    return reply
      .type("text/plain; version=0.0.4; charset=utf-8")
      .send(`${metrics.text(database)}${counted.map((line) => `${line}\n`).join("")}`);
  });
}

/** Writes as well as reads, because a full disk still answers reads. */
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
