import type { Handle } from "@yunshou/database";
import type { SharedKind, SharingObstacle, SharingState } from "@yunshou/domain";

interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** An account at WeChat Pay and Alipay for each receiver but the newest, who has none yet. */
export async function insertAccounts(tx: Handle, { topId, merchantId }: Owner): Promise<void> {
  await tx.query(
    `insert into share_account (top_id, merchant_id, receiver_id, kind, account_type, account, holder, state, provider)
     select r.top_id, r.merchant_id, r.id, k.kind, 'merchant', k.first || right(r.id::text, 8), r.name || '有限公司', 'registered', 'demo'
     from split_receiver r cross join (values ('wechat', '16'), ('alipay', '20881234')) k(kind, first)
     where r.top_id = $1 and r.merchant_id = $2 and r.id < (select max(id) from split_receiver where merchant_id = $2)
     on conflict do nothing`,
    [topId, merchantId],
  );
}

export interface SharedSale {
  readonly orderId: string;
  readonly kind: SharedKind;
  readonly day: string;
  readonly versionId: string;
  readonly paidFen: string;
  readonly keptFen: string;
  readonly refundId: string | null;
}

/** Sales of closed days since a day that a plan shares, the oldest first. */
export const sharedSales = (tx: Handle, merchantId: string, fromDay: string): Promise<SharedSale[]> =>
  tx.query<SharedSale>(
    `select l.order_id as "orderId", l.payment as kind, l.fact_day::text as day, l.split_version_id as "versionId", l.amount_fen as "paidFen",
       (select sum(k.amount_fen) from settlement_line k where k.order_id = l.order_id and k.top_id = l.top_id)::text as "keptFen",
       (select r.id from refund r where r.order_id = l.order_id and r.state = 'refunded' order by r.id limit 1) as "refundId"
     from settlement_line l
     where l.merchant_id = $1 and l.settle_day >= $2 and l.amount_fen > 0 and l.split_version_id is not null and l.payment in ('wechat', 'alipay')
       and not exists (select from order_sharing s where s.order_id = l.order_id and s.top_id = l.top_id)
     order by l.order_id`,
    [merchantId, fromDay],
  );

export async function insertSharing(
  tx: Handle,
  { topId, merchantId }: Owner,
  sale: SharedSale,
  { state, obstacle }: { readonly state: SharingState; readonly obstacle: SharingObstacle | null },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into order_sharing (top_id, merchant_id, order_id, kind, provider, trade_no, paid_fen, paid_at, share_day, split_version_id, state, obstacle, sent_at, certain_at)
     select $1, $2, o.id, $4, 'demo', coalesce(o.third_trade_no, o.id::text), $5, coalesce(o.paid_at, o.ordered_at), $6, $7, $8, $9,
       case when $9::text is null then o.ordered_at + interval '1 minute' end, case when $8 <> 'waiting' then o.ordered_at + interval '2 minutes' end
     from sales_order o where o.top_id = $1 and o.id = $3 returning id`,
    [topId, merchantId, sale.orderId, sale.kind, sale.paidFen, sale.day, sale.versionId, state, obstacle],
  );
  return row!.id;
}

/** A share with what came back of it. */
export async function insertShare(
  tx: Handle,
  { topId, merchantId }: Owner,
  sale: SharedSale,
  sharingId: string,
  share: {
    readonly receiverId: string;
    readonly place: number;
    readonly plannedFen: bigint;
    readonly targetFen: bigint;
    readonly returnedFen: bigint;
    readonly isRefused: boolean;
  },
): Promise<{ readonly shareId: string; readonly returnId: string | undefined }> {
  const { receiverId, place, plannedFen, targetFen, returnedFen, isRefused } = share;
  const [row] = await tx.query<{ id: string }>(
    `insert into order_share (top_id, merchant_id, sharing_id, order_id, place, split_version_id, receiver_id, share_day, account_type, account, planned_fen, target_fen,
       shared_fen, returned_fen, state, failure)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'merchant', right($7::bigint::text, 8), $9, $10, case when $12 then 0 else $9::bigint end, $11,
       case when $12 then 'refused' else 'shared' end, case when $12 then 'ACCOUNT_ABNORMAL' end) returning id`,
    [
      topId,
      merchantId,
      sharingId,
      sale.orderId,
      place,
      sale.versionId,
      receiverId,
      sale.day,
      String(plannedFen),
      String(targetFen),
      String(returnedFen),
      isRefused,
    ],
  );
  if (returnedFen === 0n) return { shareId: row!.id, returnId: undefined };
  const [back] = await tx.query<{ id: string }>(
    `insert into share_return (top_id, merchant_id, share_id, order_id, refund_id, amount_fen, state, certain_at)
     values ($1, $2, $3, $4, $5, $6, 'returned', now()) returning id`,
    [topId, merchantId, row!.id, sale.orderId, sale.refundId, String(returnedFen)],
  );
  return { shareId: row!.id, returnId: back!.id };
}
