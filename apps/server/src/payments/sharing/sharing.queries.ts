import type { Handle } from "@yunshou/database";
import {
  type DatedRate,
  type PayState,
  rateOfDay,
  type ShareAccountState,
  type ShareAccountType,
  type SharedKind,
  type SharingObstacle,
  type SharingState,
} from "@yunshou/domain";

/** An order whose goods are out, as far as its sharing needs it. */
export interface EarnedOrder {
  readonly topId: string;
  readonly orderId: string;
  readonly thirdTradeNo: string | null;
  readonly paidFen: bigint;
  readonly paidAt: Date | null;
  readonly businessDay: string;
}

/**
 * Writes the intent for orders that were paid so that they may be shared, once each; answers the new ones. Of orders that were
 * paid at once each has one, because what is frozen of the payment is that of all.
 */
export const insertSharings = (
  tx: Handle,
  orders: readonly EarnedOrder[],
  now: Date,
): Promise<{ topId: string; orderId: string; groupId: string | null }[]> =>
  tx.query(
    `insert into order_sharing (top_id, merchant_id, order_id, kind, provider, trade_no, paid_fen, paid_at, share_day, requested_at)
     select p.top_id, p.merchant_id, p.order_id, p.method, p.provider, r.trade, r.fen, r.paid, r.day, $2
     from jsonb_to_recordset($1::jsonb) as r(top bigint, id bigint, trade text, fen bigint, paid timestamptz, day date)
       join payment p on p.top_id = r.top and p.order_id = r.id
     where (p.sharing or exists (select from payment g where g.top_id = p.top_id and g.group_id = p.group_id and g.sharing))
       and r.trade is not null and r.paid is not null
     on conflict (order_id, top_id) do nothing
     returning top_id as "topId", order_id as "orderId", (select q.group_id from payment q where q.top_id = order_sharing.top_id and q.order_id = order_sharing.order_id) as "groupId"`,
    [
      JSON.stringify(
        orders.map(({ topId, orderId, thirdTradeNo, paidFen, paidAt, businessDay }) => ({
          top: topId,
          id: orderId,
          trade: thirdTradeNo,
          fen: String(paidFen),
          paid: paidAt,
          day: businessDay,
        })),
      ),
      now,
    ],
  );

export interface Sharing {
  readonly topId: string;
  readonly sharingId: string;
  readonly merchantId: string;
  readonly orderId: string;
  /** The number of all orders that were paid at once with it; null for an order alone. */
  readonly groupId: string | null;
  readonly kind: SharedKind;
  readonly provider: string;
  readonly tradeNo: string;
  readonly paidFen: string;
  readonly paidAt: Date;
  readonly shareDay: string;
  /** When it was known what became of it. */
  readonly certainAt: Date | null;
  splitVersionId: string | null;
  state: SharingState;
  obstacle: SharingObstacle | null;
  failure: string | null;
  tries: number;
  /** Of these, what the provider refused for what it says of the shares. */
  refusals: number;
}

/** What of an order its sharing depends on. */
export interface SharedOrder {
  readonly payState: PayState;
  readonly refundedFen: string;
  readonly machineId: string;
  readonly productId: string | null;
}

/** Locks an order and then its sharing, in the order in which everybody does. */
export async function lockSharing(
  tx: Handle,
  topId: string,
  orderId: string,
): Promise<{ readonly order: SharedOrder; readonly sharing: Sharing } | undefined> {
  const [order] = await tx.query<SharedOrder>(
    `select pay_state as "payState", refunded_fen as "refundedFen", machine_id as "machineId", product_id as "productId"
     from sales_order where top_id = $1 and id = $2 for no key update`,
    [topId, orderId],
  );
  const [sharing] = await tx.query<Sharing>(
    `select top_id as "topId", id as "sharingId", merchant_id as "merchantId", order_id as "orderId", kind, provider, trade_no as "tradeNo", paid_fen as "paidFen",
       (select p.group_id from payment p where p.top_id = order_sharing.top_id and p.order_id = order_sharing.order_id) as "groupId",
       paid_at as "paidAt", share_day::text as "shareDay", certain_at as "certainAt", split_version_id as "splitVersionId", state, obstacle, failure, tries, refusals
     from order_sharing where top_id = $1 and order_id = $2 for update`,
    [topId, orderId],
  );
  return order === undefined || sharing === undefined ? undefined : { order, sharing };
}

/** A payment of several orders, as far as the release of what is left of it needs it. */
export interface SharedPayment {
  readonly provider: string;
  readonly tradeNo: string | null;
  /** Something of it may still be shared, or goes back to the buyer. */
  readonly isOpen: boolean;
}

/** What is known of the payment of these orders; an order that is earned has its sharing since that moment. */
export async function paymentOfGroup(tx: Handle, topId: string, groupId: string): Promise<SharedPayment | undefined> {
  const [row] = await tx.query<SharedPayment>(
    `select p.provider, max(o.third_trade_no) as "tradeNo",
       bool_or(case when s.id is null then o.pay_state in ('paid', 'refunding') else s.state in ('waiting', 'requested', 'sharing') end) as "isOpen"
     from payment p join sales_order o on o.top_id = p.top_id and o.id = p.order_id
       left join order_sharing s on s.top_id = p.top_id and s.order_id = p.order_id
     where p.top_id = $1 and p.group_id = $2 group by p.provider`,
    [topId, groupId],
  );
  return row;
}

export async function saveSharing(tx: Handle, sharing: Sharing, now: Date): Promise<void> {
  await tx.query(
    `update order_sharing set split_version_id = $3, state = $4, obstacle = $5, failure = $6, tries = $7, refusals = $9,
       sent_at = case when $4 = 'sharing' then coalesce(sent_at, $8) else sent_at end,
       certain_at = case when $4 in ('shared', 'partly', 'unshared') then coalesce(certain_at, $8) end
     where top_id = $1 and id = $2`,
    [
      sharing.topId,
      sharing.sharingId,
      sharing.splitVersionId,
      sharing.state,
      sharing.obstacle,
      sharing.failure,
      sharing.tries,
      now,
      sharing.refusals,
    ],
  );
}

/** The account of a receiver at a kind of provider. */
export interface StoredAccount {
  readonly accountId: string;
  readonly receiverId: string;
  readonly accountType: ShareAccountType;
  readonly account: string;
  readonly holder: string;
  readonly state: ShareAccountState;
  readonly provider: string | null;
}

export const accountsOf = (tx: Handle, merchantId: string, kind: SharedKind): Promise<StoredAccount[]> =>
  tx.query<StoredAccount>(
    `select id as "accountId", receiver_id as "receiverId", account_type as "accountType", account, holder, state, provider
     from share_account where merchant_id = $1 and kind = $2`,
    [merchantId, kind],
  );

/** How the splits of a merchant are executed; undefined for the usual way. */
export async function splitModeOf(
  tx: Handle,
  merchantId: string,
): Promise<{ readonly platformBalance: boolean; readonly ratioLimit: number } | undefined> {
  const [row] = await tx.query<{ platformBalance: boolean; ratioLimit: number }>(
    `select platform_balance as "platformBalance", ratio_limit as "ratioLimit" from split_mode where merchant_id = $1 order by id desc limit 1`,
    [merchantId],
  );
  return row;
}

/** The rate at which the provider keeps something of a merchant's payments of a day, in hundredths of a percent. */
export async function rateOn(
  tx: Handle,
  { merchantId, kind, shareDay }: Pick<Sharing, "merchantId" | "kind" | "shareDay">,
): Promise<number> {
  const own = await tx.query<DatedRate>(
    `select rate, from_day::text as "fromDay" from fee_rate where merchant_id = $1 and payment = $2 and from_day <= $3 order by from_day desc limit 1`,
    [merchantId, kind, shareDay],
  );
  const usual = await tx.query<DatedRate>(
    `select rate, from_day::text as "fromDay" from usual_fee_rate where payment = $1 and from_day <= $2 order by from_day desc limit 1`,
    [kind, shareDay],
  );
  return rateOfDay(shareDay, own, usual);
}

export interface Share {
  readonly shareId: string;
  readonly receiverId: string;
  readonly splitVersionId: string;
  readonly accountType: ShareAccountType;
  readonly account: string;
  readonly holder: string;
  readonly plannedFen: string;
  readonly sharedFen: string;
  readonly returnedFen: string;
  readonly state: "asked" | "shared" | "refused";
}

export async function insertShares(
  tx: Handle,
  sharing: Sharing,
  shares: readonly { readonly account: StoredAccount; readonly amountFen: bigint }[],
): Promise<void> {
  await tx.query(
    `insert into order_share (top_id, merchant_id, sharing_id, order_id, place, split_version_id, receiver_id, share_day, account_type, account, planned_fen, target_fen)
     select $1, $2, $3, $4, u.place, $5, u.receiver, $6, u.type, u.account, u.fen, u.fen
     from unnest($7::bigint[], $8::text[], $9::text[], $10::bigint[]) with ordinality as u(receiver, type, account, fen, place)`,
    [
      sharing.topId,
      sharing.merchantId,
      sharing.sharingId,
      sharing.orderId,
      sharing.splitVersionId,
      sharing.shareDay,
      shares.map(({ account }) => account.receiverId),
      shares.map(({ account }) => account.accountType),
      shares.map(({ account }) => account.account),
      shares.map(({ amountFen }) => String(amountFen)),
    ],
  );
}

/** The shares of an order in the order of their plan. */
export const sharesOf = (
  tx: Handle,
  { topId, orderId, kind }: Pick<Sharing, "topId" | "orderId" | "kind">,
): Promise<Share[]> =>
  tx.query<Share>(
    `select h.id as "shareId", h.receiver_id as "receiverId", h.split_version_id as "splitVersionId", h.account_type as "accountType", h.account,
       coalesce(a.holder, '') as holder, h.planned_fen as "plannedFen", h.shared_fen as "sharedFen", h.returned_fen as "returnedFen", h.state
     from order_share h left join share_account a on a.receiver_id = h.receiver_id and a.kind = $3 and a.top_id = h.top_id and a.account = h.account
     where h.top_id = $1 and h.order_id = $2 order by h.place`,
    [topId, orderId, kind],
  );

/** Notes what became of a share. */
export async function saveShare(
  tx: Handle,
  { topId }: Pick<Sharing, "topId">,
  shareId: string,
  { shared, failure }: { readonly shared: boolean; readonly failure: string },
): Promise<void> {
  await tx.query(
    `update order_share set state = $3, shared_fen = case when $3 = 'shared' then planned_fen else 0 end, failure = nullif($4, '')
     where top_id = $1 and id = $2`,
    [topId, shareId, shared ? "shared" : "refused", failure],
  );
}

/** Orders of a merchant that wait for an account of this kind. */
export const waitingOrders = (tx: Handle, merchantId: string, kind: SharedKind): Promise<{ orderId: string }[]> =>
  tx.query(
    `select order_id as "orderId" from order_sharing where merchant_id = $1 and state = 'waiting' and kind = $2 order by id limit 10000`,
    [merchantId, kind],
  );
