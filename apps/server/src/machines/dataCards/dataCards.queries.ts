import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { dataCards } from "@yunshou/contract/machines/dataCards";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  numbered,
  type Scope,
  scoped,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import { addDays, type ExpiryState, reminderDays } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import type { Owner } from "../places/places.queries.ts";

export type DataCardFilters = Omit<ParsedInputOf<typeof dataCards.export>, "format">;
type Row = StoredRow<typeof dataCards.list>;

const columns = `c.id as "dataCardId", c.iccid, c.imsi, c.imei, c.phone as "cardPhone", c.type as "dataCardType", c.carrier,
  case when c.enabled then 'enabled' else 'disabled' end as "dataCardStatus", c.package_id as "packageId", k.name as "packageName",
  t.traffic_today_mb as "dailyFlow", t.traffic_month_mb as "monthlyFlow", to_char(c.expires_on, 'YYYY-MM-DD') as "expiryDate",
  c.machine_id as "machineId", m.machine_no as "machineNo", m.name as "machineName", t.connection as "onlineStatus", t.seen_at as "seenAt",
  c.merchant_id as "merchantId", s.merchant_no as "merchantNo", s.name as "merchantName"`;
const from = `data_card c join merchant s on s.id = c.merchant_id
  left join data_package k on k.top_id = c.top_id and k.id = c.package_id
  left join machine m on m.top_id = c.top_id and m.id = c.machine_id
  left join machine_state t on t.machine_id = c.machine_id`;

/** The last days that belong to each state of expiry. */
function inExpiry(state: ExpiryState, today: string) {
  const soon = addDays(today, reminderDays[0]);
  if (state === "expired") return sql`c.expires_on < ${today}::date`;
  return state === "expiring"
    ? sql`c.expires_on between ${today}::date and ${soon}::date`
    : sql`(c.expires_on is null or c.expires_on > ${soon}::date)`;
}

const whereOf = (scope: Scope, filters: DataCardFilters, today: string): Where =>
  conditions(
    scoped(scope, "c"),
    contains("c.iccid", filters.iccid),
    contains("c.phone", filters.cardPhone),
    given(filters.dataCardStatus, (state) => sql`c.enabled = ${state === "enabled"}::boolean`),
    equals("c.carrier", filters.carrier),
    numbered("m.machine_no", "machine", filters.machineNo),
    given(filters.fromDay, (first) => sql`c.expires_on >= ${first}::date`),
    given(filters.toDay, (last) => sql`c.expires_on <= ${last}::date`),
    given(filters.expiry, (state) => inExpiry(state, today)),
  );
const listOf = (where: Where): List => ({ columns, from, where });

const order = {
  by: { iccid: "c.iccid", expiryDate: "c.expires_on", monthlyFlow: "t.traffic_month_mb" },
  nulls: { expiryDate: "last", monthlyFlow: "last" },
  unsorted: "c.id desc",
  tie: ["c.id desc"],
} as const satisfies Order<string>;

export const listDataCards = (
  tx: Handle,
  scope: Scope,
  filters: DataCardFilters,
  today: string,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(whereOf(scope, filters, today)), order, paging);

/** The next cards by id after `after`, for exports. */
export const dataCardsAfter = (
  tx: Handle,
  scope: Scope,
  filters: DataCardFilters,
  today: string,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(whereOf(scope, filters, today)), "c.id", after, limit);

const renewalOrder = {
  by: { renewalTime: "w.renewed_at" },
  unsorted: "w.id desc",
  tie: ["w.id desc"],
} as const satisfies Order<string>;

export const listRenewals = (
  tx: Handle,
  scope: Scope,
  { iccid }: { readonly iccid?: string | undefined },
  paging: Paging<keyof typeof renewalOrder.by>,
): Promise<Page<StoredRow<typeof dataCards.renewals>>> =>
  pageOf(
    tx,
    {
      columns: `w.id as "renewalId", w.iccid, w.package_name as "packageName", w.price_fen as "packagePriceFen", w.renewed_at as "renewalTime",
        to_char(w.expires_on, 'YYYY-MM-DD') as "expiryDate", u.name as "operatorName", s.merchant_no as "merchantNo", s.name as "merchantName"`,
      from: `data_renewal w left join data_card c on c.top_id = w.top_id and c.id = w.card_id join merchant s on s.id = w.merchant_id
        left join app_user u on u.id = w.renewed_by`,
      // What was paid stays when the card is deleted; whoever is narrowed to machines sees the cards in his.
      where: conditions(
        scoped(scope, "w", { machine: null }),
        scope.machines === undefined ? undefined : scoped(scope, "c"),
        contains("w.iccid", iccid),
      ),
    },
    renewalOrder,
    paging,
  );

/** A card as it is held for a change. */
export interface HeldCard extends Owner {
  readonly dataCardId: string;
  readonly iccid: string;
  readonly machineId: string | null;
  readonly packageId: string | null;
  readonly expiryDate: string | null;
  readonly enabled: boolean;
}

/** Cards of the caller, held until the transaction ends. */
export const holdCards = (tx: Handle, scope: Scope, ids: readonly string[]): Promise<HeldCard[]> =>
  tx.query(
    ...statement(sql`select c.id as "dataCardId", c.top_id as "topId", c.merchant_id as "merchantId", c.iccid, c.machine_id as "machineId",
      c.package_id as "packageId", to_char(c.expires_on, 'YYYY-MM-DD') as "expiryDate", c.enabled
      from data_card c where ${conditions(scoped(scope, "c"), sql`c.id = any(${ids}::bigint[])`)} order by c.id for update`),
  );

/** What people set of a card, as columns. */
export interface CardColumns {
  readonly iccid: string;
  readonly imsi: string;
  readonly imei: string;
  readonly phone: string;
  readonly type: string;
  readonly carrier: string;
  readonly packageId: string | null;
  readonly machineId: string | null;
  readonly expiresOn: string | null;
}
const valuesOf = (card: CardColumns) => [
  card.iccid,
  card.imsi,
  card.imei,
  card.phone,
  card.type,
  card.carrier,
  card.packageId,
  card.machineId,
  card.expiresOn,
];

/** The new card's id; nothing when the tree has a card of this number. */
export async function insertCard(tx: Handle, owner: Owner, card: CardColumns): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `insert into data_card (top_id, merchant_id, iccid, imsi, imei, phone, type, carrier, package_id, machine_id, expires_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (top_id, iccid) do nothing returning id`,
    [owner.topId, owner.merchantId, ...valuesOf(card)],
  );
  return row?.id;
}

/** False when another card of the tree bears the number. */
export async function saveCard(
  tx: Handle,
  { topId, dataCardId }: Pick<HeldCard, "topId" | "dataCardId">,
  card: CardColumns,
): Promise<boolean> {
  const rows = await tx.query(
    `update data_card set iccid = $3, imsi = $4, imei = $5, phone = $6, type = $7, carrier = $8, package_id = $9, machine_id = $10, expires_on = $11
     where top_id = $1 and id = $2 and not exists (select from data_card o where o.top_id = $1 and o.iccid = $3 and o.id <> $2) returning id`,
    [topId, dataCardId, ...valuesOf(card)],
  );
  return rows.length === 1;
}

export async function setEnabled(tx: Handle, ids: readonly string[], enabled: boolean): Promise<void> {
  await tx.query("update data_card set enabled = $2 where id = any($1::bigint[])", [ids, enabled]);
}

/** Writes renewals with the cards' new last days; a renewed card bears the package. */
export async function renewCards(
  tx: Handle,
  cards: readonly (HeldCard & { readonly renewedTo: string })[],
  { packageId, name, priceFen }: { readonly packageId: string; readonly name: string; readonly priceFen: string },
  actorId: string,
): Promise<void> {
  await tx.query(
    `with given as (select * from unnest($1::bigint[], $2::date[]) as g (id, renewed_to)),
     renewed as (
       insert into data_renewal (top_id, merchant_id, card_id, iccid, package_name, price_fen, expires_before, expires_on, renewed_by)
       select c.top_id, c.merchant_id, c.id, c.iccid, $3, $4, c.expires_on, g.renewed_to, $5 from given g join data_card c on c.id = g.id)
     update data_card c set expires_on = g.renewed_to, package_id = $6 from given g where c.id = g.id`,
    [
      cards.map(({ dataCardId }) => dataCardId),
      cards.map(({ renewedTo }) => renewedTo),
      name,
      priceFen,
      actorId,
      packageId,
    ],
  );
}

export async function deleteCard(tx: Handle, { topId, dataCardId }: HeldCard): Promise<void> {
  await tx.query("delete from data_card where top_id = $1 and id = $2", [topId, dataCardId]);
}

/** How many cards a machine has beside one of them. The machine must be held, so that two do not count at once. */
export async function otherCardsOf(tx: Handle, machineId: string, dataCardId: string | null): Promise<number> {
  const [row] = await tx.query<{ cards: number }>(
    "select count(*)::int as cards from data_card where machine_id = $1 and id is distinct from $2::bigint",
    [machineId, dataCardId],
  );
  return row?.cards ?? 0;
}

/** Cards of a tree by their numbers, held; with the machine that each is in. */
export const cardsByNumber = (
  tx: Handle,
  scope: Scope,
  topId: string,
  iccids: readonly string[],
): Promise<{ dataCardId: string; iccid: string; machineId: string | null; machineNo: string | null }[]> =>
  tx.query(
    ...statement(sql`select c.id as "dataCardId", c.iccid, c.machine_id as "machineId",
        (select m.machine_no from machine m where m.id = c.machine_id) as "machineNo"
      from data_card c where ${conditions(scoped(scope, "c"), sql`c.top_id = ${topId} and c.iccid = any(${iccids}::text[])`)} order by c.id for update`),
  );

/** Puts these cards into a machine, and takes all others out of it. */
export async function putCards(tx: Handle, machineId: string, ids: readonly string[]): Promise<void> {
  await tx.query("update data_card set machine_id = null where machine_id = $1 and id <> all($2::bigint[])", [
    machineId,
    ids,
  ]);
  await tx.query("update data_card set machine_id = $1 where id = any($2::bigint[])", [machineId, ids]);
}
