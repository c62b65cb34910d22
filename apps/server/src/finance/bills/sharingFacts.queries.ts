import { isId } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";
import type { BillLine } from "@yunshou/domain";
import type { BilledService, StoredFact } from "./taking.queries.ts";

interface RawShare extends Omit<StoredFact, "amountFen" | "sharedTo"> {
  readonly amountFen: string;
  readonly sharingNo: string;
  readonly account: string;
}

const known = "f.settled_bill is not null and not f.written_off as proven, coalesce(f.named, false) as named";
/** What is known of a sharing and what it is for; a share and its returns are certain at the latest when we know it. */
const shares = `select 'share' as kind, h.id as number, g.trade_no as "tradeNo", h.top_id as "topId", h.merchant_id as "merchantId", h.order_id as "orderId",
    h.planned_fen::text as "amountFen", coalesce(g.certain_at, g.requested_at) as at, h.state = 'shared' as moved, g.id as "sharingNo", h.account, ${known}
  from order_sharing g join order_share h on h.top_id = g.top_id and h.sharing_id = g.id
    left join bill_fact f on f.kind = 'share' and f.number = h.id and f.top_id = h.top_id`;
const returns = `select 'return' as kind, r.id as number, g.trade_no as "tradeNo", r.top_id as "topId", r.merchant_id as "merchantId", r.order_id as "orderId",
    r.amount_fen::text as "amountFen", coalesce(r.certain_at, r.made_at) as at, r.state = 'returned' as moved, g.id as "sharingNo", h.account, ${known}
  from share_return r join order_share h on h.top_id = r.top_id and h.id = r.share_id join order_sharing g on g.top_id = h.top_id and g.id = h.sharing_id
    left join bill_fact f on f.kind = 'return' and f.number = r.id and f.top_id = r.top_id`;
/** Sharings at the service $1 (its code) and kind $2; $3 says that it takes what no service is named with. */
const ofService = `g.kind = $2 and case when not exists (select from payment_service q where q.code = g.provider) then $3::boolean else g.provider = $1 end`;

const read = (rows: readonly RawShare[]): StoredFact[] =>
  rows.map(({ sharingNo, account, amountFen, ...row }) => ({
    ...row,
    amountFen: BigInt(amountFen),
    sharedTo: { sharingNo, account },
  }));

/** Payments are shared for at most so many days after their own; older sharings need not be looked through. */
const sharedWithin = "interval '62 days'";

/** What of our shares and returns a bill should have, from the day at $4 or left open by earlier bills; nothing from before $5. */
export async function sharesToProve(
  tx: Handle,
  { serviceId, code, kind, takesRest }: BilledService,
  from: Date,
  begin: Date,
): Promise<StoredFact[]> {
  const within = (at: string) => `${at} >= $5::timestamptz and ${at} < $4::timestamptz + interval '24 hours'`;
  const open = (of: string) =>
    `f.kind = '${of}' and f.service_id = $6 and f.settled_bill is null and not f.written_off`;
  const rows = await tx.query<RawShare>(
    `${shares} where ${ofService} and f.number is null and h.state = 'shared' and g.share_day >= ($4::timestamptz - ${sharedWithin})::date and ${within("g.certain_at")}
     union all ${returns} where ${ofService} and f.number is null and r.state = 'returned' and r.id >= id_at($4::timestamptz - ${sharedWithin}) and ${within("r.certain_at")}
     union all ${shares} where ${open("share")} union all ${returns} where ${open("return")}`,
    [code, kind, takesRest, from, begin, serviceId],
  );
  return read(rows);
}

/** What of our shares and returns the lines of a bill refer to, whenever it was and whatever became of it. */
export async function sharesReferred(
  tx: Handle,
  { code, kind, takesRest }: BilledService,
  lines: readonly BillLine[],
): Promise<StoredFact[]> {
  const shared = lines.filter((line) => line.kind === "share" && isId(line.outTradeNo));
  const returned = lines.map(({ refundNo }) => refundNo).filter(isId);
  const rows = await tx.query<RawShare>(
    `${shares} where ${ofService} and (g.id, h.account) in (select * from unnest($4::bigint[], $5::text[]))
     union all ${returns} where ${ofService} and r.id = any($6::bigint[])`,
    [
      code,
      kind,
      takesRest,
      shared.map(({ outTradeNo }) => outTradeNo),
      shared.map(({ account }) => account ?? ""),
      returned,
    ],
  );
  return read(rows);
}
