import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { topUps } from "@yunshou/contract/members/topUps";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql } from "@yunshou/database";
import type { TopUpFields, TopUpState, TopUpTier } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { inAreas } from "../areas/areaScope.queries.ts";

const ofMerchants = { machine: null } as const;
type Filters = Pick<ParsedInputOf<typeof topUps.list>, "activityName" | "activityStatus">;
/** Tiers as they are stored and sent: amounts are decimal texts. */
type StoredTiers = readonly { readonly rechargeFen: string; readonly giftFen: string }[];

const tiersOf = (stored: StoredTiers): TopUpTier[] =>
  stored.map(({ rechargeFen, giftFen }) => ({ rechargeFen: BigInt(rechargeFen), giftFen: BigInt(giftFen) }));
export const storedTiers = (tiers: readonly TopUpTier[]): { rechargeFen: string; giftFen: string }[] =>
  tiers.map(({ rechargeFen, giftFen }) => ({ rechargeFen: String(rechargeFen), giftFen: String(giftFen) }));

const order = {
  by: { activityName: "a.name", fromDay: "a.from_day" },
  unsorted: "a.id desc",
  tie: ["a.id desc"],
} as const satisfies Order<string>;

export const listTopUps = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredRow<typeof topUps.list>>> =>
  pageOf(
    tx,
    {
      columns: sql`a.id as "activityId", a.name as "activityName", to_char(a.from_day, 'YYYY-MM-DD') as "fromDay", to_char(a.to_day, 'YYYY-MM-DD') as "toDay",
        a.tiers, a.state as "activityStatus", a.merchant_id as "merchantId", h.merchant_no as "merchantNo", h.name as "merchantName", a.created_at as "createdTime",
        coalesce((select jsonb_agg(jsonb_build_object('areaId', d.id::text, 'areaName', d.name) order by d.name) from card_area d
          where d.top_id = a.top_id and d.id = any(a.area_ids) and ${scoped(scope, "d", ofMerchants)}), '[]') as areas`,
      from: "top_up_activity a join merchant h on h.id = a.merchant_id",
      where: conditions(
        scoped(scope, "a", ofMerchants),
        contains("a.name", filters.activityName),
        equals("a.state", filters.activityStatus),
      ),
    },
    order,
    paging,
  );

export interface TopUpActivity {
  readonly topId: string;
  readonly activityId: string;
  readonly merchantId: string;
  readonly name: string;
  readonly areaIds: readonly string[];
  readonly fromDay: string;
  readonly toDay: string;
  readonly tiers: readonly TopUpTier[];
  readonly state: TopUpState;
  /** Of its merchant, by whose days it runs. */
  readonly timeZone: string;
}
type StoredActivity = Omit<TopUpActivity, "tiers"> & { readonly tiers: StoredTiers };

const columns = `a.top_id as "topId", a.id as "activityId", a.merchant_id as "merchantId", a.name, a.area_ids::text[] as "areaIds",
  to_char(a.from_day, 'YYYY-MM-DD') as "fromDay", to_char(a.to_day, 'YYYY-MM-DD') as "toDay", a.tiers, a.state, (select h.time_zone from merchant h where h.id = a.merchant_id) as "timeZone"`;

/** An activity of the caller, held until the transaction ends. */
export async function topUpOf(tx: Handle, scope: Scope, id: string): Promise<TopUpActivity | undefined> {
  const where = conditions(scoped(scope, "a", ofMerchants), sql`a.id = ${id}`);
  const text: (values: unknown[]) => string = sql`from top_up_activity a where ${where} for update`;
  const values: unknown[] = [];
  const [row] = await tx.query<StoredActivity>(`select ${columns} ${text(values)}`, values);
  return row === undefined ? undefined : { ...row, tiers: tiersOf(row.tiers) };
}

export interface RunningTopUp {
  readonly activityId: string;
  readonly name: string;
  readonly cardId: string;
  readonly tiers: readonly TopUpTier[];
}

/**
 * Activities that count now for cards of one tree, oldest first: of the card's own merchant, on its day, for its area or one
 * above.
 */
export async function runningTopUps(
  tx: Handle,
  topId: string,
  cardIds: readonly string[],
  now: Date,
): Promise<RunningTopUp[]> {
  const rows = await tx.query<Omit<RunningTopUp, "tiers"> & { tiers: StoredTiers }>(
    `select a.id as "activityId", a.name, c.id as "cardId", a.tiers from card c
     join merchant h on h.id = c.merchant_id
     join top_up_activity a on a.top_id = c.top_id and a.merchant_id = c.merchant_id and a.state = 'running'
       and ($3::timestamptz at time zone h.time_zone)::date between a.from_day and a.to_day
     left join card_area d on d.top_id = c.top_id and d.id = c.area_id
     where c.top_id = $1 and c.id = any($2::bigint[]) and (a.area_ids = '{}' or d.path && a.area_ids) order by a.id`,
    [topId, cardIds, now],
  );
  return rows.map((row) => ({ ...row, tiers: tiersOf(row.tiers) }));
}

/** Whether all of these are areas of the merchant. */
export async function areAreasOf(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  areaIds: readonly string[],
): Promise<boolean> {
  const rows = await tx.query(
    "select from card_area where top_id = $1 and merchant_id = $2 and id = any($3::bigint[])",
    [topId, merchantId, areaIds],
  );
  return rows.length === areaIds.length;
}

export interface TopUpColumns extends TopUpFields {
  readonly areaIds: readonly string[];
}

export async function insertTopUp(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  { activityName, areaIds, fromDay, toDay, tiers }: TopUpColumns,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into top_up_activity (top_id, merchant_id, name, area_ids, from_day, to_day, tiers) values ($1, $2, $3, $4, $5, $6, $7) returning id",
    [topId, merchantId, activityName, areaIds, fromDay, toDay, JSON.stringify(storedTiers(tiers))],
  );
  return row!.id;
}

export async function saveTopUp(
  tx: Handle,
  { topId, activityId }: TopUpActivity,
  { activityName, areaIds, fromDay, toDay, tiers }: TopUpColumns,
): Promise<void> {
  await tx.query(
    "update top_up_activity set name = $3, area_ids = $4, from_day = $5, to_day = $6, tiers = $7 where top_id = $1 and id = $2",
    [topId, activityId, activityName, areaIds, fromDay, toDay, JSON.stringify(storedTiers(tiers))],
  );
}

export async function turnTopUp(tx: Handle, { topId, activityId }: TopUpActivity, state: TopUpState): Promise<void> {
  await tx.query("update top_up_activity set state = $3 where top_id = $1 and id = $2", [topId, activityId, state]);
}

export async function deleteTopUp(tx: Handle, { topId, activityId }: TopUpActivity): Promise<void> {
  await tx.query("delete from top_up_activity where top_id = $1 and id = $2", [topId, activityId]);
}

/** A card of the caller, without a lock. */
export async function cardOf(tx: Handle, scope: Scope, cardId: string): Promise<{ topId: string } | undefined> {
  const values: unknown[] = [];
  const where = conditions(scoped(scope, "c", ofMerchants), inAreas(scope, "c"), sql`c.id = ${cardId}`)(values);
  const [row] = await tx.query<{ topId: string }>(`select c.top_id as "topId" from card c where ${where}`, values);
  return row;
}
