import { refuse, type Result } from "../../result.ts";
import { type BillLine, type BillLineState, billFen, billTime, type ExpectedBill } from "./bill.ts";
import { checkLines, unreadable } from "./checks.ts";

const needed = ["分账时间", "分账方", "微信订单号", "商户分账/回退单号", "分账接收方", "业务类型", "处理状态"] as const;
const amountTitles = ["分账金额", "金额"] as const;
/** Begins the titles of the totals. */
const totalTitle = "总条数";

const states: readonly (readonly [RegExp, BillLineState])[] = [
  [/失败|关闭|FAIL|CLOSE/i, "failed"],
  [/处理中|待|未|PROCESSING|PENDING/i, "processing"],
  [/成功|完成|SUCCESS|FINISHED/i, "succeeded"],
];
/** What nobody knows is never taken for money that arrived. */
const stateOf = (said: string): BillLineState | undefined => states.find(([pattern]) => pattern.test(said))?.[1];

/**
 * Reads the bill of WeChat Pay's profit sharing ("分账账单"): a line for each share and each return, every field after a backtick,
 * then their count, without which it was cut off. What is released to the merchant itself is no share and left out. Columns are
 * found by their titles; a share is found by our number of the sharing and the account, a return by our number of it.
 */
export function readWechatSharingBill(text: string, expected: ExpectedBill): Result<readonly BillLine[]> {
  const rows = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "");
  const head = (rows[0] ?? "").split(",").map((title) => title.trim().replace(/^`/, ""));
  const amountTitle = amountTitles.find((title) => head.includes(title));
  if (amountTitle === undefined || needed.some((title) => !head.includes(title))) return unreadable();
  const end = rows.findIndex((row) => row.replace(/^`/, "").startsWith(totalTitle));
  if (end < 0 || rows.length !== end + 2) return refuse("finance.billCut", { field: "content" });
  const lines: BillLine[] = [];
  for (const row of rows.slice(1, end)) {
    // Notes may have commas; they stand in the last column.
    const cells = row.slice(1).split(",`");
    if (!row.startsWith("`") || cells.length < head.length) return refuse("finance.billCut", { field: "content" });
    const cell = (title: string) => (cells[head.indexOf(title)] ?? "").trim();
    const [amount, at, state] = [billFen(cell(amountTitle)), billTime(cell("分账时间")), stateOf(cell("处理状态"))];
    if (amount === undefined || at === undefined || state === undefined) return unreadable();
    if (cell("分账方") !== expected.accountNo) return refuse("finance.billOtherAccount", { field: "content" });
    const business = cell("业务类型");
    const isReturn = business.includes("回退");
    const [number, account] = [cell("商户分账/回退单号"), cell("分账接收方")];
    if (!isReturn && account === expected.accountNo) continue;
    if (!isReturn && !business.includes("分账")) return unreadable();
    lines.push({
      kind: isReturn ? "return" : "share",
      tradeNo: cell("微信订单号"),
      outTradeNo: number,
      refundNo: isReturn ? number : "",
      account,
      amountFen: amount,
      feeFen: 0n,
      at,
      state,
    });
  }
  const count = (rows[end + 1] ?? "").replace(/^`/, "").split(",")[0]?.trim();
  if (count !== String(end - 1)) return refuse("finance.billTotals", { field: "content" });
  return checkLines("wechat", lines, expected);
}
