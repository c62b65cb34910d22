import { addDays } from "../../dates.ts";
import { accept, refuse, type Result } from "../../result.ts";
import { type BillLine, billFen, billTime, type ExpectedBill } from "./bill.ts";
import { checkLines, unreadable } from "./checks.ts";

const needed = [
  "支付宝交易号",
  "商户订单号",
  "业务类型",
  "商品名称",
  "完成时间",
  "订单金额（元）",
  "商家实收（元）",
  "退款批次号/请求号",
  "服务费（元）",
] as const;

const dayOf = (text: string | undefined) =>
  /^(\d{4})年(\d\d)月(\d\d)日 00:00:00$/
    .exec(text ?? "")
    ?.slice(1)
    .join("-");

interface Sum {
  count: number;
  fen: bigint;
}

/** `#交易合计：1笔，商家实收共0.01元，商家优惠共0.00元`, or that of refunds. */
function totalOf(rows: readonly string[], title: "交易合计" | "退款合计"): Sum | undefined {
  const row = rows.find((one) => one.startsWith(`#${title}：`));
  const [, count, amount = ""] = /：(\d+)笔，商家实收(?:退款)?共(-?[\d.]+)元/.exec(row ?? "") ?? [];
  const fen = billFen(amount);
  return count === undefined || fen === undefined ? undefined : { count: Number(count), fen };
}

/** A name may have commas, of which nothing is said; they belong to the column of names. */
function cellsOf(row: string, titles: readonly string[]): string[] | undefined {
  const cells = row.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const more = cells.length - titles.length;
  if (more < 0) return undefined;
  const name = titles.indexOf("商品名称");
  return [...cells.slice(0, name), cells.slice(name, name + more + 1).join(","), ...cells.slice(name + more + 1)];
}

function lineOf(cell: (title: string) => string): (BillLine & { readonly kind: "payment" | "refund" }) | undefined {
  const kind = ({ 交易: "payment", 退款: "refund" } as const)[cell("业务类型")];
  const [amount, fee] = [billFen(cell("订单金额（元）")), billFen(cell("服务费（元）"))];
  const at = billTime(cell("完成时间"));
  if (kind === undefined || amount === undefined || fee === undefined || at === undefined) return undefined;
  return {
    kind,
    tradeNo: cell("支付宝交易号"),
    outTradeNo: cell("商户订单号"),
    refundNo: kind === "refund" ? cell("退款批次号/请求号") : "",
    amountFen: kind === "refund" ? -amount : amount,
    feeFen: -fee,
    at,
    state: "succeeded",
  };
}

/**
 * Reads the detail of a trade bill of Alipay (`…_业务明细.csv`, decoded from GB18030): lines with `#` say whose it is, from
 * when until when, where the table ends and its totals, without which it was cut off. A table without rows is an empty bill.
 */
export function readAlipayBill(text: string, expected: ExpectedBill): Result<readonly BillLine[]> {
  const rows = text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((row) => row.trim() !== "");
  if (!(rows[0] ?? "").startsWith("#支付宝业务明细查询")) return unreadable();
  const account = /^#账号：\[(\d+)\]/.exec(rows.find((row) => row.startsWith("#账号")) ?? "")?.[1];
  const range = /起始日期：\[([^\]]+)\]\s+终止日期：\[([^\]]+)\]/.exec(text);
  const [from, until] = [dayOf(range?.[1]), dayOf(range?.[2])];
  if (account === undefined || from === undefined || until === undefined) return unreadable();
  // The account is written with the four digits of its currency.
  if (!account.startsWith(expected.accountNo)) return refuse("finance.billOtherAccount", { field: "content" });
  if (from !== expected.day || until !== addDays(expected.day, 1))
    return refuse("finance.billOtherDay", { field: "billDate" });
  const begin = rows.findIndex((row) => row.startsWith("支付宝交易号"));
  const end = rows.findIndex((row) => /^#-+业务明细列表结束/.test(row));
  const [paid, back] = [totalOf(rows, "交易合计"), totalOf(rows, "退款合计")];
  if (begin < 0 || end < begin || paid === undefined || back === undefined)
    return refuse("finance.billCut", { field: "content" });
  const totals = { payment: paid, refund: back };
  const titles = (rows[begin] ?? "").split(",").map((title) => title.trim());
  if (needed.some((title) => !titles.includes(title))) return unreadable();
  const sums: Record<"payment" | "refund", Sum> = { payment: { count: 0, fen: 0n }, refund: { count: 0, fen: 0n } };
  const lines: BillLine[] = [];
  for (const row of rows.slice(begin + 1, end)) {
    const cells = cellsOf(row, titles);
    if (cells === undefined) return refuse("finance.billCut", { field: "content" });
    const cell = (title: string) => cells[titles.indexOf(title)] ?? "";
    const line = lineOf(cell);
    const received = billFen(cell("商家实收（元）"));
    if (line === undefined || received === undefined) return unreadable();
    sums[line.kind].count += 1;
    sums[line.kind].fen += received;
    lines.push(line);
  }
  for (const kind of ["payment", "refund"] as const)
    if (sums[kind].count !== totals[kind].count || sums[kind].fen !== totals[kind].fen)
      return refuse("finance.billTotals", { field: "content" });
  const checked = checkLines("alipay", lines, expected);
  return checked.ok ? accept(lines) : checked;
}
