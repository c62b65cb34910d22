import { weights } from "@yunshou/contract/machines/weights";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;
let cola: string;
let tea: string;

async function givenMachine(machineNo: string, products: readonly string[]): Promise<string> {
  const of = [shop.topId, shop.merchantId];
  const [machine] = await rowsOf<{ id: string }>(
    server,
    "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values ($1, $2, $3, $3, 'vending', 'drink', now()) returning id",
    [...of, machineNo],
  );
  await rowsOf(server, "insert into machine_state (top_id, merchant_id, machine_id) values ($1, $2, $3)", [
    ...of,
    machine!.id,
  ]);
  for (const [index, productId] of products.entries())
    await rowsOf(
      server,
      "insert into lane (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, stock, capacity) values ($1, $2, $3, 'main', $4, $5, 0, 10)",
      [...of, machine!.id, 11 + index, productId],
    );
  return machine!.id;
}

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  [cola, tea] = [await givenProduct(server, shop, "cola"), await givenProduct(server, shop, "tea")];
  await rowsOf(server, "update product set weight_grams = 330, tolerance_grams = 5 where id = $1", [cola]);
});
afterAll(() => server.stop());

const shown = async (client = boss) =>
  (await client.call(weights.list, {})).rows.map((row) => [
    row.machineNo,
    row.laneNo,
    row.weight,
    row.weightTolerance,
    row.weightFactor,
    row.isOwn,
  ]);
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const grams = { weight: 350, weightTolerance: 8, weightFactor: 1.02 };

describe("weights of lanes", () => {
  it("MACHINE-27 PRODUCT-23 are those of the product until somebody sets them, by lane or by product", async () => {
    const [one, two] = [await givenMachine("W1", [cola, tea]), await givenMachine("W2", [cola])];
    expect(await shown()).toEqual([
      ["W1", 11, 330, 5, 1, false],
      ["W1", 12, null, null, 1, false],
      ["W2", 11, 330, 5, 1, false],
    ]);
    const lanes = [{ machineId: one, cabinet: "main" as const, laneNo: 12 }];
    expect(await boss.call(weights.set, { lanes, ...grams })).toEqual({ changed: 1 });
    expect(
      await boss.call(weights.setByProduct, {
        productId: cola,
        machineIds: [one, two],
        weight: 340,
        weightTolerance: 0,
        weightFactor: 1,
      }),
    ).toEqual({ changed: 2 });
    expect(await shown()).toEqual([
      ["W1", 11, 340, 0, 1, true],
      ["W1", 12, 350, 8, 1.02, true],
      ["W2", 11, 340, 0, 1, true],
    ]);
    // Each machine is told, and no change of a lane is said to be the cause.
    expect(
      await rowsOf(
        server,
        "select machine_id::text as machine, lane_no as lane, version, state, change_id as change from lane_sync order by 1, 2",
      ),
    ).toEqual([
      { machine: one, lane: 11, version: 1, state: "pending", change: null },
      { machine: one, lane: 12, version: 1, state: "pending", change: null },
      { machine: two, lane: 11, version: 1, state: "pending", change: null },
    ]);
    // Another product in the lane has its own weight.
    await rowsOf(server, "update lane set product_id = $2 where machine_id = $1 and lane_no = 12", [one, cola]);
    expect((await shown())[1]).toEqual(["W1", 12, 330, 5, 1, false]);
    expect(await shown(stranger)).toEqual([]);
  });

  it("MSG-14 MSG-31 MACHINE-27 refuse what names nothing, nobody's lanes, and impossible weights", async () => {
    const machineId = await givenMachine("W3", [tea]);
    const lanes = [{ machineId, cabinet: "main" as const, laneNo: 11 }];
    const by = { productId: tea, machineIds: [machineId], ...grams };
    expect(await codeOf(boss.try(weights.set, { lanes: [], ...grams }))).toBe("machines.selectToOperate");
    expect(await codeOf(boss.try(weights.setByProduct, { ...by, productId: null }))).toBe("goods.chooseProduct");
    expect(await codeOf(boss.try(weights.setByProduct, { ...by, machineIds: [] }))).toBe("machines.selectToOperate");
    expect(await codeOf(boss.try(weights.setByProduct, { ...by, productId: cola }))).toBe("record.unknown");
    expect(await codeOf(boss.try(weights.set, { lanes: [{ ...lanes[0]!, laneNo: 99 }], ...grams }))).toBe(
      "record.unknown",
    );
    expect(await codeOf(stranger.try(weights.set, { lanes, ...grams }))).toBe("record.unknown");
    expect(await codeOf(boss.try(weights.set, { lanes, ...grams, weightTolerance: 350 }))).toBe(
      "goods.toleranceOutOfRange",
    );
    expect(await codeOf(boss.try(weights.set, { lanes, ...grams, weightFactor: 0 }))).toBe("machines.factorOutOfRange");
    expect(await codeOf(boss.try(weights.set, { lanes, ...grams, weight: null }))).toBe("field.required");
  });
});
