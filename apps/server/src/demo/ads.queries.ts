import type { Handle } from "@yunshou/database";

interface AdOwner {
  readonly topId: string;
  readonly merchantId: string;
  readonly userId: string;
}

/** The merchant of a tree that has the most machines in service, with somebody of the tree; undefined without a machine. */
export async function busiestMerchant(tx: Handle, topId: string, userId: string): Promise<AdOwner | undefined> {
  const [row] = await tx.query<AdOwner>(
    `select top_id as "topId", merchant_id as "merchantId", $2::text as "userId" from machine where top_id = $1 and in_service
     group by top_id, merchant_id order by count(*) desc, merchant_id limit 1`,
    [topId, userId],
  );
  return row;
}

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
