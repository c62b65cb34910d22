import type { Handle } from "@yunshou/database";
import { contradictsRefill } from "@yunshou/domain";
import type { Movement } from "./lanes.queries.ts";

interface Known {
  readonly loaded: number;
  readonly sold: number;
}

/**
 * Keeps what machines report against last + loaded - sold, to be explained by a person (STOCK-03). To be called before the
 * movements of the report are written; the lanes are locked.
 */
export async function keepRefillChecks(tx: Handle, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  const known = await tx.query<Known>(
    `select coalesce(sum(v.quantity) filter (where v.reason = 'refill'), 0)::int as loaded,
       coalesce(-sum(v.quantity) filter (where v.reason = 'sale'), 0)::int as sold
     from jsonb_array_elements($1::jsonb) with ordinality as e (x, place)
       cross join jsonb_to_record(e.x) as r ("machineId" bigint, cabinet text, lane int)
       left join lateral (select max(o.id) as id from stock_movement o where o.machine_id = r."machineId" and o.cabinet = r.cabinet
         and o.lane_no = r.lane and o.actor_id is null and o.reason in ('refill', 'count', 'remove')) last on true
       left join stock_movement v on v.machine_id = r."machineId" and v.cabinet = r.cabinet and v.lane_no = r.lane and v.id > coalesce(last.id, 0)
     group by e.place order by e.place`,
    [JSON.stringify(movements)],
  );
  const checks = movements.flatMap((movement, index) => {
    const { loaded, sold } = known[index]!;
    const { stockAfter, quantity, reason, at, ...lane } = movement;
    const book = stockAfter - quantity;
    const isContradiction = contradictsRefill({ reason, book, reported: stockAfter, loaded });
    return isContradiction ? [{ ...lane, last: book - loaded + sold, loaded, sold, reported: stockAfter, at }] : [];
  });
  if (checks.length === 0) return;
  await tx.query(
    `insert into refill_check (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, last, loaded, sold, reported, reported_at)
     select "topId", "merchantId", "machineId", cabinet, lane, "productId", last, loaded, sold, reported, at
     from jsonb_to_recordset($1::jsonb) as r ("topId" bigint, "merchantId" bigint, "machineId" bigint, cabinet text, lane int, "productId" bigint,
       last int, loaded int, sold int, reported int, at timestamptz)`,
    [JSON.stringify(checks)],
  );
}
