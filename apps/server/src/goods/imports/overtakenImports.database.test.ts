import { attributes } from "@yunshou/contract/goods/attributes";
import { nameImportFiles, nameImports } from "@yunshou/contract/goods/nameImports";
import { productImportFiles, productImports } from "@yunshou/contract/goods/productImports";
import { productNames } from "@yunshou/contract/goods/productNames";
import { products } from "@yunshou/contract/goods/products";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let [tea, soda]: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  tea = await add("category", "茶饮");
  soda = await add("category", "碳酸");
  await add("brand", "云茶");
});
afterAll(() => server.stop());

async function add(
  kind: "category" | "brand" | "specification" | "flavour",
  attributeName: string,
  categoryId?: string,
): Promise<string> {
  const made = await boss.call(attributes.create, {
    kind,
    attributeName,
    parentId: null,
    ...(categoryId === undefined ? {} : { categoryId }),
  });
  return made.attributeId;
}

type Field = "productCode" | "productName" | "brand" | "category" | "spec" | "flavour" | "unitPrice" | "unit";
const all: readonly Field[] = [
  "productCode",
  "productName",
  "brand",
  "category",
  "spec",
  "flavour",
  "unitPrice",
  "unit",
];

async function uploaded(path: string, rows: readonly string[]): Promise<string> {
  const { body } = await boss.sendBytes(
    `${path}?${new URLSearchParams({ fileName: "商品.csv" })}`,
    Buffer.from(rows.join("\n")),
    {},
  );
  return (body!.data as { importId: string }).importId;
}

/** Uploads rows of these columns and checks them; answers the import. */
async function checked(columns: readonly Field[], ...rows: string[]): Promise<string> {
  const importId = await uploaded(productImportFiles.upload.path, [columns.join(","), ...rows]);
  await boss.call(productImports.map, { importId, columns: [...columns] });
  return importId;
}
async function imported(columns: readonly Field[], ...rows: string[]): Promise<string> {
  const importId = await checked(columns, ...rows);
  await boss.call(productImports.run, { importId });
  return importId;
}
async function checkedNames(...rows: string[]): Promise<string> {
  const importId = await uploaded(nameImportFiles.upload.path, ["商品编号,English", ...rows]);
  await boss.call(nameImports.map, { importId, columns: ["productCode", "en"] });
  return importId;
}
const rowOf = async (productCode: string) => (await boss.call(products.list, { productCode })).rows[0]!;
const detailOf = async (productCode: string) =>
  boss.call(products.detail, { productId: (await rowOf(productCode)).productId });
const stateOf = async (importId: string) => (await boss.call(productImports.detail, { importId })).state;
const found = async (search: string) => (await boss.call(products.list, { search })).rows.map((row) => row.productCode);
const translate = async (productCode: string, en: string) =>
  boss.call(productNames.save, { productId: (await rowOf(productCode)).productId, names: { en } });

describe("an import of products that others overtake", () => {
  it("PRODUCT-16 gives a product of another category the values of that category, never those of the old one", async () => {
    for (const category of [tea!, soda!]) await add("specification", "500毫升", category);
    await add("flavour", "茉莉", tea!);
    await imported(all, "C1,绿茶,云茶,茶饮,500毫升,,3,瓶", "C2,花茶,云茶,茶饮,500毫升,茉莉,3,瓶");
    const importId = await checked(["productCode", "category"], "C1,碳酸", "C2,碳酸");
    const { rows } = await boss.call(productImports.rows, { importId, direction: "asc" });
    expect(rows.map(({ verdict, problems }) => [verdict, problems])).toEqual([
      ["change", []],
      ["refused", [{ field: "flavour", code: "import.nameUnknown", values: { name: "茉莉" } }]],
    ]);
    await boss.call(productImports.run, { importId, leavesRefused: true });
    const { specificationId, spec, categoryId } = await detailOf("C1");
    expect([spec, categoryId]).toEqual(["500毫升", soda]);
    const { rows: ofSoda } = await boss.call(attributes.tree, { kind: "specification", categoryId: soda! });
    expect(specificationId).toBe(ofSoda[0]!.attributeId);
  });

  it("PRODUCT-27 writes values by the names that they bear when it is run, and when it is taken back", async () => {
    const brandId = await add("brand", "改名");
    const importId = await checked(all, "R1,红茶,改名,茶饮,,,3,瓶");
    await boss.call(attributes.rename, { attributeId: brandId, attributeName: "改了名" });
    await boss.call(productImports.run, { importId });
    expect(await rowOf("R1")).toMatchObject({ brand: "改了名" });
    const dearer = await imported(["productCode", "unitPrice"], "R1,4");
    await boss.call(attributes.rename, { attributeId: brandId, attributeName: "改名" });
    await boss.call(productImports.undo, { importId: dearer });
    expect(await rowOf("R1")).toMatchObject({ brand: "改名", unitPriceFen: "300" });
  });

  it("PRODUCT-27 checks again when a value was deleted since, and is not taken back into one", async () => {
    const gone = await add("brand", "短命");
    const importId = await checked(all, "G1,乌龙,短命,茶饮,,,3,瓶");
    await boss.call(attributes.remove, { attributeId: gone });
    await boss.call(productImports.run, { importId });
    expect(await boss.call(productImports.detail, { importId })).toMatchObject({
      state: "checked",
      figures: { create: 0, refused: 1 },
    });
    const again = await add("brand", "再来");
    await imported(all, "G2,普洱,再来,茶饮,,,3,瓶");
    const moved = await imported(["productCode", "brand"], "G2,云茶");
    await boss.call(attributes.remove, { attributeId: again });
    expect((await boss.try(productImports.undo, { importId: moved })).body.code).toBe("import.changedSince");
  });

  it("PRODUCT-22 leaves a product findable by a name that somebody translated meanwhile", async () => {
    await imported(all, "N1,白茶,云茶,茶饮,,,3,瓶");
    const importId = await checked(["productCode", "unitPrice"], "N1,5");
    await translate("N1", "Silver needle");
    await boss.call(productImports.run, { importId });
    expect(await stateOf(importId)).toBe("checked");
    await boss.call(productImports.run, { importId });
    expect([await found("silver"), (await rowOf("N1")).unitPriceFen]).toEqual([["N1"], "500"]);
    await translate("N1", "White peony");
    expect((await boss.try(productImports.undo, { importId })).body.code).toBe("import.changedSince");
    expect(await found("peony")).toEqual(["N1"]);
    const names = await checkedNames("N1,White tea");
    const { productId, version } = await detailOf("N1");
    await asSystem(server.database, (tx) =>
      tx.query(
        "update product set name = '寿眉', search = search || chr(10) || '寿眉', pieces = pieces || '寿眉'::text, version = $2 where id = $1",
        [productId, version + 1],
      ),
    );
    await boss.call(nameImports.run, { importId: names });
    if ((await boss.call(nameImports.detail, { importId: names })).state === "checked")
      await boss.call(nameImports.run, { importId: names });
    expect([await found("寿眉"), await found("white tea")]).toEqual([["N1"], ["N1"]]);
  });

  it("is not taken back while something else names what it made", async () => {
    const importId = await imported(all, "S1,黑茶,云茶,茶饮,,,3,瓶");
    const { supplierId } = await boss.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" });
    const { productId } = await rowOf("S1");
    const { supplyId } = await boss.call(supplierProducts.create, {
      supplierId,
      productId,
      supplyPriceFen: "100",
      packSize: 1,
      leadDays: 1,
      enabled: true,
    });
    expect((await boss.try(productImports.undo, { importId })).body.code).toBe("import.changedSince");
    await boss.call(supplierProducts.remove, { supplyId });
    await boss.call(productImports.undo, { importId });
    expect(await found("黑茶")).toEqual([]);
  });

  it("is not taken back once its products moved in a lane, though the lane holds something else by now", async () => {
    const importId = await imported(all, "L1,岩茶,云茶,茶饮,,,3,瓶");
    const { productId } = await rowOf("L1");
    await asSystem(server.database, (tx) =>
      tx.query(
        "insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason) values ($1, $2, 1, 'main', 11, $3, -1, 0, 'sale')",
        [shop.topId, shop.merchantId, productId],
      ),
    );
    expect((await boss.try(productImports.undo, { importId })).body.code).toBe("import.changedSince");
  });
});
