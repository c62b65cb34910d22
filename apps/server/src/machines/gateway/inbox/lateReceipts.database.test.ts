import { afterAll, beforeAll, expect, it } from "vitest";
import { streamDelaySeconds } from "@yunshou/domain";
import type { AnyIncoming } from "../../effects/effect.ts";
import { type Bench, effectsForTests, openBench } from "../testing/fixture.ts";
import { readArrival } from "./arrival.ts";
import { applyBatch } from "./batch.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

it("SYS-08 numbers what waited for the database so late that no reader of the stream has passed it, and dates it as it was", async () => {
  const [machine] = await bench.seed("LATE1");
  const seen: AnyIncoming[] = [];
  const effects = {
    ...effectsForTests,
    sale: (_: unknown, messages: readonly AnyIncoming[]) => Promise.resolve(void seen.push(...messages)),
  };
  const sale = (seq: number) =>
    readArrival(
      machine!.machineNo,
      "v1/m/LATE1/up",
      Buffer.from(
        JSON.stringify({
          type: "sale",
          boot: "b1",
          seq,
          at: 1_000 * seq,
          sentAt: 10_000,
          body: { saleId: `s${seq}`, lane: 11, priceFen: 350, paidFen: 350, payment: "cash", dispensed: 1 },
        }),
      ),
      0,
    );
  const receivedAt = new Date(Date.now() - 600_000);
  const arrivals = [1, 2, 3].map(sale);
  const receipts = new Map(
    arrivals.map((arrival, place) => [arrival, new Date(receivedAt.getTime() + place)] as const),
  );
  await applyBatch(bench.database, effects, receipts, new Map());
  const ages = seen.map((incoming) => Date.now() - incoming.receivedAt.getTime());
  expect(Math.max(...ages)).toBeLessThan((streamDelaySeconds * 1_000) / 2 + 5_000);
  expect(seen.map(({ occurredAt }, place) => receivedAt.getTime() + place - occurredAt.getTime())).toEqual([
    9_000, 8_000, 7_000,
  ]);
});
