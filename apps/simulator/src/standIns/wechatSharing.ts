import { constants, type KeyObject, privateDecrypt } from "node:crypto";
import type { Accounts, KeptPayment, KeptShare, KeptSharing } from "./accounts.ts";
import type { Asked, Told } from "./http.ts";

/** What a test may say about the sharing of money at a stand-in. */
export interface SharingFaults {
  /** Registered accounts with the names that were sent, in clear. */
  readonly receivers: Map<string, { readonly type: string; readonly name: string }>;
  /** Names of merchants as the provider knows them; others are taken as they come. */
  readonly names: Map<string, string>;
  /** Percent of an order that may be shared. */
  ratioPercent: number;
  /** Accounts that cannot receive anything any more. */
  readonly closed: Set<string>;
  /** Accounts that have no money to give back. */
  readonly poor: Set<string>;
  /** So many requests for shares meet a payment that is still being booked. */
  busy: number;
  /** So many questions about shares and returns are refused, as by a key that has just been taken away. */
  mute: number;
  /** How long a share takes, in ms. */
  tookMs: number;
}

export const newSharingFaults = (): SharingFaults => ({
  receivers: new Map(),
  names: new Map(),
  ratioPercent: 30,
  closed: new Set(),
  poor: new Set(),
  busy: 0,
  mute: 0,
  tookMs: 30,
});

interface Parts {
  readonly accounts: Accounts;
  readonly faults: SharingFaults;
  readonly appId: string;
  readonly keys: readonly { readonly serial: string; readonly privateKey: KeyObject }[];
  signed(asked: Asked, status: number, content: object | null): Told;
  wrong(asked: Asked, status: number, code: string): Told;
}

interface WishedShare {
  readonly type: string;
  readonly account: string;
  readonly amount: number;
}

const base = "/v3/profitsharing";
/** 0.6 % of a payment is WeChat Pay's. */
const feeOf = (payment: KeptPayment) => Math.round(payment.amountFen * 0.006);

/** Profit sharing as WeChat Pay documents it ("分账"): receivers, shares, returns and what is left. Undefined for other calls. */
export function wechatSharingRoutes(parts: Parts): (asked: Asked, path: string) => Told | undefined {
  const { accounts, faults, signed, wrong } = parts;
  const sharingOf = (number: string) =>
    accounts.all.flatMap((payment) => {
      const sharing = payment.sharings.get(number);
      return sharing === undefined ? [] : [{ payment, sharing }];
    })[0];

  const nameIn = (asked: Asked, sealed: string): string | undefined => {
    const key = parts.keys.find(({ serial }) => serial === asked.headers["wechatpay-serial"]);
    try {
      const bytes = Buffer.from(sealed, "base64");
      return key === undefined
        ? undefined
        : privateDecrypt({ key: key.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING }, bytes).toString("utf8");
    } catch {
      return undefined;
    }
  };

  const addReceiver = (asked: Asked): Told => {
    const { appid, type, account, name = "" } = JSON.parse(asked.body) as Record<string, string | undefined>;
    if (appid !== parts.appId || account === undefined || type === undefined) return wrong(asked, 400, "PARAM_ERROR");
    const plain = name === "" ? "" : nameIn(asked, name);
    if (plain === undefined || (type === "MERCHANT_ID" && plain === "")) return wrong(asked, 400, "PARAM_ERROR");
    if (plain !== "" && (faults.names.get(account) ?? plain) !== plain) return wrong(asked, 400, "INVALID_REQUEST");
    faults.receivers.set(account, { type, name: plain });
    return signed(asked, 200, { type, account, relation_type: "PARTNER" });
  };

  const share = (asked: Asked): Told => {
    const wish = JSON.parse(asked.body) as {
      transaction_id: string;
      out_order_no: string;
      receivers: readonly WishedShare[];
      unfreeze_unsplit: boolean;
    };
    const payment = accounts.byTradeNo(wish.transaction_id);
    if (payment?.state !== "paid") return wrong(asked, 404, "RESOURCE_NOT_EXISTS");
    const known = payment.sharings.get(wish.out_order_no);
    if (known !== undefined) {
      const isSame = wish.receivers.every(({ account, amount }) =>
        known.shares.some((one) => one.account === account && one.amountFen === amount),
      );
      return isSame ? signed(asked, 200, viewOf(payment, known)) : wrong(asked, 400, "INVALID_REQUEST");
    }
    if (faults.busy > 0) {
      faults.busy -= 1;
      return wrong(asked, 400, "INVALID_REQUEST");
    }
    const sum = wish.receivers.reduce((total, { amount }) => total + amount, 0);
    const isKnown = ({ type, account }: WishedShare) => faults.receivers.get(account)?.type === type;
    if (!payment.frozen || wish.receivers.length === 0 || !wish.receivers.every(isKnown))
      return wrong(asked, 400, "INVALID_REQUEST");
    if (wish.receivers.length > 50 || payment.sharings.size >= 50) return wrong(asked, 403, "RULE_LIMIT");
    const already = accounts.sharedFen(payment);
    if ((already + sum) * 100 > payment.amountFen * faults.ratioPercent) return wrong(asked, 403, "RULE_LIMIT");
    if (already + sum > payment.amountFen - feeOf(payment) - accounts.refundedFen(payment))
      return wrong(asked, 403, "NOT_ENOUGH");
    const shares = wish.receivers.map(({ account, amount }): KeptShare => ({
      account,
      amountFen: amount,
      state: "pending",
      returnedFen: 0,
    }));
    const kept: KeptSharing = { number: wish.out_order_no, shares, returns: new Map() };
    payment.sharings.set(kept.number, kept);
    if (wish.unfreeze_unsplit) payment.frozen = false;
    setTimeout(() => {
      for (const one of kept.shares) {
        one.state = faults.closed.has(one.account) ? "closed" : "shared";
        one.settledAt = Date.now();
      }
    }, faults.tookMs).unref();
    return signed(asked, 200, viewOf(payment, kept));
  };

  const unfreeze = (asked: Asked): Told => {
    const wish = JSON.parse(asked.body) as { transaction_id: string; out_order_no: string };
    const payment = accounts.byTradeNo(wish.transaction_id);
    if (payment === undefined) return wrong(asked, 404, "RESOURCE_NOT_EXISTS");
    const known = payment.sharings.get(wish.out_order_no);
    if (known === undefined && !payment.frozen) return wrong(asked, 403, "NOT_ENOUGH");
    const kept = known ?? { number: wish.out_order_no, shares: [], returns: new Map() };
    payment.sharings.set(kept.number, kept);
    payment.frozen = false;
    return signed(asked, 200, viewOf(payment, kept));
  };

  const giveBack = (asked: Asked): Told => {
    const wish = JSON.parse(asked.body) as {
      out_order_no: string;
      out_return_no: string;
      return_mchid: string;
      amount: number;
    };
    const found = sharingOf(wish.out_order_no);
    if (found === undefined) return wrong(asked, 404, "RESOURCE_NOT_EXISTS");
    const { returns, shares } = found.sharing;
    const known = returns.get(wish.out_return_no);
    if (known !== undefined && known.amountFen !== wish.amount) return wrong(asked, 400, "INVALID_REQUEST");
    const share = shares.find(({ account, state }) => account === wish.return_mchid && state === "shared");
    if (share === undefined || faults.receivers.get(share.account)?.type !== "MERCHANT_ID")
      return wrong(asked, 400, "INVALID_REQUEST");
    if (known === undefined) {
      if (returns.size >= 50) return wrong(asked, 403, "RULE_LIMIT");
      if (share.returnedFen + wish.amount > share.amountFen) return wrong(asked, 403, "NOT_ENOUGH");
      const isPoor = faults.poor.has(share.account);
      returns.set(wish.out_return_no, {
        account: share.account,
        amountFen: wish.amount,
        at: Date.now(),
        state: isPoor ? "failed" : "done",
      });
      if (!isPoor) share.returnedFen += wish.amount;
    }
    return signed(asked, 200, returnView(returns.get(wish.out_return_no)!));
  };

  return (asked, path) => {
    if (!path.startsWith(`${base}/`)) return undefined;
    const isPost = asked.method === "POST";
    if (isPost && path === `${base}/receivers/add`) return addReceiver(asked);
    if (isPost && path === `${base}/orders`) return share(asked);
    if (isPost && path === `${base}/orders/unfreeze`) return unfreeze(asked);
    if (isPost && path === `${base}/return-orders`) return giveBack(asked);
    if (faults.mute > 0) {
      faults.mute -= 1;
      return wrong(asked, 401, "SIGN_ERROR");
    }
    const [, ofReturn] = /^\/v3\/profitsharing\/return-orders\/([^/]+)$/.exec(path) ?? [];
    if (ofReturn !== undefined) {
      const number = new URL(asked.target, "http://wechat").searchParams.get("out_order_no") ?? "";
      const kept = sharingOf(number)?.sharing.returns.get(ofReturn);
      return kept === undefined ? wrong(asked, 404, "RESOURCE_NOT_EXISTS") : signed(asked, 200, returnView(kept));
    }
    const found = sharingOf(path.slice(`${base}/orders/`.length));
    return found === undefined
      ? wrong(asked, 404, "RESOURCE_NOT_EXISTS")
      : signed(asked, 200, viewOf(found.payment, found.sharing));
  };
}

const results = { pending: "PENDING", shared: "SUCCESS", closed: "CLOSED" } as const;

function viewOf(payment: KeptPayment, { number, shares }: KeptSharing): object {
  return {
    transaction_id: payment.tradeNo,
    out_order_no: number,
    state: shares.some(({ state }) => state === "pending") ? "PROCESSING" : "FINISHED",
    receivers: shares.map(({ account, amountFen, state }) => ({
      account,
      amount: amountFen,
      result: results[state],
      ...(state === "closed" ? { fail_reason: "ACCOUNT_ABNORMAL" } : {}),
    })),
  };
}

const returnView = ({ state }: { readonly state: "done" | "failed" }): object =>
  state === "done" ? { result: "SUCCESS" } : { result: "FAILED", fail_reason: "BALANCE_NOT_ENOUGH" };
