import { successCode } from "@yunshou/contract";
import { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { evaFile } from "@yunshou/domain/machines/counterReadings/evaFile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { givenMachine, givenSale, type TestMachine } from "../../testing/bench/sales.ts";
import { takeFileOf } from "./pushing.ts";

let server: TestServer;
let boss: Client;
let stranger: Client;
let machine: TestMachine;
let swapped: TestMachine;

beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  machine = await givenMachine(server, shop, "EVA1", "上海", [121.4, 31.2]);
  swapped = await givenMachine(server, shop, "EVA2", "上海", [121.4, 31.2]);
  for (const { machineId } of [machine, swapped])
    await rowsOf(server, "insert into machine_state (top_id, merchant_id, machine_id) values ($1, $2, $3)", [
      shop.topId,
      shop.merchantId,
      machineId,
    ]);
});
afterAll(() => server.stop());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const given = (of: TestMachine, file: string, hours?: number) => ({
  machineId: of.machineId,
  ...(hours === undefined ? {} : { readTime: hoursAgo(hours) }),
  fileName: "machine.eva_dts",
  content: Buffer.from(file, "latin1").toString("base64"),
});
const upload = (...parts: Parameters<typeof given>) => boss.call(counterReadings.take, given(...parts));
const refusal = async (...parts: Parameters<typeof given>) =>
  (await boss.try(counterReadings.take, given(...parts))).body.code;
const cola = (pieces: number) => [["11", "COLA", pieces, pieces]] as const;
const shown = async (machineNo: string) =>
  (await boss.call(counterReadings.list, { machineNo })).rows.map((row) => [
    row.readingState,
    row.readingProblem,
    row.pieces,
  ]);
const decide = (readingId: string, decision: "accept" | "restart" | "discard", client = boss) =>
  client.try(counterReadings.decide, { readingId, decision, remark: "board swapped" });
const codeOf = async (answer: ReturnType<typeof decide>) => (await answer).body.code;

describe("counter readings", () => {
  it("become intervals beside the orders, and book nothing", async () => {
    const booked = () =>
      rowsOf(
        server,
        "select (select count(*) from sales_order) as o, (select count(*) from ledger.entry) as e, (select count(*) from stock_movement) as s",
      );
    const start = evaFile({ vends: 100, value: 35_000, products: cola(100) });
    expect(await upload(machine, start, 2)).toMatchObject({ readingState: "start", pieces: null });
    await givenSale(server, machine, 350);
    const before = await booked();
    const after = evaFile({ vends: 103, value: 36_050, products: cola(103) });
    const { readingId } = await upload(machine, after);
    const [row] = (await boss.call(counterReadings.list, { machineNo: "EVA1" })).rows;
    expect(row).toMatchObject({ pieces: 3, amountFen: "1050", orderPieces: 1, differencePieces: 2, currency: "CNY" });
    const selections = [{ selection: "11", selectionName: "COLA", pieces: 3 }];
    expect(await boss.call(counterReadings.detail, { readingId })).toMatchObject({ selections, vendsBefore: 100 });
    expect(await booked()).toEqual(before);
  });

  it("refuse a file that is cut, damaged, doubled or out of its time, and keep nothing of it", async () => {
    const count = async () => (await boss.call(counterReadings.list, { machineNo: "EVA1" })).total;
    const kept = await count();
    const file = evaFile({ vends: 110, value: 40_000 });
    expect(await refusal(machine, file.slice(0, file.length / 2))).toBe("counterReadings.cutOff");
    expect(await refusal(machine, file.replace("40000", "40001"))).toBe("counterReadings.checksum");
    expect(await refusal(machine, evaFile({ vends: 103, value: 36_050, products: cola(103) }))).toBe(
      "counterReadings.taken",
    );
    expect(await refusal(machine, file, 1)).toBe("counterReadings.readEarlier");
    expect(await refusal(machine, file, -1)).toBe("counterReadings.readLater");
    expect((await stranger.try(counterReadings.take, given(machine, file))).body.code).toBe("record.unknown");
    expect(await count()).toBe(kept);
  });

  it("hold a swapped board and all that comes after it, until a person says what it was", async () => {
    await upload(swapped, evaFile({ vends: 500, value: 200_000, currency: "EUR" }), 8);
    const board = { board: "B2", currency: "EUR" };
    const first = await upload(swapped, evaFile({ vends: 4, value: 1_400, ...board }), 6);
    const second = await upload(swapped, evaFile({ vends: 9, value: 3_150, ...board }), 4);
    const third = await upload(swapped, evaFile({ vends: 5_000, value: 1_750_000, ...board }), 3);
    expect(await shown("EVA2")).toEqual([
      ["held", "afterHeld", null],
      ["held", "afterHeld", null],
      ["held", "otherBoard", null],
      ["start", null, null],
    ]);
    expect(await codeOf(decide(second.readingId, "accept"))).toBe("counterReadings.olderFirst");
    expect(await codeOf(decide(first.readingId, "accept"))).toBe("counterReadings.ranBackwards");
    expect(await codeOf(decide(first.readingId, "restart", stranger))).toBe("record.unknown");
    expect(await codeOf(decide(first.readingId, "restart"))).toBe(successCode);
    expect(await shown("EVA2")).toEqual([
      ["held", "jump", null],
      ["counted", null, 5],
      ["start", "otherBoard", null],
      ["start", null, null],
    ]);
    expect(await codeOf(decide(third.readingId, "discard"))).toBe(successCode);
    expect(await codeOf(decide(third.readingId, "accept"))).toBe("state.notAllowed");
    // Whoever discarded it by mistake brings it again; a machine that repeats itself does not.
    const discarded = evaFile({ vends: 5_000, value: 1_750_000, ...board });
    expect(await takeFileOf(server.database)("EVA2", Buffer.from(discarded, "latin1"))).toMatchObject({ ok: false });
    const again = await upload(swapped, discarded, 2);
    expect(again).toMatchObject({ readingState: "held" });
    expect(await refusal(swapped, discarded, 1)).toBe("counterReadings.taken");
    expect(await codeOf(decide(again.readingId, "discard"))).toBe(successCode);
    const pushed = await takeFileOf(server.database)(
      "EVA2",
      Buffer.from(evaFile({ vends: 12, value: 4_200, ...board }), "latin1"),
    );
    expect(pushed).toEqual({ ok: true, told: { state: "counted", pieces: 3, problem: null } });
    const [row] = (await boss.call(counterReadings.list, { machineNo: "EVA2" })).rows;
    // Euros are not shown as yuan.
    expect(row).toMatchObject({ readingSource: "push", amountFen: null, currency: "EUR", uploader: null });
  });
});
