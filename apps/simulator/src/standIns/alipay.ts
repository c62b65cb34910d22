import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from "node:crypto";
import { alipayInAppPages, type AlipayNaming } from "./alipayInApp.ts";
import { alipaySharingCalls, takeBack } from "./alipaySharing.ts";
import { Wallets } from "./wallets.ts";
import { newRefusing, type Refusing, refuses, type Silence } from "./refusing.ts";
import { newSharingFaults, type SharingFaults } from "./wechatSharing.ts";
import { payPage } from "../provider/payPage.ts";
import { Accounts, customerPays, type KeptPayment, seenBy } from "./accounts.ts";
import { alipayBill, gb18030, feeRules, listedOn, type ListedLine, zipOf } from "./bills.ts";
import { listen, phoneAnswer, phonePath, type StandInOptions, tell, type Told } from "./http.ts";

/** A merchant as Alipay knows it. */
export interface AlipayMerchant {
  readonly appId: string;
  readonly sellerNo: string;
  /** PEM. */
  readonly publicKey: string;
}

export interface AlipayStandIn {
  /** Address of the gateway. */
  readonly url: string;
  readonly publicKey: string;
  readonly accounts: Accounts;
  pay(codeUrl: string): Promise<boolean>;
  /** The app shows a trade of a page to its user, who confirms; false when it was not made for anybody or is over. */
  payInApp(request: Readonly<Record<string, string>>): boolean;
  /** How the application is told who looks at a page. */
  readonly naming: { as: AlipayNaming };
  /** Lets the codes of authorizations that nobody used become too old. */
  ageCodes(): void;
  /** Codes that customers show. */
  readonly wallets: Wallets;
  /** The fields of a notice as they are sent. */
  paidNotice(outTradeNo: string): string;
  readonly faults: { silent: number; unsigned: number; notices: boolean; readonly refusing: Refusing };
  /** Receivers of shares, and what may go wrong with them. */
  readonly sharing: SharingFaults;
  /** What a bill lists may be changed here. */
  readonly bills: { list: (lines: ListedLine[]) => ListedLine[] };
  stop(): Promise<void>;
}

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;
const fenOf = (text: string) => Math.round(Number(text) * 100);
const beijing = (at: number) => new Date(at + 28_800_000).toISOString().slice(0, 19).replace("T", " ");
const content = (fields: Readonly<Record<string, string>>, leftOut: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !leftOut.includes(name) && fields[name] !== "")
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");

const accountNumber = /^2088\d{12}$/;

/** Where a bill lies for whoever knows the address. */
const billPath = "/downloadBill/";

/** Money that is shared later is frozen until then. */
const isFrozen = (wish: Readonly<Record<string, unknown>>) =>
  (wish["extend_params"] as { royalty_freeze?: string } | undefined)?.royalty_freeze === "true";

const missing = { code: "40004", msg: "Business Failed", sub_code: "ACQ.TRADE_NOT_EXIST", sub_msg: "交易不存在" };
const failed = (reason: string) => ({ code: "40004", msg: "Business Failed", sub_code: reason, sub_msg: reason });
const done = { code: "10000", msg: "Success" };
/** What is answered in place of what was asked for. */
const unsaid: Readonly<Record<Silence, object>> = {
  signature: { code: "40002", msg: "Invalid Arguments", sub_code: "isv.invalid-signature" },
  rights: { code: "40006", msg: "Insufficient Permissions", sub_code: "isv.insufficient-isv-permissions" },
  pace: { code: "40005", msg: "Call Limited", sub_code: "isv.app-call-limited" },
  system: failed("ACQ.SYSTEM_ERROR"),
  state: { ...done, refund_status: "WAITING" },
};

/**
 * Alipay's gateway as its documents describe it, for one merchant in key mode. A code that nobody scanned is no trade, so the
 * query knows nothing of it; cancelling makes it unpayable all the same.
 */
export async function startAlipayStandIn(
  merchant: AlipayMerchant,
  { port, codesForBrowsers = false }: StandInOptions = {},
): Promise<AlipayStandIn> {
  const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const accounts = new Accounts();
  const wallets = new Wallets("28");
  const faults: AlipayStandIn["faults"] = { silent: 0, unsigned: 0, notices: true, refusing: newRefusing() };
  const sharing = newSharingFaults();
  const bills: AlipayStandIn["bills"] = { list: (lines) => lines };
  const merchantKey = createPublicKey(merchant.publicKey);
  let ownUrl = "";
  const signText = (text: string) => sign("sha256", Buffer.from(text), own.privateKey).toString("base64");

  const codeOf = (token: string) =>
    codesForBrowsers ? `${ownUrl}${phonePath}${token}` : `https://qr.alipay.com/${token}`;

  const naming: AlipayStandIn["naming"] = { as: "open_id" };
  const inApp = alipayInAppPages(merchant.appId, naming);

  const calls: Readonly<Record<string, (wish: Record<string, string>, notifyUrl: string) => object>> = {
    "alipay.trade.create": (wish, notifyUrl) => {
      const number = wish["out_trade_no"] ?? "";
      const amountFen = fenOf(wish["total_amount"] ?? "");
      const payer = wish["buyer_open_id"] ?? wish["buyer_id"] ?? "";
      const words = JSON.stringify(wish);
      const known = accounts.byNumber(number);
      if (!/^\w{1,64}$/.test(number) || !(amountFen > 0) || payer === "" || (wish["subject"] ?? "") === "")
        return failed("ACQ.INVALID_PARAMETER");
      if (payer === merchant.sellerNo) return failed("ACQ.BUYER_SELLER_EQUAL");
      if (accountNumber.test(payer) !== (wish["buyer_id"] !== undefined)) return failed("ACQ.INVALID_PARAMETER");
      if (known?.state === "paid") return failed("ACQ.TRADE_HAS_SUCCESS");
      if (known?.state === "closed") return failed("ACQ.TRADE_HAS_CLOSE");
      // A number is good for a code or for the app, not for both.
      if (known !== undefined && !inApp.isTrade(number)) return failed("ACQ.CONTEXT_INCONSISTENT");
      const conflict = inApp.conflict(number, payer, words);
      if (conflict !== undefined) return failed(conflict);
      const payment = known ?? accounts.open(openedBy(wish, number, amountFen, notifyUrl));
      inApp.made(payment, payer, words);
      return { ...done, out_trade_no: number, trade_no: payment.tradeNo };
    },
    "alipay.trade.precreate": (wish, notifyUrl) => {
      const number = wish["out_trade_no"] ?? "";
      const amountFen = fenOf(wish["total_amount"] ?? "");
      const known = accounts.byNumber(number);
      if (known?.state === "paid") return failed("ACQ.TRADE_HAS_SUCCESS");
      if (known?.state === "closed") return failed("ACQ.TRADE_HAS_CLOSE");
      if (known !== undefined && (known.amountFen !== amountFen || inApp.isTrade(number)))
        return failed("ACQ.CONTEXT_INCONSISTENT");
      const payment = known ?? accounts.open(openedBy(wish, number, amountFen, notifyUrl));
      return { ...done, out_trade_no: number, qr_code: codeOf(payment.token) };
    },
    "alipay.trade.pay": (wish, notifyUrl) => {
      const number = wish["out_trade_no"] ?? "";
      const known = accounts.byNumber(number);
      if (known !== undefined) return failed("ACQ.CONTEXT_INCONSISTENT");
      const behaviour = wish["scene"] === "bar_code" ? wallets.take(wish["auth_code"] ?? "") : undefined;
      if (behaviour === undefined) return failed("ACQ.PAYMENT_AUTH_CODE_INVALID");
      if (behaviour === "poor") return failed("ACQ.BUYER_BALANCE_NOT_ENOUGH");
      const payment = accounts.open({
        outTradeNo: number,
        amountFen: fenOf(wish["total_amount"] ?? ""),
        notifyUrl,
        expiresAt: Date.now() + 600_000,
        description: wish["subject"] ?? "",
        frozen: isFrozen(wish),
      });
      if (behaviour === "asks") return { code: "10003", msg: "order success pay inprocess", out_trade_no: number };
      customerPays(accounts, payment.token);
      return { ...done, ...trade(payment) };
    },
    "alipay.trade.query": (wish) => {
      const payment = accounts.byNumber(wish["out_trade_no"] ?? "");
      const isTrade = payment !== undefined && (payment.state !== "unpaid" || inApp.isTrade(payment.outTradeNo));
      return isTrade ? { ...done, ...trade(payment) } : missing;
    },
    "alipay.trade.cancel": (wish) => {
      const payment = accounts.byNumber(wish["out_trade_no"] ?? "");
      if (payment === undefined) return { ...done, retry_flag: "N" };
      const action = payment.state === "paid" ? "refund" : "close";
      payment.state = "closed";
      return { ...done, retry_flag: "N", action };
    },
    "alipay.trade.refund": (wish) => {
      const payment =
        wish["trade_no"] === undefined
          ? accounts.byNumber(wish["out_trade_no"] ?? "")
          : accounts.byTradeNo(wish["trade_no"]);
      if (payment?.state !== "paid") return missing;
      const refundNo = wish["out_request_no"] ?? "";
      const amountFen = fenOf(wish["refund_amount"] ?? "");
      const known = payment.refunds.get(refundNo);
      if (known !== undefined && known.amountFen !== amountFen) return failed("ACQ.DISCORDANT_REPEAT_REQUEST");
      if (known === undefined && accounts.refundedFen(payment) + amountFen > payment.amountFen)
        return failed("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL");
      const stuck = known === undefined ? takeBack(payment, sharing, wish["refund_royalty_parameters"]) : undefined;
      if (stuck !== undefined) return failed(stuck);
      payment.refunds.set(refundNo, { refundNo, amountFen, notifyUrl: "", state: "succeeded", settledAt: Date.now() });
      return {
        ...done,
        fund_change: known === undefined ? "Y" : "N",
        refund_fee: yuan(accounts.refundedFen(payment)),
        trade_no: payment.tradeNo,
      };
    },
    ...alipaySharingCalls(accounts, sharing, { failed, done }),
    "alipay.data.dataservice.bill.downloadurl.query": (wish) =>
      bills.list(listedOn(accounts, wish["bill_date"] ?? "", feeRules.alipay)).length === 0
        ? failed("isp.bill_not_exist")
        : { ...done, bill_download_url: `${ownUrl}${billPath}${wish["bill_date"]}` },
    "alipay.trade.fastpay.refund.query": (wish) => {
      const payment =
        wish["trade_no"] === undefined
          ? accounts.byNumber(wish["out_trade_no"] ?? "")
          : accounts.byTradeNo(wish["trade_no"]);
      const refund = payment?.refunds.get(wish["out_request_no"] ?? "");
      if (payment === undefined) return missing;
      return refund === undefined
        ? done
        : { ...done, refund_status: "REFUND_SUCCESS", refund_amount: yuan(refund.amountFen) };
    },
  };

  const billFile = (day: string): Buffer => {
    const text = alipayBill(merchant.sellerNo, day, bills.list(listedOn(accounts, day, feeRules.alipay)));
    const name = `${merchant.sellerNo}0156_${day.replaceAll("-", "")}_业务明细`;
    return zipOf([
      { name: `${name}(汇总).csv`, content: gb18030("#支付宝业务汇总查询\r\n") },
      { name: `${name}.csv`, content: gb18030(text) },
    ]);
  };

  const answer = (method: string, said: object, under = `${method.replaceAll(".", "_")}_response`): Told => {
    const part = JSON.stringify(said);
    const wrong = faults.unsigned > 0;
    if (wrong) faults.unsigned -= 1;
    const body = `{"${under}":${part},"sign":"${signText(wrong ? `${part} ` : part)}"}`;
    return { status: 200, headers: { "content-type": "application/json;charset=utf-8" }, body };
  };

  const phone = (token: string, pays: boolean): Told => {
    const payment = pays ? customerPays(accounts, token) : undefined;
    if (payment !== undefined && faults.notices) {
      const make = () => ({
        headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
        body: paidNotice(payment.outTradeNo),
      });
      void tell(payment.notifyUrl, make, (_, body) => body.trim() === "success");
    }
    return phoneAnswer(!pays || payment !== undefined, payPage(seenBy(accounts, token)));
  };

  const payInApp = ({ tradeNO = "" }: Readonly<Record<string, string>>): boolean => {
    const token = inApp.tokenOf(accounts.byTradeNo(tradeNO));
    return token !== undefined && phone(token, true).status === 200;
  };

  const paidNotice = (outTradeNo: string): string => {
    const payment = accounts.byNumber(outTradeNo)!;
    const fields = {
      notify_id: randomBytes(17).toString("hex"),
      notify_type: "trade_status_sync",
      notify_time: beijing(Date.now()),
      app_id: merchant.appId,
      seller_id: merchant.sellerNo,
      charset: "utf-8",
      version: "1.0",
      subject: "山涧天然水 550ml + 100%",
      gmt_payment: beijing(payment.paidAt ?? 0),
      ...trade(payment),
    };
    const proof = { sign: signText(content(fields, [])), sign_type: "RSA2" };
    return new URLSearchParams({ ...fields, ...proof }).toString();
  };

  const server = await listen((asked) => {
    const { pathname, searchParams } = new URL(asked.target, "http://alipay");
    if (pathname === `${phonePath}in-app`) {
      const isPaid = payInApp(JSON.parse(asked.body));
      return { status: isPaid ? 200 : 409, headers: { "access-control-allow-origin": "*" }, body: "" };
    }
    if (pathname.startsWith(phonePath)) return phone(pathname.slice(phonePath.length), asked.method === "POST");
    if (pathname.startsWith(billPath)) return { status: 200, body: billFile(pathname.slice(billPath.length)) };
    if (faults.silent > 0) {
      faults.silent -= 1;
      return undefined;
    }
    if (pathname === "/oauth2/publicAppAuthorize.htm") return inApp.authorize(searchParams);
    // Fields may stand in the address or in the body.
    const fields = Object.fromEntries([...searchParams, ...new URLSearchParams(asked.body)]);
    const { method = "", sign: signature = "", app_id: appId, biz_content: wish = "{}", notify_url: url = "" } = fields;
    const isOurs =
      appId === merchant.appId &&
      verify("sha256", Buffer.from(content(fields, ["sign"])), merchantKey, Buffer.from(signature, "base64"));
    if (!isOurs) return answer(method, { code: "40002", msg: "Invalid Arguments", sub_code: "isv.invalid-signature" });
    if (refuses(faults.refusing)) return answer(method, unsaid[faults.refusing.why]);
    if (method === "alipay.system.oauth.token") {
      const said = inApp.token(fields);
      return answer(method, said, "sub_code" in said ? "error_response" : undefined);
    }
    const call = calls[method];
    if (call === undefined)
      return answer(method, { code: "40001", msg: "Missing Method", sub_code: "isv.missing-method" });
    return answer(method, call(JSON.parse(wish) as Record<string, string>, url));
  }, port);
  ownUrl = server.url;

  return {
    url: `${server.url}/gateway.do`,
    publicKey: own.publicKey.export({ format: "pem", type: "spki" }).toString(),
    accounts,
    wallets,
    faults,
    sharing,
    bills,
    payInApp,
    naming,
    ageCodes() {
      for (const code of inApp.codes.values()) code.until = 0;
    },
    paidNotice,
    pay: async (codeUrl) => phone(new URL(codeUrl).pathname.slice(1), true).status === 200,
    stop: () => server.stop(),
  };
}

/** A payment as a wish for a code or for a trade words it. */
const openedBy = (
  wish: Readonly<Record<string, string>>,
  outTradeNo: string,
  amountFen: number,
  notifyUrl: string,
) => ({
  outTradeNo,
  amountFen,
  notifyUrl,
  expiresAt: Date.parse(`${(wish["time_expire"] ?? "").replace(" ", "T")}+08:00`),
  description: wish["subject"] ?? "",
  frozen: isFrozen(wish),
});

const tradeStates = { unpaid: "WAIT_BUYER_PAY", paid: "TRADE_SUCCESS", closed: "TRADE_CLOSED" } as const;

function trade(payment: KeptPayment): Record<string, string> {
  const { outTradeNo, tradeNo, amountFen, paidAt, state } = payment;
  return {
    out_trade_no: outTradeNo,
    trade_no: tradeNo,
    total_amount: yuan(amountFen),
    trade_status: tradeStates[state],
    ...(paidAt === undefined ? {} : { send_pay_date: beijing(paidAt) }),
  };
}
