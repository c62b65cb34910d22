import type { Handle } from "@yunshou/database";
import type { ReturnObstacle, ReturnState } from "@yunshou/domain";

export interface StoredReturn {
  readonly topId: string;
  readonly returnId: string;
  readonly merchantId: string;
  readonly shareId: string;
  readonly sharingId: string;
  readonly orderId: string;
  readonly receiverId: string;
  readonly account: string;
  readonly amountFen: string;
  readonly state: ReturnState;
  readonly tries: number;
  /** Of these, what the provider refused for what it says of the return. */
  readonly refusals: number;
}

/** The returns that were asked for because of a refund. */
export const returnsOf = (tx: Handle, topId: string, refundId: string): Promise<StoredReturn[]> =>
  tx.query<StoredReturn>(
    `select r.top_id as "topId", r.id as "returnId", r.merchant_id as "merchantId", r.share_id as "shareId", h.sharing_id as "sharingId", r.order_id as "orderId",
       h.receiver_id as "receiverId", h.account, r.amount_fen as "amountFen", r.state, r.tries, r.refusals
     from share_return r join order_share h on h.top_id = r.top_id and h.id = r.share_id
     where r.top_id = $1 and r.refund_id = $2 order by r.id`,
    [topId, refundId],
  );

/** How often something of an order was asked back before. */
export async function returnsBefore(tx: Handle, topId: string, orderId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from share_return where top_id = $1 and order_id = $2",
    [topId, orderId],
  );
  return row!.count;
}

export async function insertReturn(
  tx: Handle,
  made: {
    readonly topId: string;
    readonly merchantId: string;
    readonly shareId: string;
    readonly orderId: string;
    readonly refundId: string;
    readonly amountFen: bigint;
    readonly obstacle: ReturnObstacle | undefined;
  },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into share_return (top_id, merchant_id, share_id, order_id, refund_id, amount_fen, state, obstacle, made_at, certain_at)
     values ($1, $2, $3, $4, $5, $6, case when $7::text is null then 'requested' else 'refused' end, $7, $8, case when $7::text is not null then $8::timestamptz end)
     on conflict (refund_id, share_id, top_id) do nothing`,
    [
      made.topId,
      made.merchantId,
      made.shareId,
      made.orderId,
      made.refundId,
      String(made.amountFen),
      made.obstacle ?? null,
      now,
    ],
  );
}

/** Counts a try before the provider is called. */
export async function countTries(tx: Handle, topId: string, refundId: string): Promise<void> {
  await tx.query(
    "update share_return set tries = tries + 1 where top_id = $1 and refund_id = $2 and state = 'requested'",
    [topId, refundId],
  );
}

/** Counts a refusal that is about the return itself. */
export async function countRefusal(tx: Handle, { topId, returnId }: StoredReturn): Promise<void> {
  await tx.query("update share_return set refusals = refusals + 1 where top_id = $1 and id = $2", [topId, returnId]);
}

/** Ends a return that is under way, and counts what came back; answers false when it has ended before. */
export async function endReturn(
  tx: Handle,
  { topId, returnId, shareId, amountFen }: StoredReturn,
  failure: string | null,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update share_return set state = case when $3::text is null then 'returned' else 'refused' end, failure = $3,
       obstacle = case when $3::text is not null then 'refused' end, certain_at = $4
     where top_id = $1 and id = $2 and state = 'requested' returning 1`,
    [topId, returnId, failure, now],
  );
  if (rows.length > 0 && failure === null)
    await tx.query("update order_share set returned_fen = returned_fen + $3 where top_id = $1 and id = $2", [
      topId,
      shareId,
      amountFen,
    ]);
  return rows.length > 0;
}

/** Notes what the plan gives each receiver of what is kept now. */
export async function saveTargets(
  tx: Handle,
  topId: string,
  targets: readonly { readonly shareId: string; readonly fen: bigint }[],
): Promise<void> {
  await tx.query(
    "update order_share h set target_fen = u.fen from unnest($2::bigint[], $3::bigint[]) as u(id, fen) where h.top_id = $1 and h.id = u.id",
    [topId, targets.map(({ shareId }) => shareId), targets.map(({ fen }) => String(fen))],
  );
}
