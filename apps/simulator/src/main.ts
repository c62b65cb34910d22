import { help, readArguments, UsageError } from "./arguments.ts";
import { startFleet } from "./fleet.ts";
import { progressLine, summary } from "./report.ts";

const reportEveryMs = 3_000;

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2), () => Date.now() % 0xffff_ffff);
  if (given === null) {
    process.stdout.write(help);
    return;
  }
  const startedAt = Date.now();
  const fleet = startFleet(given.fleet);
  process.stdout.write(`${fleet.machines.length} machines at ${given.fleet.server}, seed ${fleet.seed}\n`);

  let acked = 0;
  let reportedAt = startedAt;
  const report = setInterval(() => {
    const now = Date.now();
    process.stdout.write(`${progressLine(fleet, now - startedAt, acked, now - reportedAt)}\n`);
    acked = fleet.stats.acked;
    reportedAt = now;
  }, reportEveryMs);

  await new Promise<void>((resolve) => {
    if (given.seconds > 0) setTimeout(resolve, given.seconds * 1000);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  const complete = await fleet.drain(given.drainSeconds * 1000);
  clearInterval(report);
  process.stdout.write(`\n${summary(fleet, Date.now() - startedAt)}\n`);
  await fleet.stop();
  if (!complete) process.stdout.write(`\nSome messages were not acknowledged. Repeat with --seed ${fleet.seed}.\n`);
  process.exit(complete ? 0 : 1);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof UsageError ? error.message : (error as Error).stack}\n`);
  process.exit(2);
});
