import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { traceCodes } from "@yunshou/contract/pharmacy/traceCodes";
import { traceImportFiles, traceImports } from "@yunshou/contract/pharmacy/traceImports";
import { addDays, businessDay, merchantFeatures } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let boss: Client;
let syrup: string;
const today = businessDay(new Date(), "Asia/Shanghai");
const code = (place: number, medicine = "8111111") => `${medicine}${String(place).padStart(13, "0")}`;

/** Tablets in a batch of 300 and syrup in a batch of 2, which has a code already. */
beforeAll(async () => {
  server = await startTestServer();
  const pharmacy = await givenMerchant(server, { kind: "drug" });
  await rowsOf(server, "update merchant set features = $2 where id = $1", [pharmacy.merchantId, merchantFeatures]);
  await givenUser(server, pharmacy, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  for (const [name, batchNo, batchQty] of [
    ["tablets", "GM1", 300],
    ["syrup", "TJ1", 2],
  ] as const) {
    const productId = await givenProduct(server, pharmacy, name, 2_000);
    await rowsOf(
      server,
      "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class) values ($1, $2, $3, '康禾', 'otcB')",
      [pharmacy.topId, pharmacy.merchantId, productId],
    );
    const form = { batchNo, productionDate: addDays(today, -90), shelfLifeDate: addDays(today, 300), batchQty };
    syrup = (await boss.call(medicineBatches.create, { productId, ...form })).medBatchId;
  }
  await boss.call(traceCodes.record, { medBatchId: syrup, traceCodes: code(1, "8222222") });
}, 60_000);
afterAll(() => server.stop());

/** Uploads a receipt and checks it; answers the import. */
async function checked(...rows: string[]): Promise<string> {
  const content = ["商品编号,批号,追溯码", ...rows].join("\n");
  const path = `${traceImportFiles.upload.path}?${new URLSearchParams({ fileName: "入库.csv" })}`;
  const { body } = await boss.sendBytes(path, Buffer.from(content), {});
  const { importId } = body!.data as { importId: string };
  const { columns } = await boss.call(traceImports.detail, { importId });
  await boss.call(traceImports.map, { importId, columns: columns as never });
  return importId;
}
const findings = async (importId: string) => {
  const { rows } = await boss.call(traceImports.rows, { importId, direction: "asc", pageSize: 200 });
  return rows.map(({ problems, verdict }) => problems[0]?.code ?? verdict);
};
const total = async () => (await boss.call(traceCodes.list, {})).total;

describe("the import of trace codes with a receipt", () => {
  it("MED-06 writes the codes of a whole receipt, more than can be typed, and takes them back", async () => {
    const rows = Array.from({ length: 250 }, (_, place) => `tablets,gm1,${code(place)}`);
    const importId = await checked(...rows);
    await boss.call(traceImports.run, { importId });
    expect(await total()).toBe(251);
    expect(await findings(await checked(`tablets,GM1,${code(3)}`))).toEqual(["pharmacy.traceTaken"]);
    await boss.call(traceImports.undo, { importId });
    expect(await total()).toBe(1);
  });

  it("MED-06 refuses 19 digits, a code twice, one of another medicine, more than the batch has, and a batch of nobody", async () => {
    const importId = await checked(
      `tablets,GM1,${code(1).slice(1)}`,
      `tablets,GM1,${code(2)}`,
      `tablets,GM1,${code(2)}`,
      `tablets,GM1,${code(3, "8222222")}`,
      `syrup,TJ1,${code(4)}`,
      `syrup,TJ1,${code(5, "8222222")}`,
      `syrup,TJ1,${code(6, "8222222")}`,
      `tablets,GM9,${code(7)}`,
      `tablets,,${code(8)}`,
    );
    expect(await findings(importId)).toEqual([
      "pharmacy.traceMalformed",
      "create",
      "import.rowTwice",
      "pharmacy.traceOther",
      "pharmacy.traceOther",
      "create",
      "pharmacy.traceAboveBatch",
      "pharmacy.batchUnknown",
      "field.required",
    ]);
    await boss.call(traceImports.run, { importId, leavesRefused: true });
    expect(await total()).toBe(3);
  });

  it("MED-06 takes nothing back of a receipt whose boxes were sold since", async () => {
    const importId = await checked(`tablets,GM1,${code(40)}`);
    await boss.call(traceImports.run, { importId });
    await rowsOf(server, "update trace_code set state = 'sold', sold_at = now(), machine_id = 1 where code = $1", [
      code(40),
    ]);
    expect((await boss.try(traceImports.undo, { importId })).body.code).toBe("import.changedSince");
  });
});
