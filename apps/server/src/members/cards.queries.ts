import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  likePattern,
  type Scope,
  scoped,
  scopeSql,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import type { StoredRow } from "@yunshou/contract";
import type { cards } from "@yunshou/contract/members/cards";
import { type CardKind, type CardNumbers, type CardState, readPhysicalNo, turnedPhysicalNo } from "@yunshou/domain";
import { findableBy } from "../platform/spelling.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../platform/lists.queries.ts";
import { inAreas } from "./areas/areaScope.queries.ts";
import type { HeldRow, HolderHashes } from "./holders.ts";

const ofMerchants = { machine: null } as const;

export interface CardRecord extends HeldRow<Omit<StoredRow<typeof cards.list>, "bindStatus" | "machines">> {
  readonly machineIds: readonly string[];
}

const columns = `c.id as "cardId", c.card_no as "cardNo", c.physical_no as "physicalNo", c.logical_no as "logicalNo", c.kind as "cardType", c.state as "cardStatus", c.member_id as "memberId",
  m.holder_sealed as "holderSealed", m.level as "memberLevel", c.balance_fen as "balanceFen", c.gift_fen as "giftFen", c.recharged_fen as "rechargeTotalFen", c.consumed_fen as "consumeTotalFen",
  c.consumed_count as "consumeCount", to_char(c.expires_on, 'YYYY-MM-DD') as "cardExpiry", h.merchant_no as "merchantNo", h.name as "merchantName", c.allowed_machines::text[] as "machineIds",
  c.daily_count as "dailyCountLimit", c.daily_amount_fen as "dailyAmountLimitFen", c.password_sealed is not null as "hasPassword", r.card_no as "replacesCardNo", c.area_id as "areaId", d.name as "areaName", c.created_at as "createdTime"`;
const from = `card c join merchant h on h.id = c.merchant_id left join member m on m.top_id = c.top_id and m.id = c.member_id left join card r on r.top_id = c.top_id and r.id = c.replaces_id
  left join card_area d on d.top_id = c.top_id and d.id = c.area_id`;

export interface CardFilters extends Pick<HolderHashes, "phoneHash"> {
  readonly cardNo?: string | undefined;
  readonly physicalNo?: string | undefined;
  readonly cardType?: CardKind | undefined;
  readonly cardStatus?: CardState | undefined;
  /** Cards in this area and those below it. */
  readonly areaId?: string | undefined;
}

/** A whole number finds its chip, however a reader tells it; a piece of one finds where it stands. */
function hasPhysicalNo(typed: string): Sql {
  const read = readPhysicalNo(typed);
  return read.ok
    ? sql`c.physical_no = any(${[read.value, turnedPhysicalNo(read.value)]}::text[])`
    : sql`c.physical_no like ${likePattern(typed.toLowerCase())}`;
}

const listOf = (scope: Scope, filters: CardFilters): List => ({
  columns,
  from,
  where: conditions(
    scoped(scope, "c", ofMerchants),
    inAreas(scope, "c"),
    given(filters.areaId, (areaId) => sql`d.path @> array[${areaId}::bigint]`),
    contains("c.card_no", filters.cardNo),
    given(filters.physicalNo, hasPhysicalNo),
    equals("c.kind", filters.cardType),
    equals("c.state", filters.cardStatus),
    given(filters.phoneHash, (hash) => sql`m.phone_index = decode(${hash}, 'hex')`),
  ),
});

const order = {
  by: {
    cardNo: "c.card_no",
    cardExpiry: "c.expires_on",
    balanceFen: "c.balance_fen",
    consumeTotalFen: "c.consumed_fen",
    createdTime: "c.id",
  },
  unsorted: "createdTime",
  tie: ["c.id desc"],
} as const satisfies Order<string>;

export const listCards = (
  tx: Handle,
  scope: Scope,
  filters: CardFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<CardRecord>> => pageOf(tx, listOf(scope, filters), order, paging);

/** The next rows of an export, by id. */
export const cardsAfter = (
  tx: Handle,
  scope: Scope,
  filters: CardFilters,
  after: string,
  limit: number,
): Promise<CardRecord[]> => rowsAfter(tx, listOf(scope, filters), "c.id", after, limit);

export interface MachineName {
  readonly machineId: string;
  readonly machineNo: string;
  readonly machineName: string;
}

/** Machines of the scope: all of them for a choice, or those named. */
export function machinesInScope(tx: Handle, scope: Scope, only: readonly string[] | null): Promise<MachineName[]> {
  const values: unknown[] = [only];
  const where = scopeSql(scope, "m", values, { machine: "id" });
  return tx.query<MachineName>(
    `select m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName" from machine m
     where ($1::bigint[] is null and m.decommissioned_at is null or m.id = any($1::bigint[])) and ${where} order by m.machine_no limit 2000`,
    values,
  );
}

export interface NewCard extends CardNumbers {
  readonly topId: string;
  readonly cardId: string;
  readonly merchantId: string;
  readonly memberId: string | null;
  readonly kind: CardKind;
  readonly state: CardState;
  readonly expiry: string;
  readonly dailyCount: number;
  readonly dailyAmountFen: bigint;
  readonly machineIds: readonly string[];
  readonly areaId: string | null;
  readonly passwordSealed: Buffer | null;
  readonly replacesId: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
}

/** False when the tree has a card with this number or this physical number, in either order of its bytes. */
export async function insertCard(tx: Handle, card: NewCard): Promise<boolean> {
  const { search, pieces } = findableBy([card.cardNo, card.physicalNo, card.logicalNo]);
  const rows = await tx.query(
    `insert into card (top_id, id, merchant_id, member_id, card_no, physical_no, logical_no, kind, state, expires_on, daily_count, daily_amount_fen, allowed_machines, password_sealed, replaces_id, created_by, created_at, search, pieces, area_id)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20
     where not exists (select from card t where t.top_id = $1 and t.physical_no = $21) on conflict do nothing returning id`,
    [
      card.topId,
      card.cardId,
      card.merchantId,
      card.memberId,
      card.cardNo,
      card.physicalNo,
      card.logicalNo,
      card.kind,
      card.state,
      card.expiry,
      card.dailyCount,
      String(card.dailyAmountFen),
      card.machineIds,
      card.passwordSealed,
      card.replacesId,
      card.createdBy,
      card.createdAt,
      search,
      pieces,
      card.areaId,
      turnedPhysicalNo(card.physicalNo),
    ],
  );
  return rows.length === 1;
}

interface CardKey {
  readonly topId: string;
  readonly cardId: string;
}

export async function saveLimits(
  tx: Handle,
  { topId, cardId }: CardKey,
  limits: Pick<NewCard, "dailyCount" | "dailyAmountFen" | "machineIds">,
): Promise<void> {
  await tx.query(
    "update card set daily_count = $3, daily_amount_fen = $4, allowed_machines = $5, updated_at = now() where top_id = $1 and id = $2",
    [topId, cardId, limits.dailyCount, String(limits.dailyAmountFen), limits.machineIds],
  );
}

export async function savePassword(tx: Handle, { topId, cardId }: CardKey, passwordSealed: Buffer): Promise<void> {
  await tx.query(
    "update card set password_sealed = $3, wrong_passwords = 0, updated_at = now() where top_id = $1 and id = $2",
    [topId, cardId, passwordSealed],
  );
}

/** The stored password of a card of the scope, without a lock: tries are counted in a transaction of their own. */
export async function passwordOf(
  tx: Handle,
  scope: Scope,
  cardId: string,
): Promise<{ topId: string; passwordSealed: Buffer | null } | undefined> {
  const values: unknown[] = [cardId];
  const where = conditions(scoped(scope, "c", ofMerchants), inAreas(scope, "c"))(values);
  const [row] = await tx.query<{ topId: string; passwordSealed: Buffer | null }>(
    `select c.top_id as "topId", c.password_sealed as "passwordSealed" from card c where c.id = $1 and ${where}`,
    values,
  );
  return row;
}

/** Who holds a card of the scope, without a lock; `memberId` is null for nobody. */
export async function holderOfCard(
  tx: Handle,
  scope: Scope,
  cardId: string,
): Promise<{ readonly topId: string; readonly memberId: string | null } | undefined> {
  const where = conditions(scoped(scope, "c", ofMerchants), inAreas(scope, "c"), sql`c.id = ${cardId}`);
  const [row] = await tx.query<{ topId: string; memberId: string | null }>(
    ...statement(sql`select c.top_id as "topId", c.member_id as "memberId" from card c where ${where}`),
  );
  return row;
}

/** Takes one of the tries of a card's password; answers how many are taken now, or undefined when none is left. */
export async function takePasswordTry(
  tx: Handle,
  topId: string,
  cardId: string,
  tries: number,
): Promise<number | undefined> {
  const [row] = await tx.query<{ taken: number }>(
    "update card set wrong_passwords = wrong_passwords + 1 where top_id = $1 and id = $2 and wrong_passwords < $3 returning wrong_passwords as taken",
    [topId, cardId, tries],
  );
  return row?.taken;
}

/** Gives a try back that was none, because the password was right. */
export async function returnPasswordTry(tx: Handle, topId: string, cardId: string): Promise<void> {
  await tx.query(
    "update card set wrong_passwords = wrong_passwords - 1 where top_id = $1 and id = $2 and wrong_passwords > 0",
    [topId, cardId],
  );
}

export async function forgetWrongPasswords(tx: Handle, { topId, cardId }: CardKey): Promise<void> {
  await tx.query("update card set wrong_passwords = 0 where top_id = $1 and id = $2 and wrong_passwords > 0", [
    topId,
    cardId,
  ]);
}

/** The card of a number within a scope. */
export async function cardIdByNo(tx: Handle, scope: Scope, cardNo: string): Promise<string | undefined> {
  const values: unknown[] = [cardNo.trim()];
  const where = conditions(scoped(scope, "c", ofMerchants), inAreas(scope, "c"))(values);
  const [row] = await tx.query<{ id: string }>(
    `select c.id from card c where c.card_no = $1 and ${where} order by c.id limit 1`,
    values,
  );
  return row?.id;
}
