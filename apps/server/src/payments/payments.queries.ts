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
  readonly amountFen: string;
  readonly requestId: string;
  readonly codeUrl: string | null;
  /** Of a lucky purchase: what the machine shows with the code. */
  readonly lucky: LuckyOffer | null;
  readonly expiresAt: Date;
}

export async function insertPayment(
  tx: Handle,
  payment: Omit<Payment, "codeUrl" | "lucky"> & { readonly lucky?: LuckyOffer },
): Promise<void> {
  await tx.query(
    `insert into payment (top_id, order_id, merchant_id, machine_id, provider, method, amount_fen, request_id, expires_at, lucky)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    ],
  );
}

const columns = `top_id as "topId", order_id as "orderId", merchant_id as "merchantId", machine_id as "machineId", provider, method, amount_fen as "amountFen",
  request_id as "requestId", code_url as "codeUrl", lucky, expires_at as "expiresAt"`;

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

export async function saveCode(tx: Handle, topId: string, orderId: string, codeUrl: string): Promise<void> {
  await tx.query("update payment set code_url = $3 where top_id = $1 and order_id = $2", [topId, orderId, codeUrl]);
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
