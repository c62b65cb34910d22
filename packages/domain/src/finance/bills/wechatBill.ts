import { portion } from "../../money.ts";
import { accept, refuse, type Result } from "../../result.ts";
import { type BillLine, type BillLineState, billFen, billTime, billUnits, type ExpectedBill } from "./bill.ts";
import { checkLines, unreadable } from "./checks.ts";

/** Titles of the column sets: with coupons that are settled apart, and the older one without. */
const amountTitles = [
  { amount: "订单金额", refund: "申请退款金额", sum: "订单总金额", refundSum: "申请退款总金额" },
  { amount: "总金额", refund: "退款金额", sum: "总交易额", refundSum: "总退款金额" },
] as const;
const needed = [
  "交易时间",
  "商户号",
  "微信订单号",
  "商户订单号",
  "交易状态",
  "商户退款单号",
  "退款状态",
  "手续费",
] as const;

/** WeChat Pay says so instead of a table when nothing was sold ("账单不存在"). */
const noBill = /No Bill Exist|NO_STATEMENT_EXIST/;

/** A field begins with a backtick, and a name may have a comma: both stand between fields. */
const cellsOf = (row: string) => row.slice(1).split(",`");
/** What was reversed has no number of a refund, or "0": it goes by the number of its payment, which is reversed only once. */
const refundNoOf = (refundNo: string, outTradeNo: string) =>
  refundNo === "" || refundNo === "0" ? outTradeNo : refundNo;
const refundStates: Readonly<Record<string, BillLineState>> = {
  SUCCESS: "succeeded",
  PROCESSING: "processing",
  CHANGE: "processing",
  FAIL: "failed",
};

/**
 * Reads the trade bill of WeChat Pay ("交易账单", type ALL): every field after a backtick, either set of columns, and a line
 * of totals, without which it was cut off.
 */
export function readWechatBill(text: string, expected: ExpectedBill): Result<readonly BillLine[]> {
  const rows = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "");
  const head = (rows[0] ?? "").split(",").map((title) => title.trim());
  if (head[0] !== "交易时间") return noBill.test(text.slice(0, 1_000)) ? accept([]) : unreadable();
  const titles = amountTitles.find(({ amount, refund }) => head.includes(amount) && head.includes(refund));
  if (titles === undefined || needed.some((title) => !head.includes(title))) return unreadable();
  const end = rows.findIndex((row) => row.startsWith("总交易单数"));
  if (end < 0 || rows.length !== end + 2) return refuse("finance.billCut", { field: "content" });
  const sums = { count: 0n, amount: 0n, refund: 0n, fee: 0n };
  const lines: BillLine[] = [];
  for (const row of rows.slice(1, end)) {
    const cells = cellsOf(row);
    if (!row.startsWith("`") || cells.length !== head.length) return refuse("finance.billCut", { field: "content" });
    const cell = (title: string) => (cells[head.indexOf(title)] ?? "").trim();
    const state = cell("交易状态");
    const isRefund = state === "REFUND" || state === "REVOKED";
    const [amount, refund] = [billFen(cell(titles.amount)), billFen(cell(titles.refund))];
    const fee = billUnits(cell("手续费"));
    const at = billTime(cell("交易时间"));
    const said = isRefund ? refundStates[cell("退款状态")] : state === "SUCCESS" ? "succeeded" : undefined;
    if (amount === undefined || refund === undefined || fee === undefined || at === undefined || said === undefined)
      return unreadable();
    if (cell("商户号") !== expected.accountNo) return refuse("finance.billOtherAccount", { field: "content" });
    sums.count += 1n;
    sums.amount += amount;
    sums.refund += refund;
    sums.fee += fee;
    lines.push({
      kind: isRefund ? "refund" : "payment",
      tradeNo: cell("微信订单号"),
      outTradeNo: cell("商户订单号"),
      refundNo: isRefund ? refundNoOf(cell("商户退款单号"), cell("商户订单号")) : "",
      amountFen: isRefund ? refund : amount,
      feeFen: portion(fee, 1n, 1_000n),
      at,
      state: said,
    });
  }
  const totalHead = rows[end]!.split(",").map((title) => title.trim());
  const totalCells = cellsOf(rows[end + 1]!);
  const total = (title: string) => billUnits((totalCells[totalHead.indexOf(title)] ?? "").trim());
  const agrees =
    total("总交易单数") === sums.count * 100_000n &&
    total(titles.sum) === sums.amount * 1_000n &&
    total(titles.refundSum) === sums.refund * 1_000n &&
    total("手续费总金额") === sums.fee;
  if (!agrees) return refuse("finance.billTotals", { field: "content" });
  return checkLines("wechat", lines, expected);
}
