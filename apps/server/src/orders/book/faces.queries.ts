import type { Handle } from "@yunshou/database";
import type { RollupLine } from "./rollups.ts";

/** What a machine saw of faces on a business day: how often it looked and knew them, and the sales paid by face. */
export interface FaceLine {
  readonly topId: string;
  readonly merchantId: string;
  readonly businessDay: string;
  readonly machineId: string;
  scans: number;
  recognised: number;
  orders: number;
  amountFen: bigint;
}

/** What counted sales add, beside what machines said of their cameras. */
const paidByFace = (lines: readonly RollupLine[]): FaceLine[] =>
  lines
    .filter(({ byFace, orders }) => byFace && orders > 0)
    .map(({ topId, merchantId, businessDay, machineId, orders, amountFen }) => ({
      topId,
      merchantId,
      businessDay,
      machineId,
      scans: 0,
      recognised: 0,
      orders,
      amountFen,
    }));

/** One line for each machine and day, in the order of the key, so that batches never lock crosswise. */
function gather(lines: readonly FaceLine[]): FaceLine[] {
  const sums = new Map<string, FaceLine>();
  for (const added of lines) {
    const key = `${added.merchantId}|${added.businessDay}|${added.machineId}`;
    const sum = sums.get(key);
    if (sum === undefined) {
      sums.set(key, { ...added });
      continue;
    }
    sum.scans += added.scans;
    sum.recognised += added.recognised;
    sum.orders += added.orders;
    sum.amountFen += added.amountFen;
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

/** Adds what cameras saw and what was paid by face to the days of their machines (MACHINE-28). */
export async function addFaces(tx: Handle, sales: readonly RollupLine[], seen: readonly FaceLine[]): Promise<void> {
  const lines = gather([...paidByFace(sales), ...seen]);
  if (lines.length === 0) return;
  await tx.query(
    `insert into rollup_face as r (top_id, merchant_id, business_day, machine_id, scans, recognised, orders, amount_fen)
     select "topId", "merchantId", "businessDay", "machineId", scans, recognised, orders, "amountFen"
     from jsonb_to_recordset($1::jsonb) as x("topId" bigint, "merchantId" bigint, "businessDay" date, "machineId" bigint, scans bigint, recognised bigint, orders bigint, "amountFen" bigint)
     on conflict (merchant_id, business_day, machine_id, top_id) do update
     set scans = r.scans + excluded.scans, recognised = r.recognised + excluded.recognised, orders = r.orders + excluded.orders, amount_fen = r.amount_fen + excluded.amount_fen`,
    [JSON.stringify(lines.map((line) => ({ ...line, amountFen: String(line.amountFen) })))],
  );
}
