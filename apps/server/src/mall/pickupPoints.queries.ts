import type { StoredRow } from "@yunshou/contract";
import type { pickupPoints } from "@yunshou/contract/mall/pickupPoints";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement, type Where } from "@yunshou/database";
import type { StoreState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { findableBy } from "../platform/spelling.ts";
import type { Owner } from "./products.queries.ts";

export interface PickupPointRecord extends Omit<StoredRow<typeof pickupPoints.list>, "contactPhone">, Owner {
  readonly machineId: string | null;
  readonly phoneSealed: Buffer | null;
}

/** Who is narrowed to machines sees the points that are his machines; counters are left to those who see every machine (PERM-11). */
const seen = (scope: Scope): Where => scoped(scope, "k");

const listOf = (scope: Scope, pickupPoint: string | undefined): List => ({
  columns: sql`k.id as "pickupPointId", k.top_id as "topId", k.merchant_id as "merchantId", k.machine_id as "machineId", k.name as "pickupPoint",
    k.address as "pointAddress", k.longitude, k.latitude, k.contact as "contactName", k.phone_sealed as "phoneSealed", m.machine_no as "machineNo",
    k.open_status as "openStatus", h.name as "merchantName"`,
  from: "mall_pickup_point k join merchant h on h.id = k.merchant_id left join machine m on m.top_id = k.top_id and m.id = k.machine_id",
  where: conditions(seen(scope), contains("k.name", pickupPoint)),
});

const order = {
  by: { pickupPoint: "k.name" },
  unsorted: "k.id desc",
  tie: ["k.id desc"],
} as const satisfies Order<string>;

export const listPickupPoints = (
  tx: Handle,
  scope: Scope,
  { pickupPoint }: { readonly pickupPoint?: string | undefined },
  paging: Paging<keyof typeof order.by>,
): Promise<Page<PickupPointRecord>> => pageOf(tx, listOf(scope, pickupPoint), order, paging);

/** One pickup point as the list knows it; `hold` keeps it until the transaction ends. */
export async function pickupPointOf(
  tx: Handle,
  scope: Scope,
  pickupPointId: string,
  { hold }: { readonly hold: boolean },
): Promise<PickupPointRecord | undefined> {
  const { columns, from } = listOf(scope, undefined);
  const where = conditions(seen(scope), sql`k.id = ${pickupPointId}`);
  if (hold) await tx.query(...statement(sql`select 1 from mall_pickup_point k where ${where} for no key update`));
  const { rows } = await pageOf<PickupPointRecord>(tx, { columns, from, where }, order, {
    page: 1,
    pageSize: 1,
    direction: "asc",
  });
  return rows[0];
}

/** A machine of the merchant, or of one below it, that may be a pickup point, and how many of its lanes are for pickup only (LANE-07). */
export async function pickupMachine(
  tx: Handle,
  { topId, merchantId }: Owner,
  machineId: string,
): Promise<{ readonly pickupLanes: number } | undefined> {
  const [row] = await tx.query<{ pickupLanes: number }>(
    `select (select count(*)::int from lane l where l.top_id = m.top_id and l.machine_id = m.id and l.status = 'pickupOnly') as "pickupLanes"
     from machine m join merchant h on h.id = m.merchant_id
     where m.top_id = $1 and $2::bigint = any(h.path) and m.id = $3 and m.decommissioned_at is null`,
    [topId, merchantId, machineId],
  );
  return row;
}

/** What people set of a pickup point, as columns. */
export interface PickupPointColumns {
  readonly name: string;
  readonly address: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly contact: string;
  readonly phoneSealed: Buffer | null;
  readonly machineId: string | null;
}

const valuesOf = (point: PickupPointColumns) => {
  const { search, pieces } = findableBy([point.name, point.address]);
  return [
    point.name,
    point.address,
    point.longitude,
    point.latitude,
    point.contact,
    point.phoneSealed,
    point.machineId,
    search,
    pieces,
  ];
};

export async function newPickupPointId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

/** False when the merchant has a point of that name, or the machine is one already. */
export async function insertPickupPoint(
  tx: Handle,
  { topId, merchantId }: Owner,
  pickupPointId: string,
  point: PickupPointColumns,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into mall_pickup_point (top_id, merchant_id, id, name, address, longitude, latitude, contact, phone_sealed, machine_id, search, pieces)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning id`,
    [topId, merchantId, pickupPointId, ...valuesOf(point)],
  );
  return rows.length === 1;
}

/** Whether another point of the merchant has this name, or this machine. */
export async function isTaken(
  tx: Handle,
  { topId, merchantId }: Owner,
  { name, machineId }: Pick<PickupPointColumns, "name" | "machineId">,
  except: string,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from mall_pickup_point where top_id = $1 and id <> $5 and ((merchant_id = $2 and lower(name) = lower($3)) or machine_id = $4::bigint) limit 1`,
    [topId, merchantId, name, machineId, except],
  );
  return rows.length > 0;
}

export async function savePickupPoint(
  tx: Handle,
  { topId, pickupPointId }: PickupPointRecord,
  point: PickupPointColumns,
): Promise<void> {
  await tx.query(
    `update mall_pickup_point set name = $3, address = $4, longitude = $5, latitude = $6, contact = $7, phone_sealed = $8, machine_id = $9, search = $10, pieces = $11
     where top_id = $1 and id = $2`,
    [topId, pickupPointId, ...valuesOf(point)],
  );
}

export async function setPickupPointOpen(
  tx: Handle,
  { topId, pickupPointId }: PickupPointRecord,
  openStatus: StoreState,
): Promise<void> {
  await tx.query("update mall_pickup_point set open_status = $3 where top_id = $1 and id = $2", [
    topId,
    pickupPointId,
    openStatus,
  ]);
}

export async function deletePickupPoint(tx: Handle, { topId, pickupPointId }: PickupPointRecord): Promise<void> {
  await tx.query("delete from mall_pickup_point where top_id = $1 and id = $2", [topId, pickupPointId]);
}

/** Orders whose goods are to be fetched at a held point and have not ended; new ones wait for its transaction. */
export async function openOrdersAt(
  tx: Handle,
  { topId, merchantId, pickupPointId }: PickupPointRecord,
): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from mall_order where top_id = $1 and merchant_id = $2 and pickup_point_id = $3 and hold = 'reserved'",
    [topId, merchantId, pickupPointId],
  );
  return row?.n ?? 0;
}
