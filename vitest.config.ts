import { defineConfig } from "vitest/config";
import { LongFirst, LongFirstShuffled } from "./tools/src/vitest-order.ts";

const workspaces = "{apps,packages,journeys,benchmarks,tools}";
const databaseTests = "**/*.database.test.ts";
/** Files that replace a module or a global; every other file of database tests shares its process with its neighbours. */
const isolatedTests = "**/*.isolated.database.test.ts";
const never = ["**/node_modules/**", "**/dist/**"];

// Only what hangs ends here. What takes thirty seconds alone takes minutes on a machine that others use.
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };
// A fifth of their time went into collecting what lives as long as one request or one drawn page.
const room = { execArgv: ["--max-semi-space-size=32"] };
const database = {
  globalSetup: ["tools/src/vitest-cluster.ts"],
  setupFiles: ["tools/src/vitest-day.ts"],
  // One more than cores are promised: they wait for the database, and for clocks.
  maxWorkers: 3,
  // Groups of the same order must have as many processes.
  sequence: { groupOrder: 2 },
  ...patience,
  ...room,
};
/**
 * They touch nothing outside of themselves, so two processes load the sources once each instead of every file anew. They wait
 * for nobody, so there are as many processes as cores are promised; left to itself the runner leaves one core idle.
 */
const unit = { isolate: false, maxWorkers: 2, ...patience, ...room };

/** Journeys are no vitest tests; `npm test` runs them after these. */
export default defineConfig({
  test: {
    reporters: ["default"],
    // On a build server files run in another order each time; the seed is printed and repeats a run with `--sequence.seed`.
    sequence: { sequencer: process.env.CI === "true" ? LongFirstShuffled : LongFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [`${workspaces}/**/*.test.ts`],
          exclude: [...never, databaseTests, "apps/console/**"],
          ...unit,
        },
      },
      {
        test: {
          name: "unit-console",
          environment: "happy-dom",
          include: ["apps/console/**/*.test.{ts,tsx}"],
          exclude: never,
          ...unit,
          setupFiles: ["apps/console/src/testing/emptyBrowser.ts"],
          // What a file replaces it puts back. After the others: a process that turns from one project to another begins anew.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "database",
          include: [`${workspaces}/${databaseTests}`],
          exclude: [...never, isolatedTests],
          isolate: false,
          ...database,
        },
      },
      {
        test: { name: "database-isolated", include: [`${workspaces}/${isolatedTests}`], exclude: never, ...database },
      },
    ],
  },
});
