import type { Handle } from "@yunshou/database";

/** Figures of members are kept for this many days, more than a screen asks for. */
export const memberDaysKept = 40;

/**
 * Takes the days that all merchants of a tree have closed into the figures of its members, late purchases included. All
 * statements that read and write facts are one, so that it sees one moment: what arrives meanwhile stays late.
 */
export async function closeMembers(tx: Handle, topId: string): Promise<void> {
  await tx.query("select from merchant where id = $1 for no key update", [topId]);
  const [tree] = await tx.query<{ day: string | null }>(
    "select case when bool_and(closed_day is not null) then min(closed_day)::text end as day from merchant where top_id = $1",
    [topId],
  );
  const day = tree?.day;
  if (day === null || day === undefined) return;
  await tx.query(
    `with gone as (delete from rollup_late_card where top_id = $1 and business_day <= $2::date),
     sold as materialized (
       select r.card_no, r.business_day, sum(r.orders) as orders, sum(r.amount_fen) as amount_fen
       from merchant m cross join lateral (
         select c.* from rollup_card c where c.merchant_id = m.id and c.business_day between $2::date - ${memberDaysKept - 1} and $2::date offset 0) r
       where m.top_id = $1 group by 1, 2),
     card as materialized (
       select card_no, max(business_day) as newest_day, (array_agg(business_day order by business_day desc))[2] as previous_day from sold group by 1),
     kept as (
       insert into rollup_member as k (top_id, merchant_id, card_no, newest_day, previous_day) select $1, $1, card_no, newest_day, previous_day from card
       on conflict (top_id, card_no) do update set newest_day = excluded.newest_day, previous_day = excluded.previous_day
       where (k.newest_day, k.previous_day) is distinct from (excluded.newest_day, excluded.previous_day))
     insert into rollup_member_day (top_id, merchant_id, business_day, members, orders, amount_fen, newest, previous)
     select $1, $1, d.day, coalesce(s.members, 0), coalesce(s.orders, 0), coalesce(s.amount_fen, 0), coalesce(n.cards, 0), coalesce(p.cards, 0)
     from (select n::date as day from generate_series($2::date - ${memberDaysKept - 1}, $2::date, interval '1 day') n) d
       left join (select business_day, count(*) as members, sum(orders) as orders, sum(amount_fen) as amount_fen from sold group by 1) s on s.business_day = d.day
       left join (select newest_day, count(*) as cards from card group by 1) n on n.newest_day = d.day
       left join (select previous_day, count(*) as cards from card group by 1) p on p.previous_day = d.day
     where exists (select from sold) or exists (select from rollup_member where top_id = $1)
     on conflict (top_id, business_day) do update set members = excluded.members, orders = excluded.orders, amount_fen = excluded.amount_fen,
       newest = excluded.newest, previous = excluded.previous`,
    [topId, day],
  );
  await tx.query(
    `delete from rollup_member_day where top_id = $1 and not business_day between $2::date - ${memberDaysKept - 1} and $2::date`,
    [topId, day],
  );
  await tx.query(`delete from rollup_member where top_id = $1 and newest_day < $2::date - ${memberDaysKept - 1}`, [
    topId,
    day,
  ]);
}
