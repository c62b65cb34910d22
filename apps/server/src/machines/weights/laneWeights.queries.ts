import type { Handle } from "@yunshou/database";
import type { Cabinet, PieceWeight } from "@yunshou/domain";

/** The weight that somebody set for the lane `l`, as `w`; one that was set for another product does not count (MACHINE-27). */
export const joinLaneWeight = `left join lane_weight w on w.machine_id = l.machine_id and w.cabinet = l.cabinet and w.lane_no = l.lane_no
  and w.product_id = l.product_id`;

/** The weight of a piece in a lane with its product `p` and `w` as a `PieceWeight`, or null while weight or tolerance are not known. */
export const pieceWeight = `case when coalesce(w.tolerance_grams, p.tolerance_grams) is not null then jsonb_build_object(
  'grams', coalesce(w.weight_grams, p.weight_grams), 'toleranceGrams', coalesce(w.tolerance_grams, p.tolerance_grams),
  'factor', coalesce(w.factor, 1)) end`;

/** A lane and the product of which somebody asks. */
export interface LaneOfProduct {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
}

export const weightKey = ({ machineId, cabinet, laneNo, productId }: LaneOfProduct): string =>
  [machineId, cabinet, laneNo, productId].join("|");

/** What a piece weighs in each of these lanes that still holds the product, by `weightKey`; others are not named. */
export async function weightsOf(
  tx: Handle,
  lanes: readonly LaneOfProduct[],
): Promise<ReadonlyMap<string, PieceWeight>> {
  const rows = await tx.query<LaneOfProduct & { readonly weight: PieceWeight | null }>(
    `select l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", ${pieceWeight} as weight
     from (select distinct * from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, "laneNo" int, "productId" bigint)) r
       join lane l on l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r."laneNo" and l.product_id = r."productId"
       join product p on p.top_id = l.top_id and p.id = l.product_id ${joinLaneWeight}`,
    [JSON.stringify(lanes)],
  );
  return new Map(rows.flatMap((row) => (row.weight === null ? [] : [[weightKey(row), row.weight]])));
}
