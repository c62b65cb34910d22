import type { Permission } from "@yunshou/contract";
import {
  conditions,
  equals,
  given,
  type Handle,
  likePattern,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import { peopleShown } from "@yunshou/domain";
import { holds } from "../../platform/findable.queries.ts";
import type { Commented } from "./comments.queries.ts";

export interface Person {
  readonly userId: string;
  readonly account: string;
  readonly userName: string;
  readonly merchantId: string;
  readonly merchantName: string;
}

/** Who asks, and the rights of which one reads the record. */
export interface Asker {
  readonly scope: Scope;
  readonly userId: string;
  readonly merchantId: string;
  readonly rights: readonly Permission[];
}

/** An ordinary user sees what belongs to a machine when he, or a team of his, is authorised to it (PERM-11, MACHINE-29). */
const seesMachine = (machineId: string): Sql =>
  sql`(p.level <> '2' or exists (select from machine_grant g where g.user_id = p.id and g.machine_id = ${machineId}::bigint)
    or exists (select from team_member b join team_machine t on t.team_id = b.team_id where b.user_id = p.id and t.machine_id = ${machineId}::bigint))`;

/** Staff of areas sees the cards in these and below (CARD-24). */
const seesArea = (areaId: string | null): Sql =>
  sql`(not exists (select from card_area_staff y where y.user_id = p.id)
    or exists (select from card_area_staff y join card_area d on d.top_id = y.top_id and d.path @> array[y.area_id] where y.user_id = p.id and d.id = ${areaId}::bigint))`;

/**
 * People who may read a record, as far as the caller sees them: users of its merchant, of merchants above up to his own, and
 * of his own, who can log in and hold a right to it.
 */
export function peopleOf(
  tx: Handle,
  { scope, userId, merchantId, rights }: Asker,
  record: Commented,
  asked: { readonly text: string } | { readonly ids: readonly string[] },
): Promise<Person[]> {
  const named = "ids" in asked;
  const text = named || asked.text === "" ? undefined : asked.text;
  const where = conditions(
    scoped(scope, "p", { machine: null }),
    sql`p.status = 'normal' and p.blocked_reason is null`,
    sql`(p.merchant_id = ${merchantId}::bigint or p.merchant_id = any((select o.path from merchant o where o.id = ${record.merchantId}::bigint)::bigint[]))`,
    sql`exists (select from user_role h join role r on r.id = h.role_id where h.user_id = p.id and r.kind = 'web'
      and (r.is_admin or r.permissions && ${[...rights]}::text[]))`,
    given(record.machineId ?? undefined, seesMachine),
    record.kind === "card" ? seesArea(record.areaId) : undefined,
    named ? sql`p.id = any(${[...asked.ids]}::bigint[])` : sql`p.id <> ${userId}::bigint`,
    given(text, (part) => {
      const pattern = likePattern(part);
      return sql`(p.name ilike ${pattern} or p.account ilike ${pattern} or ${holds("p", part)})`;
    }),
  );
  return tx.query<Person>(
    ...statement(sql`select p.id as "userId", p.account, p.name as "userName", p.merchant_id as "merchantId", m.name as "merchantName"
      from app_user p join merchant m on m.id = p.merchant_id where ${where}
      order by ${equals("p.merchant_id", merchantId)!} desc, p.name, p.id limit ${named ? raw("all") : peopleShown}`),
  );
}
