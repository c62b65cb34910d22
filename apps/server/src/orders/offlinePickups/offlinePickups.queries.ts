import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { offlinePickups } from "@yunshou/contract/orders/offlinePickups";
import {
  conditions,
  equals,
  type Handle,
  numbered,
  numberIs,
  onDaysOrNamed,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { OfflineReviewState, ShipState, WinResult } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export type OfflineFilters = Pick<
  ParsedInputOf<typeof offlinePickups.list>,
  "orderNo" | "machineNo" | "reviewStatus" | "fromDay" | "toDay"
>;

/** A row as PostgreSQL answers it; phone and delivery are presented. */
export type OfflineRecord = Omit<StoredRow<typeof offlinePickups.list>, "contactPhone" | "deliveryStatus"> & {
  readonly topId: string;
  readonly merchantId: string;
  readonly phoneSealed: Buffer;
  readonly shipState: ShipState;
};

const columns = `p.id as "offlinePickupId", p.top_id as "topId", p.merchant_id as "merchantId", p.order_id as "orderNo", m.machine_no as "machineNo",
  m.name as "machineName", h.name as "merchantName", o.product_name as "prizeName", o.state as "orderStatus", o.ship_state as "shipState", p.applicant,
  p.phone_sealed as "phoneSealed", p.pictures, p.note, p.applied_at as "applyTime", p.state as "reviewStatus", u.name as reviewer,
  p.reviewed_at as "reviewTime", p.review_remark as "reviewRemark"`;
const tables = `offline_pickup p join sales_order o on o.top_id = p.top_id and o.id = p.order_id join machine m on m.id = p.machine_id
  join merchant h on h.id = p.merchant_id left join app_user u on u.id = p.reviewer_id`;

const listOf = (scope: Scope, timeZone: string, filters: OfflineFilters): List => ({
  columns,
  from: tables,
  where: conditions(
    scoped(scope, "p"),
    onDaysOrNamed([filters.orderNo], "p.applied_at", filters, timeZone),
    numberIs("p.order_id", filters.orderNo),
    numbered("m.machine_no", "machine", filters.machineNo),
    equals("p.state", filters.reviewStatus),
  ),
});

const order = {
  by: { applyTime: "p.id", reviewTime: "p.reviewed_at" },
  nulls: { reviewTime: "last" },
  unsorted: "applyTime",
  tie: ["p.id"],
} as const satisfies Order<string>;

export const listOffline = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: OfflineFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<OfflineRecord>> => pageOf(tx, listOf(scope, timeZone, filters), order, paging);

/** The next rows of an export, by id. */
export const offlineAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: OfflineFilters,
  after: string,
  limit: number,
): Promise<OfflineRecord[]> => rowsAfter(tx, listOf(scope, timeZone, filters), "p.id", after, limit);

/** One of the scope. */
export async function offlineOf(tx: Handle, scope: Scope, offlinePickupId: string): Promise<OfflineRecord | undefined> {
  const [row] = await tx.query<OfflineRecord>(
    ...statement(
      sql`select ${() => columns} from ${() => tables} where p.id = ${offlinePickupId} and ${scoped(scope, "p")}`,
    ),
  );
  return row;
}

/** The win result of an order that is locked. */
export async function winResultOf(
  tx: Handle,
  { topId, orderId }: { readonly topId: string; readonly orderId: string },
): Promise<WinResult | null> {
  const [row] = await tx.query<{ winResult: WinResult | null }>(
    `select win_result as "winResult" from sales_order where top_id = $1 and id = $2`,
    [topId, orderId],
  );
  return row?.winResult ?? null;
}

export interface NewOfflinePickup {
  readonly offlinePickupId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly orderId: string;
  readonly applicant: string;
  readonly phoneSealed: Buffer;
  readonly pictures: readonly string[];
  readonly note: string;
  readonly appliedBy: string;
}

/** False when the order is applied for already. */
export async function insertOffline(tx: Handle, one: NewOfflinePickup): Promise<boolean> {
  const rows = await tx.query(
    `insert into offline_pickup (id, top_id, merchant_id, machine_id, order_id, applicant, phone_sealed, pictures, note, applied_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (order_id, top_id) where state in ('pending', 'approved') do nothing returning 1`,
    [
      one.offlinePickupId,
      one.topId,
      one.merchantId,
      one.machineId,
      one.orderId,
      one.applicant,
      one.phoneSealed,
      one.pictures,
      one.note,
      one.appliedBy,
    ],
  );
  return rows.length === 1;
}

export interface HeldOfflinePickup {
  readonly offlinePickupId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly orderId: string;
  readonly state: OfflineReviewState;
}

/** Those of these that the caller may see, locked in the order of their ids. */
export function lockOffline(tx: Handle, scope: Scope, ids: readonly string[]): Promise<HeldOfflinePickup[]> {
  return tx.query<HeldOfflinePickup>(
    ...statement(sql`select p.id as "offlinePickupId", p.top_id as "topId", p.merchant_id as "merchantId", p.order_id as "orderId", p.state
      from offline_pickup p where p.id = any(${ids}::bigint[]) and ${scoped(scope, "p")} order by p.id for update of p`),
  );
}

export async function saveReview(
  tx: Handle,
  { topId, offlinePickupId }: Pick<HeldOfflinePickup, "topId" | "offlinePickupId">,
  review: {
    readonly state: OfflineReviewState;
    readonly reviewerId: string;
    readonly remark: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx.query(
    "update offline_pickup set state = $3, reviewer_id = $4, review_remark = $5, reviewed_at = $6 where top_id = $1 and id = $2",
    [topId, offlinePickupId, review.state, review.reviewerId, review.remark, review.now],
  );
}
