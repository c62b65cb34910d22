import type { Handle } from "@yunshou/database";
import { checkDispense, type DispenseFacts, type RefusalCode } from "@yunshou/domain";

/** A product in a lane that is about to come out. */
export interface LaneToDispense {
  readonly topId: string;
  readonly machineId: string;
  readonly cabinet: string | null;
  readonly laneNo: number | null;
  readonly productId: string | null;
}

interface Row extends Omit<DispenseFacts, "batch"> {
  readonly place: number;
  readonly shelfLifeDate: string | null;
  readonly recalled: boolean;
}

/**
 * Why products may not come out of their lanes, each under its place in the list; what is no medicine is never in it.
 * The day is that of the merchant's zone, so that a batch ends at its midnight (MED-09, MED-11).
 */
export async function medicinesRefused(
  tx: Handle,
  lanes: readonly LaneToDispense[],
  now: Date,
): Promise<ReadonlyMap<number, RefusalCode>> {
  const named = lanes.flatMap(({ topId, machineId, cabinet, laneNo, productId }, place) =>
    productId === null ? [] : [{ place, topId, machineId, cabinet, laneNo, productId }],
  );
  if (named.length === 0) return new Map();
  const rows = await tx.query<Row>(
    `select r.place, d.sale_class as "saleClass", d.shelf, to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.recalled_at is not null as recalled,
       to_char($2::timestamptz at time zone h.time_zone, 'YYYY-MM-DD') as today
     from jsonb_to_recordset($1::jsonb) as r(place int, "topId" bigint, "machineId" bigint, cabinet text, "laneNo" int, "productId" bigint)
     join medicine d on d.top_id = r."topId" and d.product_id = r."productId" join merchant h on h.id = d.merchant_id
     left join lane l on l.top_id = r."topId" and l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r."laneNo" and l.product_id = d.product_id
     left join medicine_batch b on b.top_id = d.top_id and b.product_id = d.product_id and lower(b.batch_no) = lower(l.batch_no)`,
    [JSON.stringify(named), now],
  );
  return new Map(
    rows.flatMap(({ place, shelfLifeDate, recalled, ...facts }) => {
      const batch = shelfLifeDate === null ? null : { shelfLifeDate, recalled };
      const allowed = checkDispense({ ...facts, batch });
      return allowed.ok ? [] : [[place, allowed.code] as const];
    }),
  );
}
