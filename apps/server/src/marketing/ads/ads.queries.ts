import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { ads } from "@yunshou/contract/marketing/ads";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { AdType, CheckedAd } from "@yunshou/domain";
import { type Order, type Page, pageOf } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "../owners.queries.ts";

type Tree = Pick<Owner, "topId" | "merchantId">;
type AdRow = Omit<StoredRow<typeof ads.list>, "slots"> & { readonly slots: readonly number[] };

const order = {
  by: { startDate: "a.start_day", endDate: "a.end_day", sortNo: "a.sort_no", createdTime: "a.id" },
  unsorted: "createdTime",
  tie: ["a.id"],
} as const satisfies Order<string>;

/** Machines of an ad that the caller sees. */
const seen = (scope: Scope) =>
  sql`from machine k where k.top_id = a.top_id and k.id = any(a.machine_ids) and ${scoped(scope, "k", { machine: "id" })}`;

/** Ads of the scope; machines and plays are those of machines that the caller sees. */
export const listAds = (
  tx: Handle,
  scope: Scope,
  { adName, adSlot, adStatus, ...paging }: ParsedInputOf<typeof ads.list>,
): Promise<Page<AdRow>> =>
  pageOf(
    tx,
    {
      columns: sql`a.id as "adId", a.name as "adName", s.id as "adSlotId", s.name as "adSlot", a.kind as "adType", f.id as "materialId", '/' || f.file as "adFile",
        f.size_bytes as bytes, u.numbers as "planMachines", a.machine_ids::text[] as "machineIds", a.start_day::text as "startDate",
        a.end_day::text as "endDate", a.slots, a.sort_no as "sortNo", case when a.enabled then 'on' else 'off' end as "adStatus",
        u.machines as "machineCount", u.confirmed as "confirmedCount", u.plays as "playCount", a.merchant_id as "merchantId",
        m.name as "merchantName", a.created_at as "createdTime"`,
      from: sql`ad a join ad_slot s on s.top_id = a.top_id and s.id = a.slot_id join merchant m on m.id = a.merchant_id`,
      shown: sql`join ad_material f on f.top_id = a.top_id and f.id = a.material_id
        left join lateral (select coalesce(string_agg(k.machine_no, ', ' order by k.machine_no), '') as numbers, count(*)::int as machines,
          (count(*) filter (where a.enabled and exists (select from ad_playlist p
            where p.top_id = k.top_id and p.machine_id = k.id and p.state = 'confirmed' and ${scoped(scope, "p")})))::int as confirmed,
          coalesce(sum((select sum(y.plays) from ad_play y where y.top_id = a.top_id and y.ad_id = a.id and y.machine_id = k.id and ${scoped(scope, "y")})), 0)::int as plays
          ${seen(scope)}) u on true`,
      where: conditions(
        scoped(scope, "a", ofMerchants),
        sql`a.deleted_at is null`,
        contains("a.name", adName),
        contains("s.name", adSlot),
        given(adStatus, (status) => equals("a.enabled", status === "on")),
      ),
    },
    order,
    paging,
  );

export interface StoredAd extends Tree {
  readonly adId: string;
  readonly adName: string;
  readonly enabled: boolean;
  readonly endDate: string;
  readonly machineIds: readonly string[];
  readonly timeZone: string;
}

/** An ad of the scope, locked until the call ends. */
export async function lockAd(tx: Handle, scope: Scope, adId: string): Promise<StoredAd | undefined> {
  const [row] = await tx.query<StoredAd>(
    ...statement(sql`select a.top_id as "topId", a.merchant_id as "merchantId", a.id as "adId", a.name as "adName", a.enabled,
        a.end_day::text as "endDate", a.machine_ids::text[] as "machineIds", m.time_zone as "timeZone"
      from ad a join merchant m on m.id = a.merchant_id
      where a.id = ${adId} and a.deleted_at is null and ${scoped(scope, "a", ofMerchants)} for update of a`),
  );
  return row;
}

/** An ad of the scope, to read what belongs to it. */
export async function hasAd(tx: Handle, scope: Scope, adId: string): Promise<boolean> {
  const rows = await tx.query(
    ...statement(
      sql`select 1 from ad a where a.id = ${adId} and a.deleted_at is null and ${scoped(scope, "a", ofMerchants)}`,
    ),
  );
  return rows.length > 0;
}

/** Whether the merchant has this ad space. */
export async function ownsSlot(tx: Handle, scope: Scope, owner: Tree, adSlotId: string): Promise<boolean> {
  const rows = await tx.query(
    ...statement(sql`select 1 from ad_slot s where s.id = ${adSlotId} and s.top_id = ${owner.topId}
      and s.merchant_id = ${owner.merchantId} and ${scoped(scope, "s", ofMerchants)} for share`),
  );
  return rows.length > 0;
}

export interface AdColumns extends CheckedAd {
  readonly adType: AdType;
  readonly machineIds: readonly string[];
  readonly startDate: string;
  readonly endDate: string;
}

const valuesOf = (ad: AdColumns) => [
  ad.adSlotId,
  ad.materialId,
  ad.adType,
  ad.adName,
  ad.machineIds,
  ad.startDate,
  ad.endDate,
  ad.slots.flatMap(({ from, to }) => [from, to]),
  ad.sortNo,
];

export async function insertAd(
  tx: Handle,
  { topId, merchantId }: Tree,
  createdBy: string,
  ad: AdColumns,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into ad (top_id, merchant_id, created_by, slot_id, material_id, kind, name, machine_ids, start_day, end_day, slots, sort_no)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [topId, merchantId, createdBy, ...valuesOf(ad)],
  );
  return row!.id;
}

export async function updateAd(
  tx: Handle,
  { topId, adId }: Pick<StoredAd, "topId" | "adId">,
  ad: AdColumns,
): Promise<void> {
  await tx.query(
    `update ad set slot_id = $3, material_id = $4, kind = $5, name = $6, machine_ids = $7, start_day = $8, end_day = $9, slots = $10, sort_no = $11
     where top_id = $1 and id = $2`,
    [topId, adId, ...valuesOf(ad)],
  );
}

export async function setEnabled(
  tx: Handle,
  { topId, adId }: Pick<StoredAd, "topId" | "adId">,
  enabled: boolean,
): Promise<void> {
  await tx.query("update ad set enabled = $3 where top_id = $1 and id = $2", [topId, adId, enabled]);
}

/** The ad stays for its plays; its file and its space are free. */
export async function removeAd(tx: Handle, { topId, adId }: StoredAd): Promise<void> {
  await tx.query(
    "update ad set deleted_at = now(), enabled = false, material_id = null, slot_id = null where top_id = $1 and id = $2",
    [topId, adId],
  );
}

const machineOrder = {
  by: { machineNo: "k.machine_no", playCount: "y.plays" },
  nulls: { playCount: "last" },
  unsorted: "k.machine_no asc",
  tie: ["k.id"],
} as const satisfies Order<string>;

/** The machines of an ad that the caller sees. */
export const listMachines = (
  tx: Handle,
  scope: Scope,
  { adId, deliveryState, ...paging }: ParsedInputOf<typeof ads.machines>,
): Promise<Page<StoredRow<typeof ads.machines>>> =>
  pageOf(
    tx,
    {
      columns: sql`k.id as "machineId", k.machine_no as "machineNo", k.name as "machineName", t.connection as "onlineStatus", p.state as "deliveryState",
        coalesce(p.reason, '') as reason, p.sent_at as "sentTime", p.ended_at as "endedTime", coalesce(y.plays, 0)::int as "playCount"`,
      from: sql`ad a join machine k on k.top_id = a.top_id and k.id = any(a.machine_ids) join machine_state t on t.machine_id = k.id
        left join ad_playlist p on p.top_id = k.top_id and p.machine_id = k.id
        left join lateral (select sum(d.plays) as plays from ad_play d where d.top_id = a.top_id and d.ad_id = a.id and d.machine_id = k.id and ${scoped(scope, "d")}) y on true`,
      where: conditions(
        scoped(scope, "k", { machine: "id" }),
        sql`a.id = ${adId} and a.deleted_at is null`,
        scoped(scope, "a", ofMerchants),
        equals("p.state", deliveryState),
      ),
    },
    machineOrder,
    paging,
  );

const playOrder = {
  by: { day: "y.day", playCount: "y.plays" },
  unsorted: "day",
  tie: ["k.machine_no asc", "k.id asc"],
} as const satisfies Order<string>;

/** How often machines that the caller sees showed an ad, by day. */
export const listPlays = (
  tx: Handle,
  scope: Scope,
  { adId, ...paging }: ParsedInputOf<typeof ads.plays>,
): Promise<Page<StoredRow<typeof ads.plays>>> =>
  pageOf(
    tx,
    {
      columns: sql`y.day || '-' || k.id as "rowKey", y.day::text as day, k.id as "machineId", k.machine_no as "machineNo", k.name as "machineName",
        y.plays::int as "playCount"`,
      from: "ad_play y join machine k on k.top_id = y.top_id and k.id = y.machine_id",
      where: conditions(scoped(scope, "y"), scoped(scope, "k", { machine: "id" }), sql`y.ad_id = ${adId}`),
    },
    playOrder,
    paging,
  );
