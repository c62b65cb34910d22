import type { Handle } from "@yunshou/database";

/** What the machines of an ad showed on each of its days before today: about so many plays a day, fewer on some. */
export async function insertDemoPlays(
  tx: Handle,
  adId: string,
  { before, playsADay }: { readonly before: string; readonly playsADay: number },
): Promise<void> {
  await tx.query(
    `insert into ad_play (top_id, ad_id, machine_id, merchant_id, day, plays)
     select a.top_id, a.id, m.id, a.merchant_id, d::date, greatest(1, $3::int - ((m.id + extract(doy from d)::int) % 97)::int * $3::int / 200)
     from ad a cross join lateral unnest(a.machine_ids) as m(id)
       cross join lateral generate_series(a.start_day, least(a.end_day, $2::date - 1), interval '1 day') as d
     where a.id = $1`,
    [adId, before, playsADay],
  );
}
