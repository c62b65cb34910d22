import { describe, expect, it } from "vitest";
import { billFen, billsDue, billTime, checkBillTurn, continuityGap } from "./bill.ts";
import { type BookFact, linesBeyond, matchBill, readBill } from "./matching.ts";
import { unionpayBillWidths } from "./unionpayBill.ts";

const head =
  "交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注";
const payment =
  "`2014-11-10 16:33:45,`wx2421b1c4370ec43b,`10000100,`0,`1000,`1001690740201411100005734289,`1415640626,`085e9858e3ba5186aafcbaed1,`MICROPAY,`SUCCESS,`OTHERS,`CNY,`10.00,`2.00,`0,`0,`0.00,`0.00,`,`,`被扫支付,测试,`订单额外描述,`0.06000,`0.60%,`12.00,`0.00,`";
const refund =
  "`2014-11-10 16:46:14,`wx2421b1c4370ec43b,`10000100,`0,`1000,`1002780740201411100005729794,`1415635270,`085e9858e90ca40c0b5aee463,`MICROPAY,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`2002780740201411100005729794,`1415701182,`3.00,`0.00,`ORIGINAL,`SUCCESS,`被扫支付测试,`订单额外描述,`-0.02000,`0.60%,`0.00,`3.00,`";
const totals = [
  "总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额",
  "`2,`10.00,`3.00,`0.00,`0.04000,`12.00,`3.00",
];
const text = (...rows: string[]) => `\uFEFF${rows.join("\r\n")}\r\n`;
const whole = text(head, payment, refund, ...totals);
const wechat = (content: string, expected = { accountNo: "10000100", day: "2014-11-10" }) =>
  readBill("wechat", content, expected);

describe("bills of WeChat Pay", () => {
  it("FIN-10 have a backtick before each field, commas in names and what the customer paid before coupons", () => {
    const read = wechat(whole);
    expect(read).toMatchObject({
      ok: true,
      value: [
        { kind: "payment", outTradeNo: "1415640626", refundNo: "", amountFen: 1_200n, feeFen: 6n, state: "succeeded" },
        { kind: "refund", refundNo: "1415701182", amountFen: 300n, feeFen: -2n, state: "succeeded" },
      ],
    });
    expect(read.ok && read.value[0]?.at.toISOString()).toBe("2014-11-10T08:33:45.000Z");
  });

  it("FIN-10 have reversed payments without the number of a refund, which are told apart", () => {
    const reversed = (outTradeNo: string, refundNo: string) =>
      refund.replace("`REFUND", "`REVOKED").replace("1415635270", outTradeNo).replace("1415701182", refundNo);
    const rows = [reversed("81", "0"), reversed("82", "0"), reversed("83", ""), reversed("84", "")];
    const read = wechat(text(head, ...rows, totals[0]!, "`4,`0.00,`12.00,`0.00,`-0.08000,`0.00,`12.00"));
    if (!read.ok) throw new Error(read.code);
    const { differences } = matchBill(read.value, [], new Date("2014-11-11T00:00:00+08:00"));
    expect(differences.map(({ reason, line }) => [reason, line?.outTradeNo])).toEqual(
      ["81", "82", "83", "84"].map((outTradeNo) => ["missingHere", outTradeNo]),
    );
  });

  it("FIN-10 are read in the older set of columns too", () => {
    const cut = (row: string) => row.split(",`").slice(0, 24).join(",`");
    const old = text(
      head
        .split(",")
        .slice(0, 24)
        .join(",")
        .replace("应结订单金额,代金券金额", "总金额,企业红包金额")
        .replace("充值券退款金额", "企业红包退款金额"),
      cut(payment),
      cut(refund),
      "总交易单数,总交易额,总退款金额,总企业红包退款金额,手续费总金额",
      "`2,`10.00,`3.00,`0.00,`0.04000",
    );
    expect(wechat(old)).toMatchObject({ ok: true, value: [{ amountFen: 1_000n }, { amountFen: 300n }] });
  });

  it.each([
    ["<xml><return_code>FAIL</return_code><return_msg><![CDATA[No Bill Exist]]></return_msg></xml>"],
    ['{"code":"NO_STATEMENT_EXIST","message":"账单文件不存在"}'],
  ])("FIN-10 are empty when the provider answers %s", (answer) => {
    expect(wechat(answer)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ["without its totals", text(head, payment, refund), "finance.billCut"],
    ["cut in half", whole.slice(0, whole.length / 2), "finance.billCut"],
    ["cut inside the totals", text(head, payment, totals[0]!), "finance.billCut"],
    ["with a line too few", text(head, payment, ...totals), "finance.billTotals"],
    ["with an amount changed", whole.replace("`12.00,`0.00", "`13.00,`0.00"), "finance.billTotals"],
    ["with a part of a fen", whole.replace("`12.00,`0.00", "`12.001,`0.00"), "finance.billUnreadable"],
    ["that is a page", "<html></html>", "finance.billUnreadable"],
    ["that is nothing", "", "finance.billUnreadable"],
    ["in the wrong encoding", "½»Ò×Ê±¼ä,¹«ÖÚÕËºÅID", "finance.billUnreadable"],
  ])("FIN-10 refuse a bill %s", (_, content, code) => {
    expect(wechat(content)).toMatchObject({ ok: false, code });
  });

  it("FIN-10 refuse a bill of another day and of another account", () => {
    expect(wechat(whole, { accountNo: "10000100", day: "2014-11-11" })).toMatchObject({ code: "finance.billOtherDay" });
    expect(wechat(whole, { accountNo: "10000101", day: "2014-11-10" })).toMatchObject({
      code: "finance.billOtherAccount",
    });
  });
});

const alipayHead =
  "支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注";
const alipayRows = [
  "2016040521001004\t,1001\t,交易,矿泉水, 550ml,2016-04-05 12:00:00,2016-04-05 12:00:05,,,,,*城,5.00,4.50,0.50,0.00,0.00,0.00,0.00,,0.00,0.00,,-0.03,0.00,",
  "2016040521001005\t,1002\t,退款,可乐,2016-04-05 13:00:00,2016-04-05 13:00:05,,,,,*城,-3.00,-3.00,0.00,0.00,0.00,0.00,0.00,,0.00,0.00,9001\t,0.02,0.00,",
];
const alipayText = (rows: readonly string[], end = true) =>
  [
    "#支付宝业务明细查询",
    "#账号：[20881021462251350156]",
    "#起始日期：[2016年04月05日 00:00:00]   终止日期：[2016年04月06日 00:00:00]",
    "#----业务明细列表----",
    alipayHead,
    ...rows,
    ...(end
      ? [
          "#----业务明细列表结束----",
          rows.length === 0
            ? "#交易合计：0笔，商家实收共0.00元，商家优惠共0.00元"
            : "#交易合计：1笔，商家实收共4.50元，商家优惠共0.00元",
          rows.length === 0
            ? "#退款合计：0笔，商家实收退款共0.00元，商家优惠退款共0.00元"
            : "#退款合计：1笔，商家实收退款共-3.00元，商家优惠退款共0.00元",
        ]
      : []),
  ].join("\r\n");
const alipay = (content: string, expected = { accountNo: "2088102146225135", day: "2016-04-05" }) =>
  readBill("alipay", content, expected);

describe("bills of Alipay", () => {
  it("FIN-09 have tabs after numbers, commas in names and refunds below zero", () => {
    expect(alipay(alipayText(alipayRows))).toMatchObject({
      ok: true,
      value: [
        { kind: "payment", tradeNo: "2016040521001004", outTradeNo: "1001", amountFen: 500n, feeFen: 3n },
        { kind: "refund", outTradeNo: "1002", refundNo: "9001", amountFen: 300n, feeFen: -2n },
      ],
    });
    expect(alipay(alipayText([]))).toEqual({ ok: true, value: [] });
  });

  it.each([
    ["cut before its end", alipayText(alipayRows, false), "finance.billCut"],
    ["with a line that is cut", alipayText([...alipayRows, "2016040521001006\t,1003"]), "finance.billCut"],
    ["with a line too few", alipayText(alipayRows.slice(1)), "finance.billTotals"],
    ["that is the summary", alipayText(alipayRows).replace("明细查询", "汇总查询"), "finance.billUnreadable"],
  ])("FIN-09 refuse a bill %s", (_, content, code) => {
    expect(alipay(content)).toMatchObject({ ok: false, code });
  });

  it("FIN-09 refuse a bill of another day and of another account", () => {
    const content = alipayText(alipayRows);
    expect(alipay(content, { accountNo: "2088102146225135", day: "2016-04-06" })).toMatchObject({
      code: "finance.billOtherDay",
    });
    expect(alipay(content, { accountNo: "2088000000000000", day: "2016-04-05" })).toMatchObject({
      code: "finance.billOtherAccount",
    });
  });
});

const unionpayRow = (values: Readonly<Record<number, string>>) =>
  unionpayBillWidths.map((width, index) => (values[index] ?? "").padEnd(width)).join(" ");
const unionpayPayment = {
  0: "S22",
  1: "00049992",
  2: "00049992",
  3: "000001",
  4: "1121120000",
  6: "000000000350",
  9: "202611211200001234567",
  11: "530000000000000001",
  15: "D000000000002",
  19: "01",
  27: "777290058110048",
} as const;
const unionpayRefund = {
  ...unionpayPayment,
  4: "1120230001",
  6: "000000000100",
  9: "902611211200001234567",
  11: "530000000000000002",
  15: "C000000000001",
  19: "04",
  26: "202611211200001234567",
  40: "530000000000000001",
} as const;
const unionpay = (
  rows: readonly Readonly<Record<number, string>>[],
  expected = { accountNo: "777290058110048", day: "2026-11-21" },
) => readBill("unionpay", rows.map((row) => `${unionpayRow(row)}\r\n`).join(""), expected);

describe("bills of UnionPay", () => {
  it("FIN-07 list payments and refunds by our numbers, from 23:00 of the day before to 23:00", () => {
    expect(unionpay([unionpayPayment, unionpayRefund])).toEqual({
      ok: true,
      value: [
        {
          kind: "payment",
          tradeNo: "202611211200001234567",
          outTradeNo: "530000000000000001",
          refundNo: "",
          amountFen: 350n,
          feeFen: 2n,
          at: new Date("2026-11-21T04:00:00Z"),
          state: "succeeded",
        },
        {
          kind: "refund",
          tradeNo: "202611211200001234567",
          outTradeNo: "530000000000000001",
          refundNo: "530000000000000002",
          amountFen: 100n,
          feeFen: -1n,
          at: new Date("2026-11-20T15:00:01Z"),
          state: "succeeded",
        },
      ],
    });
    expect(unionpay([])).toEqual({ ok: true, value: [] });
    for (const at of ["1120225959", "1121230000"])
      expect(unionpay([{ ...unionpayPayment, 4: at }])).toMatchObject({ code: "finance.billOtherDay" });
  });

  it("FIN-07 name no year: the first bill of a year begins in the one before", () => {
    const expected = { accountNo: "777290058110048", day: "2027-01-01" };
    expect(unionpay([{ ...unionpayPayment, 4: "1231230000" }], expected)).toMatchObject({
      value: [{ at: new Date("2026-12-31T15:00:00Z") }],
    });
  });

  it("FIN-07 count bytes of GBK, in which Chinese has two", () => {
    const name = "山涧天然水";
    const row = unionpayRow(unionpayPayment);
    const before = unionpayBillWidths.slice(0, 30).reduce((sum, width) => sum + width + 1, 0);
    const named = `${row.slice(0, before)}${name}${row.slice(before + name.length * 2)}`;
    expect(readBill("unionpay", named, { accountNo: "777290058110048", day: "2026-11-21" })).toMatchObject({
      value: [{ outTradeNo: "530000000000000001", amountFen: 350n }],
    });
  });

  it("FIN-07 are refused of another account, cut, with an amount that is none, and in another form", () => {
    const row = unionpayRow(unionpayPayment);
    const read = (text: string) => readBill("unionpay", text, { accountNo: "777290058110048", day: "2026-11-21" });
    expect(unionpay([{ ...unionpayPayment, 27: "777290058110049" }])).toMatchObject({
      code: "finance.billOtherAccount",
    });
    expect(read(row.slice(0, -200))).toMatchObject({ code: "finance.billCut" });
    expect(unionpay([{ ...unionpayPayment, 6: "0000003.5000" }])).toMatchObject({ code: "finance.billUnreadable" });
    expect(unionpay([{ ...unionpayPayment, 15: "X000000000002" }])).toMatchObject({ code: "finance.billUnreadable" });
    expect(read(text(head, payment))).toMatchObject({ code: "finance.billUnreadable" });
  });
});

describe("the order of bills", () => {
  it("FIN-07 is that of their days, and none is of a day that has not ended", () => {
    expect(billsDue(undefined, "2026-11-22")).toEqual(["2026-11-21"]);
    expect(billsDue("2026-11-19", "2026-11-22")).toEqual(["2026-11-20", "2026-11-21"]);
    expect(billsDue("2026-11-21", "2026-11-22")).toEqual([]);
    expect(checkBillTurn("2026-11-20", "2026-11-20", "2026-11-22").ok).toBe(true);
    expect(checkBillTurn("2026-11-21", "2026-11-20", "2026-11-22")).toMatchObject({ code: "finance.billOutOfTurn" });
    expect(checkBillTurn("2026-11-22", undefined, "2026-11-22")).toMatchObject({ code: "finance.billNotYet" });
  });

  it("FIN-07 carries what is open from one bill to the next", () => {
    expect(continuityGap({ openBefore: 3, opened: 10, settled: 9, openAfter: 4 })).toBe(0);
    expect(continuityGap({ openBefore: 3, opened: 10, settled: 9, openAfter: 5 })).toBe(-1);
    expect([billFen("0.005"), billFen("1"), billFen("1.2"), billFen("-3.00"), billFen("1e3")]).toEqual([
      undefined,
      100n,
      120n,
      -300n,
      undefined,
    ]);
    expect(billTime("2026-02-30 25:00:00")).toBeUndefined();
  });
});

describe("what a bill and our books do not agree on", () => {
  const dayEnd = new Date("2026-11-21T16:00:00Z");
  const noon = new Date("2026-11-21T04:00:00Z");
  const fact = (more: Partial<BookFact> = {}): BookFact => ({
    kind: "payment",
    number: "1",
    tradeNo: null,
    amountFen: 500n,
    at: noon,
    moved: true,
    proven: false,
    named: false,
    ...more,
  });
  const line = {
    kind: "payment",
    tradeNo: "T1",
    outTradeNo: "1",
    refundNo: "",
    amountFen: 500n,
    feeFen: 3n,
    at: noon,
    state: "succeeded",
  } as const;
  const reasons = (lines: readonly Parameters<typeof matchBill>[0][number][], facts: readonly BookFact[]) =>
    matchBill(lines, facts, dayEnd).differences.map(({ reason }) => reason);

  it("M12 has one name each", () => {
    expect(reasons([line], [fact()])).toEqual([]);
    expect(reasons([{ ...line, outTradeNo: "machine-7" }], [fact({ tradeNo: "T1" })])).toEqual([]);
    expect(reasons([line], [])).toEqual(["missingHere"]);
    expect(reasons([], [fact()])).toEqual(["missingThere"]);
    expect(reasons([{ ...line, amountFen: 501n }], [fact()])).toEqual(["amountDiffers"]);
    expect(reasons([line], [fact({ moved: false })])).toEqual(["stateDiffers"]);
    expect(reasons([line, line], [fact()])).toEqual(["duplicate"]);
    expect(reasons([line, { ...line, tradeNo: "T2" }], [fact()])).toEqual(["duplicate"]);
    expect(reasons([line], [fact({ proven: true })])).toEqual(["duplicate"]);
  });

  it("M12 is looked for elsewhere where no fact has the number of the line, whatever else it has", () => {
    const other = { ...line, outTradeNo: "2" };
    const back = { ...line, kind: "refund", refundNo: "9" } as const;
    expect(linesBeyond([line, other, back], [fact({ tradeNo: "T1" })])).toEqual([other, back]);
    expect(linesBeyond([line, back], [fact({ kind: "refund", number: "9" })])).toEqual([line]);
  });

  it("M12 of refunds is told from that of payments, and one under way is none", () => {
    const back = { ...line, kind: "refund", refundNo: "9", state: "succeeded" } as const;
    const ours = fact({ kind: "refund", number: "9" });
    expect(reasons([line, back], [fact(), ours])).toEqual([]);
    expect(reasons([line, { ...back, state: "failed" }], [fact(), ours])).toEqual(["stateDiffers"]);
    expect(reasons([line, { ...back, state: "failed" }], [fact(), { ...ours, moved: false }])).toEqual([]);
    expect(reasons([line, { ...back, state: "processing" }], [fact(), { ...ours, moved: false }])).toEqual([]);
    expect(reasons([line, back], [fact()])).toEqual(["missingHere"]);
  });

  it("M12 waits a day for what happened shortly before midnight, and names nothing twice", () => {
    const late = fact({ at: new Date(dayEnd.getTime() - 2_000) });
    expect(matchBill([], [late], dayEnd)).toMatchObject({ differences: [], carried: [late] });
    expect(reasons([], [fact({ named: true })])).toEqual([]);
    expect(matchBill([line], [fact({ named: true })], dayEnd).reached).toHaveLength(1);
  });
});
