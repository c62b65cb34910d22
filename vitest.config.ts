import { defineConfig } from "vitest/config";

const workspaces = "{apps,packages,journeys,benchmarks,tools}";
const databaseTests = "**/*.database.test.ts";
const never = ["**/node_modules/**", "**/dist/**"];

// Only what hangs ends here. What takes thirty seconds alone takes minutes on a machine that others use.
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

/** Journeys are no vitest tests; `npm test` runs them after these. */
export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        test: {
          name: "unit",
          include: [`${workspaces}/**/*.test.ts`],
          exclude: [...never, databaseTests, "apps/console/**"],
          ...patience,
        },
      },
      {
        test: {
          name: "unit-console",
          environment: "happy-dom",
          include: ["apps/console/**/*.test.{ts,tsx}"],
          exclude: never,
          ...patience,
        },
      },
      {
        test: {
          name: "database",
          include: [`${workspaces}/${databaseTests}`],
          exclude: never,
          globalSetup: ["tools/src/vitest-cluster.ts"],
          setupFiles: ["tools/src/vitest-day.ts"],
          maxWorkers: 2,
          ...patience,
        },
      },
    ],
  },
});
