import type { Accounts, KeptPayment, KeptSharing } from "./accounts.ts";
import type { SharingFaults } from "./wechatSharing.ts";

type Wish = Readonly<Record<string, unknown>>;
interface Told {
  readonly failed: (reason: string) => object;
  readonly done: object;
}
interface Royalty {
  readonly trans_in?: string;
  readonly trans_out?: string;
  readonly amount: string;
}

const fenOf = (text: string) => Math.round(Number(text) * 100);
const yuan = (fen: number) => (fen / 100).toFixed(2);
const text = (value: unknown) => (typeof value === "string" ? value : "");
const royalties = (value: unknown) => (Array.isArray(value) ? (value as readonly Royalty[]) : []);

/** Profit sharing as Alipay documents it ("分账"): relations, settlement of a trade, its query. Receivers give back in refunds. */
export function alipaySharingCalls(
  accounts: Accounts,
  faults: SharingFaults,
  { failed, done }: Told,
): Readonly<Record<string, (wish: Wish) => object>> {
  return {
    "alipay.trade.royalty.relation.bind": (wish) => {
      const list = Array.isArray(wish["receiver_list"]) ? (wish["receiver_list"] as Record<string, string>[]) : [];
      for (const { type = "", account = "", name = "" } of list) {
        if (type !== "userId" || account === "") return failed("ACQ.INVALID_PARAMETER");
        if (name !== "" && (faults.names.get(account) ?? name) !== name) return failed("USER_NAME_NOT_MATCH");
        faults.receivers.set(account, { type, name });
      }
      return { ...done, result_code: "SUCCESS" };
    },
    "alipay.trade.order.settle": (wish) => {
      const payment = accounts.byTradeNo(text(wish["trade_no"]));
      if (payment?.state !== "paid") return failed("ACQ.TRADE_NOT_EXIST");
      const number = text(wish["out_request_no"]);
      const shares = royalties(wish["royalty_parameters"]);
      const known = payment.sharings.get(number);
      if (known !== undefined) return { ...done, trade_no: payment.tradeNo, settle_no: `S${number}` };
      if (faults.busy > 0) {
        faults.busy -= 1;
        return failed("ACQ.TRADE_STATUS_ERROR");
      }
      if (!payment.frozen) return failed("ACQ.TRADE_SETTLE_ERROR_NOT_FROZEN");
      if (!shares.every(({ trans_in: account = "" }) => faults.receivers.has(account)))
        return failed("ACQ.ROYALTY_RECEIVER_INVALID");
      const sum = shares.reduce((total, { amount }) => total + fenOf(amount), 0);
      if ((accounts.sharedFen(payment) + sum) * 100 > payment.amountFen * faults.ratioPercent)
        return failed("ACQ.ALLOC_AMOUNT_VALIDATE_ERROR");
      const kept: KeptSharing = {
        number,
        returns: new Map(),
        shares: shares.map(({ trans_in: account = "", amount }) => ({
          account,
          amountFen: fenOf(amount),
          state: "pending" as "pending" | "shared" | "closed",
          returnedFen: 0,
        })),
      };
      payment.sharings.set(number, kept);
      const { royalty_finish: finish } = (wish["extend_params"] ?? {}) as { readonly royalty_finish?: string };
      payment.frozen = finish !== "true";
      setTimeout(() => {
        for (const one of kept.shares) one.state = faults.closed.has(one.account) ? "closed" : "shared";
      }, faults.tookMs).unref();
      return { ...done, trade_no: payment.tradeNo, settle_no: `S${number}` };
    },
    "alipay.trade.order.settle.query": (wish) => {
      const payment = accounts.byTradeNo(text(wish["trade_no"]));
      const kept = payment?.sharings.get(text(wish["out_request_no"]));
      if (kept === undefined) return failed("ACQ.TRADE_NOT_EXIST");
      const states = { pending: "PROCESSING", shared: "SUCCESS", closed: "FAIL" } as const;
      return {
        ...done,
        out_request_no: kept.number,
        royalty_detail_list: kept.shares.map(({ account, amountFen, state }) => ({
          operation_type: "transfer",
          trans_in: account,
          amount: yuan(amountFen),
          state: states[state],
          ...(state === "closed" ? { error_code: "TXN_RESULT_ACCOUNT_STATUS_NOT_VALID" } : {}),
        })),
      };
    },
  };
}

/** What a refund takes back from receivers; answers why it cannot. */
export function takeBack(payment: KeptPayment, faults: SharingFaults, wished: unknown): string | undefined {
  for (const { trans_out: account = "", amount } of royalties(wished)) {
    // A payment of several orders is shared by each of them.
    const shares = [...payment.sharings.values()]
      .flatMap((sharing) => sharing.shares)
      .filter((one) => one.account === account && one.state === "shared");
    let left = fenOf(amount);
    if (shares.reduce((sum, one) => sum + one.amountFen - one.returnedFen, 0) < left) return "ACQ.REFUND_ROYALTY_ERROR";
    if (faults.poor.has(account)) return "ACQ.SELLER_BALANCE_NOT_ENOUGH";
    for (const share of shares) {
      const back = Math.min(left, share.amountFen - share.returnedFen);
      share.returnedFen += back;
      left -= back;
    }
  }
  return undefined;
}
