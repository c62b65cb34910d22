import type { AnswerOf } from "@yunshou/contract";
import type { cardAreas } from "@yunshou/contract/members/areas";
import { conditions, type Handle, type Scope, scoped, type Sql, sql, statement } from "@yunshou/database";
import { nextIds } from "../cardBook.queries.ts";

const ofMerchants = { machine: null } as const;

/** Areas that the person may name; one who is limited sees those only. */
const visible = (scope: Scope) =>
  conditions(
    scoped(scope, "d", ofMerchants),
    scope.cardAreas === undefined ? undefined : sql`d.id = any(${scope.cardAreas}::bigint[])`,
  );

/** Areas with what hangs on them, parents before their children. */
export const areaTree = (tx: Handle, scope: Scope): Promise<AnswerOf<typeof cardAreas.tree>["rows"]> =>
  tx.query(
    ...statement(sql`select d.id as "areaId", p.id as "parentId", d.name as "areaName", cardinality(d.path) as level,
      (select count(*)::int from card_area k where k.top_id = d.top_id and k.parent_id = d.id) as children,
      (select count(*)::int from card_area k join card c on c.top_id = k.top_id and c.area_id = k.id and ${scoped(scope, "c", ofMerchants)}
        where k.top_id = d.top_id and k.path @> array[d.id]) as "cardCount",
      (select count(*)::int from card_area_staff s where s.top_id = d.top_id and s.area_id = d.id) as "staffCount",
      d.merchant_id as "merchantId", h.name as "merchantName"
    from card_area d join merchant h on h.id = d.merchant_id
      left join card_area p on p.top_id = d.top_id and p.id = d.parent_id and (${scope.cardAreas ?? null}::bigint[] is null or p.id = any(${scope.cardAreas ?? null}::bigint[]))
    where ${visible(scope)} order by cardinality(d.path), h.merchant_no, d.name, d.id limit 5000`),
  );

export interface Area {
  readonly topId: string;
  readonly areaId: string;
  readonly merchantId: string;
  readonly parentId: string | null;
  readonly path: readonly string[];
  readonly name: string;
}

/** An area of the caller, as it is read. */
export const areaNamed = (tx: Handle, scope: Scope, areaId: string): Promise<Area | undefined> =>
  findArea(tx, scope, areaId, sql``);

/** An area of the caller, held until the transaction ends. */
export const areaOf = (tx: Handle, scope: Scope, areaId: string): Promise<Area | undefined> =>
  findArea(tx, scope, areaId, sql`for update`);

async function findArea(tx: Handle, scope: Scope, areaId: string, end: Sql): Promise<Area | undefined> {
  const where = conditions(visible(scope), sql`d.id = ${areaId}`);
  const [row] = await tx.query<Area>(
    ...statement(sql`select d.top_id as "topId", d.id as "areaId", d.merchant_id as "merchantId", d.parent_id as "parentId", d.path::text[] as path, d.name
      from card_area d where ${where} ${end}`),
  );
  return row;
}

/** Whether a merchant keeps areas, so that each of its cards lies in one. */
export async function hasAreas(tx: Handle, topId: string, merchantId: string): Promise<boolean> {
  return (
    (await tx.query("select from card_area where top_id = $1 and merchant_id = $2 limit 1", [topId, merchantId]))
      .length > 0
  );
}

/** Undefined when a neighbour bears the name. */
export async function insertArea(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  parent: Area | undefined,
  name: string,
): Promise<string | undefined> {
  const [areaId] = (await nextIds(tx, 1)) as [string];
  const rows = await tx.query(
    "insert into card_area (top_id, id, merchant_id, parent_id, path, name) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id",
    [topId, areaId, merchantId, parent?.areaId ?? null, [...(parent?.path ?? []), areaId], name],
  );
  return rows.length === 1 ? areaId : undefined;
}

/** False when a neighbour bears the name. */
export async function renameArea(tx: Handle, area: Area, name: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('card_area', $1::bigint))", [area.merchantId]);
  const rows = await tx.query(
    `update card_area set name = $3 where top_id = $1 and id = $2 and not exists (
       select from card_area n where n.top_id = $1 and n.merchant_id = $4 and n.parent_id is not distinct from $5::bigint and lower(n.name) = lower($3) and n.id <> $2)
     returning id`,
    [area.topId, area.areaId, name, area.merchantId, area.parentId],
  );
  return rows.length === 1;
}

/** Areas below a held one, and cards in it, whoever sees them. */
export async function usesOfArea(tx: Handle, { topId, areaId }: Area): Promise<{ children: number; cards: number }> {
  const [row] = await tx.query<{ children: number; cards: number }>(
    `select (select count(*)::int from card_area where top_id = $1 and parent_id = $2) as children,
       (select count(*)::int from card where top_id = $1 and area_id = $2) as cards`,
    [topId, areaId],
  );
  return row ?? { children: 0, cards: 0 };
}

export async function deleteArea(tx: Handle, { topId, areaId }: Area): Promise<void> {
  await tx.query("delete from card_area where top_id = $1 and id = $2", [topId, areaId]);
}

export const staffOfArea = (tx: Handle, { topId, areaId }: Area): Promise<AnswerOf<typeof cardAreas.staff>["rows"]> =>
  tx.query(
    `select u.id as "userId", u.name as "userName", u.account from card_area_staff s join app_user u on u.id = s.user_id
     where s.top_id = $1 and s.area_id = $2 order by u.name, u.id`,
    [topId, areaId],
  );

/** False when the person is on the staff already. */
export async function insertStaff(tx: Handle, { topId, areaId, merchantId }: Area, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "insert into card_area_staff (top_id, merchant_id, area_id, user_id) values ($1, $2, $3, $4) on conflict do nothing returning user_id",
    [topId, merchantId, areaId, userId],
  );
  return rows.length === 1;
}

export async function deleteStaff(tx: Handle, { topId, areaId }: Area, userId: string): Promise<boolean> {
  return (
    (
      await tx.query(
        "delete from card_area_staff where top_id = $1 and area_id = $2 and user_id = $3 returning user_id",
        [topId, areaId, userId],
      )
    ).length === 1
  );
}

/** How many of these people are on the staff of this area and of no other; held, because two areas may be given up at once. */
export async function onlyHere(tx: Handle, { topId, areaId }: Area, userIds: readonly string[]): Promise<number> {
  const rows = await tx.query<{ userId: string; areaId: string }>(
    `select user_id as "userId", area_id as "areaId" from card_area_staff where top_id = $1 and user_id = any($2::bigint[]) order by user_id, area_id for update`,
    [topId, userIds],
  );
  const elsewhere = new Set(rows.filter((row) => row.areaId !== areaId).map(({ userId }) => userId));
  return rows.filter((row) => row.areaId === areaId && !elsewhere.has(row.userId)).length;
}

/** Somebody of the area's merchant who sees cards there. */
export async function fitStaff(
  tx: Handle,
  { topId, merchantId }: Area,
  userId: string,
): Promise<{ readonly account: string; readonly userName: string } | undefined> {
  const [row] = await tx.query<{ account: string; userName: string }>(
    `select u.account, u.name as "userName" from app_user u where u.top_id = $1 and u.merchant_id = $2 and u.id = $3 and u.status = 'normal'
       and exists (select from user_role x join role r on r.id = x.role_id where x.user_id = u.id and r.kind = 'web' and 'members.card.read' = any(r.permissions))`,
    [topId, merchantId, userId],
  );
  return row;
}

export async function saveAreaOfCards(
  tx: Handle,
  { topId, areaId }: Pick<Area, "topId" | "areaId">,
  cardIds: readonly string[],
): Promise<void> {
  await tx.query("update card set area_id = $3, updated_at = now() where top_id = $1 and id = any($2::bigint[])", [
    topId,
    cardIds,
    areaId,
  ]);
}
