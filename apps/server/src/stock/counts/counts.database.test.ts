import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { templates } from "@yunshou/contract/machines/templates";
import { counts } from "@yunshou/contract/stock/counts";
import { stockLists } from "@yunshou/contract/stock/stockLists";
import { comments } from "@yunshou/contract/system/comments";
import { logs } from "@yunshou/contract/system/logs";
import { asSystem } from "@yunshou/database";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stock as stockEffect } from "../../machines/effects/stock.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let second: Client;
let stranger: Client;
let cola: string;
let serial = 0;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  for (const account of ["boss", "second"]) await givenUser(server, shop, { account });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, second, stranger] = (await Promise.all(
    ["boss", "second", "stranger"].map((name) => loginAs(server, name, testPassword)),
  )) as [Client, Client, Client];
  cola = await givenProduct(server, shop, "cola");
});
afterAll(() => server.stop());

/** A machine in service whose lanes 11 and 12 hold 20 of 30 colas each. */
async function givenFilled(): Promise<{ machineId: string; machineNo: string }> {
  serial += 1;
  const form = machineForm(shop, `PD${serial}`);
  const { machineId } = await boss.call(machines.register, form);
  await setConnection(server, machineId, "online");
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
  for (const laneNo of [11, 12])
    await boss.call(lanes.save, {
      machineId,
      cabinet: "main",
      laneNo,
      productId: cola,
      lanePriceFen: "350",
      purchaseFen: null,
      stock: 20,
      capacity: 30,
      warnThreshold: 2,
      batchNo: "",
      laneMode: "large",
      version: 1,
    });
  return { machineId, machineNo: form.machineNo };
}

const start = async (machineId: string, client = boss) =>
  (await client.call(counts.start, { machineIds: [machineId] })).counts[0]!.countId;
const enter = (countId: string, laneNo: number, counted: number, seenTime: string | null = null, client = boss) =>
  client.try(counts.enter, { countId, cabinet: "main", laneNo, counted, seenTime });
const explain = (countId: string, laneNo: number) =>
  boss.call(counts.explain, { countId, cabinet: "main", laneNo, reason: "missing", remark: "" });
const stockOf = async (machineId: string) =>
  (
    await rowsOf<{ stock: number }>(server, "select stock from lane where machine_id = $1 order by lane_no", [
      machineId,
    ])
  ).map(({ stock }) => stock);
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
/** The machine tells what it counted itself. */
const machineSays = (machine: { machineId: string; machineNo: string }, lane: number, stock: number) =>
  asSystem(server.database, async (tx) => {
    const at = new Date();
    const owner = { ...machine, topId: shop.topId, merchantId: shop.merchantId };
    const message = { body: { reason: "refill", lanes: [{ cabinet: "main", lane, stock }] } };
    await stockEffect(
      { tx, now: at, send: () => {}, afterCommit: () => {}, notify: () => {} } as never,
      [{ machine: owner, message, receivedAt: at, occurredAt: at }] as never,
    );
  });

/** A template puts other capacities or products into the lanes of a machine. */
async function lay(machineId: string, ...given: { laneNo: number; productId: string; capacity: number }[]) {
  const { templateId } = await boss.call(templates.create, {
    templateName: `T${machineId}`,
    machineType: "drink",
    layers: 1,
    perLayer: 2,
    tempWarnLow: null,
    tempWarnHigh: null,
    flowWarn: null,
    lanes: given.map((lane) => ({
      ...lane,
      laneMode: "large" as const,
      lanePriceFen: "350",
      purchaseFen: null,
      warnThreshold: 2,
    })),
  });
  const input = { templateId, machineIds: [machineId] };
  const { seen } = await boss.call(templates.previewApply, input);
  await boss.call(templates.apply, { ...input, seen });
}

describe("a count of a machine", () => {
  it("STOCK-01 LANE-16 books what was found less the book of its moment, while the machine sells", async () => {
    const { machineId, machineNo } = await givenFilled();
    const countId = await start(machineId);
    await sellAt(server, machineId, { lane: 11, quantity: 3 });
    expect((await enter(countId, 11, 15)).body.data).toMatchObject({ book: 17, difference: -2 });
    await sellAt(server, machineId, { lane: 11, quantity: 4 });
    expect((await enter(countId, 12, 20)).body.data).toMatchObject({ book: 20, difference: 0 });
    expect(await codeOf(boss.try(counts.finish, { countId }))).toBe("stock.reasonMissing");
    await explain(countId, 11);
    expect(await boss.call(counts.finish, { countId })).toEqual({ state: "booked", booked: 1 });
    expect(await stockOf(machineId)).toEqual([11, 20]);
    const [movement] = await rowsOf(
      server,
      "select quantity, stock_after, reason, reference_id as id from stock_movement where machine_id = $1 and reason = 'count'",
      [machineId],
    );
    expect(movement).toEqual({ quantity: -2, stock_after: 11, reason: "count", id: countId });
    const row = (await boss.call(stockLists.lanes, { machineNo, laneNo: 11 })).rows;
    expect(row).toMatchObject([{ stock: 11, shortage: 19, bookQty: 17, countQty: 15, diffQty: -2 }]);
    const [product] = (await boss.call(stockLists.products, { machineNo })).rows;
    expect(product).toMatchObject({ stock: 31, bookQty: 37, countQty: 35, diffQty: -2 });
    expect(await codeOf(boss.try(counts.finish, { countId }))).toBe("state.notAllowed");
    expect(await findingsOf(server)).toEqual([]);
  });

  it("D8 is talked about by those who see its machine, and the log tells what was done with the counts of that machine", async () => {
    const { machineId, machineNo } = await givenFilled();
    const record = { recordKind: "machineCount", recordNo: await start(machineId) } as const;
    await boss.call(comments.write, { ...record, commentText: "12 号货道卡住了", mentionIds: [] });
    expect((await second.call(comments.list, record)).rows).toMatchObject([{ commentText: "12 号货道卡住了" }]);
    expect((await stranger.try(comments.list, record)).body.code).toBe("record.unknown");
    const { machineId: other } = await givenFilled();
    const next = { ...record, recordNo: await start(other) };
    expect((await boss.call(comments.list, next)).rows).toEqual([]);
    const done = await boss.call(logs.ofRecord, { ...record, recordNo: machineNo });
    expect(done.rows.map(({ logAction }) => logAction)).toEqual(["stock.count.startCount"]);
  });

  it("STOCK-01 goes on after it was interrupted, and people who count one machine share it", async () => {
    const { machineId } = await givenFilled();
    const countId = await start(machineId);
    const { body } = await enter(countId, 11, 20);
    expect(await start(machineId, second)).toBe(countId);
    expect((await second.call(counts.detail, { countId })).lines.map(({ counted }) => counted)).toEqual([20, null]);
    // Who has not seen the number of the other does not write over it.
    expect(await codeOf(enter(countId, 11, 19, null, second))).toBe("stock.countedMeanwhile");
    const seen = (body.data as { countedTime: string }).countedTime;
    expect(await codeOf(enter(countId, 11, 19, seen, second))).toBe("H0000");
    expect((await boss.call(counts.detail, { countId })).lines[0]).toMatchObject({ counted: 19, countedBy: "second" });
    const both = await Promise.all([boss, second].map((client) => codeOf(enter(countId, 12, 20, null, client))));
    expect(both.sort()).toEqual(["H0000", "stock.countedMeanwhile"]);
  });

  it("STOCK-01 waits for a second person above the limits, who has not counted", async () => {
    const { machineId } = await givenFilled();
    const countId = await start(machineId);
    await enter(countId, 11, 10);
    await explain(countId, 11);
    expect(await boss.call(counts.finish, { countId })).toEqual({ state: "waiting", booked: 0 });
    expect(await stockOf(machineId)).toEqual([20, 20]);
    expect(await codeOf(enter(countId, 12, 20))).toBe("state.notAllowed");
    expect(await codeOf(boss.try(counts.review, { countId, agreed: true }))).toBe("stock.secondPerson");
    expect(await second.call(counts.open, {})).toMatchObject({ waiting: 1 });
    await second.call(counts.review, { countId, agreed: false });
    await boss.call(counts.finish, { countId });
    const twice = await Promise.all([1, 2].map(() => codeOf(second.try(counts.review, { countId, agreed: true }))));
    expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await stockOf(machineId)).toEqual([10, 20]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-01 counts a lane again that was refilled since, or sold more than was found", async () => {
    const machine = await givenFilled();
    const { machineId } = machine;
    const countId = await start(machineId);
    await enter(countId, 11, 19);
    await explain(countId, 11);
    await machineSays(machine, 11, 30);
    expect(await codeOf(boss.try(counts.finish, { countId }))).toBe("stock.countAgain");
    const [line] = (await boss.call(counts.detail, { countId })).lines;
    expect(line).toMatchObject({ isStale: true });
    expect(await codeOf(enter(countId, 11, 30, line!.countedTime))).toBe("H0000");
    // Found 16 of 20, but the machine sells 18.
    await enter(countId, 12, 16);
    await explain(countId, 12);
    await sellAt(server, machineId, { lane: 12, quantity: 18 });
    expect(await codeOf(boss.try(counts.finish, { countId }))).toBe("stock.countAgain");
    expect(await stockOf(machineId)).toEqual([30, 2]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-01 counts a lane again from which a template took pieces since", async () => {
    const { machineId } = await givenFilled();
    const countId = await start(machineId);
    await enter(countId, 11, 18);
    await explain(countId, 11);
    await lay(machineId, { laneNo: 11, productId: cola, capacity: 10 }, { laneNo: 12, productId: cola, capacity: 30 });
    expect(await stockOf(machineId)).toEqual([10, 20]);
    expect(await codeOf(boss.try(counts.finish, { countId }))).toBe("stock.countAgain");
    expect(await stockOf(machineId)).toEqual([10, 20]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-01 is finished without lanes that were taken away or lost their product since, which nobody can count again", async () => {
    const empty = { productId: null, lanePriceFen: null, purchaseFen: null, stock: 0, capacity: 30, warnThreshold: 0 };
    for (const change of [
      async (machineId: string) => {
        const taken = `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
          select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, -stock, 0, 'remove' from lane where machine_id = $1 and lane_no = 12`;
        await rowsOf(server, taken, [machineId]);
        await rowsOf(server, "delete from lane where machine_id = $1 and lane_no = 12", [machineId]);
      },
      (machineId: string) =>
        boss.call(lanes.save, {
          machineId,
          cabinet: "main",
          laneNo: 12,
          batchNo: "",
          laneMode: "large",
          version: 2,
          ...empty,
        }),
    ]) {
      const { machineId } = await givenFilled();
      const countId = await start(machineId);
      await enter(countId, 11, 20);
      await enter(countId, 12, 18);
      await change(machineId);
      const open = await boss.call(counts.detail, { countId });
      expect(open.lines.map(({ laneNo }) => laneNo)).toEqual([11]);
      expect(await boss.call(counts.finish, { countId })).toEqual({ state: "booked", booked: 0 });
      const detail = await boss.call(counts.detail, { countId });
      expect(detail).toMatchObject({ countedLanes: 1, lanes: 1, missing: 0 });
      expect(detail.lines.map(({ laneNo }) => laneNo)).toEqual([11]);
    }
  });

  it("SYS-08 tells interfaces of lanes that a count, a person or the machine itself brings down, and of none that gains", async () => {
    await asSystem(server.database, (tx) =>
      tx.query(
        `insert into docking (top_id, merchant_id, id, name, url, parent_category_id, child_category_id, key_sealed, key_end, events)
         values ($1, $2, 77, 'x', 'https://erp.example.com', 1, 1, '', 'AAAA', array['stock.low', 'stock.soldOut'])`,
        [shop.topId, shop.merchantId],
      ),
    );
    const told = async () => {
      const rows = await rowsOf<{ event: string; payload: { lane: number; stock: number; productName: string } }>(
        server,
        "with gone as (delete from push returning id, event, payload) select event, payload from gone order by id",
      );
      return rows.map(({ event, payload }) => `${event} ${payload.lane} ${payload.stock} of ${payload.productName}`);
    };
    const machine = await givenFilled();
    const countId = await start(machine.machineId);
    await enter(countId, 11, 19);
    await explain(countId, 11);
    await enter(countId, 12, 2);
    await explain(countId, 12);
    await boss.call(counts.finish, { countId });
    expect(await told()).toEqual([]);
    await second.call(counts.review, { countId, agreed: true });
    expect(await told()).toEqual(["stock.low 12 2 of cola"]);
    await machineSays(machine, 12, 0);
    await machineSays(machine, 11, 30);
    expect(await told()).toEqual(["stock.soldOut 12 0 of cola"]);
    const [lane] = (await boss.call(lanes.list, { machineNo: machine.machineNo })).lanes;
    await boss.call(lanes.save, { ...lane!, machineId: machine.machineId, stock: 1 });
    expect(await told()).toEqual(["stock.low 11 1 of cola"]);
    const water = await givenProduct(server, shop, "water");
    const { machineId } = await givenFilled();
    await lay(machineId, { laneNo: 11, productId: water, capacity: 30 }, { laneNo: 12, productId: cola, capacity: 2 });
    expect(await told()).toEqual(["stock.soldOut 11 0 of water", "stock.low 12 2 of cola"]);
  });

  it("LANE-16 refuses what cannot lie in a lane, and lanes that are not there", async () => {
    const countId = await start((await givenFilled()).machineId);
    expect(await codeOf(enter(countId, 11, -1))).toBe("lane.stockNegative");
    expect(await codeOf(enter(countId, 11, 1.5))).toBe("stock.notWhole");
    expect(await codeOf(enter(countId, 11, 31))).toBe("lane.stockAboveCapacity");
    expect(await codeOf(enter(countId, 99, 1))).toBe("record.unknown");
    expect(await codeOf(enter(countId, 11, 1, null, stranger))).toBe("record.unknown");
    expect(await codeOf(boss.try(counts.finish, { countId }))).toBe("stock.nothingCounted");
    expect(await codeOf(boss.try(counts.start, { machineIds: [] }))).toBe("machines.selectToOperate");
    await boss.call(counts.cancel, { countId });
    expect(await codeOf(enter(countId, 11, 1))).toBe("state.notAllowed");
  });

  it("STOCK-01 has the limits that the merchant sets", async () => {
    expect(await boss.call(counts.limits, {})).toEqual({ pieces: 5, percent: 20 });
    expect(await codeOf(boss.try(counts.setLimits, { pieces: 5.5, percent: 20 }))).toBe("stock.limitOutOfRange");
    await boss.call(counts.setLimits, { pieces: 0, percent: 20 });
    const { machineId } = await givenFilled();
    const countId = await start(machineId);
    await enter(countId, 11, 19);
    await explain(countId, 11);
    expect(await boss.call(counts.finish, { countId })).toMatchObject({ state: "waiting" });
    await boss.call(counts.setLimits, { pieces: 5, percent: 20 });
    expect(await stranger.call(counts.limits, {})).toEqual({ pieces: 5, percent: 20 });
  });

  it("stands in the list of its merchant also when somebody above it started it", async () => {
    const below = await givenMerchant(server, { parentId: shop.merchantId });
    await givenUser(server, below, { account: "below" });
    const [above, child] = [await loginAs(server, "boss", testPassword), await loginAs(server, "below", testPassword)];
    const { machineId } = await above.call(machines.register, machineForm(below, "PDB"));
    await setConnection(server, machineId, "online");
    await above.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
    const countId = await start(machineId, above);
    expect((await child.call(counts.list, {})).rows).toMatchObject([{ countId, startedBy: "" }]);
  });
});

describe("any interleaving of sales, refills and counts", () => {
  const happening = fc.oneof(
    fc.record({
      kind: fc.constant("sale" as const),
      lane: fc.constantFrom(11, 12),
      pieces: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({
      kind: fc.constant("refill" as const),
      lane: fc.constantFrom(11, 12),
      to: fc.integer({ min: 5, max: 30 }),
    }),
    fc.record({ kind: fc.constant("count" as const), lane: fc.constantFrom(11, 12), found: fc.nat(30) }),
    fc.record({ kind: fc.constant("book" as const) }),
  );

  it("LANE-16 leaves the stock of each lane the sum of its movements, within 0 to the capacity", async () => {
    await boss.call(counts.setLimits, { pieces: 200, percent: 100 });
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 12 }), async (events) => {
        const machine = await givenFilled();
        const { machineId } = machine;
        let countId = await start(machineId);
        const running: Promise<unknown>[] = [];
        for (const event of events) {
          if (event.kind === "sale")
            running.push(sellAt(server, machineId, { lane: event.lane, quantity: event.pieces }));
          else if (event.kind === "refill") running.push(machineSays(machine, event.lane, event.to));
          else if (event.kind === "count") {
            const { lines } = await boss.call(counts.detail, { countId });
            const seen = lines.find(({ laneNo }) => laneNo === event.lane)?.countedTime ?? null;
            running.push(
              enter(countId, event.lane, event.found, seen).then(() =>
                boss.try(counts.explain, { countId, cabinet: "main", laneNo: event.lane, reason: "other", remark: "" }),
              ),
            );
          } else {
            await boss.try(counts.finish, { countId });
            countId = await start(machineId);
          }
        }
        await Promise.all(running);
        await boss.try(counts.finish, { countId });
        const [sums] = await rowsOf<{ fits: boolean }>(
          server,
          `select bool_and(l.stock = coalesce(s.stock, 0) and l.stock between 0 and l.capacity) as fits from lane l
             left join (select machine_id, cabinet, lane_no, sum(quantity) as stock from stock_movement group by 1, 2, 3) s using (machine_id, cabinet, lane_no)
           where l.machine_id = $1`,
          [machineId],
        );
        expect(sums).toEqual({ fits: true });
      }),
      { numRuns: 12 },
    );
    expect(await findingsOf(server)).toEqual([]);
  });
});
