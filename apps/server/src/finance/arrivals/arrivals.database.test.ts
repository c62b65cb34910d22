import { arrivalImportFiles, arrivalImports, arrivals } from "@yunshou/contract/finance/arrivals";
import { asSystem } from "@yunshou/database";
import { addDays, arrivalReachDays, billTimeZone, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenUser, testPassword } from "../../testing/bench/people.ts";

const today = businessDay(new Date(), billTimeZone);
const ago = (days: number) => addDays(today, -days);
let server: TestServer;
let platform: Client;

/** Bills of twenty days ago until yesterday, each of which settles 10.00 yuan and as many fen as days have gone by. */
beforeAll(async () => {
  server = await startTestServer();
  const top = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, top, { account: "platform", roles: ["platformAdmin"], level: "3" });
  platform = await loginAs(server, "platform", testPassword);
  await asSystem(server.database, (tx) =>
    tx.query(
      `with s as (insert into payment_service (code, kind, provider_name, fee_rate) values ('wechat', 'wechat', '微信', 60) returning id)
       insert into provider_bill (service_id, day, source, content_hash, payments, refunds, paid_fen, refund_fen, fee_fen, our_payments, our_refunds, our_paid_fen, our_refund_fen,
         open_before, opened, settled, open_after)
       select s.id, $1::date - n, 'fetched', 'x', 1, 0, 1010 + n, 4, 6, 1, 0, 0, 0, 0, 0, 0, 0 from s, generate_series(1, 20) n`,
      [today],
    ),
  );
}, 60_000);
afterAll(() => server.stop());

/** Uploads a file of the bank and checks it; answers the import and what is wrong with its rows. */
async function checked(...lines: string[]): Promise<{ importId: string; found: (string | null)[] }> {
  const content = ["交易日期,交易金额,银行流水号,对方户名", ...lines].join("\n");
  const path = `${arrivalImportFiles.upload.path}?${new URLSearchParams({ fileName: "流水.csv" })}`;
  const { body } = await platform.sendBytes(path, Buffer.from(content), {});
  const { importId } = body!.data as { importId: string };
  const { columns } = await platform.call(arrivalImports.detail, { importId });
  await platform.call(arrivalImports.map, { importId, columns: columns as never });
  const { rows } = await platform.call(arrivalImports.rows, { importId, direction: "asc", pageSize: 100 });
  return { importId, found: rows.map(({ problems, verdict }) => problems[0]?.code ?? verdict) };
}
const shown = async (more: object = {}) =>
  (await platform.call(arrivals.list, { fromDay: ago(60), toDay: today, pageSize: 100, ...more })).rows;
const lineOf = (days: number, fen: number, no: string, payer = "财付通支付科技有限公司") =>
  `${ago(days)},${(fen / 100).toFixed(2)},${no},${payer}`;

it("FIN-07 pairs what the bank shows with what providers settle, and names the rest", async () => {
  const first = await checked(lineOf(19, 1_020, "B1"), lineOf(17, 1_000, "B2"), lineOf(16, 777, "B3", "某公司"));
  expect(first.found).toEqual(["create", "create", "create"]);
  await platform.call(arrivalImports.run, { importId: first.importId });
  const of = async (bankReference: string) => (await shown({ bankReference }))[0]!;
  expect(await of("B1")).toMatchObject({ arrivalState: "matched", expectedDate: ago(20), differenceFen: "0" });
  expect(await of("B2")).toMatchObject({ reason: "amountDiffers", expectedDate: ago(18), differenceFen: "-18" });
  expect(await of("B3")).toMatchObject({ reason: "unexpected", expectationKind: null, differenceFen: "777" });
  expect((await shown({ arrivalState: "awaited" })).length).toBe(18);

  await platform.call(arrivalImports.run, { importId: (await checked(lineOf(4, 1_005, "B9"))).importId });
  const missing = await shown({ reason: "missing" });
  expect(missing.map(({ expectedDate }) => expectedDate)).toEqual(
    [14, 15, 16, 17, 19].map(ago).filter((day) => addDays(day, arrivalReachDays) < ago(4)),
  );

  const late = await checked(lineOf(13, 1_014, "B10"));
  await platform.call(arrivalImports.run, { importId: late.importId });
  expect(await of("B10")).toMatchObject({ arrivalState: "matched", reason: null, expectedDate: ago(14) });
  await platform.call(arrivalImports.undo, { importId: late.importId });
  expect((await shown({ reason: "missing" })).length).toBe(missing.length);
});

it("FIN-07 refuses a file twice, a line twice, no number, an amount of nothing and what is no amount", async () => {
  expect((await checked(lineOf(19, 1_020, "B1"), lineOf(17, 1_000, "B2"))).found).toEqual([
    "finance.arrivalKnown",
    "finance.arrivalKnown",
  ]);
  const { found, importId } = await checked(
    lineOf(2, 5, "C1"),
    lineOf(2, 5, "C1"),
    lineOf(2, 5, ""),
    lineOf(2, 0, "C2"),
    `${today},abc,C3,x`,
    `,1.00,C4,x`,
  );
  expect(found[0]).toBe("create");
  expect(found.slice(1, 4)).toEqual(["import.rowTwice", "field.required", "finance.arrivalZero"]);
  expect(found[4]).not.toBe("create");
  expect(found[5]).toBe("field.required");
  const one = await checked(lineOf(2, 5, "C1"));
  await platform.call(arrivalImports.run, { importId: one.importId });
  // What was checked before another file brought the same line is checked anew and writes nothing.
  await platform.call(arrivalImports.run, { importId, leavesRefused: true });
  expect((await shown({ bankReference: "C1" })).length).toBe(1);
});

it("FIN-07 works a difference off once, with a note, and then keeps its file", async () => {
  const [row] = await shown({ bankReference: "C1" });
  const { arrivalId, version } = row!;
  const code = async (input: object) =>
    (await platform.try(arrivals.settle, { arrivalId, version, ...input })).body.code;
  expect([await code({ remark: " " }), await code({ remark: "退回", version: 9 })]).toEqual([
    "field.required",
    "finance.arrivalChanged",
  ]);
  await platform.call(arrivals.settle, { arrivalId, version, remark: "已退回汇款方" });
  expect(await code({ remark: "again", version: version + 1 })).toBe("state.notAllowed");
  const { rows } = await platform.call(arrivalImports.list, {});
  const importId = rows.find(({ state, figures }) => state === "imported" && figures.create === 1)!.importId;
  expect((await platform.try(arrivalImports.undo, { importId })).body.code).toBe("import.changedSince");
});

it("FIN-07 pairs a line that came before its bill was known, by the next file, and takes it back with its own", async () => {
  const early = await checked(lineOf(2, 5_555, "E1", "支付宝（中国）网络技术有限公司"));
  await platform.call(arrivalImports.run, { importId: early.importId });
  const find = async () =>
    (await shown({ bankReference: "E1" })).map(({ arrivalState, reason }) => [arrivalState, reason]);
  expect(await find()).toEqual([["open", "unexpected"]]);
  await asSystem(server.database, (tx) =>
    tx.query(
      `with s as (insert into payment_service (code, kind, provider_name, fee_rate) values ('alipay', 'alipay', '支付宝', 60) returning id)
       insert into provider_bill (service_id, day, source, content_hash, payments, refunds, paid_fen, refund_fen, fee_fen, our_payments, our_refunds, our_paid_fen, our_refund_fen,
         open_before, opened, settled, open_after) select s.id, $1, 'fetched', 'x', 1, 0, 5555, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0 from s`,
      [ago(3)],
    ),
  );
  const next = await checked(lineOf(1, 9, "E2", "某公司"));
  await platform.call(arrivalImports.run, { importId: next.importId });
  const ofBill = async () => (await shown()).filter(({ subject }) => subject === "支付宝");
  expect(await find()).toEqual([["matched", null]]);
  expect(await ofBill()).toMatchObject([{ bankReference: "E1", expectedDate: ago(3), differenceFen: "0" }]);
  await platform.call(arrivalImports.undo, { importId: next.importId });
  expect(await find()).toEqual([["matched", null]]);
  await platform.call(arrivalImports.undo, { importId: early.importId });
  expect(await ofBill()).toMatchObject([{ bankReference: null, arrivalState: "awaited" }]);
});
