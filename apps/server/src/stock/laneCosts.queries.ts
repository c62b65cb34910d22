import type { Handle } from "@yunshou/database";
import { type Cabinet, costAfterFilling, type LaneCost, type SentGoods } from "@yunshou/domain";

/** SQL of a lane's average by the goods ledger; null where it knows none of what lies there now. */
const averageFen = "case when l.cost_product_id = l.product_id then l.cost_fen end";

/**
 * SQL of what one piece of lane `l` costs: by the goods ledger, otherwise by the purchase price of the lane, or of the
 * product where its alias is given (`pieceCostFen`).
 */
export const laneCostFen = (product?: string): string =>
  `coalesce(${averageFen}, l.purchase_fen${product === undefined ? "" : `, ${product}.purchase_fen`})`;

interface LanePlace {
  readonly cabinet: Cabinet;
  readonly laneNo: number;
}

/** Goods of the ledger that came into a lane. */
export interface BroughtGoods extends LanePlace, SentGoods {}

interface StoredCost extends LanePlace {
  readonly stock: number;
  readonly averageFen: string | null;
  readonly remainderFen: string;
  readonly purchaseFen: string | null;
}

const costOf = ({ averageFen, remainderFen }: StoredCost): LaneCost | null =>
  averageFen === null ? null : { averageFen: BigInt(averageFen), remainderFen: BigInt(remainderFen) };

/**
 * Lets goods that came out of the ledger bring their cost into the lanes of a machine (STOCK-08). The lanes must be locked
 * and show the stock with these goods.
 */
export async function bringCosts(tx: Handle, machineId: string, brought: readonly BroughtGoods[]): Promise<void> {
  const goods = brought.filter(({ pieces }) => pieces > 0);
  if (goods.length === 0) return;
  const stored = await tx.query<StoredCost>(
    `select l.cabinet, l.lane_no as "laneNo", l.stock, ${averageFen} as "averageFen", l.cost_remainder_fen as "remainderFen",
       coalesce(l.purchase_fen, p.purchase_fen) as "purchaseFen"
     from lane l left join product p on p.top_id = l.top_id and p.id = l.product_id
     where l.machine_id = $1 and (l.cabinet, l.lane_no) in (select * from unnest($2::text[], $3::int[]))`,
    [machineId, goods.map(({ cabinet }) => cabinet), goods.map(({ laneNo }) => laneNo)],
  );
  const keyOf = ({ cabinet, laneNo }: LanePlace) => `${cabinet} ${laneNo}`;
  const lanes = new Map(stored.map((lane) => [keyOf(lane), lane]));
  const costs = goods.flatMap((one) => {
    const lane = lanes.get(keyOf(one));
    if (lane === undefined) return [];
    const purchaseFen = lane.purchaseFen === null ? null : BigInt(lane.purchaseFen);
    return [{ ...one, ...costAfterFilling(costOf(lane), purchaseFen, lane.stock, one) }];
  });
  await tx.query(
    `update lane l set cost_product_id = l.product_id, cost_fen = n.average, cost_remainder_fen = n.remainder
     from unnest($2::text[], $3::int[], $4::bigint[], $5::bigint[]) as n (cabinet, lane_no, average, remainder)
     where l.machine_id = $1 and l.cabinet = n.cabinet and l.lane_no = n.lane_no`,
    [
      machineId,
      costs.map(({ cabinet }) => cabinet),
      costs.map(({ laneNo }) => laneNo),
      costs.map((cost) => cost.averageFen),
      costs.map((cost) => cost.remainderFen),
    ],
  );
}

/** What a piece of a locked lane cost on average by the goods ledger; null where it does not know. */
export async function laneAverage(
  tx: Handle,
  machineId: string,
  { cabinet, laneNo }: LanePlace,
): Promise<bigint | null> {
  const [row] = await tx.query<{ fen: string | null }>(
    `select ${averageFen} as fen from lane l where l.machine_id = $1 and l.cabinet = $2 and l.lane_no = $3`,
    [machineId, cabinet, laneNo],
  );
  return row?.fen == null ? null : BigInt(row.fen);
}
