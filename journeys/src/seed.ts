import { rmSync } from "node:fs";
import { join } from "node:path";
import { seedVariable, startWorld } from "./world.ts";

/**
 * Makes the demo company once for all worlds of this run, which begin as copies of it: a copy starts in seconds, a company
 * takes more than a minute to be made. It goes with the process.
 */
export async function makeSeed(): Promise<void> {
  const world = await startWorld({ headless: true });
  process.once("exit", () => rmSync(world.dataDir, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  await world.leave();
  // Two copies would begin by trying one port.
  rmSync(join(world.dataDir, "postgres.port"), { force: true });
  process.env[seedVariable] = world.dataDir;
}
