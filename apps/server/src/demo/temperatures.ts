import type { Handle } from "@yunshou/database";
import { findByAccount } from "../access/people/person.queries.ts";
import { ownerOfNumber } from "./demo.queries.ts";
import { type DemoExcursion, insertExcursion, insertTemperatures } from "./temperatures.queries.ts";

const days = 7;

/** One that nobody has decided about, and one of last week that is settled. */
const excursions: readonly DemoExcursion[] = [
  { machineNo: "KH510001", hoursAgo: 20, hours: 2.5, highest: 24.6, decisions: [] },
  {
    machineNo: "KH420001",
    hoursAgo: 110,
    hours: 4,
    highest: 27.3,
    decisions: [
      { state: "released", reason: "稳定性资料允许短时不超过30℃" },
      { state: "destroyed", reason: "外包装受潮变形，不再销售" },
    ],
  },
];

/** A week of temperatures of the pharmacy's machines, with what was decided about the batches that lay too warm (MED-08). */
export async function seedTemperatures(tx: Handle, now: Date): Promise<void> {
  const owner = await ownerOfNumber(tx, "0002");
  const pharmacist = await findByAccount(tx, "demopharmacist");
  await insertTemperatures(tx, owner, now, days);
  for (const one of excursions) await insertExcursion(tx, owner, one, now, pharmacist!.userId);
}
