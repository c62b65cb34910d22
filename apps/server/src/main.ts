import { flushCompileCache } from "node:module";
import { readConfig } from "./config.ts";
import { prepareDataDir } from "./platform/dataDir.ts";
import { createLog } from "./platform/log.ts";
import { isSplit, startApart } from "./roles/apart.ts";
import type { OpeningFacts } from "./roles/opened.ts";
import type { Started } from "./roles/started.ts";

const stopPatienceMs = 12_000;

/** What has been started, ended in the reverse order. */
const started: Started[] = [];

/** Reads little before the processes of the roles are begun, so that they and this one read the rest at the same time. */
async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  prepareDataDir(config.dataDir);
  const { promise: facts, resolve: known } = Promise.withResolvers<OpeningFacts>();
  const apart = isSplit(config) ? startApart(config, facts, log, started) : undefined;
  const { play } = await import("./program.ts");
  await play({ config, log, apart, known, started });
  // Now, because a process that is killed writes nothing, and the next start would read everything anew.
  flushCompileCache();
}

let stopping: Promise<void> | undefined;

/** Stops everything in the reverse order of its start, and goes on when a part fails. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const part of started.reverse()) {
      await part
        .stop()
        .catch((error: unknown) => console.error(`${part.name} did not stop cleanly: ${(error as Error).message}`));
    }
  })();
  return stopping;
}

async function end(code: number): Promise<never> {
  setTimeout(() => process.exit(code === 0 ? 1 : code), stopPatienceMs).unref();
  await stop();
  if (code === 0) {
    const { bilingual } = await import("./platform/banner.ts");
    process.stdout.write(`${bilingual("stopped")}\n`);
  }
  process.exit(code);
}

function onSignal(): void {
  if (stopping !== undefined) process.exit(130);
  void end(0);
}

function onBug(error: unknown): void {
  console.error("The program ends because of an error that nobody expected.", error);
  void end(1);
}

process.on("SIGINT", onSignal);
process.on("SIGTERM", onSignal);
process.on("uncaughtException", onBug);
process.on("unhandledRejection", onBug);

start().catch(async (error: unknown) => {
  // A start that is stopped half-way fails somewhere, because what it needs has ended.
  if (stopping !== undefined) return;
  const { explain } = await import("./platform/explain.ts");
  console.error(explain(error));
  void end(1);
});
