import { approvals } from "@yunshou/contract/insight/approvals";
import { counts } from "@yunshou/contract/stock/counts";
import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { losses } from "@yunshou/contract/stock/losses";
import { receipts } from "@yunshou/contract/stock/receipts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { transfers } from "@yunshou/contract/stock/transfers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { comments } from "@yunshou/contract/system/comments";
import { logs } from "@yunshou/contract/system/logs";
import { businessDay } from "@yunshou/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let [boss, second, stranger] = [] as unknown as [Client, Client, Client];
let [cola, tea, supplierId, foreignTea] = [] as unknown as [string, string, string, string];
let serial = 0;
const day = businessDay(new Date(), "Asia/Shanghai");
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server);
  for (const account of ["boss", "second"]) await givenUser(server, shop, { account });
  const other = await givenMerchant(server);
  await givenUser(server, other, { account: "stranger" });
  [boss, second, stranger] = (await Promise.all(
    ["boss", "second", "stranger"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client];
  cola = await givenProduct(server, shop, "cola");
  tea = await givenProduct(server, shop, "tea");
  foreignTea = await givenProduct(server, other, "foreign tea");
  ({ supplierId } = await boss.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" }));
});
afterAll(() => server.stop());

/** A warehouse with 40 colas of batch K1 for 2 yuan each. */
async function givenStore(pieces = 40): Promise<string> {
  serial += 1;
  const { warehouseId } = await boss.call(warehouses.create, { warehouseName: `仓${serial}` });
  await receive(warehouseId, pieces);
  return warehouseId;
}
const receive = (warehouseId: string, quantity: number, costPriceFen = "200") =>
  boss.call(receipts.create, {
    warehouseId,
    supplierId,
    docDate: day,
    lines: [{ productId: cola, batchNo: "K1", quantity, costPriceFen }],
  });
const start = async (warehouseId: string, client = boss) =>
  (await client.call(goodsCounts.start, { warehouseId })).goodsCountId;
const enter = (goodsCountId: string, counted: number, given: object = {}, client = boss) =>
  client.try(goodsCounts.enter, { goodsCountId, productId: cola, batchNo: "K1", counted, seenTime: null, ...given });
const explain = (goodsCountId: string, given: object = {}) =>
  boss.call(goodsCounts.explain, {
    goodsCountId,
    productId: cola,
    batchNo: "K1",
    reason: "missing",
    remark: "",
    ...given,
  });
const finish = (goodsCountId: string, client = boss) => client.try(goodsCounts.finish, { goodsCountId });
const levelOf = async (warehouseId: string, productId = cola) => {
  const [row] = await rowsOf<{ stock: number; fen: string }>(
    server,
    "select sum(stock)::int as stock, sum(value_fen)::text as fen from goods_level where warehouse_id = $1 and product_id = $2",
    [warehouseId, productId],
  );
  return [row?.stock, row?.fen];
};
/** A count that found so many colas, explained and finished. */
async function counted(warehouseId: string, pieces: number): Promise<string> {
  const goodsCountId = await start(warehouseId);
  await enter(goodsCountId, pieces);
  await explain(goodsCountId);
  await finish(goodsCountId);
  return goodsCountId;
}

describe("a count of a warehouse", () => {
  it("STOCK-01 books the difference at the average cost of the place, with the document as its origin", async () => {
    const warehouseId = await givenStore(30);
    await receive(warehouseId, 10, "300");
    const goodsCountId = await start(warehouseId);
    expect(await start(warehouseId, second)).toBe(goodsCountId);
    expect((await enter(goodsCountId, 37)).body.data).toMatchObject({ book: 40, difference: -3 });
    expect((await finish(goodsCountId)).body).toMatchObject({ code: "stock.goodsReasonMissing" });
    await explain(goodsCountId);
    expect((await finish(goodsCountId)).body.data).toEqual({ state: "booked", booked: 1 });
    expect(await levelOf(warehouseId)).toEqual([37, "8325"]);
    const count = await boss.call(goodsCounts.detail, { goodsCountId });
    expect(count).toMatchObject({
      state: "booked",
      missing: 3,
      surplus: 0,
      valueFen: "-675",
      countedGoods: 1,
      goods: 1,
    });
    expect(count.lines).toMatchObject([
      { productName: "cola", batchNo: "K1", counted: 37, book: 40, reason: "missing" },
    ]);
    const { rows } = await boss.call(warehouses.list, { warehouseName: `仓${serial}` });
    const { rows: moved } = await boss.call(warehouses.movements, { levelId: rows[0]!.levelId! });
    expect(moved[0]).toMatchObject({ reason: "count", quantity: -3, valueFen: "-675", docNo: count.docNo });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("D8 is talked about under its number, and tells there what was done with it", async () => {
    const goodsCountId = await counted(await givenStore(30), 29);
    const { docNo } = await boss.call(goodsCounts.detail, { goodsCountId });
    const record = { recordKind: "goodsCount", recordNo: docNo } as const;
    await boss.call(comments.write, { ...record, commentText: "少一瓶，已找过", mentionIds: [] });
    expect((await second.call(comments.list, record)).rows).toMatchObject([{ commentText: "少一瓶，已找过" }]);
    expect(await codeOf(stranger.try(comments.list, record))).toBe("record.unknown");
    const done = (await boss.call(logs.ofRecord, record)).rows.map(({ logAction }) => logAction);
    expect([done[0], done.at(-1)]).toEqual(["stock.goodsCount.finishCount", "stock.goodsCount.startCount"]);
  });

  it("STOCK-01 puts the difference to the stock of now, whatever moved since, and asks to count again where more has left", async () => {
    const warehouseId = await givenStore();
    const intoId = await givenStore(1);
    const goodsCountId = await start(warehouseId);
    await enter(goodsCountId, 38);
    await explain(goodsCountId);
    const carry = (quantity: number) =>
      boss.call(transfers.create, { warehouseId, intoId, lines: [{ productId: cola, batchNo: "K1", quantity }] });
    await receive(warehouseId, 20);
    await carry(50);
    await carry(9);
    expect(await codeOf(finish(goodsCountId))).toBe("stock.goodsCountAgain");
    await receive(warehouseId, 4);
    expect((await finish(goodsCountId)).body.data).toMatchObject({ state: "booked" });
    expect(await levelOf(warehouseId)).toEqual([3, "600"]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-01 values what nobody had booked at its purchase price, in a bag as well, and refuses products of others", async () => {
    const warehouseId = await givenStore(2);
    await rowsOf(server, "update warehouse set kind = 'bag' where id = $1", [warehouseId]);
    await rowsOf(server, "update product set purchase_fen = 150 where id = $1", [tea]);
    const goodsCountId = await start(warehouseId);
    expect(await codeOf(enter(goodsCountId, 3, { productId: foreignTea, batchNo: "" }))).toBe("stock.productUnknown");
    await enter(goodsCountId, 1, { productId: tea, batchNo: "" });
    await enter(goodsCountId, 2);
    await explain(goodsCountId, { productId: tea, batchNo: "", reason: "unbooked" });
    expect((await finish(goodsCountId)).body.data).toEqual({ state: "booked", booked: 1 });
    expect(await levelOf(warehouseId, tea)).toEqual([1, "150"]);
    expect(await levelOf(warehouseId)).toEqual([2, "400"]);
  });

  it("STOCK-01 waits for a second person above the limits, who did not count, and shows it to those who decide", async () => {
    const warehouseId = await givenStore();
    const goodsCountId = await counted(warehouseId, 30);
    const before = await boss.call(counts.open, {});
    expect(before.waiting).toBeGreaterThan(0);
    expect(await levelOf(warehouseId)).toEqual([40, "8000"]);
    const waits = async (client: Client, approvalView: "toDecide" | "mine") =>
      (await client.call(approvals.list, { approvalView, approvalKind: "goodsCount" })).rows.map((row) => row.objectId);
    expect([await waits(second, "toDecide"), await waits(boss, "toDecide")]).toEqual([[goodsCountId], []]);
    expect([await waits(boss, "mine"), await waits(stranger, "toDecide")]).toEqual([[goodsCountId], []]);
    const review = (client: Client) => client.try(goodsCounts.review, { goodsCountId, agreed: true });
    expect(await codeOf(review(boss))).toBe("stock.secondPerson");
    expect((await review(second)).body.data).toEqual({ state: "booked", booked: 1 });
    expect(await levelOf(warehouseId)).toEqual([30, "6000"]);
    const reverse = (client: Client) => codeOf(client.try(goodsCounts.reverse, { goodsCountId }));
    expect(await reverse(boss)).toBe("stock.secondPerson");
    expect([await reverse(second), await reverse(second)]).toEqual(["H0000", "state.notAllowed"]);
    expect(await levelOf(warehouseId)).toEqual([40, "8000"]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-01 is sent back and counted again, and nothing of one that is given up is booked", async () => {
    const warehouseId = await givenStore();
    const goodsCountId = await counted(warehouseId, 20);
    await second.call(goodsCounts.review, { goodsCountId, agreed: false });
    const { lines } = await boss.call(goodsCounts.detail, { goodsCountId });
    expect(await codeOf(enter(goodsCountId, 39, { seenTime: lines[0]!.countedTime }))).toBe("H0000");
    await boss.call(goodsCounts.cancel, { goodsCountId });
    expect(await codeOf(enter(goodsCountId, 39))).toBe("state.notAllowed");
    expect(await levelOf(warehouseId)).toEqual([40, "8000"]);
    expect(await start(warehouseId)).not.toBe(goodsCountId);
  });

  it("STOCK-01 has to be made again where an earlier count was taken back since", async () => {
    const warehouseId = await givenStore();
    const earlier = await counted(warehouseId, 38);
    const goodsCountId = await start(warehouseId);
    await enter(goodsCountId, 37);
    await explain(goodsCountId);
    await boss.call(goodsCounts.reverse, { goodsCountId: earlier });
    expect(await codeOf(finish(goodsCountId))).toBe("stock.goodsCountAgain");
    const { lines } = await boss.call(goodsCounts.detail, { goodsCountId });
    expect(lines).toMatchObject([{ isStale: true, book: 38 }]);
    await enter(goodsCountId, 37, { seenTime: lines[0]!.countedTime });
    expect((await finish(goodsCountId)).body.data).toMatchObject({ state: "booked" });
    expect(await levelOf(warehouseId)).toEqual([37, "7400"]);
  });

  it("STOCK-01 found goods are taken back only while they lie there", async () => {
    const warehouseId = await givenStore(10);
    const goodsCountId = await counted(warehouseId, 12);
    expect(await levelOf(warehouseId)).toEqual([12, "2400"]);
    const intoId = await givenStore(1);
    await boss.call(transfers.create, {
      warehouseId,
      intoId,
      lines: [{ productId: cola, batchNo: "K1", quantity: 11 }],
    });
    expect(await codeOf(boss.try(goodsCounts.reverse, { goodsCountId }))).toBe("stock.warehouseShort");
    expect(await levelOf(warehouseId)).toEqual([1, "200"]);
  });

  it("STOCK-01 is booked once, however many finish it at once", async () => {
    const warehouseId = await givenStore();
    const goodsCountId = await start(warehouseId);
    await enter(goodsCountId, 39);
    await explain(goodsCountId);
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(finish(goodsCountId))));
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
    expect(await levelOf(warehouseId)).toEqual([39, "7800"]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-01 is refused for places of others, numbers that are none, and lines that somebody else has counted", async () => {
    const warehouseId = await givenStore();
    expect(await codeOf(stranger.try(goodsCounts.start, { warehouseId }))).toBe("stock.warehouseUnknown");
    const goodsCountId = await start(warehouseId);
    for (const call of [
      stranger.try(goodsCounts.detail, { goodsCountId }),
      enter(goodsCountId, 1, {}, stranger),
      finish(goodsCountId, stranger),
    ])
      expect(await codeOf(call)).toBe("record.unknown");
    for (const wrong of [-1, 1.5, 100_000])
      expect(await codeOf(enter(goodsCountId, wrong))).toBe("stock.wholeOutOfRange");
    expect(await codeOf(finish(goodsCountId))).toBe("stock.noGoodsCounted");
    await enter(goodsCountId, 40);
    expect(await codeOf(enter(goodsCountId, 12, {}, second))).toBe("stock.goodsCountedMeanwhile");
  });

  it("STOCK-01 moves nothing on a day that its place has closed", async () => {
    const warehouseId = await givenStore();
    const goodsCountId = await start(warehouseId);
    await enter(goodsCountId, 39);
    await explain(goodsCountId);
    await rowsOf(server, "update warehouse set closed_on = $2 where id = $1", [warehouseId, day]);
    expect(await codeOf(finish(goodsCountId))).toBe("stock.dayClosed");
    expect(await levelOf(warehouseId)).toEqual([40, "8000"]);
  });

  it("STOCK-01 leaves the book the sum of its movements, whatever is counted, taken back, received and lost", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("count" as const), pieces: fc.nat(60) }),
      fc.record({
        kind: fc.constantFrom("receive" as const, "lose" as const),
        pieces: fc.integer({ min: 1, max: 30 }),
      }),
      fc.record({ kind: fc.constant("reverse" as const), pieces: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const warehouseId = await givenStore(20);
        let stock = 20;
        const booked: { id: string; difference: number }[] = [];
        for (const { kind, pieces } of steps) {
          if (kind === "receive") {
            await receive(warehouseId, pieces, String(pieces * 7));
            stock += pieces;
          } else if (kind === "lose") {
            const made = await boss.call(losses.create, {
              warehouseId,
              machineId: null,
              productId: cola,
              batchNo: "K1",
              lossQty: pieces,
              lossReason: "damaged",
              remark: "",
            });
            const answer = await second.try(losses.review, { ...made, approved: true });
            if (answer.body.code === "H0000") stock -= pieces;
          } else if (kind === "count") {
            const id = await counted(warehouseId, pieces);
            await second.try(goodsCounts.review, { goodsCountId: id, agreed: true });
            booked.push({ id, difference: pieces - stock });
            stock = pieces;
          } else {
            const last = booked.pop();
            if (last === undefined) continue;
            const answer = await second.try(goodsCounts.reverse, { goodsCountId: last.id });
            expect(answer.body.code).toBe(stock - last.difference < 0 ? "stock.warehouseShort" : "H0000");
            if (answer.body.code === "H0000") stock -= last.difference;
          }
          expect((await levelOf(warehouseId))[0]).toBe(stock);
        }
        expect(await findingsOf(server)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
