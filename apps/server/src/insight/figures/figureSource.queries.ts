import type { ParsedInputOf } from "@yunshou/contract";
import type { FigureCalls } from "@yunshou/contract/insight/figures";
import { conditions, contains, equals, given, numbered, type Scope, scoped, type Sql, sql } from "@yunshou/database";
import { latestReceiptDays } from "../../orders/list/orderDays.queries.ts";
import type { Subject } from "./figureSubjects.queries.ts";

export type FigureCondition = Omit<ParsedInputOf<FigureCalls["read"]>, "compare">;

/** The rollup that answers a condition, `x`, and the condition on it. */
export interface Source {
  readonly table: string;
  readonly where: Sql;
}

/** Sales of medicines as the figures read sales: each is one order, which tells neither refunds nor costs. */
const medicineSales =
  "(select s.*, 1 as orders, 0 as refunds, 0 as refund_fen, 0 as cost_fen, 0 as costed_fen from medicine_sale s)";

/**
 * Sales of the mall as the figures read sales: orders with the pickup point that only `mall_order` knows. They count what the
 * rollups count, so that the points and what is brought to the door add up to the total.
 */
const mallSales = `(select f.top_id, f.id, f.merchant_id, o.machine_id, coalesce(o.product_id, 0) as product_id, o.payment, o.business, o.business_day,
    f.pickup_point_id, f.pickup_point, f.delivery_way, n.orders, n.orders * o.quantity as quantity, n.orders * o.paid_fen as amount_fen,
    (o.refunded_fen > 0)::int as refunds, o.refunded_fen as refund_fen,
    case when o.purchase_fen is null then 0 else n.orders * o.purchase_fen * o.dispensed end as cost_fen,
    case when o.purchase_fen is null then 0 else n.orders * o.paid_fen - o.refunded_fen end as costed_fen
  from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id cross join lateral (select o.counted::int as orders) n
  where o.counted or o.refunded_fen > 0)`;

/** Sums of whole merchants know no machine and no product; who asks for either, or may see single machines only, reads the sales. */
export function sourceOf(scope: Scope, condition: FigureCondition, column: Subject["column"] | "business_day"): Source {
  const { fromDay, toDay, merchantNo, payMethod, businessType, pickupPointId, deliveryWay } = condition;
  const goods = goodsWhere(scope, condition);
  const places = machinesWhere(scope, condition);
  const ofMedicines = condition.medicine === "yes";
  const ofMall =
    !ofMedicines && (column === "pickup_point_id" || pickupPointId !== undefined || deliveryWay !== undefined);
  const ofMerchants =
    !ofMedicines &&
    !ofMall &&
    goods === undefined &&
    places === undefined &&
    scope.machines === undefined &&
    scope.granted === undefined &&
    column !== "machine_id" &&
    column !== "product_id";
  return {
    table: ofMedicines ? medicineSales : ofMall ? mallSales : ofMerchants ? "rollup_day" : "rollup_sales",
    where: conditions(
      scoped(scope, "x", ofMerchants ? { machine: null } : { granted: true }),
      ofTree(scope),
      sql`x.business_day between ${fromDay} and ${toDay}`,
      given(
        merchantNo,
        (no) => sql`x.merchant_id in (select h.id from merchant h where ${numbered("h.merchant_no", "merchant", no)!})`,
      ),
      equals("x.payment", payMethod),
      equals("x.business", businessType),
      goods,
      places,
      ofMall ? orderedNear(condition) : undefined,
      ofMall ? equals("x.pickup_point_id", pickupPointId) : undefined,
      ofMall ? equals("x.delivery_way", deliveryWay) : undefined,
      ...(ofMedicines ? medicinesWhere(condition) : []),
    ),
  };
}

/** Numbers carry the time of receipt, so orders of other months are not opened; somewhere a business day begins a day earlier. */
const orderedNear = ({ fromDay, toDay }: FigureCondition): Sql =>
  sql`x.id >= id_at((${fromDay}::date - 1)::timestamp at time zone 'UTC') and x.id < id_at((${toDay}::date + ${2 + latestReceiptDays}::int)::timestamp at time zone 'UTC')`;

/** The merchants of a whole tree by their ids, which lead the keys of the rollups: other trees are not even looked at. */
const ofTree = ({ topId, granted }: Scope): Sql | undefined =>
  topId === undefined || granted !== undefined
    ? undefined
    : sql`x.merchant_id in (select s.id from merchant s where s.top_id = ${topId})`;

/** Sales of machines that stand at a point, route or zone today, or are of a kind. */
export function machinesWhere(
  scope: Scope,
  { machineNo, pointId, zoneName, routeName, machineType }: FigureCondition,
): Sql | undefined {
  if ([machineNo, pointId, zoneName, routeName, machineType].every((one) => one === undefined)) return undefined;
  const wanted = conditions(
    scoped(scope, "m", { granted: true }),
    given(machineNo, (no) => sql`lower(m.machine_no) = lower(${no})`),
    equals("m.point_id", pointId),
    equals("m.type", machineType),
    contains("e.name", zoneName),
    contains("r.name", routeName),
  );
  return sql`x.machine_id in (select m.id from machine m left join point p on p.top_id = m.top_id and p.id = m.point_id
    left join route r on r.top_id = p.top_id and r.id = p.route_id left join zone e on e.top_id = r.top_id and e.id = r.zone_id where ${wanted})`;
}

/** Sales of medicines of a manufacturer, of a category with all below it, or of batches of a number. */
function medicinesWhere({
  batch,
  manufacturer,
  medCategory,
  pickupPointId,
  deliveryWay,
}: FigureCondition): (Sql | undefined)[] {
  return [
    given(
      deliveryWay,
      (way) =>
        sql`exists (select from mall_order f where f.top_id = x.top_id and f.id = x.order_id and f.delivery_way = ${way})`,
    ),
    given(
      pickupPointId,
      (point) =>
        sql`exists (select from mall_order f where f.top_id = x.top_id and f.id = x.order_id and f.pickup_point_id = ${point})`,
    ),
    given(
      batch,
      (no) =>
        sql`exists (select from medicine_batch b where b.top_id = x.top_id and b.id = x.batch_id and lower(b.batch_no) = lower(${no}))`,
    ),
    given(
      manufacturer,
      (name) =>
        sql`exists (select from medicine d where d.top_id = x.top_id and d.product_id = x.product_id and d.manufacturer = ${name})`,
    ),
    given(
      medCategory,
      (name) =>
        sql`exists (select from medicine d join medicine_group g on g.top_id = d.top_id and g.id = d.category_id
          join medicine_group a on a.top_id = g.top_id and a.id = any(g.path) and a.name = ${name}
          where d.top_id = x.top_id and d.product_id = x.product_id)`,
    ),
  ];
}

/** Sales of a product, or of those that have a category or brand today. */
export function goodsWhere(scope: Scope, { productId, category, brand }: FigureCondition): Sql | undefined {
  if (category === undefined && brand === undefined) return equals("x.product_id", productId);
  const wanted = conditions(
    scoped(scope, "g", { machine: null }),
    equals("g.category", category),
    equals("g.brand", brand),
    equals("g.id", productId),
  );
  return sql`exists (select from product g where g.top_id = x.top_id and g.id = x.product_id and ${wanted})`;
}
