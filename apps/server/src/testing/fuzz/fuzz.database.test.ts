import { expect, it } from "vitest";
import { allEndpoints } from "../world/samples.ts";
import { fuzz } from "./fuzz.ts";

/** The test suite sends so many for each call, so that every third call succeeds once however many there are. */
const requestsEach = 4;
/** `npm run fuzz` sends 200,000 requests; `npx vitest run --mode fuzz:<seed>:<requests> …` repeats a run. */
const mode = (import.meta as { readonly env?: { readonly MODE?: string } }).env?.MODE ?? "";
const [
  ,
  seed = "20261121",
  requests = mode.startsWith("fuzz") ? "200000" : String(requestsEach * allEndpoints.length),
] = mode.startsWith("fuzz") ? mode.split(":") : [];

it(
  "S10 answers random, boundary and mutated requests of every call with what the contract names, and never breaks",
  async () => {
    const { findings, succeeded, refused, calls } = await fuzz(Number(seed), Number(requests), (done) => {
      if (mode.startsWith("fuzz")) process.stdout.write(`${done} requests\n`);
    });
    if (mode.startsWith("fuzz"))
      process.stdout.write(
        `seed ${seed}: ${succeeded} succeeded, ${refused} were refused; ${calls} of ${allEndpoints.length} calls succeeded at least once\n`,
      );
    expect(
      findings,
      `repeat with: npx vitest run --project database --mode fuzz:${seed}:${requests} apps/server/src/testing/fuzz`,
    ).toEqual([]);
    // A run in which nothing succeeds looks at the doorman only.
    expect(succeeded).toBeGreaterThan(Number(requests) / 10);
    expect(calls).toBeGreaterThan(allEndpoints.length / 3);
  },
  4 * 3_600_000,
);
