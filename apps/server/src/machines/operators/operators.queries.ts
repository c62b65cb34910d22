import type { StoredRow } from "@yunshou/contract";
import type { operators } from "@yunshou/contract/machines/operators";
import {
  conditions,
  contains,
  given,
  type Handle,
  ownScope,
  raw,
  type Scope,
  scoped,
  scopeSql,
  type Sql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import { operatorSalesDays } from "@yunshou/domain";
import { ofPhone } from "../../access/staff/users.queries.ts";
import type { PhoneHashes } from "../../access/people/userContact.ts";
import { countOf, orderOf, type Order, type Page, pagePart, type Paging } from "../../platform/lists.queries.ts";

export interface OperatorFilters {
  readonly userName?: string | undefined;
  readonly phone?: PhoneHashes | undefined;
}

export interface OperatorRecord extends Omit<
  StoredRow<typeof operators.list>,
  "phone" | "roles" | "userState" | "manageable"
> {
  readonly phoneSealed: Buffer | null;
  readonly status: "normal" | "deleted";
}

/** A list of people is about merchants, whatever machines the caller is narrowed to. */
const ofMerchants = { machine: null } as const;

/** Every machine of a user and whether it was given to himself; row-level security leaves what the caller sees. */
const held = (user: string) => `(select g.machine_id, true as direct from machine_grant g where g.user_id = ${user}
  union all select t.machine_id, false from team_member b join team_machine t on t.team_id = b.team_id where b.user_id = ${user})`;

const whereOf = (scope: Scope, { userName, phone }: OperatorFilters): Where =>
  conditions(
    scoped(ownScope(scope), "u", ofMerchants),
    sql`u.status = 'normal' and u.level = '2' and exists (select from ${raw(held("u.id"))} h)`,
    contains("u.name", userName),
    given(phone, (hashes) => ofPhone("u", hashes)),
  );

/** What is asked of the chosen users only: their machines, and what those sold up to `today`. */
const figuresOf = (scope: Scope, today: string) =>
  sql`cross join lateral (
      select count(*)::int as machines, count(*) filter (where not direct)::int as "throughTeams", coalesce(array_agg(machine_id), '{}') as ids
      from (select h.machine_id, bool_or(h.direct) as direct from ${raw(held("u.id"))} h group by 1) m) n
    cross join lateral (
      select coalesce(sum(x.amount_fen), 0)::text as amount, coalesce(sum(x.orders), 0)::int as orders from rollup_sales x
      where x.machine_id = any(n.ids) and x.business_day between ${today}::date - ${operatorSalesDays - 1}::int and ${today}::date and ${scoped(scope, "x", { granted: true })}) s`;

const columns = `u.id as "userId", u.account, u.name as "userName", u.phone_sealed as "phoneSealed", m.merchant_no as "merchantNo", m.name as "merchantName", u.status, u.blocked_reason as "blockReason",
  n.machines as "machineCount", n."throughTeams", s.amount as "salesAmountFen", s.orders as "salesOrders"`;

const order = {
  by: { userName: "u.name", machineCount: `(select count(distinct h.machine_id) from ${held("u.id")} h)` },
  unsorted: "lower(u.account) asc",
  tie: ["lower(u.account) asc"],
} as const satisfies Order<string>;

/** Operators that a piece chooses as `chosen`, with their figures. */
const figuresFor = (scope: Scope, today: string, chosen: Sql) =>
  sql`with chosen as materialized (${chosen}) select ${raw(columns)} from chosen join app_user u on u.id = chosen.id join merchant m on m.id = u.merchant_id ${figuresOf(scope, today)}`;

/** One page of operators, by account unless sorted. The page is chosen first, so that sales are added up for its rows only. */
export async function listOperators(
  tx: Handle,
  scope: Scope,
  filters: OperatorFilters,
  today: string,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<OperatorRecord>> {
  const where = whereOf(scope, filters);
  const found = await countOf(tx, { from: "app_user u", where });
  const by = orderOf(order, paging);
  const chosen = sql`select u.id, row_number() over (order by ${by}) as place from app_user u where ${where} order by ${by} ${pagePart(paging)}`;
  const rows = await tx.query<OperatorRecord>(
    ...statement(sql`${figuresFor(scope, today, chosen)} order by chosen.place`),
  );
  return { rows, ...found };
}

/** The next operators by id after `after`, for exports. */
export function operatorsAfter(
  tx: Handle,
  scope: Scope,
  filters: OperatorFilters,
  today: string,
  after: string,
  limit: number,
): Promise<OperatorRecord[]> {
  const chosen = sql`select u.id from app_user u where u.id > ${after} and ${whereOf(scope, filters)} order by u.id limit ${limit}::int`;
  return tx.query<OperatorRecord>(...statement(sql`${figuresFor(scope, today, chosen)} order by u.id`));
}

/** An ordinary user of the scope who can log in and whose roles let him see machines; locked before he is looked at, because roles are given and taken under the same lock. */
export async function operatorToBe(
  tx: Handle,
  scope: Scope,
  loginName: string,
): Promise<{ userId: string; topId: string; merchantId: string } | undefined> {
  const values: unknown[] = [loginName];
  const where = scopeSql(ownScope(scope), "u", values, ofMerchants);
  await tx.query(`select 1 from app_user u where lower(u.account) = lower($1) and ${where} for update`, values);
  const [row] = await tx.query<{ userId: string; topId: string; merchantId: string }>(
    `select u.id as "userId", u.top_id as "topId", u.merchant_id as "merchantId" from app_user u
     where lower(u.account) = lower($1) and u.status = 'normal' and u.blocked_reason is null and u.level = '2' and ${where}
       and exists (select from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and 'machines.machine.read' = any(r.permissions))`,
    values,
  );
  return row;
}

/** Whether a user has machines. Asked after he is locked: the statement that waits for the lock does not see what came meanwhile. */
export async function hasMachines(tx: Handle, userId: string): Promise<boolean> {
  return (await tx.query(`select 1 from ${held("$1::bigint")} h limit 1`, [userId])).length > 0;
}
