import {
  createCipheriv,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from "node:crypto";
import { feeRules, listedOn, type ListedLine, wechatBill } from "./bills.ts";
import { newRefusing, type Refusing, refuses, type Silence } from "./refusing.ts";
import { sharesOn, type ListedShare, wechatSharingBill } from "./wechatSharingBill.ts";
import { wechatInAppPages } from "./wechatInApp.ts";
import { newSharingFaults, type SharingFaults, wechatSharingRoutes } from "./wechatSharing.ts";
import { Wallets } from "./wallets.ts";
import { payPage } from "../provider/payPage.ts";
import { Accounts, customerPays, type KeptPayment, type KeptRefund, seenBy } from "./accounts.ts";
import { type Asked, listen, phoneAnswer, phonePath, type StandInOptions, tell, type Told } from "./http.ts";

/** A merchant as WeChat Pay knows it. */
export interface WechatMerchant {
  readonly merchantNo: string;
  readonly appId: string;
  readonly certificateSerial: string;
  /** PEM. */
  readonly publicKey: string;
  readonly apiKey: string;
  /** Of the application; without it nobody pays in the app. */
  readonly appSecret?: string;
}

export interface WechatStandIn {
  /** Base address of the API. */
  readonly url: string;
  /** The key ids with which answers are signed, newest last, and their PEM. */
  readonly keys: readonly { readonly serial: string; readonly publicKey: string }[];
  readonly accounts: Accounts;
  /** The customer scans this code and confirms. */
  pay(codeUrl: string): Promise<boolean>;
  /** The app shows a request of a page to its user, who confirms; false when the merchant did not sign it or it is over. */
  payInApp(request: Readonly<Record<string, string>>): boolean;
  /** Codes that customers show. */
  readonly wallets: Wallets;
  /** A notice as it is sent, for trying what happens when it is changed on the way. */
  paidNotice(outTradeNo: string): { readonly headers: Record<string, string>; readonly body: string };
  /** What goes wrong: answers that never come or bear a wrong signature, refunds that fail. */
  readonly faults: {
    silent: number;
    unsigned: number;
    refunds: "SUCCESS" | "ABNORMAL";
    notices: boolean;
    readonly refusing: Refusing;
  };
  /** Receivers of shares, and what may go wrong with them. */
  readonly sharing: SharingFaults;
  /** What a bill lists, and the file that is sent, may be changed here; the hash is that of the file before. */
  readonly bills: {
    list: (lines: ListedLine[]) => ListedLine[];
    listShares: (lines: ListedShare[]) => ListedShare[];
    send: (file: Buffer) => Buffer;
  };
  stop(): Promise<void>;
}

const text = (...parts: string[]) => Buffer.from(parts.map((part) => `${part}\n`).join(""));

/**
 * WeChat Pay APIv3 as its documents describe it, for one merchant: QR payments, query, close, refunds and notices, with real
 * signatures and encryption. It signs with the key that the caller names in `Wechatpay-Serial`, as while a merchant changes keys.
 */
export async function startWechatStandIn(
  merchant: WechatMerchant,
  { port, codesForBrowsers = false }: StandInOptions = {},
): Promise<WechatStandIn> {
  const pairs = ["5157F09EFDC096DE15EBE81A47057A72", `PUB_KEY_ID_${merchant.merchantNo}01`].map((serial) => ({
    serial,
    ...generateKeyPairSync("rsa", { modulusLength: 2_048 }),
  }));
  const accounts = new Accounts();
  const wallets = new Wallets("13");
  const faults: WechatStandIn["faults"] = {
    silent: 0,
    unsigned: 0,
    refunds: "SUCCESS",
    notices: true,
    refusing: newRefusing(),
  };
  const bills: WechatStandIn["bills"] = {
    list: (lines) => lines,
    listShares: (lines) => lines,
    send: (file) => file,
  };
  const merchantKey = createPublicKey(merchant.publicKey);

  const proof = (key: { readonly serial: string; readonly privateKey: KeyObject }, body: string) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomBytes(16).toString("hex");
    return {
      "wechatpay-timestamp": timestamp,
      "wechatpay-nonce": nonce,
      "wechatpay-serial": key.serial,
      "wechatpay-signature": sign("sha256", text(timestamp, nonce, body), key.privateKey).toString("base64"),
    };
  };
  const signed = (asked: Asked, status: number, content: object | null): Told => {
    const body = content === null ? "" : JSON.stringify(content);
    const key = pairs.find(({ serial }) => serial === asked.headers["wechatpay-serial"]) ?? pairs[0]!;
    const headers = { "content-type": "application/json", "request-id": randomBytes(8).toString("hex") };
    if (faults.unsigned > 0) {
      faults.unsigned -= 1;
      return { status, headers: { ...headers, ...proof(key, `${body} `) }, body };
    }
    return { status, headers: { ...headers, ...proof(key, body) }, body };
  };
  const wrong = (asked: Asked, status: number, code: string) => signed(asked, status, { code, message: code });

  const sealed = (event: string, type: string, content: object) => {
    const nonce = randomBytes(6).toString("hex");
    const cipher = createCipheriv("aes-256-gcm", Buffer.from(merchant.apiKey), Buffer.from(nonce));
    cipher.setAAD(Buffer.from(type));
    const bytes = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
    const body = JSON.stringify({
      id: randomBytes(16).toString("hex"),
      create_time: new Date().toISOString(),
      resource_type: "encrypt-resource",
      event_type: event,
      resource: {
        original_type: type,
        algorithm: "AEAD_AES_256_GCM",
        ciphertext: bytes.toString("base64"),
        associated_data: type,
        nonce,
      },
    });
    return { headers: { "content-type": "application/json", ...proof(pairs.at(-1)!, body) }, body };
  };
  const paidNotice = (outTradeNo: string) => {
    const payment = accounts.byNumber(outTradeNo)!;
    return sealed("TRANSACTION.SUCCESS", "transaction", {
      mchid: merchant.merchantNo,
      appid: merchant.appId,
      ...trade(payment),
      trade_type: "NATIVE",
    });
  };
  const refundNotice = (payment: KeptPayment, refund: KeptRefund) =>
    sealed(`REFUND.${refund.state === "succeeded" ? "SUCCESS" : "ABNORMAL"}`, "refund", {
      mchid: merchant.merchantNo,
      out_trade_no: payment.outTradeNo,
      transaction_id: payment.tradeNo,
      out_refund_no: refund.refundNo,
      refund_status: refund.state === "succeeded" ? "SUCCESS" : "ABNORMAL",
      amount: { total: payment.amountFen, refund: refund.amountFen, payer_total: payment.amountFen },
    });
  const notify = (url: string, make: () => { headers: Record<string, string>; body: string }) => {
    if (faults.notices) void tell(url, make, (status) => status === 200 || status === 204);
  };

  const isOurs = ({ method, target, headers, body }: Asked): boolean => {
    const parts = Object.fromEntries(
      [...(headers.authorization ?? "").matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    const { mchid, serial_no: serial, timestamp = "", nonce_str: nonce = "", signature = "" } = parts;
    return (
      mchid === merchant.merchantNo &&
      serial?.toUpperCase() === merchant.certificateSerial.toUpperCase() &&
      Math.abs(Date.now() / 1_000 - Number(timestamp)) < 300 &&
      verify("sha256", text(method, target, timestamp, nonce, body), merchantKey, Buffer.from(signature, "base64"))
    );
  };

  const codeOf = (token: string) =>
    codesForBrowsers ? `${server.url}${phonePath}${token}` : `weixin://wxpay/bizpayurl?pr=${token}`;

  const inApp = wechatInAppPages(merchant, merchantKey);
  /** With which words each number was taken. */
  const opened = new Map<string, string>();

  const open = (
    asked: Asked,
    answerOf: (payment: KeptPayment, wish: { payer?: { openid?: string } }) => object | undefined,
  ): Told => {
    const wish = JSON.parse(asked.body) as {
      mchid: string;
      appid: string;
      out_trade_no: string;
      notify_url: string;
      description: string;
      time_expire: string;
      amount: { total: number };
      settle_info?: { profit_sharing?: boolean };
      payer?: { openid?: string };
    };
    if (wish.mchid !== merchant.merchantNo || wish.appid !== merchant.appId) return wrong(asked, 400, "PARAM_ERROR");
    if (!/^[\w|*@-]{6,32}$/.test(wish.out_trade_no) || !(wish.amount.total > 0) || wish.description.length > 127)
      return wrong(asked, 400, "PARAM_ERROR");
    const known = accounts.byNumber(wish.out_trade_no);
    if (known?.state === "paid") return wrong(asked, 400, "ORDERPAID");
    // A number is taken again only with the same words, and for a code or for the app, not for both.
    const words = `${asked.target} ${asked.body}`;
    if (known !== undefined && opened.get(wish.out_trade_no) !== words) return wrong(asked, 403, "OUT_TRADE_NO_USED");
    opened.set(wish.out_trade_no, words);
    const payment =
      known ??
      accounts.open({
        outTradeNo: wish.out_trade_no,
        amountFen: wish.amount.total,
        notifyUrl: wish.notify_url,
        expiresAt: Date.parse(wish.time_expire),
        description: wish.description,
        frozen: wish.settle_info?.profit_sharing === true,
      });
    const answer = answerOf(payment, wish);
    return answer === undefined ? wrong(asked, 400, "PARAM_ERROR") : signed(asked, 200, answer);
  };

  const charge = (asked: Asked): Told => {
    const wish = JSON.parse(asked.body) as {
      mchid: string;
      appid: string;
      out_trade_no: string;
      description: string;
      amount: { total: number };
      payer?: { auth_code?: string };
      scene_info?: { store_info?: { id?: string } };
      settle_info?: { profit_sharing?: boolean };
    };
    if (wish.mchid !== merchant.merchantNo || wish.appid !== merchant.appId) return wrong(asked, 400, "PARAM_ERROR");
    if (!(wish.amount.total > 0) || wish.scene_info?.store_info?.id === undefined)
      return wrong(asked, 400, "PARAM_ERROR");
    if (accounts.byNumber(wish.out_trade_no) !== undefined) return wrong(asked, 403, "OUT_TRADE_NO_USED");
    const behaviour = wallets.take(wish.payer?.auth_code ?? "");
    if (behaviour === undefined) return wrong(asked, 400, "AUTH_CODE_INVALID");
    if (behaviour === "poor") return wrong(asked, 403, "NOT_ENOUGH");
    const payment = accounts.open({
      outTradeNo: wish.out_trade_no,
      amountFen: wish.amount.total,
      notifyUrl: "",
      expiresAt: Date.now() + 600_000,
      description: wish.description,
      frozen: wish.settle_info?.profit_sharing === true,
    });
    if (behaviour === "asks") return wrong(asked, 400, "USERPAYING");
    customerPays(accounts, payment.token);
    return signed(asked, 200, { ...trade(payment), trade_type: "MICROPAY" });
  };

  const refund = (asked: Asked): Told => {
    const wish = JSON.parse(asked.body) as {
      transaction_id?: string;
      out_trade_no?: string;
      out_refund_no: string;
      notify_url: string;
      amount: { refund: number; total: number };
    };
    const payment =
      wish.transaction_id === undefined
        ? accounts.byNumber(wish.out_trade_no ?? "")
        : accounts.byTradeNo(wish.transaction_id);
    if (payment?.state !== "paid") return wrong(asked, 404, "RESOURCE_NOT_EXISTS");
    if (wish.amount.total !== payment.amountFen) return wrong(asked, 400, "PARAM_ERROR");
    const known = payment.refunds.get(wish.out_refund_no);
    // What receivers have is not there to be refunded before they gave it back.
    const leftFen = payment.amountFen - accounts.sharedFen(payment) - accounts.refundedFen(payment);
    if (known === undefined && wish.amount.refund > leftFen) return wrong(asked, 403, "NOT_ENOUGH");
    const kept: KeptRefund = known ?? {
      refundNo: wish.out_refund_no,
      amountFen: wish.amount.refund,
      notifyUrl: wish.notify_url,
      state: "processing",
    };
    if (known === undefined) {
      payment.refunds.set(kept.refundNo, kept);
      setTimeout(() => {
        kept.state = faults.refunds === "SUCCESS" ? "succeeded" : "failed";
        kept.settledAt = Date.now();
        notify(kept.notifyUrl, () => refundNotice(payment, kept));
      }, 100).unref();
    }
    return signed(asked, 200, refundView(kept));
  };

  const files = new Map<string, Buffer>();
  const billFiles: Readonly<Record<string, (day: string) => string | undefined>> = {
    "/v3/bill/tradebill": (day) => {
      const lines = bills.list(listedOn(accounts, day, feeRules.wechat));
      return lines.length === 0 ? undefined : wechatBill(merchant, lines);
    },
    "/v3/profitsharing/bills": (day) => {
      const lines = bills.listShares(sharesOn(accounts, merchant.merchantNo, day));
      return lines.length === 0 ? undefined : wechatSharingBill(merchant.merchantNo, lines);
    },
  };
  const bill = (asked: Asked, written: string | undefined): Told => {
    if (written === undefined) return wrong(asked, 400, "NO_STATEMENT_EXIST");
    const file = Buffer.from(written);
    const token = randomBytes(16).toString("hex");
    files.set(token, bills.send(file));
    return signed(asked, 200, {
      hash_type: "SHA1",
      hash_value: createHash("sha1").update(file).digest("hex"),
      download_url: `http://${asked.headers.host}/v3/billdownload/file?token=${token}`,
    });
  };

  const sharingFaults = newSharingFaults();
  const sharing = wechatSharingRoutes({
    accounts,
    faults: sharingFaults,
    appId: merchant.appId,
    keys: pairs,
    signed,
    wrong,
  });
  const server = await listen((asked) => {
    const { pathname, searchParams } = new URL(asked.target, "http://wechat");
    if (pathname === `${phonePath}in-app`) {
      const done = payInApp(JSON.parse(asked.body));
      return { status: done ? 200 : 409, headers: { "access-control-allow-origin": "*" }, body: "" };
    }
    if (pathname.startsWith(phonePath)) return phone(pathname.slice(phonePath.length), asked.method === "POST");
    if (faults.silent > 0) {
      faults.silent -= 1;
      return undefined;
    }
    const page = inApp.page(pathname, searchParams);
    if (page !== undefined) return page;
    if (!isOurs(asked)) return wrong(asked, 401, "SIGN_ERROR");
    if (refuses(faults.refusing)) return signed(asked, ...unsaid[faults.refusing.why]);
    const listed = billFiles[pathname];
    if (listed !== undefined) return bill(asked, listed(searchParams.get("bill_date") ?? ""));
    const shared = sharing(asked, pathname);
    if (shared !== undefined) return shared;
    if (pathname === "/v3/billdownload/file") {
      const file = files.get(searchParams.get("token") ?? "");
      return file === undefined ? wrong(asked, 404, "RESOURCE_NOT_EXISTS") : { status: 200, body: file };
    }
    const [, outTradeNo = "", close] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close|\/reverse)?$/.exec(pathname) ?? [];
    const [, refundNo] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(pathname) ?? [];
    if (asked.method === "POST" && pathname === "/v3/pay/transactions/native")
      return open(asked, ({ token }) => ({ code_url: codeOf(token) }));
    if (asked.method === "POST" && pathname === "/v3/pay/transactions/jsapi")
      return open(asked, ({ token }, { payer }) => inApp.prepaid(token, payer?.openid));
    if (asked.method === "POST" && pathname === "/v3/pay/transactions/codepay") return charge(asked);
    if (asked.method === "POST" && pathname === "/v3/refund/domestic/refunds") return refund(asked);
    if (refundNo !== undefined) {
      const kept = accounts.all.map(({ refunds }) => refunds.get(refundNo)).find((one) => one !== undefined);
      return kept === undefined ? wrong(asked, 404, "RESOURCE_NOT_EXISTS") : signed(asked, 200, refundView(kept));
    }
    const payment = accounts.byNumber(outTradeNo);
    if (payment === undefined) return wrong(asked, 404, "ORDER_NOT_EXIST");
    if (close === undefined) return signed(asked, 200, trade(payment));
    if (payment.state === "paid" && close === "/close") return wrong(asked, 400, "ORDERPAID");
    payment.state = "closed";
    return close === "/close" ? signed(asked, 204, null) : signed(asked, 200, { out_trade_no: outTradeNo });
  }, port);

  const phone = (token: string, pays: boolean): Told => {
    const payment = pays ? customerPays(accounts, token) : undefined;
    if (payment !== undefined) notify(payment.notifyUrl, () => paidNotice(payment.outTradeNo));
    return phoneAnswer(!pays || payment !== undefined, payPage(seenBy(accounts, token)));
  };

  const payInApp = (request: Readonly<Record<string, string>>): boolean => {
    const token = inApp.tokenOf(request);
    return token !== undefined && phone(token, true).status === 200;
  };

  return {
    url: server.url,
    keys: pairs.map(({ serial, publicKey }) => ({
      serial,
      publicKey: publicKey.export({ format: "pem", type: "spki" }).toString(),
    })),
    accounts,
    payInApp,
    wallets,
    faults,
    sharing: sharingFaults,
    bills,
    paidNotice,
    pay: async (codeUrl) => phone(new URL(codeUrl).searchParams.get("pr") ?? "", true).status === 200,
    stop: () => server.stop(),
  };
}

/** What is answered in place of what was asked for. */
const unsaid: Readonly<Record<Silence, readonly [status: number, content: object]>> = {
  signature: [401, { code: "SIGN_ERROR", message: "签名错误" }],
  rights: [403, { code: "NO_AUTH", message: "商户无权限" }],
  pace: [429, { code: "FREQUENCY_LIMITED", message: "频率超限" }],
  system: [500, { code: "SYSTEM_ERROR", message: "系统错误" }],
  state: [200, { status: "WAITING", trade_state: "WAITING" }],
};
const states = { unpaid: "NOTPAY", paid: "SUCCESS", closed: "CLOSED" } as const;

function trade(payment: KeptPayment): object {
  const { outTradeNo, tradeNo, amountFen, paidAt, refunds, state } = payment;
  const paid = {
    transaction_id: tradeNo,
    success_time: new Date(paidAt ?? 0).toISOString(),
    amount: { total: amountFen, payer_total: amountFen, currency: "CNY" },
  };
  return {
    out_trade_no: outTradeNo,
    trade_state: state === "paid" && refunds.size > 0 ? "REFUND" : states[state],
    ...(state === "paid" ? paid : {}),
  };
}

const refundView = ({ refundNo, amountFen, state }: KeptRefund) => ({
  out_refund_no: refundNo,
  status: state === "processing" ? "PROCESSING" : state === "succeeded" ? "SUCCESS" : "ABNORMAL",
  amount: { refund: amountFen },
});
