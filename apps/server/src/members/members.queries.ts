import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  raw,
  type Scope,
  scoped,
  scopeSql,
  sql,
  statement,
} from "@yunshou/database";
import type { StoredRow } from "@yunshou/contract";
import type { members } from "@yunshou/contract/members/members";
import type { MemberLevel } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";
import { holderRowsInAreas, holdersInAreas } from "./areas/areaScope.queries.ts";
import type { HolderHashes, SealedHolder } from "./holders.ts";

/** Members are a matter of merchants, whatever machines the caller is narrowed to. */
const ofMerchants = { machine: null } as const;

export interface MemberRecord {
  readonly topId: string;
  readonly memberId: string;
  readonly merchantId: string;
  readonly holderSealed: Buffer;
  readonly memberLevel: MemberLevel;
  readonly classId: string | null;
  readonly remark: string;
  readonly guardianAgreed: boolean;
}

/** A member with one of the cards, or without any. */
export interface MemberCardRecord
  extends
    MemberRecord,
    Omit<StoredRow<typeof members.list>, keyof MemberRecord | "rowId" | "holderName" | "holderPhone" | "bindStatus"> {}

const own = `m.top_id as "topId", m.id as "memberId", m.merchant_id as "merchantId", m.holder_sealed as "holderSealed", m.level as "memberLevel", m.class_id as "classId", m.remark, m.guardian_agreed_at is not null as "guardianAgreed"`;
const columns = `${own}, h.merchant_no as "merchantNo", h.name as "merchantName", m.created_at as "createdTime", c.id as "cardId", c.card_no as "cardNo", c.kind as "cardType",
  c.state as "cardStatus", c.balance_fen as "balanceFen", c.gift_fen as "giftFen", c.recharged_fen as "rechargeTotalFen",
  is_blacklisted(m.top_id, m.merchant_id, c.card_no, m.id, null) as blacklisted, m.anonymised_at is not null as anonymised,
  (select string_agg(k.name, ' / ' order by cardinality(k.path)) from school_unit k where k.top_id = x.top_id and k.id = any(x.path)) as "schoolClass", c.consumed_fen as "consumeTotalFen", c.consumed_count as "consumeCount", d.name as "areaName"`;
const from =
  "member m join merchant h on h.id = m.merchant_id left join card c on c.top_id = m.top_id and c.member_id = m.id left join card_area d on d.top_id = c.top_id and d.id = c.area_id left join school_unit x on x.top_id = m.top_id and x.id = m.class_id";

export interface MemberFilters extends HolderHashes {
  readonly memberId?: string | undefined;
  readonly memberLevel?: MemberLevel | undefined;
  readonly cardNo?: string | undefined;
  readonly merchantName?: string | undefined;
  readonly areaId?: string | undefined;
  readonly schoolUnitId?: string | undefined;
}

const order = {
  by: { createdTime: "m.id", balanceFen: "c.balance_fen", consumeTotalFen: "c.consumed_fen" },
  nulls: { balanceFen: "last", consumeTotalFen: "last" },
  unsorted: "createdTime",
  tie: ["m.id desc", "c.id desc"],
} as const satisfies Order<string>;

export function listMembers(
  tx: Handle,
  scope: Scope,
  filters: MemberFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<MemberCardRecord>> {
  const where = conditions(
    scoped(scope, "m", ofMerchants),
    holderRowsInAreas(scope, "c"),
    given(filters.nameHash, (hash) => sql`m.name_index = decode(${hash}, 'hex')`),
    given(filters.phoneHash, (hash) => sql`m.phone_index = decode(${hash}, 'hex')`),
    equals("m.id", filters.memberId),
    given(filters.areaId, (areaId) => sql`d.path @> array[${areaId}::bigint]`),
    given(filters.schoolUnitId, (unitId) => sql`x.path @> array[${unitId}::bigint]`),
    equals("m.level", filters.memberLevel),
    contains("c.card_no", filters.cardNo),
    contains("h.name", filters.merchantName),
  );
  return pageOf(tx, { columns, from, where }, order, paging);
}

/** One member of the scope, unless the person asked to be forgotten; `lock` holds it until the transaction ends. */
export async function memberOf(
  tx: Handle,
  scope: Scope,
  memberId: string,
  { lock }: { readonly lock: boolean },
): Promise<MemberRecord | undefined> {
  const where = conditions(
    scoped(scope, "m", ofMerchants),
    holdersInAreas(scope, "m"),
    equals("m.id", memberId),
    sql`m.anonymised_at is null`,
  );
  const [row] = await tx.query<MemberRecord>(
    ...statement(sql`select ${raw(own)} from member m where ${where}${lock ? sql` for update` : sql``}`),
  );
  return row;
}

/** The member of a merchant who has this phone; held, so that he is not moved to another merchant while a card is issued to him. */
export async function memberByPhone(
  tx: Handle,
  merchantId: string,
  phoneIndex: Buffer,
): Promise<MemberRecord | undefined> {
  const [row] = await tx.query<MemberRecord>(
    `select ${own} from member m where m.merchant_id = $1 and m.phone_index = $2 for key share`,
    [merchantId, phoneIndex],
  );
  return row;
}

export interface NewMember extends SealedHolder {
  readonly topId: string;
  readonly memberId: string;
  readonly merchantId: string;
  readonly memberLevel: MemberLevel;
  readonly classId: string | null;
  readonly remark: string;
  readonly createdBy: string | null;
  /** When a guardian agreed; absent for who needs none. */
  readonly guardianAgreedAt?: Date | null;
}

/** False when the merchant has a member with this phone. */
export async function insertMember(tx: Handle, one: NewMember): Promise<boolean> {
  const rows = await tx.query(
    `insert into member (top_id, id, merchant_id, holder_sealed, name_index, phone_index, level, remark, created_by, class_id, guardian_agreed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (merchant_id, phone_index, top_id) do nothing returning id`,
    [
      one.topId,
      one.memberId,
      one.merchantId,
      one.holderSealed,
      one.nameIndex,
      one.phoneIndex,
      one.memberLevel,
      one.remark,
      one.createdBy,
      one.classId,
      one.guardianAgreedAt ?? null,
    ],
  );
  return rows.length === 1;
}

/** Runs an update that may meet the unique phone; false when it does, and nothing is changed. */
async function unlessTaken(tx: Handle, change: () => Promise<unknown>): Promise<boolean> {
  await tx.query("savepoint member_phone");
  try {
    await change();
    await tx.query("release savepoint member_phone");
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    await tx.query("rollback to savepoint member_phone");
    return false;
  }
}

/** False when another member of the merchant has this phone. */
export function saveMember(
  tx: Handle,
  { topId, memberId }: MemberRecord,
  changed: SealedHolder & Pick<NewMember, "memberLevel" | "classId" | "remark" | "guardianAgreedAt">,
): Promise<boolean> {
  const { holderSealed, nameIndex, phoneIndex, memberLevel, classId, remark, guardianAgreedAt = null } = changed;
  return unlessTaken(tx, () =>
    tx.query(
      "update member set holder_sealed = $3, name_index = $4, phone_index = $5, level = $6, remark = $7, class_id = $8, guardian_agreed_at = case when $9::timestamptz is null then null else coalesce(guardian_agreed_at, $9) end, updated_at = now() where top_id = $1 and id = $2",
      [topId, memberId, holderSealed, nameIndex, phoneIndex, memberLevel, remark, classId, guardianAgreedAt],
    ),
  );
}

/** Name, phone and remark are given up for good; the level and the books of the cards stay. */
export async function anonymiseMember(
  tx: Handle,
  { topId, memberId }: MemberRecord,
  { holderSealed, nameIndex, phoneIndex, at }: SealedHolder & { readonly at: Date },
): Promise<void> {
  await tx.query(
    "update member set holder_sealed = $3, name_index = $4, phone_index = $5, remark = '', class_id = null, guardian_agreed_at = null, anonymised_at = $6, updated_at = $6 where top_id = $1 and id = $2",
    [topId, memberId, holderSealed, nameIndex, phoneIndex, at],
  );
}

/** False when a member of the other merchant has this phone. */
export function moveMember(tx: Handle, { topId, memberId }: MemberRecord, merchantId: string): Promise<boolean> {
  return unlessTaken(tx, () =>
    tx.query("update member set merchant_id = $3, class_id = null, updated_at = now() where top_id = $1 and id = $2", [
      topId,
      memberId,
      merchantId,
    ]),
  );
}

export interface CardMerchant {
  readonly merchantId: string;
  readonly topId: string;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly timeZone: string;
  /** Switches that are on for the merchant and every one above that the caller sees. */
  readonly features: readonly string[];
}

/** Merchants of the scope that are in service, with the switches that count for them. */
export function cardMerchants(tx: Handle, scope: Scope, only: string | null): Promise<CardMerchant[]> {
  const values: unknown[] = [only];
  const where = scopeSql(scope, "m", values, { merchant: "id", machine: null });
  return tx.query<CardMerchant>(
    `select m.id as "merchantId", m.top_id as "topId", m.merchant_no as "merchantNo", m.name as "merchantName", m.time_zone as "timeZone",
            array(select f from unnest(m.features) f where not exists (select from merchant a where a.id = any(m.path) and not a.features @> array[f])) as features
     from merchant m where m.status = 'normal' and ($1::bigint is null or m.id = $1) and ${where} order by m.merchant_no limit 2000`,
    values,
  );
}
