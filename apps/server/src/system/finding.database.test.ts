import { finding, type FoundKind } from "@yunshou/contract/system/finding";
import { machines } from "@yunshou/contract/machines/machines";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { machineForm } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let boss: Client;
let stranger: Client;
let helper: Client;
let powerless: Client;
let own: CreatedMerchant;
let orderNo: string;
let refundNo: string;

const write = (text: string, values: unknown[]) =>
  asSystem(server.database, (tx) => tx.query<{ id: string }>(text, values));

beforeAll(async () => {
  server = await startTestServer();
  own = await givenMerchant(server, { name: "云途零售" });
  const other = await givenMerchant(server, { name: "云图别家" });
  await givenUser(server, own, { account: "boss", name: "单雄信" });
  await givenUser(server, other, { account: "stranger" });
  const { userId } = await givenUser(server, own, { account: "helper", name: "曾国藩", level: "2", roles: ["staff"] });
  await givenUser(server, own, { account: "powerless", roles: [] });
  [boss, stranger] = [await loginAs(server, "boss", testPassword), await loginAs(server, "stranger", testPassword)];
  const ids: string[] = [];
  for (const [machineNo, machineName] of [
    ["YT110001", "国贸地铁站售货机"],
    ["YT110002", "人民广场地铁站售货机"],
  ] as const)
    ids.push((await boss.call(machines.register, machineForm(own, machineNo, { machineName }))).machineId);
  await stranger.call(machines.register, machineForm(other, "YT110009", { machineName: "国贸地铁站售货机" }));
  await boss.call(machines.authorise, { machineIds: [ids[0]!], userIds: [userId], granted: true });
  [helper, powerless] = [
    await loginAs(server, "helper", testPassword),
    await loginAs(server, "powerless", testPassword),
  ];
  const of = [own.topId, own.merchantId];
  const [order] = await write(
    `insert into sales_order (top_id, merchant_id, machine_id, product_name, quantity, payment, business, state, pay_state, ship_state, price_fen, source_key, third_trade_no, ordered_at, business_day)
     values ($1, $2, $3, '冰红茶', 1, 'wechat', 'ordinary', 'completed', 'paid', 'dispensed', 400, 'sale:1', 'WX4200001234', now(), current_date) returning id`,
    [...of, ids[1]],
  );
  orderNo = order!.id;
  const [refund] = await write(
    `insert into refund (top_id, merchant_id, machine_id, order_id, amount_fen, state, reason, method, held_from)
     values ($1, $2, $3, $4, 400, 'requested', 'other', 'manual', 'available') returning id`,
    [...of, ids[1], orderNo],
  );
  refundNo = refund!.id;
  const [boss1] = await write("select id from app_user where account = 'boss'", []);
  await write(
    `insert into goods_document (top_id, merchant_id, kind, doc_no, doc_date, state, created_by) values ($1, $2, 'order', 'CG700123', '2026-11-02', 'draft', $3), ($1, $2, 'receipt', 'RK700124', '2026-11-03', 'booked', $3)`,
    [...of, boss1!.id],
  );
  await write(
    `insert into ticket (top_id, merchant_id, source, title, problem, content, solve_left_ms, reporter_id) values ($1, $2, 'console', '国贸那台吞币', 'payment', '...', 1000, $3)`,
    [...of, boss1!.id],
  );
});
afterAll(() => server.stop());

const found = async (text: string, by = boss) =>
  (await by.call(finding.find, { text })).rows.map(({ kind, number, name }) => [kind, number || name]);
const kinds = async (text: string, by = boss): Promise<FoundKind[]> => [
  ...new Set((await by.call(finding.find, { text })).rows.map(({ kind }) => kind)),
];

describe("one search finds", () => {
  it("D1 machines and tickets by a word, in the order of kinds", async () => {
    const rows = await found("国贸");
    expect(rows[0]).toEqual(["machine", "YT110001"]);
    expect(rows.at(-1)?.[0]).toBe("ticket");
  });
  it("D1 machines, people and merchants by the initials of their names", async () => {
    expect(await found("gmdtz")).toEqual([["machine", "YT110001"]]);
    expect(await found("ytls")).toEqual([["merchant", own.merchantNo]]);
    expect(await found("zgf")).toEqual([["person", "helper"]]);
  });
  it("ORDER-01 orders by the whole number, by its beginning and by that of the provider", async () => {
    expect(await found(orderNo)).toEqual([["order", orderNo]]);
    expect(await found(orderNo.slice(0, 12))).toContainEqual(["order", orderNo]);
    expect(await found("WX4200001234")).toEqual([["order", orderNo]]);
  });
  it("REFUND-01 refunds by their number, which open their order", async () => {
    const { rows } = await boss.call(finding.find, { text: refundNo });
    expect(rows.filter(({ kind }) => kind === "refund")).toMatchObject([{ id: orderNo, number: refundNo }]);
  });
  it("STOCK-07 documents by their number, in either case, its beginning, or its digits alone", async () => {
    for (const text of ["CG700123", "cg700123", "CG7001", "700123"])
      expect(await found(text)).toEqual([["purchaseOrder", "CG700123"]]);
    expect((await boss.call(finding.find, { text: "RK700124" })).rows).toMatchObject([
      { kind: "receipt", madeOn: "2026-11-03" },
    ]);
  });
  it("D1 nothing that nobody has, and refuses a text of one character", async () => {
    expect(await found("火星")).toEqual([]);
    expect(await boss.try(finding.find, { text: "国" })).toMatchObject({ status: 400 });
  });
});

describe("one search finds for nobody else", () => {
  it("S1 what belongs to another merchant", async () => {
    expect(await found("国贸", stranger)).toEqual([["machine", "YT110009"]]);
    for (const text of [orderNo, orderNo.slice(0, 12), refundNo, "WX4200001234", "CG700123", "700123", "吞币", "gfz"])
      expect([text, await found(text, stranger)]).toEqual([text, []]);
  });
  it("PERM-11 an ordinary user finds what his machines hold alone", async () => {
    expect((await found("地铁", helper)).filter(([kind]) => kind === "machine")).toEqual([["machine", "YT110001"]]);
    expect(await kinds(orderNo, helper)).toEqual([]);
  });
  it("PERM-05 PERM-09 whoever may open no page of a kind is told of none", async () => {
    for (const text of ["国贸", orderNo, "CG700123", "boss", "云途"])
      expect((await kinds(text, powerless)).filter((kind) => kind !== "article")).toEqual([]);
  });
});
