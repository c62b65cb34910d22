import type { LuckyOffer } from "@yunshou/contract/machines/downMessages";
import type { Handle } from "@yunshou/database";
import type { PayState, ShipState } from "@yunshou/domain";

/** A payment asked of a provider. */
export interface Payment {
  readonly topId: string;
  readonly orderId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly provider: string;
  readonly method: string;
  /** Of this order. */
  readonly amountFen: string;
  /** Our number at the provider: of the order, or of the first of several that are paid at once. */
  readonly number: string;
  /** What is paid under that number. */
  readonly totalFen: string;
  readonly requestId: string;
  readonly codeUrl: string | null;
  /** Of a lucky purchase: what the machine shows with the code. */
  readonly lucky: LuckyOffer | null;
  /** The customer showed a code, which is charged; no code is made. */
  readonly byShownCode: boolean;
  /** Paid inside the provider's app: no code is made. */
  readonly inApp: boolean;
  /** By which the app is asked to pay; null until the provider knows who pays. */
  readonly inAppNo: string | null;
  /** When the provider was last about to be asked for that number; null before. */
  readonly inAppAskedAt: Date | null;
  /** The provider may share the money on; of orders that are paid at once, when that of one of them is shared. */
  readonly sharing: boolean;
  readonly expiresAt: Date;
}

/**
 * Whether a plan in force may share order $2 of merchant $3 at machine $4, and the platform does not keep the shares in its
 * books. A payment that is frozen though nothing is shared is only released later.
 */
const isShared = `exists (
    select from split_plan p
      cross join lateral (select n.* from split_version n where n.plan_id = p.id and n.top_id = p.top_id and n.from_day <= current_date + 1
                          order by n.from_day desc, n.id desc limit 1) v
    where p.merchant_id = $3 and v.enabled
      and (cardinality(v.machine_ids) = 0 and cardinality(v.product_ids) = 0 or $4::bigint = any(v.machine_ids)
        or v.product_ids && array(select o.product_id from sales_order o where o.top_id = $1 and o.id = $2)))
  and not coalesce((select m.platform_balance from split_mode m where m.merchant_id = $3 order by m.id desc limit 1), false)`;

export async function insertPayment(
  tx: Handle,
  payment: Omit<
    Payment,
    "codeUrl" | "lucky" | "byShownCode" | "inApp" | "inAppNo" | "inAppAskedAt" | "sharing" | "number" | "totalFen"
  > & {
    readonly lucky?: LuckyOffer;
    readonly byShownCode?: boolean;
    readonly inApp?: boolean;
    /** The provider can share money on; it does where a plan of the merchant asks for it. */
    readonly canShare?: boolean;
  },
): Promise<void> {
  await tx.query(
    `insert into payment (top_id, order_id, merchant_id, machine_id, provider, method, amount_fen, request_id, expires_at, lucky, by_shown_code, sharing, in_app)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 and ${isShared}, $13)`,
    [
      payment.topId,
      payment.orderId,
      payment.merchantId,
      payment.machineId,
      payment.provider,
      payment.method,
      payment.amountFen,
      payment.requestId,
      payment.expiresAt,
      payment.lucky === undefined ? null : JSON.stringify(payment.lucky),
      payment.byShownCode ?? false,
      payment.canShare ?? false,
      payment.inApp ?? false,
    ],
  );
}

const columns = `top_id as "topId", order_id as "orderId", merchant_id as "merchantId", machine_id as "machineId", provider, method, amount_fen as "amountFen",
  coalesce(group_id, order_id) as number, coalesce((select sum(g.amount_fen) from payment g where g.group_id = payment.group_id), amount_fen)::text as "totalFen",
  request_id as "requestId", code_url as "codeUrl", lucky, by_shown_code as "byShownCode", in_app as "inApp", in_app_no as "inAppNo", in_app_asked_at as "inAppAskedAt", expires_at as "expiresAt",
  coalesce((select bool_or(g.sharing) from payment g where g.group_id = payment.group_id), sharing) as sharing`;

/** The payment of an order number, which is all that a notice knows. */
export async function paymentOf(tx: Handle, orderId: string): Promise<Payment | undefined> {
  const [row] = await tx.query<Payment>(`select ${columns} from payment where order_id = $1`, [orderId]);
  return row;
}

/** A payment that was asked for, with what became of its order. */
export interface RequestedPayment extends Payment {
  readonly payState: PayState;
  readonly shipState: ShipState;
}

/** The payment that a machine asked for under this number of its own. */
export async function paymentOfRequest(
  tx: Handle,
  machineId: string,
  sourceKey: string,
): Promise<RequestedPayment | undefined> {
  const [row] = await tx.query<RequestedPayment>(
    `select p.*, o.pay_state as "payState", o.ship_state as "shipState"
     from (select ${columns} from payment where order_id = (select order_id from order_source where machine_id = $1 and source_key = $2)) p
     join sales_order o on o.top_id = p."topId" and o.id = p."orderId"`,
    [machineId, sourceKey],
  );
  return row;
}

/** The code by which the payment of this number is paid. */
export async function saveCode(tx: Handle, topId: string, number: string, codeUrl: string): Promise<void> {
  await tx.query("update payment set code_url = $3 where top_id = $1 and (order_id = $2 or group_id = $2)", [
    topId,
    number,
    codeUrl,
  ]);
}

type Numbered = Pick<Payment, "topId" | "number">;

/** The provider is about to be asked for a payment inside its app; what it did is unknown until its answer is kept. */
export async function noteInAppAsked(tx: Handle, { topId, number }: Numbered, at: Date): Promise<void> {
  await tx.query("update payment set in_app_asked_at = $3 where top_id = $1 and (order_id = $2 or group_id = $2)", [
    topId,
    number,
    at,
  ]);
}

/** By which the app is asked to pay the payment of this number: what was kept first, whatever is answered later. */
export async function keepInAppNo(tx: Handle, { topId, number }: Numbered, inAppNo: string): Promise<string> {
  const [row] = await tx.query<{ inAppNo: string }>(
    `update payment set in_app_no = coalesce(in_app_no, $3) where top_id = $1 and (order_id = $2 or group_id = $2)
     returning in_app_no as "inAppNo"`,
    [topId, number, inAppNo],
  );
  return row!.inAppNo;
}

/**
 * Has orders of one buyer paid at once, under the number of the first, and no later than any of them could be alone. No provider
 * was asked about them yet. Answers until when; undefined where nothing is to be paid.
 */
export async function payTogether(tx: Handle, topId: string, orderIds: readonly string[]): Promise<Date | undefined> {
  const [row] = await tx.query<{ expiresAt: Date }>(
    `update payment set group_id = $2, expires_at = (select min(e.expires_at) from payment e where e.top_id = $1 and e.order_id = any($3::bigint[]))
     where top_id = $1 and order_id = any($3::bigint[]) returning expires_at as "expiresAt"`,
    [topId, orderIds[0], orderIds],
  );
  return row?.expiresAt;
}

/** An order of a payment, with what was asked for it and what it has. */
export interface PaidPart {
  readonly topId: string;
  readonly orderId: string;
  readonly amountFen: string;
  readonly paidFen: string;
}

/** The orders that are paid under a number, the first first. */
export const partsOf = (tx: Handle, { topId, number }: Pick<Payment, "topId" | "number">): Promise<PaidPart[]> =>
  tx.query<PaidPart>(
    `select p.top_id as "topId", p.order_id as "orderId", p.amount_fen as "amountFen", o.paid_fen as "paidFen"
     from payment p join sales_order o on o.top_id = p.top_id and o.id = p.order_id
     where p.top_id = $1 and (p.order_id = $2 or p.group_id = $2) order by p.order_id = $2 desc, p.order_id`,
    [topId, number],
  );

/** The orders behind those of these numbers of ours that stand for several. */
export async function groupsOf(
  tx: Handle,
  numbers: readonly string[],
): Promise<Map<string, readonly { readonly orderId: string; readonly amountFen: bigint }[]>> {
  const rows = await tx.query<{ number: string; orderId: string; amountFen: string }>(
    `select group_id as number, order_id as "orderId", amount_fen as "amountFen" from payment
     where group_id = any($1::bigint[]) order by group_id, order_id = group_id desc, order_id`,
    [numbers],
  );
  const parts = rows.map((row) => ({ ...row, amountFen: BigInt(row.amountFen) }));
  return Map.groupBy(parts, ({ number }) => number);
}

/** True when this notice is new; its row commits together with its effect. */
export async function rememberNotice(
  tx: Handle,
  provider: string,
  noticeId: string,
  kind: string,
  orderId: string,
  bodyHash: Buffer,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into provider_notice (provider, notice_id, kind, order_id, body_hash) values ($1, $2, $3, $4, $5)
     on conflict (provider, notice_id) do nothing returning notice_id`,
    [provider, noticeId, kind, orderId, bodyHash],
  );
  return rows.length === 1;
}
