import { deflateRawSync, crc32 } from "node:zlib";
import type { Accounts } from "./accounts.ts";

/** A line of a bill as a provider keeps it; amounts in fen, the time in ms. */
export interface ListedLine {
  readonly kind: "payment" | "refund";
  readonly tradeNo: string;
  readonly outTradeNo: string;
  readonly refundNo: string;
  readonly amountFen: number;
  /** Below zero for a refund. */
  readonly feeFen: number;
  readonly at: number;
  readonly name: string;
  readonly failed?: boolean;
}

const yuan = (fen: number, decimals = 2) => (fen / 100).toFixed(decimals);
const beijing = (at: number) => new Date(at + 28_800_000).toISOString().slice(0, 19).replace("T", " ");
const sum = (lines: readonly ListedLine[], of: (line: ListedLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0);
const dayOf = (at: number) => beijing(at).slice(0, 10);

const wechatTitles = {
  coupons:
    "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注",
  plain:
    "交易时间,公众账号ID,商户号,子商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,总金额,企业红包金额,微信退款单号,商户退款单号,退款金额,企业红包退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率",
} as const;
const wechatTotals = {
  coupons: "总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额",
  plain: "总交易单数,总交易额,总退款金额,总企业红包退款金额,手续费总金额",
} as const;

const ticked = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(",");

/** The trade bill of WeChat Pay ("交易账单") in one of its two sets of columns. */
export function wechatBill(
  { merchantNo, appId }: { readonly merchantNo: string; readonly appId: string },
  lines: readonly ListedLine[],
  columns: "coupons" | "plain" = "coupons",
): string {
  const rows = lines.map((line) => {
    const isRefund = line.kind === "refund";
    const paid = isRefund ? "0.00" : yuan(line.amountFen);
    const back = isRefund ? yuan(line.amountFen) : "0.00";
    const cells = [
      beijing(line.at),
      appId,
      merchantNo,
      "0",
      "",
      line.tradeNo,
      line.outTradeNo,
      "oUpF8uMuAJO_M2pxb1Q9zNjWeS6o",
      "NATIVE",
      isRefund ? "REFUND" : "SUCCESS",
      "OTHERS",
      "CNY",
      paid,
      "0.00",
      isRefund ? `5030${line.refundNo}` : "0",
      isRefund ? line.refundNo : "0",
      back,
      "0.00",
      isRefund ? "ORIGINAL" : "",
      isRefund ? (line.failed === true ? "FAIL" : "SUCCESS") : "",
      line.name,
      "",
      yuan(line.feeFen, 5),
      "0.60%",
    ];
    return ticked(columns === "coupons" ? [...cells, paid, back, ""] : cells);
  });
  const paid = yuan(sum(lines, ({ kind, amountFen }) => (kind === "payment" ? amountFen : 0)));
  const back = yuan(sum(lines, ({ kind, amountFen }) => (kind === "refund" ? amountFen : 0)));
  const fee = yuan(
    sum(lines, ({ feeFen }) => feeFen),
    5,
  );
  const totals = [String(lines.length), paid, back, "0.00", fee, ...(columns === "coupons" ? [paid, back] : [])];
  return `\uFEFF${[wechatTitles[columns], ...rows, wechatTotals[columns], ticked(totals)].join("\r\n")}\r\n`;
}

const alipayTitles =
  "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注";

const chinese = (day: string) => `${day.slice(0, 4)}年${day.slice(5, 7)}月${day.slice(8)}日 00:00:00`;

/** The detail of a trade bill of Alipay ("业务明细"), as text; it is sent in GB18030. */
export function alipayBill(sellerNo: string, day: string, lines: readonly ListedLine[]): string {
  const rows = lines.map((line) => {
    const isRefund = line.kind === "refund";
    const amount = yuan(isRefund ? -line.amountFen : line.amountFen);
    const zeros = Array.from({ length: 5 }, () => "0.00");
    return [
      `${line.tradeNo}\t`,
      `${line.outTradeNo}\t`,
      isRefund ? "退款" : "交易",
      line.name,
      beijing(line.at),
      beijing(line.at),
      "",
      "",
      "",
      "",
      "*城(138****0000)",
      amount,
      amount,
      ...zeros,
      "",
      "0.00",
      "0.00",
      isRefund ? `${line.refundNo}\t` : "",
      yuan(-line.feeFen),
      "0.00",
      "",
    ].join(",");
  });
  const of = (kind: ListedLine["kind"]) => lines.filter((line) => line.kind === kind);
  const total = (kind: ListedLine["kind"]) => yuan(sum(of(kind), ({ amountFen }) => amountFen));
  const next = dayOf(Date.parse(`${day}T00:00:00+08:00`) + 86_400_000);
  return `${[
    "#支付宝业务明细查询",
    `#账号：[${sellerNo}0156]`,
    `#起始日期：[${chinese(day)}]   终止日期：[${chinese(next)}]`,
    "#-----------------------------------------业务明细列表----------------------------------------",
    alipayTitles,
    ...rows,
    "#-----------------------------------------业务明细列表结束------------------------------------",
    `#交易合计：${of("payment").length}笔，商家实收共${total("payment")}元，商家优惠共0.00元`,
    `#退款合计：${of("refund").length}笔，商家实收退款共${of("refund").length === 0 ? "" : "-"}${total("refund")}元，商家优惠退款共0.00元`,
    `#导出时间：[${chinese(next)}]`,
  ].join("\r\n")}\r\n`;
}

let codes: Map<string, number> | undefined;

/** Text in GB18030, of which the two-byte part is what bills have. */
export function gb18030(text: string): Buffer {
  if (codes === undefined) {
    codes = new Map();
    const decoder = new TextDecoder("gb18030");
    for (let high = 0x81; high <= 0xfe; high += 1)
      for (let low = 0x40; low <= 0xfe; low += 1)
        if (low !== 0x7f) codes.set(decoder.decode(Uint8Array.of(high, low)), (high << 8) | low);
  }
  const known = codes;
  return Buffer.from(
    [...text].flatMap((character) => {
      const code = known.get(character);
      if (code !== undefined) return [code >> 8, code & 0xff];
      return character.charCodeAt(0) < 0x80 ? [character.charCodeAt(0)] : [0x3f];
    }),
  );
}

/** A ZIP archive with the files. */
export function zipOf(files: readonly { readonly name: string; readonly content: Buffer }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = gb18030(name);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), facts, place, title]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** What is kept of a payment at 0.6 %: Alipay takes a fen at least, WeChat Pay nothing below one, UnionPay rounds. */
export const feeRules = {
  alipay: (fen: number) => (fen === 0 ? 0 : Math.max(1, Math.round((fen * 6) / 1_000))),
  wechat: (fen: number) => (fen * 6 < 1_000 ? 0 : Math.round((fen * 6) / 1_000)),
  unionpay: (fen: number) => Math.round((fen * 6) / 1_000),
} as const;

/** What the books of a stand-in have of a day, with its fees; `aheadMs` is how long before midnight the day ends. */
export function listedOn(accounts: Accounts, day: string, fee: (fen: number) => number, aheadMs = 0): ListedLine[] {
  return accounts.all
    .flatMap(({ tradeNo, outTradeNo, amountFen, paidAt, refunds }): ListedLine[] => {
      if (paidAt === undefined) return [];
      const common = { tradeNo, outTradeNo, name: "山涧天然水 550ml,冰" };
      const payment: ListedLine = {
        ...common,
        kind: "payment",
        refundNo: "",
        amountFen,
        feeFen: fee(amountFen),
        at: paidAt,
      };
      const back = [...refunds.values()]
        .filter(({ state }) => state === "succeeded")
        .map((refund): ListedLine => ({
          ...common,
          kind: "refund",
          refundNo: refund.refundNo,
          amountFen: refund.amountFen,
          feeFen: -fee(refund.amountFen),
          at: refund.settledAt ?? paidAt,
        }));
      return [payment, ...back];
    })
    .filter(({ at }) => dayOf(at + aheadMs) === day);
}
