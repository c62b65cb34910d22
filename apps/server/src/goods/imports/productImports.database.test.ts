import { attributes } from "@yunshou/contract/goods/attributes";
import { productImportFiles, productImports } from "@yunshou/contract/goods/productImports";
import { products } from "@yunshou/contract/goods/products";
import { asSystem } from "@yunshou/database";
import { checkDigitOf, checkProductFields, fenFromYuan } from "@yunshou/domain";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importKinds } from "../../imports.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { importJobs } from "../../platform/imports/importJob.ts";
import type { ImportKind } from "../../platform/imports/kind.ts";
import { makeSweeper, type TimerHandler } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { productImport } from "./productImport.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;

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
  const add = (kind: "category" | "brand", attributeName: string, parentId: string | null = null) =>
    boss.call(attributes.create, { kind, attributeName, parentId });
  const drinks = await add("category", "饮料");
  await add("category", "茶饮", drinks.attributeId);
  await add("category", "碳酸", drinks.attributeId);
  await add("brand", "云茶");
  await add("brand", "汽泡");
});

afterAll(() => server.stop());

const upload = async (content: string | Uint8Array, fileName = "商品.csv", by = boss) => {
  const body = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
  const { status, body: answer } = await by.sendBytes(
    `${productImportFiles.upload.path}?${new URLSearchParams({ fileName })}`,
    body,
    {},
  );
  return { status, code: answer?.code, ...(answer?.data as { importId: string; values?: unknown }) };
};
const header = "商品编号,商品名称,品牌,商品分类,条码,售价,进价,单位,重量,备注";
const columns = [
  "productCode",
  "productName",
  "brand",
  "category",
  "barcode",
  "unitPrice",
  "costPrice",
  "unit",
  "weight",
  "remark",
] as const;
const table = (...rows: string[]) => [header, ...rows].join("\n");
/** Uploads and checks; answers the import. */
const checked = async (content: string) => {
  const { importId } = await upload(content);
  await boss.call(productImports.map, { importId, columns: [...columns] });
  return importId;
};
const rowsOf = async (importId: string) =>
  (await boss.call(productImports.rows, { importId, direction: "asc", pageSize: 200 })).rows;
const problemsOf = async (importId: string) =>
  (await rowsOf(importId)).flatMap(({ rowNo, problems }) =>
    problems.map(({ field, code }) => `${rowNo} ${field} ${code}`),
  );
const figuresOf = async (importId: string) => (await boss.call(productImports.detail, { importId })).figures;
const stored = () =>
  asSystem(server.database, (tx) =>
    tx.query<Record<string, unknown>>(
      `select code, name, brand, category, barcode, price_fen::text as price, purchase_fen::text as purchase, unit, weight_grams as weight, remark, version
       from product where merchant_id = $1 and deleted_at is null order by code`,
      [shop.merchantId],
    ),
  );
const clear = () =>
  asSystem(server.database, async (tx) => {
    await tx.query("delete from product_price where merchant_id = $1", [shop.merchantId]);
    await tx.query("delete from product where merchant_id = $1", [shop.merchantId]);
  });

describe("an import of products", () => {
  it("guesses the columns by the headers of other systems and remembers what a person said of them", async () => {
    const content = "货号;品名;零售价(元);类别;不用\nA1;绿茶;3.50元;茶饮;x\n";
    const first = await upload(content);
    const one = await boss.call(productImports.detail, { importId: first.importId });
    expect(one).toMatchObject({
      state: "mapping",
      rows: 1,
      columns: ["productCode", "productName", "unitPrice", "category", null],
    });
    expect(one.samples[2]).toEqual(["3.50元"]);
    await boss.call(productImports.map, {
      importId: first.importId,
      columns: ["productCode", "productName", "unitPrice", null, "remark"],
    });
    const second = await upload(content);
    expect((await boss.call(productImports.detail, { importId: second.importId })).columns).toEqual([
      "productCode",
      "productName",
      "unitPrice",
      null,
      "remark",
    ]);
  });

  it("PRODUCT-08 PRODUCT-29 shows every problem of a row at its cell, and writes nothing while one is left", async () => {
    await clear();
    const importId = await checked(
      table(
        "A1,绿茶,云茶,饮料/茶饮,6901234567892,3.50,2.00,瓶,500,好",
        "A2,,无名,饮料,69012345678,x,1,瓶,,",
        "A3,汽水,汽泡,碳酸,,3.00,4.00,,0,",
        "A1,又一个,云茶,茶饮,6901234567892,1,,瓶,,",
      ),
    );
    expect(await problemsOf(importId)).toEqual([
      "3 unitPrice amount.malformed",
      "3 category goods.notLastLevel",
      "3 brand import.nameUnknown",
      "3 productName field.required",
      "4 costPrice goods.purchaseAbovePrice",
      "4 unit field.required",
      "4 weight goods.weightOutOfRange",
      "5 productCode import.rowTwice",
      "5 barcode import.rowTwice",
    ]);
    expect(await figuresOf(importId)).toEqual({ create: 1, change: 0, same: 0, refused: 3 });
    expect((await boss.try(productImports.run, { importId })).body).toMatchObject({
      code: "import.rowsRefused",
      data: { values: { n: 3 } },
    });
    expect(await stored()).toEqual([]);
    const { mended } = await boss.call(productImports.mend, { importId, rowNo: 3, field: "unitPrice", text: "5" });
    expect(mended).toBe(1);
    expect((await problemsOf(importId)).filter((one) => one.startsWith("3"))).toEqual([
      "3 category goods.notLastLevel",
      "3 brand import.nameUnknown",
      "3 productName field.required",
    ]);
  });

  it("mends equal cells together, and learns once what a name means", async () => {
    await clear();
    const importId = await checked(
      table("A1,绿茶,云茶牌,茶饮,,3.5,,平,,", "A2,红茶,云茶牌,茶饮,,3.5,,平,,", "A3,花茶,云茶,茶饮,,3.5,,瓶,,"),
    );
    const { names } = await boss.call(productImports.detail, { importId });
    expect(names).toEqual([{ field: "brand", name: "云茶牌", rows: 2 }]);
    const { rows } = await boss.call(productImports.choices, { importId, field: "brand", text: "云" });
    expect(rows.map(({ label }) => label)).toEqual(["云茶"]);
    await boss.call(productImports.name, { importId, field: "brand", name: "云茶牌", targetId: rows[0]!.targetId });
    expect(await figuresOf(importId)).toMatchObject({ create: 3, refused: 0 });
    const mend = { importId, rowNo: 2, field: "unit", text: "瓶", isForAll: true } as const;
    expect((await boss.call(productImports.mend, mend)).mended).toBe(2);
    await boss.call(productImports.run, { importId });
    expect((await stored()).map(({ code, brand, unit }) => [code, brand, unit])).toEqual([
      ["A1", "云茶", "瓶"],
      ["A2", "云茶", "瓶"],
      ["A3", "云茶", "瓶"],
    ]);
    const next = await checked(table("A9,白茶,云茶牌,茶饮,,3.5,,瓶,,"));
    expect(await figuresOf(next)).toMatchObject({ create: 1, refused: 0 });
  });

  it("changes what code or barcode finds and nothing that is empty, and the same file again changes nothing", async () => {
    await clear();
    const first = await checked(
      table("A1,绿茶,云茶,茶饮,6901234567892,3.50,2.00,瓶,500,好", ",红茶,云茶,茶饮,,4.00,,瓶,,"),
    );
    await boss.call(productImports.run, { importId: first });
    const before = await stored();
    expect(before.map(({ code }) => code)).toEqual(["A1", expect.stringMatching(/^SP\d{8}$/)]);

    const file = table(",大瓶绿茶,,,6901234567892,3.80,,,,");
    const second = await checked(file);
    const [row] = await rowsOf(second);
    expect(row).toMatchObject({ verdict: "change", before: { productName: "绿茶", unitPrice: "3.50" } });
    await boss.call(productImports.run, { importId: second });
    expect((await stored())[0]).toEqual({ ...before[0], name: "大瓶绿茶", price: "380", version: 2 });
    const again = await checked(file);
    expect(await figuresOf(again)).toEqual({ create: 0, change: 0, same: 1, refused: 0 });
    expect((await boss.try(productImports.run, { importId: again })).body.code).toBe("import.nothingToDo");
  });

  it("never takes a name for the product, and refuses a code and a barcode of two products", async () => {
    await clear();
    await boss.call(productImports.run, {
      importId: await checked(table("A1,绿茶,云茶,茶饮,6901234567892,3,,瓶,,", "A2,红茶,云茶,茶饮,,3,,瓶,,")),
    });
    const byName = await checked(table(",绿茶,云茶,茶饮,,9,,瓶,,"));
    expect((await rowsOf(byName))[0]).toMatchObject({ verdict: "create" });
    const two = await checked(table("A2,,,,6901234567892,9,,,,", "A7,,,,6901234567892,9,,,,"));
    expect(await problemsOf(two)).toEqual(["2 barcode import.twoRecords", "3 barcode import.rowTwice"]);
  });

  it("is undone as a whole within a day, unless something changed or hangs on it since", async () => {
    await clear();
    const first = await checked(table("A1,绿茶,云茶,茶饮,,3,1,瓶,,"));
    await boss.call(productImports.run, { importId: first });
    const before = await stored();
    const second = await checked(table("A1,绿茶,汽泡,碳酸,,5,2,瓶,,", "A2,红茶,云茶,茶饮,,3,,瓶,,"));
    await boss.call(productImports.run, { importId: second });
    expect((await boss.try(productImports.undo, { importId: first })).body).toMatchObject({
      code: "import.changedSince",
      data: { values: { n: 1 } },
    });
    await boss.call(productImports.undo, { importId: second });
    expect(await stored()).toEqual([{ ...before[0], version: 3 }]);
    expect((await boss.call(productImports.detail, { importId: second })).state).toBe("undone");
    expect((await boss.try(productImports.undo, { importId: second })).body.code).toBe("state.notAllowed");
    const [prices] = await asSystem(server.database, (tx) =>
      tx.query<{ prices: string[] }>(
        "select array_agg(price_fen::text order by id) as prices from product_price where merchant_id = $1",
        [shop.merchantId],
      ),
    );
    expect(prices!.prices).toEqual(["300", "500", "300"]);
  });

  it("writes nothing and checks again when a product changed between the check and the import", async () => {
    await clear();
    await boss.call(productImports.run, { importId: await checked(table("A1,绿茶,云茶,茶饮,,3,,瓶,,")) });
    const importId = await checked(table("A1,绿茶,云茶,茶饮,,5,,瓶,,"));
    await asSystem(server.database, (tx) =>
      tx.query("update product set price_fen = 500, version = version + 1 where merchant_id = $1", [shop.merchantId]),
    );
    await boss.call(productImports.run, { importId });
    expect(await boss.call(productImports.detail, { importId })).toMatchObject({
      state: "checked",
      figures: { change: 0, same: 1 },
    });
  });

  it("run fifty times at once writes its rows once", async () => {
    await clear();
    const importId = await checked(table("A1,绿茶,云茶,茶饮,,3,,瓶,,"));
    const answers = await Promise.all(Array.from({ length: 50 }, () => boss.try(productImports.run, { importId })));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["H0000", "state.notAllowed"]));
    expect(await stored()).toHaveLength(1);
  });

  it("of many rows runs beside the call, and a process that died is followed by the next", async () => {
    await clear();
    const many = Array.from({ length: 2_500 }, (_, row) => `B${row},茶${row},云茶,茶饮,,3,,瓶,,`);
    const { importId } = await upload(table(...many));
    await boss.call(productImports.map, { importId, columns: [...columns] });
    expect((await boss.call(productImports.detail, { importId })).state).toBe("checking");
    const jobs = importJobs({ database: server.database, kinds: importKinds, log: { error: console.error } });
    const sweeper = makeSweeper(server.database, jobs.handlers, { error: console.error });
    const swept = async () => {
      await sweeper.sweep();
      await sweeper.settled();
      await jobs.idle();
    };
    await swept();
    expect(await boss.call(productImports.detail, { importId })).toMatchObject({
      state: "checked",
      figures: { create: 2_500, refused: 0 },
    });
    await boss.call(productImports.run, { importId });
    const before = await stored();
    // The first process takes the duty and dies before it does anything: its lease runs out.
    const dead = makeSweeper(
      server.database,
      [
        {
          ...jobs.handlers[0]!,
          run: async (context, due) => jobs.handlers[0]!.run({ ...context, afterCommit: () => {} }, due),
        },
      ],
      { error: console.error },
    );
    await dead.sweep();
    expect(await stored()).toEqual(before);
    const next = importJobs({ database: server.database, kinds: importKinds, log: { error: console.error } });
    const nextSweeper = makeSweeper(server.database, next.handlers, { error: console.error });
    await nextSweeper.sweep(new Date(Date.now() + 120_000));
    await nextSweeper.settled();
    await next.idle();
    expect((await boss.call(productImports.detail, { importId })).state).toBe("imported");
    expect(await stored()).toHaveLength(2_500);
  });

  it("of many rows goes on in a process whose first transaction for it was lost", async () => {
    await clear();
    const many = Array.from({ length: 2_100 }, (_, row) => `L${row},茶${row},云茶,茶饮,,3,,瓶,,`);
    const { importId } = await upload(table(...many));
    await boss.call(productImports.map, { importId, columns: [...columns] });
    const jobs = importJobs({ database: server.database, kinds: importKinds, log: { error: console.error } });
    const [duty] = jobs.handlers;
    let isLost = false;
    const handler: TimerHandler = {
      ...duty!,
      async run(context, due) {
        await duty!.run(context, due);
        if (isLost) return;
        isLost = true;
        throw new Error("the connection was lost before the commit");
      },
    };
    const sweeper = makeSweeper(server.database, [handler], { error: () => {} });
    for (const ahead of [0, 10_000]) {
      await sweeper.sweep(new Date(Date.now() + ahead));
      await sweeper.settled();
      await jobs.idle();
    }
    expect((await boss.call(productImports.detail, { importId })).state).toBe("checked");
  });

  it("of many rows follows the columns that somebody named last, though an older check was under way", async () => {
    await clear();
    const many = Array.from({ length: 2_100 }, (_, row) => `M${row},茶${row},云茶,茶饮,,3,2,瓶,,`);
    const { importId } = await upload(table(...many));
    const swapped = columns.map((column) =>
      column === "unitPrice" ? "costPrice" : column === "costPrice" ? "unitPrice" : column,
    );
    await boss.call(productImports.map, { importId, columns: swapped });
    let isRenamed = false;
    const kind: ImportKind = {
      ...productImport,
      async open(tx, batch) {
        const checker = await productImport.open(tx, batch);
        if (!isRenamed) await boss.call(productImports.map, { importId, columns: [...columns] });
        isRenamed = true;
        return checker;
      },
    };
    const kinds = importKinds.map((one) => (one.name === kind.name ? kind : one));
    const jobs = importJobs({ database: server.database, kinds, log: { error: console.error } });
    const sweeper = makeSweeper(server.database, jobs.handlers, { error: console.error });
    for (let sweep = 0; sweep < 2; sweep++) {
      await sweeper.sweep();
      await sweeper.settled();
      await jobs.idle();
    }
    expect(await boss.call(productImports.detail, { importId })).toMatchObject({
      state: "checked",
      figures: { create: 2_100, refused: 0 },
    });
  });

  it.each([
    ["a program with another name", "商品.csv", new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), "import.damaged"],
    ["a file of another kind", "商品.pdf", strToU8("a,b\n1,2"), "import.fileKind"],
    ["a header without rows", "商品.csv", strToU8("a,b\n"), "import.empty"],
    ["nothing at all", "商品.csv", new Uint8Array(), "import.empty"],
    ["200,000 rows", "商品.csv", strToU8(`a\n${"1\n".repeat(200_000)}`), "import.tooManyRows"],
    ["an archive that is no book", "商品.xlsx", zipSync({ x: strToU8("y") }), "import.damaged"],
  ])("refuses %s", async (_, name, content, code) => {
    expect(await upload(content, name)).toMatchObject({ code });
  });

  it("S1 belongs to its merchant alone", async () => {
    const importId = await checked(table("A1,绿茶,云茶,茶饮,,3,,瓶,,"));
    for (const answer of [
      stranger.try(productImports.detail, { importId }),
      stranger.try(productImports.rows, { importId }),
      stranger.try(productImports.run, { importId }),
    ])
      expect((await answer).body.code).toBe("record.unknown");
    expect((await stranger.call(productImports.list, {})).rows).toEqual([]);
  });

  it("equals typing: a product that was imported is the one that a form would have made", async () => {
    await clear();
    await boss.call(productImports.run, {
      importId: await checked(table("A1,绿茶,云茶,茶饮,6901234567892,3.50,2.00,瓶,500,好")),
    });
    const found = await boss.call(products.list, { search: "lvcha" });
    expect(found.rows).toMatchObject([
      {
        productCode: "A1",
        productName: "绿茶",
        barcode: "6901234567892",
        unitPriceFen: "350",
        costPriceFen: "200",
        weight: 500,
      },
    ]);
  });

  it("equals typing: whatever a row says, it is refused where the form refuses, and written as the form would write it", async () => {
    const amounts = fc.constantFrom("", "3.5", "3.50", "2.00", "0", "-1", "2.005", "x", "99999999999");
    const row = fc.record({
      productName: fc.constantFrom("绿茶", " 绿茶 ", "", "茶".repeat(100), "茶".repeat(101)),
      barcode: fc.constantFrom("none", "good", "bad", "short"),
      price: amounts,
      cost: amounts,
      unit: fc.constantFrom("瓶", "", "很长".repeat(30)),
      weight: fc.constantFrom("", "500", "0", "1.5", "重", "9999999999"),
      remark: fc.constantFrom("", "好", "字".repeat(200), "字".repeat(201)),
    });
    /** The record that a form makes of what is typed, by the rules alone. */
    const typed = ({ price, cost, weight, ...texts }: Record<string, string>) => {
      const [unit, purchase] = [fenFromYuan(price!), cost === "" ? null : fenFromYuan(cost!)];
      const grams = weight === "" ? null : Number(weight);
      if (!unit.ok || purchase?.ok === false || Number.isNaN(grams)) return undefined;
      const checkedFields = checkProductFields({
        ...(texts as { productName: string; barcode: string; unit: string; remark: string }),
        unitPriceFen: unit.value,
        costPriceFen: purchase === null ? null : purchase.value,
        weightGrams: grams,
        toleranceGrams: null,
        batchNo: "",
        productionDate: null,
        shelfLifeDate: null,
      });
      return checkedFields.ok ? checkedFields.value : undefined;
    };
    const barcodeFor = (kind: string, at: number) => {
      const digits = `200${String(at).padStart(9, "0")}`;
      const right = checkDigitOf(digits);
      return { none: "", good: digits + right, bad: `${digits}${(Number(right) + 1) % 10}`, short: "1234567" }[kind]!;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 150, maxLength: 150 }), async (drawn) => {
        await clear();
        const rows = drawn.map((one, at) => ({
          ...one,
          // Two rows with one barcode are refused for another reason.
          barcode: one.barcode === "short" && at > 0 ? "" : barcodeFor(one.barcode, at),
        }));
        const content = rows.map(
          ({ productName, barcode, price, cost, unit, weight, remark }, at) =>
            `Q${String(at).padStart(3, "0")},${productName},云茶,茶饮,${barcode},${price},${cost},${unit},${weight},${remark}`,
        );
        const importId = await checked(table(...content));
        const wanted = rows.map(typed);
        expect((await rowsOf(importId)).map(({ verdict }) => verdict)).toEqual(
          wanted.map((product) => (product === undefined ? "refused" : "create")),
        );
        if (wanted.some((product) => product !== undefined))
          await boss.call(productImports.run, { importId, leavesRefused: true });
        expect(await stored()).toEqual(
          wanted.flatMap((product, at) =>
            product === undefined
              ? []
              : {
                  code: `Q${String(at).padStart(3, "0")}`,
                  name: product.productName,
                  brand: "云茶",
                  category: "茶饮",
                  barcode: product.barcode,
                  price: String(product.unitPriceFen),
                  purchase: product.costPriceFen === null ? null : String(product.costPriceFen),
                  unit: product.unit,
                  weight: product.weightGrams,
                  remark: product.remark,
                  version: 1,
                },
          ),
        );
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
});
