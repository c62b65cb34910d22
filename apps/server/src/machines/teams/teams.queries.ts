import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  likePattern,
  ownScope,
  type Scope,
  scoped,
  sql,
} from "@yunshou/database";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

const order = {
  by: { teamName: "t.name", createdTime: "t.created_at" },
  unsorted: "t.created_at desc",
  tie: ["t.id asc"],
} as const satisfies Order<string>;

export interface TeamFilters extends Paging<keyof typeof order.by> {
  readonly teamId?: string;
  readonly teamName?: string;
  readonly userName?: string;
}

const columns = `t.id as "teamId", t.name as "teamName", s.merchant_no as "merchantNo", s.name as "merchantName", t.created_at as "createdTime",
  (select count(*)::int from team_machine g where g.team_id = t.id) as "machineCount",
  coalesce((select jsonb_agg(jsonb_build_object('userId', u.id::text, 'account', u.account, 'userName', u.name,
      'phoneSealed', encode(u.phone_sealed, 'base64'), 'addedTime', to_char(b.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'roles', (select coalesce(jsonb_agg(r.name order by r.name), '[]') from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id)) order by b.added_at)
    from team_member b join app_user u on u.id = b.user_id where b.team_id = t.id), '[]') as members`;

export function listTeams<Row>(tx: Handle, scope: Scope, filters: TeamFilters): Promise<Page<Row>> {
  const list = {
    columns,
    from: "team t",
    shown: "join merchant s on s.id = t.merchant_id",
    where: conditions(
      scoped(ownScope(scope), "t", { machine: null }),
      equals("t.id", filters.teamId),
      contains("t.name", filters.teamName),
      given(
        filters.userName,
        (name) =>
          sql`exists (select from team_member b join app_user u on u.id = b.user_id where b.team_id = t.id and u.name ilike ${likePattern(name)})`,
      ),
    ),
  };
  return pageOf(tx, list, order, filters);
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
