import type { Handle } from "@yunshou/database";
import { type BatchDays, turnToSell } from "@yunshou/domain";
import { laneKey, type LockedLane } from "../stock/stock.queries.ts";

/**
 * When each lane with a medicine is its turn to be sold from, by `laneKey`: what expires first comes first. Lanes with other
 * goods are not in it, and where there is no medicine nothing is asked.
 *
 * @param today the day in the zone of the machine.
 */
export async function turnsOf(
  tx: Handle,
  lanes: readonly LockedLane[],
  today: string,
): Promise<ReadonlyMap<string, number>> {
  const medicines = lanes.filter(({ isMedicine }) => isMedicine);
  if (medicines.length === 0) return new Map();
  const batches = await tx.query<BatchDays & { readonly place: number }>(
    `select r.place, to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.recalled_at is not null as recalled
     from jsonb_to_recordset($1::jsonb) as r(place int, "topId" bigint, "productId" bigint, "batchNo" text)
     join medicine_batch b on b.top_id = r."topId" and b.product_id = r."productId" and lower(b.batch_no) = lower(r."batchNo")`,
    [JSON.stringify(medicines.map(({ topId, productId, batchNo }, place) => ({ place, topId, productId, batchNo })))],
  );
  const batchAt = new Map(batches.map(({ place, ...batch }) => [place, batch]));
  return new Map(
    medicines.map((lane, place) => [laneKey(lane), turnToSell(batchAt.get(place) ?? null, today)] as const),
  );
}
