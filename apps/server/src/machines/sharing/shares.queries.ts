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
  sql,
} from "@yunshou/database";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

/** To whom machines are authorised: the table and the column that names him. */
const tables = {
  merchant: { table: "merchant_machine", column: "grantee_id" },
  team: { table: "team_machine", column: "team_id" },
} as const;
export type Grantee = {
  readonly kind: keyof typeof tables;
  readonly id: string;
  readonly merchantId: string;
  readonly topId: string;
  readonly name: string;
};

const order = {
  by: { machineNo: "m.machine_no", authTime: "g.granted_at" },
  nulls: { authTime: "last" },
  unsorted: "m.machine_no asc",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

export interface ShareFilters extends Paging<keyof typeof order.by> {
  readonly machineNo?: string;
  readonly authorized?: "yes" | "no";
}

/** The merchant, if it is the caller's. */
export async function granteeMerchant(
  tx: Handle,
  scope: Scope,
  merchantId: string,
): Promise<(Grantee & { path: string[] }) | undefined> {
  const values: unknown[] = [merchantId];
  const where = scope.merchants === "all" ? "true" : `m.path && $${values.push(scope.merchants)}::bigint[]`;
  const [row] = await tx.query<{ topId: string; name: string; path: string[] }>(
    `select m.top_id as "topId", m.name, m.path::text[] as path from merchant m where m.id = $1 and m.status <> 'deleted' and ${where}`,
    values,
  );
  return row === undefined ? undefined : { kind: "merchant", id: merchantId, merchantId, ...row };
}

/** The team, if it belongs to a merchant of the caller. */
export async function findTeam(tx: Handle, scope: Scope, teamId: string): Promise<Grantee | undefined> {
  const values: unknown[] = [teamId];
  const where = scopeSql(ownScope(scope), "t", values, { machine: null });
  const [row] = await tx.query<{ topId: string; merchantId: string; name: string }>(
    `select t.top_id as "topId", t.merchant_id as "merchantId", t.name from team t where t.id = $1 and ${where}`,
    values,
  );
  return row === undefined ? undefined : { kind: "team", id: teamId, ...row };
}

const columns = `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", m.type as "machineType", p.name as "pointName", o.merchant_no as "ownerNo", o.name as "ownerName",
  g.machine_id is not null as authorized, g.granted_at as "authTime", u.name as "operatorName"`;

/** Machines of the caller in the grantee's tree; a merchant is not offered what it or one below it owns. */
export function shareRows<Row>(
  tx: Handle,
  scope: Scope,
  { kind, id, merchantId, topId }: Grantee,
  filters: ShareFilters,
): Promise<Page<Row>> {
  const { table, column } = tables[kind];
  const list = {
    columns,
    from: sql`machine m join merchant o on o.id = m.merchant_id left join ${raw(table)} g on g.machine_id = m.id and g.${raw(column)} = ${id}`,
    shown: "left join point p on p.top_id = m.top_id and p.id = m.point_id left join app_user u on u.id = g.granted_by",
    where: conditions(
      scoped(ownScope(scope), "m"),
      sql`m.top_id = ${topId} and m.decommissioned_at is null`,
      kind === "merchant" ? sql`not o.path @> array[${merchantId}::bigint]` : undefined,
      contains("m.machine_no", filters.machineNo),
      given(filters.authorized, (is) => (is === "yes" ? sql`g.machine_id is not null` : sql`g.machine_id is null`)),
    ),
  };
  return pageOf(tx, list, order, filters);
}

/** Grants or takes back; answers how many changed. */
export async function changeShares(
  tx: Handle,
  { kind, id }: Grantee,
  machineIds: readonly string[],
  granted: boolean,
  actorId: string | null,
): Promise<number> {
  const { table, column } = tables[kind];
  const rows = granted
    ? await tx.query(
        `insert into ${table} (top_id, machine_id, merchant_id, ${column}, granted_by) select m.top_id, m.id, m.merchant_id, $2, $3 from machine m where m.id = any($1::bigint[])
         on conflict (${column}, machine_id, top_id) do nothing returning machine_id`,
        [machineIds, id, actorId],
      )
    : await tx.query(
        `delete from ${table} where machine_id = any($1::bigint[]) and ${column} = $2 returning machine_id`,
        [machineIds, id],
      );
  return rows.length;
}

/** Which of these machines belong to the merchant or to one below it. */
export async function ownedBelow(tx: Handle, merchantId: string, machineIds: readonly string[]): Promise<number> {
  const rows = await tx.query(
    "select 1 from machine m join merchant o on o.id = m.merchant_id where m.id = any($1::bigint[]) and o.path @> array[$2::bigint]",
    [machineIds, merchantId],
  );
  return rows.length;
}
