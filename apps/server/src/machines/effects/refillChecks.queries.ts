import type { Handle } from "@yunshou/database";
import { contradictsRefill } from "@yunshou/domain";
import type { Movement } from "./lanes.queries.ts";

interface Known {
  readonly loaded: number;
  readonly sold: number;
}

const none: Known = { loaded: 0, sold: 0 };
const nameOf = ({ machineId, cabinet, lane }: Movement) => `${machineId}|${cabinet}|${lane}`;

/**
 * Keeps what machines report against last + loaded - sold, to be explained by a person (STOCK-03). To be called before the
 * movements of the reports are written; the lanes are locked. A report that agrees with the book has a quantity of 0.
 */
export async function keepRefillChecks(tx: Handle, reports: readonly Movement[]): Promise<void> {
  if (reports.length === 0) return;
  const firsts = [...new Map(reports.toReversed().map((report) => [nameOf(report), report])).values()];
  const known = await tx.query<Known>(
    `select coalesce(sum(v.quantity) filter (where v.reason = 'refill'), 0)::int as loaded,
       coalesce(-sum(v.quantity) filter (where v.reason = 'sale'), 0)::int as sold
     from jsonb_array_elements($1::jsonb) with ordinality as e (x, place)
       cross join jsonb_to_record(e.x) as r ("machineId" bigint, cabinet text, lane int)
       join lane l on l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r.lane
       left join stock_movement v on v.machine_id = l.machine_id and v.cabinet = l.cabinet and v.lane_no = l.lane_no and v.id > l.reported_mark
     group by e.place order by e.place`,
    [JSON.stringify(firsts)],
  );
  const knownOf = new Map(firsts.map((report, place) => [report, known[place]!]));
  const checks = reports.flatMap((report) => {
    // What was reported once more at the same time follows the first word directly.
    const { loaded, sold } = knownOf.get(report) ?? none;
    const { stockAfter, quantity, reason, at, ...lane } = report;
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

/** From here on loads and sales of these lanes are newer than what their machines reported. After the movements of the reports are written. */
export async function markReported(tx: Handle, reports: readonly Movement[]): Promise<void> {
  if (reports.length === 0) return;
  const lasts = [...new Map(reports.map((report) => [nameOf(report), report])).values()];
  await tx.query(
    `update lane l set reported_mark = id_at(r.at) | (nextval('id_sequence') & 4194303)
     from jsonb_to_recordset($1::jsonb) as r ("machineId" bigint, cabinet text, lane int, at timestamptz)
     where l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r.lane`,
    [JSON.stringify(lasts)],
  );
}
