import type { InputOf } from "@yunshou/contract";
import { nameLanguages, productNames } from "@yunshou/contract/goods/productNames";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;
let water: string;
let nuts: string;

const product = async (code: string, name: string) => {
  const [row] = await asSystem(server.database, (tx) =>
    tx.query<{ id: string }>(
      "insert into product (top_id, merchant_id, code, name, price_fen) values ($1, $2, $3, $4, 200) returning id",
      [shop.topId, shop.merchantId, code, name],
    ),
  );
  return row!.id;
};

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "云途" });
  const other = await givenMerchant(server, { name: "别家" });
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  [water, nuts] = [await product("W1", "天然水"), await product("N1", "坚果")];
});

afterAll(() => server.stop());

const shown = async (filters: InputOf<typeof productNames.list>) => {
  const { rows } = await boss.call(productNames.list, { sort: "productCode", direction: "asc", ...filters });
  return rows.map((row) => [row.productCode, row.langCode, row.translatedName, row.translationStatus]);
};

describe("names of products in other languages", () => {
  it("PRODUCT-22 LANG-06 are each product once for each of the eight other languages, translated or not", async () => {
    expect(
      await boss.call(productNames.save, { productId: water, names: { en: " Spring water ", de: "Wasser" } }),
    ).toEqual({ translated: 2 });
    expect(await shown({ productName: "天然" })).toEqual(
      nameLanguages.map((language) => {
        const name = language === "en" ? "Spring water" : language === "de" ? "Wasser" : null;
        return ["W1", language, name, name === null ? "notTranslated" : "translated"];
      }),
    );
    expect(await shown({ translationStatus: "translated" })).toEqual([
      ["W1", "en", "Spring water", "translated"],
      ["W1", "de", "Wasser", "translated"],
    ]);
    expect(await shown({ langCode: "de" })).toEqual([
      ["N1", "de", null, "notTranslated"],
      ["W1", "de", "Wasser", "translated"],
    ]);
  });

  it("PRODUCT-22 keep what somebody else wrote at the same time, and lose what is emptied", async () => {
    await Promise.all([
      boss.call(productNames.save, { productId: nuts, names: { fr: "Noix" } }),
      boss.call(productNames.save, { productId: nuts, names: { it: "Noci" } }),
    ]);
    expect((await boss.call(productNames.detail, { productId: nuts })).names).toEqual({ fr: "Noix", it: "Noci" });
    await boss.call(productNames.save, { productId: nuts, names: { fr: " " } });
    expect((await boss.call(productNames.detail, { productId: nuts })).names).toEqual({ it: "Noci" });
    const long = await boss.try(productNames.save, { productId: nuts, names: { it: "x".repeat(101) } });
    expect(long.body).toMatchObject({ code: "field.tooLong", data: { field: "names.it" } });
  });

  it("PRODUCT-22 make the product be found, and are those of its merchant", async () => {
    const [row] = await asSystem(server.database, (tx) =>
      tx.query<{ search: string }>("select search from product where id = $1", [water]),
    );
    expect(row!.search.split("\n")).toEqual(expect.arrayContaining(["springwater", "天然水", "trs"]));
    expect((await stranger.call(productNames.list, {})).rows).toEqual([]);
    for (const call of [productNames.detail, productNames.save]) {
      expect((await stranger.try(call, { productId: water, names: {} })).body.code).toBe("goods.unknownProduct");
    }
  });

  it("PRODUCT-22 go into a file", async () => {
    const { fileId } = await boss.call(productNames.export, { translationStatus: "notTranslated" });
    expect(fileId).toMatch(/^\d+$/);
    const none = await boss.try(productNames.export, { productName: "没有" });
    expect(none.body.code).toBe("insight.nothingToExport");
  });
});
