import { refuse, type Result } from "../../result.ts";
import { billDayStart, type BillLine, type ExpectedBill } from "./bill.ts";
import { checkLines, unreadable } from "./checks.ts";
import { addDays } from "../../dates.ts";

/** How many bytes each field of a line has, in the order of the file ("商户对账文件 ZM"); a space stands between two. */
export const unionpayBillWidths = [
  3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15, 1, 15, 32, 13, 13,
  8, 32, 13, 13, 12, 2, 1, 32, 98,
] as const;

/** Places of the fields that are read, counted from zero. */
const place = {
  at: 4,
  amount: 6,
  queryId: 9,
  orderId: 11,
  fee: 15,
  kind: 19,
  originalQueryId: 26,
  merchantNo: 27,
  originalOrderId: 40,
} as const;

/** Kinds of transactions that move money of ours (`txnType`): paid, given back, taken back on the same day. */
const kinds: Readonly<Record<string, BillLine["kind"]>> = { "01": "payment", "04": "refund", "31": "refund" };

/** The fields of a line; undefined when one is cut. Lengths count bytes of GBK, in which Chinese has two. */
function fieldsOf(row: string): string[] | undefined {
  const fields: string[] = [];
  const characters = [...row];
  let next = 0;
  for (const width of unionpayBillWidths) {
    let field = "";
    for (let bytes = 0; bytes < width; next += 1) {
      const character = characters[next];
      if (character === undefined) return undefined;
      field += character;
      bytes += character.charCodeAt(0) < 0x80 ? 1 : 2;
    }
    fields.push(field.trim());
    next += 1;
  }
  return fields;
}

/** `D` is taken from us and `C` given to us, in fen. */
function feeOf(text: string): bigint | undefined {
  const [, side, fen = ""] = /^([CD])(\d{12})$/.exec(text) ?? [];
  return side === undefined ? undefined : side === "D" ? BigInt(fen) : -BigInt(fen);
}

/** A time without a year (`MMDDhhmmss`) of a bill: the last before the end of its day. */
function timeOf(text: string, day: string): Date | undefined {
  const [, month, date, hour, minute, second] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const year = Number(day.slice(0, 4));
  const end = billDayStart("unionpay", addDays(day, 1));
  return [year, year - 1]
    .map((one) => new Date(`${one}-${month}-${date}T${hour}:${minute}:${second}+08:00`))
    .find((at) => !Number.isNaN(at.getTime()) && at < end);
}

function lineOf(fields: readonly string[], day: string): BillLine | undefined {
  const field = (name: keyof typeof place) => fields[place[name]] ?? "";
  const kind = kinds[field("kind")];
  const [fee, at] = [feeOf(field("fee")), timeOf(field("at"), day)];
  const amount = /^\d{12}$/.test(field("amount")) ? BigInt(field("amount")) : undefined;
  if (kind === undefined || fee === undefined || at === undefined || amount === undefined) return undefined;
  const isRefund = kind === "refund";
  return {
    kind,
    tradeNo: field(isRefund ? "originalQueryId" : "queryId"),
    outTradeNo: field(isRefund ? "originalOrderId" : "orderId"),
    refundNo: isRefund ? field("orderId") : "",
    amountFen: amount,
    feeFen: fee,
    at,
    state: "succeeded",
  };
}

/**
 * Reads the settlement file of UnionPay ("ZM", decoded from GBK): lines of fixed widths about what succeeded, without titles
 * and totals. A file without lines is an empty bill.
 */
export function readUnionpayBill(text: string, expected: ExpectedBill): Result<readonly BillLine[]> {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== "");
  const lines: BillLine[] = [];
  for (const row of rows) {
    if (!isUnionpayLine(row)) return unreadable();
    const fields = fieldsOf(row);
    if (fields === undefined) return refuse("finance.billCut", { field: "content" });
    if (fields[place.merchantNo] !== expected.accountNo)
      return refuse("finance.billOtherAccount", { field: "content" });
    const line = lineOf(fields, expected.day);
    if (line === undefined) return unreadable();
    lines.push(line);
  }
  return checkLines("unionpay", lines, expected);
}

/** Whether a line begins as those of the file do: the code of a transaction, then two institutions. */
export const isUnionpayLine = (row: string): boolean => /^[A-Z]\d\d [ \d]{11} [ \d]{11} \d{6} \d{10} /.test(row);
