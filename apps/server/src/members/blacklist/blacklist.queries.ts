import type { StoredRow } from "@yunshou/contract";
import type { blacklist } from "@yunshou/contract/members/blacklist";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { BlacklistKind } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { changeAllowances, type ChangedCard } from "../allowances/changes.queries.ts";
import { holdersInAreas, inAreas } from "../areas/areaScope.queries.ts";
import type { HolderHashes } from "../holders.ts";

const ofMerchants = { machine: null } as const;

interface Place {
  readonly topId: string;
  readonly merchantId: string;
}

/** What a blacklist may name; null is nothing. */
export interface Named {
  readonly cardNo: string | null;
  readonly memberId: string | null;
  readonly phoneIndex: Buffer | null;
}

/** Whether the merchant or one above it names any of these (SYS-17). */
export async function isBlacklisted(
  tx: Handle,
  { topId, merchantId }: Place,
  { cardNo, memberId, phoneIndex }: Named,
): Promise<boolean> {
  const [row] = await tx.query<{ listed: boolean }>("select is_blacklisted($1, $2, $3, $4, $5) as listed", [
    topId,
    merchantId,
    cardNo,
    memberId,
    phoneIndex,
  ]);
  return row?.listed ?? false;
}

/** An entry with what it names still sealed. */
export interface BlacklistRecord extends Omit<StoredRow<typeof blacklist.list>, "entryValue"> {
  readonly topId: string;
  readonly merchantId: string;
  readonly phoneSealed: Buffer | null;
  readonly cardNo: string | null;
  readonly memberId: string | null;
  readonly holderSealed: Buffer | null;
}

const columns = `b.id as "entryId", b.top_id as "topId", b.merchant_id as "merchantId", b.kind as "entryKind", b.phone_sealed as "phoneSealed", b.card_no as "cardNo",
  b.member_id as "memberId", m.holder_sealed as "holderSealed", b.reason, u.name as "addedBy", b.added_at as "addedTime", h.merchant_no as "merchantNo", h.name as "merchantName"`;
const from = `blacklist_entry b join merchant h on h.id = b.merchant_id left join member m on m.top_id = b.top_id and m.id = b.member_id
  left join app_user u on u.id = b.added_by`;

/** Who manages areas sees what is said of cards and members there, and of phones that are no other member's (CARD-24). */
const managed = (scope: Scope) =>
  given(
    inAreas(scope, "c"),
    (
      own,
    ) => sql`case b.kind when 'card' then exists (select from card c where c.top_id = b.top_id and c.card_no = b.card_no and ${own})
      when 'member' then ${holdersInAreas(scope, "m")!}
      else not exists (select from member x where x.top_id = b.top_id and x.merchant_id = b.merchant_id and x.phone_index = b.phone_index and not ${holdersInAreas(scope, "x")!}) end`,
  );

export interface BlacklistFilters extends Pick<HolderHashes, "phoneHash"> {
  readonly entryKind?: BlacklistKind | undefined;
  readonly cardNo?: string | undefined;
}

const order = {
  by: { addedTime: "b.id" },
  unsorted: "addedTime",
  tie: [],
} as const satisfies Order<string>;

export const listEntries = (
  tx: Handle,
  scope: Scope,
  filters: BlacklistFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<BlacklistRecord>> =>
  pageOf(
    tx,
    {
      columns,
      from,
      where: conditions(
        scoped(scope, "b", ofMerchants),
        managed(scope),
        equals("b.kind", filters.entryKind),
        contains("b.card_no", filters.cardNo),
        given(
          filters.phoneHash,
          (hash) => sql`(b.phone_index = decode(${hash}, 'hex') or m.phone_index = decode(${hash}, 'hex'))`,
        ),
      ),
    },
    order,
    paging,
  );

/** An entry of the caller, held until the transaction ends. */
export async function entryOf(tx: Handle, scope: Scope, entryId: string): Promise<BlacklistRecord | undefined> {
  const where = conditions(scoped(scope, "b", ofMerchants), managed(scope), sql`b.id = ${entryId}`);
  const [row] = await tx.query<BlacklistRecord>(
    ...statement(sql`select ${raw(columns)} from ${raw(from)} where ${where} for update of b`),
  );
  return row;
}

export interface NewEntry extends Place, Named {
  readonly entryId: string;
  readonly kind: BlacklistKind;
  readonly phoneSealed: Buffer | null;
  readonly reason: string;
  readonly addedBy: string | null;
}

/** False when the merchant names it already. */
export async function insertEntry(tx: Handle, one: NewEntry): Promise<boolean> {
  const rows = await tx.query(
    `insert into blacklist_entry (top_id, id, merchant_id, kind, phone_sealed, phone_index, card_no, member_id, reason, added_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      one.topId,
      one.entryId,
      one.merchantId,
      one.kind,
      one.phoneSealed,
      one.phoneIndex,
      one.cardNo,
      one.memberId,
      one.reason,
      one.addedBy,
    ],
  );
  if (rows.length === 1) await changeBlacklisted(tx, one);
  return rows.length === 1;
}

/** Cards that are named by it leave the lists of machines without network at once. */
async function changeBlacklisted(tx: Handle, { topId, cardNo, memberId, phoneIndex }: Place & Named): Promise<void> {
  const cards = await tx.query<ChangedCard>(
    `select c.top_id as "topId", c.merchant_id as "merchantId", c.id as "cardId" from card c left join member m on m.top_id = c.top_id and m.id = c.member_id
     where c.top_id = $1 and (c.card_no = $2 or c.member_id = $3 or m.phone_index = $4)`,
    [topId, cardNo, memberId, phoneIndex],
  );
  await changeAllowances(tx, cards);
}

export async function deleteEntry(tx: Handle, { topId, entryId }: BlacklistRecord): Promise<void> {
  await tx.query("delete from blacklist_entry where top_id = $1 and id = $2", [topId, entryId]);
}
