import type { Handle } from "@yunshou/database";
import type { Effect, EffectContext } from "../machines/effects/effect.ts";
import { stock } from "../machines/effects/stock.ts";
import { explainOldest, loadLanes } from "./refillChecks.queries.ts";

/** Machines that counted fewer pieces than their replenisher had recorded: by how many, lane by lane. */
const visits: readonly (readonly [machineNo: string, account: string, fewer: readonly number[]])[] = [
  ["YT310002", "bh01", [0, 2, 0, 1]],
  ["YT310003", "bh02", [1]],
];

/** Refills that people recorded, and what the machines then counted; the last differences wait for an explanation. */
export async function seedRefillChecks(tx: Handle, now: Date): Promise<void> {
  for (const [machineNo, account, fewer] of visits) {
    const { machine, loaded } = await loadLanes(tx, machineNo, account, fewer.length);
    if (loaded.length === 0) continue;
    const lanes = loaded.map((lane, index) => ({ ...lane, stock: Math.max(0, lane.stock - (fewer[index] ?? 0)) }));
    const message = { type: "stock", body: { reason: "refill", lanes } };
    await (stock as Effect<"stock">)(
      { tx, now, send: () => {}, afterCommit: () => {}, notify: () => {} } as unknown as EffectContext,
      [{ machine, message, receivedAt: now, occurredAt: now }] as never,
    );
  }
  await explainOldest(tx, "demo", now);
}
