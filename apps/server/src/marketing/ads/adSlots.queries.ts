import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { adSlots } from "@yunshou/contract/marketing/ads";
import { conditions, contains, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { CheckedAdSlot } from "@yunshou/domain";
import { type Order, type Page, pageOf } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "../owners.queries.ts";

type Tree = Pick<Owner, "topId" | "merchantId">;

const order = {
  by: { slotCode: "s.code", createdTime: "s.id" },
  unsorted: "createdTime",
  tie: ["s.id"],
} as const satisfies Order<string>;

/** Ad spaces of the scope with how many ads stand in each. */
export const listAdSlots = (
  tx: Handle,
  scope: Scope,
  input: ParsedInputOf<typeof adSlots.list>,
): Promise<Page<StoredRow<typeof adSlots.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`s.id as "adSlotId", s.code as "slotCode", s.name as "slotName", s.width, s.height, s.position, coalesce(u.ads, 0) as "adCount",
        s.merchant_id as "merchantId", m.name as "merchantName", s.created_at as "createdTime"`,
      from: "ad_slot s join merchant m on m.id = s.merchant_id",
      shown: sql`left join lateral (select count(*)::int as ads from ad a
        where a.top_id = s.top_id and a.slot_id = s.id and a.deleted_at is null and ${scoped(scope, "a", ofMerchants)}) u on true`,
      where: conditions(
        scoped(scope, "s", ofMerchants),
        contains("s.code", input.slotCode),
        contains("s.name", input.slotName),
      ),
    },
    order,
    input,
  );

export interface StoredAdSlot extends Tree, CheckedAdSlot {
  readonly adSlotId: string;
}

/** An ad space of the scope, locked until the call ends. */
export async function lockAdSlot(tx: Handle, scope: Scope, adSlotId: string): Promise<StoredAdSlot | undefined> {
  const [row] = await tx.query<StoredAdSlot>(
    ...statement(sql`select s.top_id as "topId", s.merchant_id as "merchantId", s.id as "adSlotId", s.code as "slotCode", s.name as "slotName",
        s.width, s.height, s.position
      from ad_slot s where s.id = ${adSlotId} and ${scoped(scope, "s", ofMerchants)} for update`),
  );
  return row;
}

/** Null when the merchant has the code already. */
export async function insertAdSlot(
  tx: Handle,
  { topId, merchantId }: Tree,
  one: CheckedAdSlot,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `insert into ad_slot (top_id, merchant_id, code, name, width, height, position) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (merchant_id, lower(code), top_id) do nothing returning id`,
    [topId, merchantId, one.slotCode, one.slotName, one.width, one.height, one.position],
  );
  return row?.id ?? null;
}

/** Whether another ad space of the merchant has this code; whatever its case. */
export async function hasCode(
  tx: Handle,
  { topId, merchantId, adSlotId }: Tree & Pick<StoredAdSlot, "adSlotId">,
  slotCode: string,
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from ad_slot where top_id = $1 and merchant_id = $2 and lower(code) = lower($3) and id <> $4",
    [topId, merchantId, slotCode, adSlotId],
  );
  return rows.length > 0;
}

export async function updateAdSlot(
  tx: Handle,
  { topId, adSlotId }: Pick<StoredAdSlot, "topId" | "adSlotId">,
  one: CheckedAdSlot,
): Promise<void> {
  await tx.query(
    "update ad_slot set code = $3, name = $4, width = $5, height = $6, position = $7 where top_id = $1 and id = $2",
    [topId, adSlotId, one.slotCode, one.slotName, one.width, one.height, one.position],
  );
}

/** The ads that stand in the space, and the machines that show them. */
export async function standingIn(
  tx: Handle,
  { topId, adSlotId }: Pick<StoredAdSlot, "topId" | "adSlotId">,
): Promise<{ readonly ads: number; readonly machineIds: readonly string[] }> {
  const rows = await tx.query<{ machineIds: string[]; enabled: boolean }>(
    `select machine_ids::text[] as "machineIds", enabled from ad where top_id = $1 and slot_id = $2 and deleted_at is null`,
    [topId, adSlotId],
  );
  const shown = rows.filter(({ enabled }) => enabled).flatMap(({ machineIds }) => machineIds);
  return { ads: rows.length, machineIds: [...new Set(shown)] };
}

export async function deleteAdSlot(
  tx: Handle,
  { topId, adSlotId }: Pick<StoredAdSlot, "topId" | "adSlotId">,
): Promise<void> {
  await tx.query("delete from ad_slot where top_id = $1 and id = $2", [topId, adSlotId]);
}
