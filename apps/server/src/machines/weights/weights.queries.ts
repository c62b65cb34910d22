import type { Language, StoredRow } from "@yunshou/contract";
import type { weights } from "@yunshou/contract/machines/weights";
import { conditions, equals, type Handle, numbered, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

interface Filters {
  readonly machineNo?: string | undefined;
  readonly productId?: string | undefined;
}

/** The weight that somebody set counts for the product for which it was set. */
const listOf = (scope: Scope, language: Language, { machineNo, productId }: Filters): List => ({
  columns: sql`m.id || '-' || l.cabinet || '-' || l.lane_no as "rowId", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", l.cabinet,
    l.lane_no as "laneNo", g.id as "productId", g.code as "productCode", ${nameIn("g", language)} as "productName",
    coalesce(w.weight_grams, g.weight_grams) as weight, coalesce(w.tolerance_grams, g.tolerance_grams) as "weightTolerance",
    coalesce(w.factor, 1)::float8 as "weightFactor", w.machine_id is not null as "isOwn", w.updated_at as "updatedTime"`,
  from: `lane l join machine m on m.id = l.machine_id and m.decommissioned_at is null join product g on g.top_id = l.top_id and g.id = l.product_id
    left join lane_weight w on w.machine_id = l.machine_id and w.cabinet = l.cabinet and w.lane_no = l.lane_no and w.product_id = l.product_id`,
  where: conditions(
    scoped(scope, "m", { granted: true }),
    numbered("m.machine_no", "machine", machineNo),
    equals("g.id", productId),
  ),
});

const order = {
  by: { machineNo: "m.machine_no", updatedTime: "w.updated_at" },
  nulls: { updatedTime: "last" },
  unsorted: "m.machine_no asc",
  tie: ["m.id asc", "l.cabinet asc", "l.lane_no asc"],
} as const satisfies Order<string>;

export const listWeights = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof weights.list>>> => pageOf(tx, listOf(scope, language, filters), order, paging);

export interface WeighedLane {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
}

const lanesWhere = (scope: Scope, condition: ReturnType<typeof equals>) =>
  statement(sql`select m.top_id as "topId", m.merchant_id as "merchantId", m.id as "machineId", m.machine_no as "machineNo", l.cabinet,
      l.lane_no as "laneNo", l.product_id as "productId"
    from lane l join machine m on m.id = l.machine_id and m.decommissioned_at is null
    where l.product_id is not null and ${conditions(scoped(scope, "m", { granted: true }), condition)}
    order by m.id, l.cabinet, l.lane_no for update of l`);

/** The named lanes of the scope that hold a product, locked. */
export const lockNamed = (
  tx: Handle,
  scope: Scope,
  lanes: readonly Pick<WeighedLane, "machineId" | "cabinet" | "laneNo">[],
): Promise<WeighedLane[]> =>
  tx.query<WeighedLane>(
    ...lanesWhere(
      scope,
      sql`(l.machine_id, l.cabinet, l.lane_no) in (select * from unnest(${lanes.map(({ machineId }) => machineId)}::bigint[],
        ${lanes.map(({ cabinet }) => cabinet)}::text[], ${lanes.map(({ laneNo }) => String(laneNo))}::int[]))`,
    ),
  );

/** The lanes of these machines that hold the product, locked. */
export const lockHolding = (
  tx: Handle,
  scope: Scope,
  machineIds: readonly string[],
  productId: string,
): Promise<WeighedLane[]> =>
  tx.query<WeighedLane>(
    ...lanesWhere(scope, sql`l.machine_id = any(${machineIds}::bigint[]) and l.product_id = ${productId}`),
  );

export async function saveWeights(
  tx: Handle,
  lanes: readonly WeighedLane[],
  { weight, weightTolerance, weightFactor }: Readonly<Record<"weight" | "weightTolerance" | "weightFactor", number>>,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into lane_weight (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, weight_grams, tolerance_grams, factor, updated_by, updated_at)
     select r."topId", r."machineId", r."merchantId", r.cabinet, r."laneNo", r."productId", $2, $3, $4, $5, $6
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "machineId" bigint, "merchantId" bigint, cabinet text, "laneNo" int, "productId" bigint)
     on conflict (machine_id, cabinet, lane_no, top_id) do update set product_id = excluded.product_id, weight_grams = excluded.weight_grams,
       tolerance_grams = excluded.tolerance_grams, factor = excluded.factor, updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
    [JSON.stringify(lanes), weight, weightTolerance, weightFactor, userId, now],
  );
}
