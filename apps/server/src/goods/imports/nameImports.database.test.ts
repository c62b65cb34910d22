import { nameImportFiles, nameImports } from "@yunshou/contract/goods/nameImports";
import { nameLanguages, productNames } from "@yunshou/contract/goods/productNames";
import { products } from "@yunshou/contract/goods/products";
import { ownImports } from "@yunshou/contract/system/ownImports";
import { asSystem } from "@yunshou/database";
import { languageNames } from "@yunshou/phrases/languageNames";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { nameExport } from "../names/nameExport.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "云途" });
  const other = await givenMerchant(server, { name: "别家" });
  await givenUser(server, shop, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  const add = ({ topId, merchantId }: CreatedMerchant, code: string, name: string, barcode: string | null) =>
    asSystem(server.database, (tx) =>
      tx.query(
        "insert into product (top_id, merchant_id, code, name, barcode, price_fen, unit, names) values ($1, $2, $3, $4, $5, 300, '瓶', $6)",
        [
          topId,
          merchantId,
          code,
          name,
          barcode,
          JSON.stringify(code === "T1" ? { de: { name: "Tee", updatedAt: "2026-01-01T00:00:00.000Z" } } : {}),
        ],
      ),
    );
  await add(shop, "T1", "茶", "6901234567892");
  await add(shop, "W1", "水", null);
  await add(other, "X1", "别家的", null);
});

afterAll(() => server.stop());

/** Uploads and checks; answers the import. */
const checked = (...rows: string[]) =>
  uploaded(Buffer.from(["商品编号,条码,English,Deutsch,Italiano", ...rows].join("\n")));

async function uploaded(content: Buffer): Promise<string> {
  const path = `${nameImportFiles.upload.path}?${new URLSearchParams({ fileName: "译名.csv" })}`;
  const { body } = await boss.sendBytes(path, content, {});
  const { importId } = body!.data as { importId: string };
  const { columns } = await boss.call(nameImports.detail, { importId });
  await boss.call(nameImports.map, { importId, columns: columns as never });
  return importId;
}
const rowsOf = async (importId: string) =>
  (await boss.call(nameImports.rows, { importId, direction: "asc", pageSize: 200 })).rows;
const names = async () => {
  const { rows } = await boss.call(productNames.list, { translationStatus: "translated", pageSize: 100 });
  return rows.map(({ productCode, langCode, translatedName }) => `${productCode} ${langCode} ${translatedName}`).sort();
};
const found = async (search: string) => (await boss.call(products.list, { search })).rows.map((row) => row.productCode);

describe("the import of names in other languages", () => {
  it("PRODUCT-22 LANG-06 writes names by code and barcode, leaves empty cells alone, makes them findable, and takes all of it back", async () => {
    const importId = await checked("T1,,Green tea,,Tè", "W1,,Water,Wasser,", ",6901234567892,,,");
    const rows = await rowsOf(importId);
    expect(rows.map(({ verdict, before }) => [verdict, before])).toEqual([
      ["change", { en: "", it: "" }],
      ["change", { en: "", de: "" }],
      ["refused", null],
    ]);
    expect(rows[2]!.problems).toMatchObject([{ code: "import.rowTwice", values: { row: 2 } }]);
    await boss.call(nameImports.run, { importId, leavesRefused: true });
    expect(await names()).toEqual(["T1 de Tee", "T1 en Green tea", "T1 it Tè", "W1 de Wasser", "W1 en Water"]);
    expect([await found("green"), await found("wasser")]).toEqual([["T1"], ["W1"]]);
    await boss.call(nameImports.undo, { importId });
    expect(await names()).toEqual(["T1 de Tee"]);
    expect(await found("green")).toEqual([]);
  });

  it("LANG-06 reads what the export of names wrote: nothing changes until a cell does", async () => {
    const context = { scope: { merchants: [shop.merchantId] }, timeZone: "Asia/Shanghai", today: "2026-01-01" };
    const columns = nameExport.columnsIn("zh", {} as never);
    const { rows } = await asSystem(server.database, (tx) =>
      nameExport.page(tx, { ...context, language: "zh" }, {} as never, undefined, 10),
    );
    const lines = rows.map((row) => columns.map(({ cell }) => (cell(row) as { value: string | null }).value ?? ""));
    const header = columns.map(({ title }) => title);
    const table = (change: (text: string) => string) =>
      Buffer.from([header, ...lines].map((line) => change(line.join(","))).join("\n"));
    const verdicts = async (content: Buffer) =>
      (await rowsOf(await uploaded(content))).map(({ verdict, before }) => [verdict, before]);
    expect(header).toEqual([
      "商品编号",
      "条码",
      "商品名称",
      ...nameLanguages.map((language) => languageNames[language]),
    ]);
    expect(await verdicts(table((line) => line))).toEqual([
      ["same", null],
      ["same", null],
    ]);
    expect(await verdicts(table((line) => line.replace("Tee", "Grüntee")))).toEqual([
      ["change", { de: "Tee" }],
      ["same", null],
    ]);
  });

  it("refuses products of nobody and of others, and names that are too long, each at its cell", async () => {
    const importId = await checked("X1,,Foreign,,", "NONE,,Nothing,,", `T1,,${"n".repeat(201)},,`, ",,No key,,");
    expect(
      (await rowsOf(importId)).flatMap(({ rowNo, problems }) =>
        problems.map(({ field, code }) => `${rowNo} ${field} ${code}`),
      ),
    ).toEqual([
      "2 productCode goods.unknownProduct",
      "3 productCode goods.unknownProduct",
      "4 en field.tooLong",
      "5 productCode field.required",
    ]);
  });

  it("does not write over a name that somebody wrote after the check, nor take one back", async () => {
    const idOf = async (code: string) => (await boss.call(products.list, { productCode: code })).rows[0]!.productId;
    const productId = await idOf("W1");
    const importId = await checked("W1,,Still water,,");
    await boss.call(productNames.save, { productId, names: { en: "Spring water" } });
    await boss.call(nameImports.run, { importId });
    expect(await names()).toContain("W1 en Spring water");
    expect((await boss.call(nameImports.detail, { importId })).state).toBe("checked");
    await boss.call(nameImports.run, { importId });
    expect(await names()).toContain("W1 en Still water");
    await boss.call(productNames.save, { productId, names: { en: "Mountain water" } });
    expect((await boss.try(nameImports.undo, { importId })).body).toMatchObject({ code: "import.changedSince" });
  });

  it("is told to the one who began it, while it is news, until it is taken back", async () => {
    const importId = await checked("T1,,Black tea,,");
    const told = async (client: Client) => (await client.call(ownImports.list, {})).rows;
    expect((await told(boss)).find((row) => row.importId === importId)).toMatchObject({
      kind: "productNames",
      fileName: "译名.csv",
      state: "checked",
      rows: 1,
    });
    await givenUser(server, shop, { account: "colleague" });
    expect(await told(await loginAs(server, "colleague", testPassword))).toEqual([]);
    await boss.call(nameImports.run, { importId });
    await boss.call(nameImports.undo, { importId });
    expect((await told(boss)).some((row) => row.importId === importId)).toBe(false);
  });
});
