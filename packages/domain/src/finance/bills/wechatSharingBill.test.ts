import { describe, expect, it } from "vitest";
import { type BookFact, matchBill, ourSum, readBill, theirSum } from "./matching.ts";

const head =
  "分账时间,分账发起方,分账方,微信订单号,微信分账/回退单号,分账明细单号,商户分账/回退单号,订单金额,分账接收方,金额,业务类型,处理状态,备注";
const row = (number: string, account: string, amount: string, business = "分账", state = "成功") =>
  `\`2026-11-21 12:00:05,\`10000100,\`10000100,\`42001,\`3008,\`3600,\`${number},\`10.00,\`${account},\`${amount},\`${business},\`${state},\`点位,分成`;
const share = row("5001", "1900000110", "1.00");
const back = row("7001", "1900000110", "0.40", "分账回退");
const release = row("5001", "10000100", "9.00", "解冻");
const text = (rows: readonly string[], count = rows.length) =>
  `\uFEFF${[head, ...rows, "总条数,总金额", `\`${count},\`0.00`].join("\r\n")}\r\n`;
const read = (content: string, expected = { accountNo: "10000100", day: "2026-11-21" }) =>
  readBill("wechat", content, expected, "sharing");

describe("the bill of WeChat Pay's profit sharing", () => {
  it("FIN-10 FIN-19 lists shares by our number and account, returns by theirs, and leaves out what went to the merchant itself", () => {
    expect(read(text([share, release, back]))).toMatchObject({
      ok: true,
      value: [
        { kind: "share", outTradeNo: "5001", account: "1900000110", refundNo: "", amountFen: 100n, state: "succeeded" },
        { kind: "return", refundNo: "7001", amountFen: 40n, state: "succeeded" },
      ],
    });
    expect(read(text([]))).toEqual({ ok: true, value: [] });
  });

  it.each([
    ["without its totals", [head, share].join("\r\n"), "finance.billCut"],
    ["with a line that is cut", text([share.slice(0, 90)]), "finance.billCut"],
    ["with a line too few", text([share], 2), "finance.billTotals"],
    ["with a part of a fen", text([row("5001", "1", "1.001")]), "finance.billUnreadable"],
    ["with a state that nobody knows", text([row("5001", "1", "1.00", "分账", "核验")]), "finance.billUnreadable"],
    ["with a kind that nobody knows", text([row("5001", "1", "1.00", "补差")]), "finance.billUnreadable"],
    ["that is one of trade", "交易时间,公众账号ID", "finance.billUnreadable"],
    ["of another account", text([share.replaceAll("10000100", "10000101")]), "finance.billOtherAccount"],
    ["of another day", text([share.replace("11-21", "11-20")]), "finance.billOtherDay"],
  ])("FIN-10 refuses a bill %s", (_, content, code) => {
    expect(read(content)).toMatchObject({ ok: false, code });
  });

  it("FIN-10 is refused of providers that have none", () => {
    expect(readBill("alipay", text([share]), { accountNo: "10000100", day: "2026-11-21" }, "sharing").ok).toBe(false);
  });

  it("FIN-10 FIN-19 is compared share by share: missing on either side, another amount, another state, and twice", () => {
    const lines = read(
      text([
        share,
        share,
        row("5002", "1900000110", "2.00"),
        row("5003", "1900000110", "3.00"),
        back,
        row("9", "1", "5.00"),
      ]),
    );
    const fact = (number: string, sharingNo: string, amountFen: bigint, more: Partial<BookFact> = {}): BookFact => ({
      kind: "share",
      number,
      sharedTo: { sharingNo, account: "1900000110" },
      tradeNo: "42001",
      amountFen,
      at: new Date("2026-11-21T04:00:10Z"),
      moved: true,
      proven: false,
      named: false,
      ...more,
    });
    const facts = [
      fact("1", "5001", 100n),
      fact("2", "5002", 201n),
      fact("3", "5003", 300n, { moved: false }),
      fact("4", "5004", 400n),
      // The same sharing, another account.
      fact("5", "5001", 50n, { sharedTo: { sharingNo: "5001", account: "1900000111" } }),
      { ...fact("7001", "5001", 40n), kind: "return" as const },
    ];
    if (!lines.ok) throw new Error(lines.code);
    const matching = matchBill(lines.value, facts, new Date("2026-11-21T16:00:00Z"));
    expect(matching.differences.map(({ reason, fact: own }) => [reason, own?.number])).toEqual([
      ["duplicate", "1"],
      ["amountDiffers", "2"],
      ["stateDiffers", "3"],
      ["missingHere", undefined],
      ["missingThere", "4"],
      ["missingThere", "5"],
    ]);
    expect(theirSum(lines.value, "return")).toEqual({ count: 1, fen: 40n });
    expect(ourSum(matching, "return")).toEqual({ count: 1, fen: 40n });
    expect(ourSum(matching, "share")).toEqual({ count: 4, fen: 751n });
  });
});
