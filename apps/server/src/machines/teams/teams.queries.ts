import { type Handle, likePattern, ownScope, type Scope, scopeSql } from "@yunshou/database";
import { countRows, type Page, pageEnd } from "../../platform/lists.queries.ts";

export interface TeamFilters {
  readonly teamName?: string;
  readonly userName?: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: "teamName" | "createdTime";
  readonly direction: "asc" | "desc";
}

export async function listTeams<Row>(tx: Handle, scope: Scope, filters: TeamFilters): Promise<Page<Row>> {
  const values: unknown[] = [];
  const where = [
    scopeSql(ownScope(scope), "t", values, { machine: null }),
    ...(filters.teamName === undefined ? [] : [`t.name ilike $${values.push(likePattern(filters.teamName))}`]),
    ...(filters.userName === undefined
      ? []
      : [
          `exists (select from team_member b join app_user u on u.id = b.user_id where b.team_id = t.id and u.name ilike $${values.push(likePattern(filters.userName))})`,
        ]),
  ].join(" and ");
  const found = await countRows(tx, `from team t where ${where}`, values);
  const order =
    filters.sort === "teamName"
      ? `t.name ${filters.direction}`
      : `t.created_at ${filters.sort === undefined ? "desc" : filters.direction}`;
  const limit = pageEnd(filters, values);
  const rows = await tx.query<Row>(
    `select t.id as "teamId", t.name as "teamName", s.merchant_no as "merchantNo", s.name as "merchantName", t.created_at as "createdTime",
       (select count(*)::int from team_machine g where g.team_id = t.id) as "machineCount",
       coalesce((select jsonb_agg(jsonb_build_object('userId', u.id::text, 'account', u.account, 'userName', u.name,
           'phoneSealed', encode(u.phone_sealed, 'base64'), 'addedTime', to_char(b.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
           'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]') from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id)) order by b.added_at)
         from team_member b join app_user u on u.id = b.user_id where b.team_id = t.id), '[]') as members
     from team t join merchant s on s.id = t.merchant_id where ${where} order by ${order}, t.id ${limit}`,
    values,
  );
  return { rows, ...found };
}

/** Null when the merchant has a team of this name. */
export async function insertTeam(
  tx: Handle,
  owner: { topId: string; merchantId: string },
  name: string,
  actorId: string | null,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    "insert into team (top_id, merchant_id, name, created_by) values ($1, $2, $3, $4) on conflict do nothing returning id",
    [owner.topId, owner.merchantId, name, actorId],
  );
  return row?.id ?? null;
}

/** False when another team of the merchant has this name. */
export async function renameTeam(tx: Handle, teamId: string, merchantId: string, name: string): Promise<boolean> {
  const rows = await tx.query(
    "update team set name = $3 where id = $1 and not exists (select from team o where o.merchant_id = $2 and lower(o.name) = lower($3) and o.id <> $1) returning id",
    [teamId, merchantId, name],
  );
  return rows.length === 1;
}

export async function deleteTeam(tx: Handle, teamId: string): Promise<void> {
  await tx.query("delete from team where id = $1", [teamId]);
}

/** An ordinary user of the team's merchant or below it who can log in: nobody else gains machines by a team. */
export async function staffOf(
  tx: Handle,
  merchantId: string,
  account: string,
): Promise<{ userId: string; userName: string } | undefined> {
  const [row] = await tx.query<{ userId: string; userName: string }>(
    `select u.id as "userId", u.name as "userName" from app_user u join merchant m on m.id = u.merchant_id
     where lower(u.account) = lower($2) and u.status = 'normal' and u.blocked_reason is null and u.level = '2' and m.path @> array[$1::bigint]
       and exists (select from user_role ur where ur.user_id = u.id)`,
    [merchantId, account],
  );
  return row;
}

/** False when the user is in the team already. */
export async function insertMember(
  tx: Handle,
  team: { id: string; topId: string; merchantId: string },
  userId: string,
  actorId: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    "insert into team_member (top_id, merchant_id, team_id, user_id, added_by) values ($1, $2, $3, $4, $5) on conflict do nothing returning user_id",
    [team.topId, team.merchantId, team.id, userId, actorId],
  );
  return rows.length === 1;
}

export async function deleteMember(tx: Handle, teamId: string, userId: string): Promise<boolean> {
  return (
    (await tx.query("delete from team_member where team_id = $1 and user_id = $2 returning user_id", [teamId, userId]))
      .length === 1
  );
}
