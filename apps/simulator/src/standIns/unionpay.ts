import { createHash, generateKeyPairSync, type KeyObject, randomInt, sign, verify, X509Certificate } from "node:crypto";
import { payPage } from "../provider/payPage.ts";
import { Accounts, customerPays, type KeptPayment, type KeptRefund, seenBy } from "./accounts.ts";
import { feeRules, listedOn, type ListedLine } from "./bills.ts";
import { writeCertificate } from "./certificates.ts";
import { listen, phoneAnswer, phonePath, type StandInOptions, tell, type Told } from "./http.ts";
import { newRefusing, type Refusing, refuses, type Silence } from "./refusing.ts";
import { unionpayArchive, unionpayFileContent } from "./unionpayBill.ts";
import { Wallets } from "./wallets.ts";

/** A merchant as UnionPay knows it. */
export interface UnionpayMerchant {
  readonly merId: string;
  /** PEM; its serial number and key are those of the merchant's signatures. */
  readonly certificate: string;
}

export interface UnionpayStandIn {
  readonly url: string;
  /** The certificate of the authority that writes those of UnionPay and of its merchants. */
  readonly authority: string;
  readonly accounts: Accounts;
  pay(codeUrl: string): Promise<boolean>;
  /** Codes that customers show. */
  readonly wallets: Wallets;
  /** The fields of a notice as they are sent; `signer` takes the place of UnionPay. */
  paidNotice(outTradeNo: string, signer?: { readonly name: string; readonly from?: Date; readonly to?: Date }): string;
  readonly faults: { silent: number; unsigned: number; notices: boolean; readonly refusing: Refusing };
  /** What a settlement file lists may be changed here. */
  readonly bills: { list: (lines: ListedLine[]) => ListedLine[] };
  stop(): Promise<void>;
}

type Fields = Readonly<Record<string, string>>;

const texts: Readonly<Record<string, string>> = {
  "00": "成功[0000000]",
  "01": "交易失败。详情请咨询95516",
  "05": "交易已受理，请稍后查询交易结果",
  "06": "系统繁忙，请稍后再试",
  "10": "报文格式错误",
  "11": "验证签名失败",
  "12": "重复交易",
  "32": "无此交易权限",
  "33": "交易金额超限",
  "34": "查无此交易",
  "35": "原交易不存在或状态不正确",
  "36": "与原交易信息不符",
  "37": "已超过最大查询次数或操作过于频繁",
  "64": "卡上的余额不足",
  "88": "无此二维码",
  "98": "文件不存在",
};
const answered = (respCode: string, more: Fields = {}) => ({ respCode, respMsg: texts[respCode] ?? "", ...more });
/** What is answered in place of what was asked for. */
const unsaid: Readonly<Record<Silence, Fields>> = {
  signature: answered("11"),
  rights: answered("32"),
  pace: answered("37"),
  system: answered("06"),
  state: answered("00", { origRespCode: "W1" }),
};

const hourMs = 3_600_000;
const beijing = (at: number) => new Date(at + 8 * hourMs).toISOString().slice(0, 19).replaceAll(/[-T:]/g, "");
const instantOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, "$1-$2-$3T$4:$5:$6+08:00"));
const joined = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name !== "signature")
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");
const digest = (fields: Fields) => Buffer.from(createHash("sha256").update(joined(fields)).digest("hex"));

/** How long a refund is under way here. */
const refundMs = 30;
/** What UnionPay calls itself in its certificates. */
const ownName = "041@Z12@中国银联股份有限公司@00000001";
const always = { from: new Date("2020-01-01T00:00:00Z"), to: new Date("2045-01-01T00:00:00Z") };
const isCode = { "07": true, "06": false } as const;

/**
 * UnionPay's gateway as its documents describe it, for one merchant. A transaction is known by its number and the time that
 * was sent with it, which must be the present one. A code that nobody scanned is no transaction, so the query knows nothing of
 * it; it cannot be closed and ends by its time. The documents do not say what is answered to a second wish for the same code:
 * here it is the same code.
 */
export async function startUnionpayStandIn(
  merchant: UnionpayMerchant,
  { port, codesForBrowsers = false }: StandInOptions = {},
): Promise<UnionpayStandIn> {
  const root = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const issuer = { name: "CFCA STAND-IN CA", privateKey: root.privateKey };
  const authority = writeCertificate({ name: issuer.name, publicKey: root.publicKey, issuer, ...always });
  const ownCertificate = writeCertificate({ name: ownName, publicKey: own.publicKey, issuer, ...always });
  const merchantCertificate = new X509Certificate(merchant.certificate);
  const merchantSerial = BigInt(`0x${merchantCertificate.serialNumber}`).toString();
  const accounts = new Accounts(() => `${beijing(Date.now())}${String(randomInt(10_000_000)).padStart(7, "0")}`);
  const wallets = new Wallets("62", 19);
  const faults: UnionpayStandIn["faults"] = { silent: 0, unsigned: 0, notices: true, refusing: newRefusing() };
  const bills: UnionpayStandIn["bills"] = { list: (lines) => lines };
  /** What was sent with each payment, and why it failed. */
  const sent = new Map<string, { readonly txnTime: string; readonly byCode: boolean; failure?: string }>();
  let ownUrl = "";

  const signed = (fields: Fields, key: KeyObject = own.privateKey, certificate = ownCertificate): Fields => {
    const all = { ...fields, version: "5.1.0", encoding: "UTF-8", signMethod: "01", signPubKeyCert: certificate };
    return { ...all, signature: sign("sha256", digest(all), key).toString("base64") };
  };
  const open = (wish: Fields, expiresAt: number) => {
    const { orderId = "", txnAmt = "", backUrl = "", txnTime = "", orderDesc = "" } = wish;
    sent.set(orderId, { txnTime, byCode: isCode[wish["txnSubType"] as "06" | "07"] });
    return accounts.open({
      outTradeNo: orderId,
      amountFen: Number(txnAmt),
      notifyUrl: backUrl,
      expiresAt,
      description: orderDesc,
    });
  };
  const codeOf = (token: string) =>
    codesForBrowsers ? `${ownUrl}${phonePath}${token}` : `https://qr.95516.com/00010000/${token}`;

  const makeCode = (wish: Fields) => {
    const known = accounts.byNumber(wish["orderId"] ?? "");
    if (known === undefined)
      return answered("00", { qrCode: codeOf(open(wish, instantOf(wish["payTimeout"] ?? "")).token) });
    if (known.state !== "unpaid" || sent.get(known.outTradeNo)?.txnTime !== wish["txnTime"]) return answered("12");
    return known.amountFen === Number(wish["txnAmt"])
      ? answered("00", { qrCode: codeOf(known.token) })
      : answered("36");
  };
  const charge = (wish: Fields) => {
    if (accounts.byNumber(wish["orderId"] ?? "") !== undefined) return answered("12");
    const behaviour = wallets.take(wish["qrNo"] ?? "");
    if (behaviour === undefined) return answered("88");
    const payment = open(wish, Date.now() + hourMs);
    if (behaviour === "asks") return answered("05");
    if (behaviour === "pays") {
      customerPays(accounts, payment.token);
      if (faults.notices) told(payment.notifyUrl, noticeFields(payment));
      return answered("00");
    }
    payment.state = "closed";
    sent.get(payment.outTradeNo)!.failure = "64";
    return answered("64");
  };
  const reverse = (wish: Fields) => {
    const payment = accounts.byNumber(wish["orderId"] ?? "");
    const about = sent.get(payment?.outTradeNo ?? "");
    if (payment === undefined || about?.txnTime !== wish["txnTime"] || about?.byCode !== false) return answered("35");
    if (payment.state === "closed") return answered("35");
    payment.state = "closed";
    return answered("00");
  };
  const keyOf = (wish: Fields) => `${wish["orderId"]} ${wish["txnTime"]}`;
  const refund = (wish: Fields) => {
    const payment = accounts.byTradeNo(wish["origQryId"] ?? "");
    if (payment?.state !== "paid") return answered("35");
    if (payment.refunds.has(keyOf(wish))) return answered("12");
    const amountFen = Number(wish["txnAmt"]);
    if (accounts.refundedFen(payment) + amountFen > payment.amountFen) return answered("33");
    const made: KeptRefund = {
      refundNo: wish["orderId"] ?? "",
      amountFen,
      notifyUrl: wish["backUrl"] ?? "",
      state: "processing",
    };
    payment.refunds.set(keyOf(wish), made);
    setTimeout(() => {
      made.state = "succeeded";
      made.settledAt = Date.now();
      if (faults.notices) told(made.notifyUrl, { ...wish, ...answered("00"), queryId: `9${payment.tradeNo.slice(1)}` });
    }, refundMs).unref();
    return answered("00");
  };

  const query = (wish: Fields) => {
    const { orderId = "", txnTime = "" } = wish;
    const payment = accounts.byNumber(orderId);
    const about = sent.get(orderId);
    const original = (origRespCode: string, more: Fields = {}) =>
      answered("00", { origRespCode, origRespMsg: texts[origRespCode] ?? "", ...more });
    if (payment !== undefined && about?.txnTime === txnTime) {
      if (payment.state === "paid") return original("00", paidFields(payment));
      if (payment.state === "closed") return original(about.failure ?? "01");
      return about.byCode ? answered("34") : original("05");
    }
    const back = accounts.all.flatMap(({ refunds }) => refunds.get(`${orderId} ${txnTime}`) ?? [])[0];
    if (back === undefined) return answered("34");
    return original(back.state === "succeeded" ? "00" : "05", { txnAmt: String(back.amountFen), currencyCode: "156" });
  };
  const file = (wish: Fields) => {
    // A day ends at 23:00 in Beijing, so the newest file may bear the date of tomorrow.
    const lastDay = new Date(Date.now() + 9 * hourMs).toISOString().slice(0, 10);
    const date = (wish["settleDate"] ?? "").replace(/^(\d\d)(\d\d)$/, "$1-$2");
    const year = Number(lastDay.slice(0, 4));
    const day = `${date > lastDay.slice(5) ? year - 1 : year}-${date}`;
    const lines = bills.list(listedOn(accounts, day, feeRules.unionpay, hourMs));
    if (lines.length === 0) return answered("98");
    const fileContent = unionpayFileContent(unionpayArchive(merchant.merId, day, lines));
    return answered("00", { fileName: `${merchant.merId}_${day.replaceAll("-", "")}.zip`, fileContent });
  };

  const calls: Readonly<Record<string, (wish: Fields) => Fields>> = {
    "01/07": makeCode,
    "01/06": charge,
    "99/01": reverse,
    "04/00": refund,
    "00/00": query,
    "76/01": file,
  };
  /** Only what makes something must bear the present time. */
  const isLate = ({ txnType, txnTime = "" }: Fields) =>
    (txnType === "01" || txnType === "04") && !(Math.abs(Date.now() - instantOf(txnTime)) < hourMs);

  const answer = (wish: Fields): Told => {
    const call = calls[`${wish["txnType"]}/${wish["txnSubType"]}`];
    const isOurs =
      wish["merId"] === merchant.merId &&
      wish["certId"] === merchantSerial &&
      verify("sha256", digest(wish), merchantCertificate.publicKey, Buffer.from(wish["signature"] ?? "", "base64"));
    const said = !isOurs
      ? answered("11")
      : refuses(faults.refusing)
        ? unsaid[faults.refusing.why]
        : call === undefined || isLate(wish)
          ? answered("10")
          : call(wish);
    const echoed = ["merId", "orderId", "txnTime", "txnType", "txnSubType", "bizType", "accessType"].flatMap((name) =>
      wish[name] === undefined ? [] : [[name, wish[name]] as const],
    );
    const fields = signed({ ...Object.fromEntries(echoed), ...said });
    const isWrong = faults.unsigned > 0;
    if (isWrong) faults.unsigned -= 1;
    const sentFields: Fields = isWrong ? { ...fields, respMsg: `${fields["respMsg"]} ` } : fields;
    const body = Object.entries(sentFields)
      .map(([name, value]) => `${name}=${value}`)
      .join("&");
    return { status: 200, headers: { "content-type": "text/html;charset=UTF-8" }, body };
  };

  const told = (url: string, fields: Fields) => {
    const { signature: _signature, certId: _certId, backUrl: _backUrl, ...kept } = fields;
    const body = new URLSearchParams(signed(kept)).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
    void tell(
      url,
      () => ({ headers, body }),
      (status) => status === 200 || status === 302,
    );
  };
  const noticeFields = (payment: KeptPayment): Fields => ({
    merId: merchant.merId,
    orderId: payment.outTradeNo,
    txnTime: sent.get(payment.outTradeNo)?.txnTime ?? "",
    txnType: "01",
    txnSubType: sent.get(payment.outTradeNo)?.byCode === true ? "07" : "06",
    bizType: "000000",
    accessType: "0",
    settleAmt: String(payment.amountFen),
    settleCurrencyCode: "156",
    ...answered("00"),
    ...paidFields(payment),
  });
  const phone = (token: string, pays: boolean): Told => {
    const payment = pays ? customerPays(accounts, token) : undefined;
    if (payment !== undefined && faults.notices) told(payment.notifyUrl, noticeFields(payment));
    return phoneAnswer(!pays || payment !== undefined, payPage(seenBy(accounts, token)));
  };

  const server = await listen((asked) => {
    const { pathname } = new URL(asked.target, "http://unionpay");
    if (pathname.startsWith(phonePath)) return phone(pathname.slice(phonePath.length), asked.method === "POST");
    if (faults.silent > 0) {
      faults.silent -= 1;
      return undefined;
    }
    return answer(Object.fromEntries(new URLSearchParams(asked.body)));
  }, port);
  ownUrl = server.url;

  return {
    url: server.url,
    authority,
    accounts,
    wallets,
    faults,
    bills,
    paidNotice: (outTradeNo, signer) => {
      const fields = noticeFields(accounts.byNumber(outTradeNo)!);
      if (signer === undefined) return new URLSearchParams(signed(fields)).toString();
      const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
      const certificate = writeCertificate({ ...always, ...signer, publicKey: pair.publicKey, issuer });
      return new URLSearchParams(signed(fields, pair.privateKey, certificate)).toString();
    },
    pay: async (codeUrl) => phone(codeUrl.slice(codeUrl.lastIndexOf("/") + 1), true).status === 200,
    stop: () => server.stop(),
  };
}

function paidFields({ tradeNo, amountFen, paidAt = 0 }: KeptPayment): Fields {
  return {
    queryId: tradeNo,
    txnAmt: String(amountFen),
    currencyCode: "156",
    traceNo: tradeNo.slice(-6),
    traceTime: beijing(paidAt).slice(4),
  };
}
