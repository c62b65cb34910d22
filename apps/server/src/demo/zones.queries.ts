import type { Handle } from "@yunshou/database";
import type { Owner } from "./demo.queries.ts";

/** Puts the routes of these names into a new zone. */
export async function insertZone(
  tx: Handle,
  owner: Owner,
  { name, manager, remark, routes }: { name: string; manager: string; remark: string; routes: readonly string[] },
): Promise<void> {
  await tx.query(
    `with made as (
       insert into zone (top_id, merchant_id, name, manager_id, remark)
       values ($1, $2, $3, (select id from app_user where account = $4), $5) returning top_id, id)
     update route r set zone_id = made.id from made where r.top_id = made.top_id and r.name = any($6::text[])`,
    [owner.topId, owner.merchantId, name, manager, remark, routes],
  );
}

/** Gives every route of a replenisher's merchant to one of them. */
export async function setReplenishers(tx: Handle, accounts: readonly string[]): Promise<void> {
  await tx.query(
    `update route r set replenisher_id = (
       select u.id from app_user u where u.account = any($1::text[]) and u.merchant_id = r.merchant_id
       order by md5(u.account || r.name) limit 1)`,
    [accounts],
  );
}

/** Provinces and cities of all points, and districts where their addresses begin with one. */
export async function insertRegions(tx: Handle): Promise<void> {
  await tx.query(
    `insert into region (level, name, sort_no)
     select 1, province, 10 * row_number() over (order by count(*) desc, province) from point group by province on conflict do nothing`,
  );
  await tx.query(
    `insert into region (parent_id, level, name, sort_no)
     select r.id, 2, p.city, 10 * row_number() over (partition by r.id order by count(*) desc, p.city)
     from point p join region r on r.level = 1 and r.name = p.province group by r.id, p.city on conflict do nothing`,
  );
  await tx.query(
    `insert into region (parent_id, level, name, sort_no)
     select c.id, 3, d.name, 10 * row_number() over (partition by c.id order by d.name)
     from (select distinct province, city, substring(address from '^[^ 省市区县]{2,4}[区县]') as name from point) d
     join region r on r.level = 1 and r.name = d.province join region c on c.parent_id = r.id and c.name = d.city
     where d.name is not null on conflict do nothing`,
  );
  await tx.query(
    `update point p set region_id = coalesce(d.id, c.id) from region r join region c on c.parent_id = r.id
     left join region d on d.parent_id = c.id
     where r.name = p.province and c.name = p.city and d.name is not distinct from
       (select x.name from region x where x.parent_id = c.id and p.address like x.name || '%' limit 1)`,
  );
}

/** Contacts of the points of one merchant tree, in the order of their making. */
export async function pointsToContact(tx: Handle, topId: string): Promise<{ id: string; name: string }[]> {
  return tx.query("select id, name from point where top_id = $1 order by id", [topId]);
}

export async function saveContacts(
  tx: Handle,
  points: readonly { id: string; contact: string; sealed: Buffer | null; remark: string }[],
): Promise<void> {
  await tx.query(
    `update point p set contact = n.contact, phone_sealed = n.sealed, remark = n.remark
     from unnest($1::bigint[], $2::text[], $3::bytea[], $4::text[]) as n (id, contact, sealed, remark) where p.id = n.id`,
    [
      points.map(({ id }) => id),
      points.map(({ contact }) => contact),
      points.map(({ sealed }) => sealed),
      points.map(({ remark }) => remark),
    ],
  );
}
