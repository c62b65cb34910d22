import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { pickups } from "@yunshou/contract/orders/pickups";
import {
  conditions,
  equals,
  given,
  type Handle,
  numbered,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { PickupState, ShipState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

type ListInput = ParsedInputOf<typeof pickups.list>;

export type PickupFilters = Pick<ListInput, "pickupStatus" | "machineNo" | "batchNo" | "fromDay" | "toDay"> & {
  /** Keyed hashes of a whole code in hexadecimal digits, so that a stored export holds no code. */
  readonly codeHashes?: readonly string[] | undefined;
};

/** A row as PostgreSQL answers it; the code is opened when it is presented. */
export interface PickupRecord extends Omit<StoredRow<typeof pickups.list>, "pickupCode" | "pickupContent"> {
  readonly topId: string;
  readonly merchantId: string;
  readonly batchId: string;
  readonly codeSealed: Buffer;
  readonly products: readonly { readonly productName: string; readonly quantity: number }[];
}

/** Codes are a matter of merchants, whatever machines the caller is narrowed to; machines are shown to those who see them. */
const ofMerchants = { machine: null } as const;

function rowsOf(scope: Scope): Pick<List, "columns" | "from"> {
  return {
    columns: sql`c.id as "pickupId", c.top_id as "topId", c.merchant_id as "merchantId", c.batch_id as "batchId", c.code_sealed as "codeSealed",
      (select jsonb_agg(jsonb_build_object('productName', p.name, 'quantity', l.quantity) order by l.place)
         from pickup_batch_line l join product p on p.top_id = l.top_id and p.id = l.product_id
         where l.top_id = c.top_id and l.batch_id = c.batch_id and ${scoped(scope, "l", ofMerchants)}) as products,
      (select sum(l.quantity)::int from pickup_batch_line l where l.top_id = c.top_id and l.batch_id = c.batch_id and ${scoped(scope, "l", ofMerchants)}) as quantity,
      (select coalesce(sum(o.delivered), 0)::int from pickup_order o where o.top_id = c.top_id and o.code_id = c.id and ${scoped(scope, "o", ofMerchants)}) as delivered,
      coalesce((select string_agg(k.machine_no, ', ' order by k.machine_no) from machine k
         where k.top_id = c.top_id and k.id = any(b.machine_ids) and ${scoped(scope, "k", { machine: "id" })}), '') as "pickupMachines",
      c.state as "pickupStatus", c.valid_to::text as "validTo", h.name as "merchantName", c.batch_id::text as "batchNo", u.name as "createdBy", b.created_at as "createdTime",
      c.used_at as "useTime", m.machine_no as "machineNo"`,
    from: sql`pickup_code c join pickup_batch b on b.top_id = c.top_id and b.id = c.batch_id join merchant h on h.id = c.merchant_id
      left join app_user u on u.id = b.created_by
      left join machine m on m.top_id = c.top_id and m.id = c.used_machine_id and ${scoped(scope, "m", { machine: "id" })}`,
  };
}

function listOf(scope: Scope, timeZone: string, filters: PickupFilters): List {
  const { fromDay, toDay } = filters;
  const where = conditions(
    scoped(scope, "c", ofMerchants),
    sql`b.created_at >= (${fromDay}::date::timestamp at time zone ${timeZone}) and b.created_at < ((${toDay}::date + 1)::timestamp at time zone ${timeZone})`,
    sql`c.id >= id_at(${fromDay}::date::timestamp at time zone ${timeZone})`,
    given(filters.codeHashes, (hashes) => {
      const bytes = hashes.map((hash) => Buffer.from(hash, "hex"));
      return sql`c.code_index = any(${bytes}::bytea[])`;
    }),
    equals("c.state", filters.pickupStatus),
    numbered("m.machine_no", "machine", filters.machineNo),
    given(filters.batchNo, (batchNo) => sql`c.batch_id::text = ${batchNo}`),
  );
  return { ...rowsOf(scope), where };
}

const order = {
  by: { createdTime: "c.id", validTo: "c.valid_to" },
  unsorted: "createdTime",
  tie: ["c.id desc"],
} as const satisfies Order<string>;

export const listPickups = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: PickupFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<PickupRecord>> => pageOf(tx, listOf(scope, timeZone, filters), order, paging);

/** The next rows of an export, by id. */
export const pickupsAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: PickupFilters,
  after: string,
  limit: number,
): Promise<PickupRecord[]> => rowsAfter(tx, listOf(scope, timeZone, filters), "c.id", after, limit);

/** One code of the scope. */
export async function pickupOf(tx: Handle, scope: Scope, pickupId: string): Promise<PickupRecord | undefined> {
  const { columns, from } = rowsOf(scope);
  const text = sql`select ${columns as never} from ${from as never} where ${conditions(scoped(scope, "c", ofMerchants), equals("c.id", pickupId))}`;
  const [row] = await tx.query<PickupRecord>(...statement(text));
  return row;
}

/** Codes of the scope, held until the transaction ends. */
export async function holdPickups(
  tx: Handle,
  scope: Scope,
  pickupIds: readonly string[],
): Promise<{ topId: string; merchantId: string; pickupId: string; state: PickupState }[]> {
  return tx.query(
    ...statement(sql`select c.top_id as "topId", c.merchant_id as "merchantId", c.id as "pickupId", c.state from pickup_code c
      where c.id = any(${pickupIds}::bigint[]) and ${scoped(scope, "c", ofMerchants)} order by c.id for update`),
  );
}

export async function cancelPickups(
  tx: Handle,
  topIds: readonly string[],
  pickupIds: readonly string[],
): Promise<void> {
  await tx.query(
    "update pickup_code c set state = 'cancelled' from unnest($1::bigint[], $2::bigint[]) as k (top_id, id) where c.top_id = k.top_id and c.id = k.id",
    [topIds, pickupIds],
  );
}

export interface PickupOrderRow {
  readonly orderNo: string;
  readonly machineNo: string;
  readonly productName: string;
  readonly quantity: number;
  readonly delivered: number;
  readonly shipState: ShipState;
  readonly orderTime: Date;
}

/** The orders of a code that the caller sees, newest first. */
export const ordersOf = (tx: Handle, scope: Scope, pickup: PickupRecord): Promise<PickupOrderRow[]> =>
  tx.query(
    ...statement(sql`select o.id as "orderNo", m.machine_no as "machineNo", o.product_name as "productName", o.quantity, o.dispensed as delivered,
        o.ship_state as "shipState", o.ordered_at as "orderTime"
      from pickup_order p join sales_order o on o.top_id = p.top_id and o.id = p.order_id join machine m on m.top_id = o.top_id and m.id = o.machine_id
      where p.top_id = ${pickup.topId} and p.code_id = ${pickup.pickupId} and ${scoped(scope, "o")} order by o.id desc limit 200`),
  );

export interface PickupLineRow {
  readonly productId: string;
  readonly productName: string;
  readonly quantity: number;
  readonly delivered: number;
  readonly underWay: number;
}

/** What a code holds and what came out of it. */
export const linesOf = (tx: Handle, scope: Scope, pickup: PickupRecord): Promise<PickupLineRow[]> =>
  tx.query(
    ...statement(sql`select l.product_id as "productId", p.name as "productName", l.quantity, coalesce(s.delivered, 0) as delivered, coalesce(s.under_way, 0) as "underWay"
      from pickup_batch_line l join product p on p.top_id = l.top_id and p.id = l.product_id
        left join (select o.product_id, sum(o.delivered)::int as delivered, coalesce(sum(o.quantity) filter (where o.under_way), 0)::int as under_way
                   from pickup_order o where o.top_id = ${pickup.topId} and o.code_id = ${pickup.pickupId} and ${scoped(scope, "o", ofMerchants)} group by o.product_id) s
          on s.product_id = l.product_id
      where l.top_id = ${pickup.topId} and l.batch_id = ${pickup.batchId} and ${scoped(scope, "l", ofMerchants)} order by l.place`),
  );
