import type { Accounts } from "./accounts.ts";

/** A line of a bill of shares; amounts in fen, the time in ms. */
export interface ListedShare {
  readonly kind: "share" | "return" | "release";
  readonly tradeNo: string;
  /** The merchant's number of the sharing, or of the return. */
  readonly number: string;
  readonly account: string;
  readonly paidFen: number;
  readonly amountFen: number;
  readonly at: number;
}

const yuan = (fen: number) => (fen / 100).toFixed(2);
const beijing = (at: number) => new Date(at + 28_800_000).toISOString().slice(0, 19).replace("T", " ");
const ticked = (cells: readonly string[]) => cells.map((cell) => `\`${cell}`).join(",");
const businesses = { share: "分账", return: "分账回退", release: "解冻" } as const;
const titles =
  "分账时间,分账发起方,分账方,微信订单号,微信分账/回退单号,分账明细单号,商户分账/回退单号,订单金额,分账接收方,金额,业务类型,处理状态,备注";

/** The bill of WeChat Pay's profit sharing ("分账账单"). */
export function wechatSharingBill(merchantNo: string, lines: readonly ListedShare[]): string {
  const rows = lines.map((line, place) =>
    ticked([
      beijing(line.at),
      merchantNo,
      merchantNo,
      line.tradeNo,
      `3008${line.number}`,
      `3600${line.number}${place}`,
      line.number,
      yuan(line.paidFen),
      line.account,
      yuan(line.amountFen),
      businesses[line.kind],
      "成功",
      "点位,分成",
    ]),
  );
  const sum = lines.reduce((total, { amountFen }) => total + amountFen, 0);
  return `\uFEFF${[titles, ...rows, "总条数,总金额", ticked([String(lines.length), yuan(sum)])].join("\r\n")}\r\n`;
}

/** What was shared and came back on a day in Beijing; what failed is not listed. */
export function sharesOn(accounts: Accounts, merchantNo: string, day: string): ListedShare[] {
  const lines = accounts.all.flatMap(({ tradeNo, amountFen: paidFen, sharings }) =>
    [...sharings.values()].flatMap(({ number, shares, returns }): ListedShare[] => {
      const common = { tradeNo, paidFen };
      const shared = shares.flatMap(({ account, amountFen, state, settledAt }) =>
        state === "shared" && settledAt !== undefined
          ? [{ ...common, kind: "share" as const, number, account, amountFen, at: settledAt }]
          : [],
      );
      const returned = [...returns].flatMap(([returnNo, { account, amountFen, state, at }]) =>
        state === "done" && at !== undefined
          ? [{ ...common, kind: "return" as const, number: returnNo, account, amountFen, at }]
          : [],
      );
      // What is left goes to the merchant itself as soon as a sharing keeps nothing back.
      const last = shared.at(-1);
      const restFen = paidFen - shared.reduce((total, { amountFen }) => total + amountFen, 0);
      const rest =
        last === undefined ? [] : [{ ...last, kind: "release" as const, account: merchantNo, amountFen: restFen }];
      return [...shared, ...rest, ...returned];
    }),
  );
  return lines.filter(({ at }) => beijing(at).slice(0, 10) === day);
}
