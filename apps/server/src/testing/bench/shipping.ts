import { oneProvider } from "../../payments/providers.ts";
import { type Bench, openBench, silentLog } from "./orderBench.ts";
import { receiveNotice } from "../../orders/selling/notices.ts";

// Orders that are paid by code at one machine, and what machine and provider say about them. One for each test file.

export let bench: Bench;
export const start = new Date();
export const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
export const dependencies = () => ({
  database: bench.database,
  providers: oneProvider(bench.provider),
  notify: () => {},
  log: silentLog,
});

export async function open(): Promise<void> {
  bench = await openBench();
  await bench.setStock(bench.machine.machineId, 200);
}
export const close = () => bench.close();
export function reset(): void {
  bench.sent.length = 0;
  bench.provider.silence.clear();
  bench.provider.refundEnds = "succeeded";
}

export interface OrderRow {
  state: string;
  payState: string;
  shipState: string;
  exception: string | null;
  refundedFen: string;
}

export const orderOf = async (orderId: string): Promise<OrderRow> =>
  (
    await bench.read<OrderRow>(
      `select state, pay_state as "payState", ship_state as "shipState", exception, refunded_fen as "refundedFen" from sales_order where id = $1`,
      [orderId],
    )
  )[0]!;

export let requests = 0;

export async function requested(body: Parameters<typeof bench.act<"payRequest">>[1][0] = {}): Promise<string> {
  requests += 1;
  await bench.act("payRequest", [{ ...body, requestId: `order${requests}` }], { now: start });
  return (
    await bench.read<{ id: string }>("select order_id as id from payment where request_id = $1", [`order${requests}`])
  )[0]!.id;
}

export async function paid(body: Parameters<typeof bench.act<"payRequest">>[1][0] = {}): Promise<string> {
  const orderId = await requested(body);
  bench.provider.pay(orderId);
  await noticePaid(orderId);
  return orderId;
}

export const notice = (noticeId: string, fact: unknown) =>
  receiveNotice(
    dependencies(),
    bench.provider,
    Buffer.from(JSON.stringify({ noticeId, fact }, (_, value) => (typeof value === "bigint" ? String(value) : value))),
    {},
    after(1),
  );

export const noticePaid = (orderId: string, more: Record<string, unknown> = {}) =>
  notice(`n${orderId}`, {
    kind: "payment",
    outTradeNo: orderId,
    tradeNo: `T${orderId}`,
    amountFen: bench.provider.payments.get(orderId)!.amountFen,
    paidAt: start,
    ...more,
  });

export const claim = (orderNo: string) => bench.act("shipClaim", [{ orderNo }], { now: after(2) });
export const result = (orderNo: string, body: object = {}, seconds = 5) =>
  bench.act("shipResult", [{ orderNo, ...body }], { now: after(seconds) });
export const balance = async (code: string) =>
  BigInt(
    (await bench.read<{ fen: string }>("select balance_fen as fen from ledger.account where code = $1", [code]))[0]
      ?.fen ?? 0,
  );
