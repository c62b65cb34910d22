import { products, productPictures } from "@yunshou/contract/goods/products";
import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { medicineConflicts } from "@yunshou/contract/pharmacy/conflicts";
import { pickups } from "@yunshou/contract/orders/pickups";
import { medicineSets } from "@yunshou/contract/pharmacy/sets";
import { asSystem } from "@yunshou/database";
import { merchantFeatures } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { pngOf } from "../testing/standIns/pictures.ts";

let server: TestServer;
let pharmacy: CreatedMerchant;
let boss: Client;
let grocer: Client;

const setFeatures = (features: readonly string[]) =>
  asSystem(server.database, (tx) =>
    tx.query("update merchant set features = $2 where id = $1", [pharmacy.merchantId, features]),
  );

beforeAll(async () => {
  server = await startTestServer();
  pharmacy = await givenMerchant(server, { kind: "drug" });
  await setFeatures(merchantFeatures);
  await givenUser(server, pharmacy, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "grocer" });
  [boss, grocer] = [await loginAs(server, "boss", testPassword), await loginAs(server, "grocer", testPassword)];
});
afterAll(() => server.stop());

type Kind = "category" | "condition" | "set";
const group = async (kind: Kind, categoryName: string, parentId: string | null = null) =>
  (await boss.call(medicineGroups.create, { kind, categoryName, parentId })).groupId;
const tree = async (kind: Kind) => (await boss.call(medicineGroups.tree, { kind })).rows;
const picture = async () =>
  ((await boss.sendBytes(productPictures.upload.path, pngOf())).body.data as { name: string }).name;
const form = async (medCategoryId: string, more: object = {}) => ({
  medicineName: "感冒灵颗粒",
  medCategoryId,
  manufacturer: "康禾制药",
  registrationNo: "国药准字Z20043456",
  saleClass: "otcB" as const,
  conditionIds: [] as string[],
  symptoms: "头痛",
  multiUse: false,
  barcode: "",
  unitPriceFen: "1680",
  costPriceFen: "1020",
  spec: "10g×9袋",
  unit: "盒",
  thumbnail: await picture(),
  detailPictures: [],
  remark: "",
  ...more,
});

describe("groups of medicines", () => {
  it("MED-03 are trees whose values are renamed, moved and kept while something names them", async () => {
    const chinese = await group("category", "中成药");
    const cold = await group("category", "感冒用药", chinese);
    const digestion = await group("category", "肠胃用药", chinese);
    await boss.call(medicineGroups.move, { groupId: digestion, parentId: chinese, beforeId: cold });
    await boss.call(medicineGroups.update, { groupId: cold, categoryName: "感冒", symptoms: "", sortNo: 50 });
    expect(await tree("category")).toMatchObject([
      { groupId: chinese, categoryLevel: 1, children: 2 },
      { groupId: digestion, categoryLevel: 2, parentId: chinese },
      { groupId: cold, categoryName: "感冒", sortNo: 50 },
    ]);
    const twice = { kind: "category", parentId: chinese, categoryName: "感冒" } as const;
    expect((await boss.try(medicineGroups.create, twice)).body.code).toBe("pharmacy.groupTaken");
    const cycle = { groupId: chinese, parentId: cold, beforeId: null };
    expect((await boss.try(medicineGroups.move, cycle)).body.code).toBe("access.treeCycle");
    expect((await boss.try(medicineGroups.remove, { groupId: chinese })).body.code).toBe("pharmacy.groupInUse");
    await boss.call(medicineGroups.remove, { groupId: digestion });
    const foreign = { kind: "condition", parentId: chinese, categoryName: "x" } as const;
    expect((await boss.try(medicineGroups.create, foreign)).body.code).toBe("pharmacy.groupUnknown");
  });
});

describe("medicines", () => {
  it("MED-01 MED-10 PRODUCT-04 PRODUCT-08 are products with more fields, by the rules of both", async () => {
    const leaf = (await tree("category")).find(({ categoryName }) => categoryName === "感冒")!.groupId;
    const root = (await tree("category")).find(({ categoryName }) => categoryName === "中成药")!.groupId;
    const [fever, cough] = [await group("condition", "发热"), await group("condition", "咳嗽")];
    const refusals = [
      [{ registrationNo: "国药准字20043456" }, "pharmacy.registrationMalformed", "registrationNo"],
      [{ conditionIds: [fever, cough] }, "pharmacy.notMultiUse", "conditionIds"],
      [{ medCategoryId: root }, "goods.notLastLevel", "medCategoryId"],
      [{ medCategoryId: fever }, "pharmacy.groupUnknown", "medCategoryId"],
      [{ costPriceFen: "1681" }, "goods.purchaseAbovePrice", "costPriceFen"],
      [{ thumbnail: null }, "goods.picturesMissing", "thumbnail"],
      [{ medicineName: " " }, "field.required", "medicineName"],
    ] as const;
    for (const [wrong, code, field] of refusals)
      expect((await boss.try(medicines.create, await form(leaf, wrong))).body, code).toMatchObject({
        code,
        data: { field },
      });
    const both = await form(leaf, { multiUse: true, conditionIds: [fever, cough], saleClass: "prescription" });
    const { productId, productCode } = await boss.call(medicines.create, both);
    expect((await boss.call(products.detail, { productId })).isPrescription).toBe(true);
    const detail = await boss.call(medicines.detail, { productId });
    expect(detail).toMatchObject({ productCode, medCategory: "感冒", manufacturer: "康禾制药", multiUse: true });
    expect(detail.diseaseCategory.split("、").toSorted()).toEqual(["发热", "咳嗽"]);
    const next = { ...both, productId, version: detail.version, medicineName: "新名", conditionIds: [cough] };
    await boss.call(medicines.update, next);
    expect((await boss.try(medicines.update, next)).body.code).toBe("goods.changedMeanwhile");
    expect((await boss.call(medicines.list, { conditionId: cough })).rows).toMatchObject([{ medicineName: "新名" }]);
    expect((await boss.call(medicines.list, { conditionId: fever })).rows).toEqual([]);
    expect((await boss.try(medicineGroups.remove, { groupId: cough })).body.code).toBe("pharmacy.groupInUse");
  });

  it("MED-03 MED-10 are linked to a condition together, and one that may not bear it is named and stays as it is", async () => {
    const leaf = (await tree("category")).find(({ categoryName }) => categoryName === "感冒")!.groupId;
    const root = await group("condition", "呼吸");
    const [allergy, asthma] = [await group("condition", "过敏", root), await group("condition", "哮喘", root)];
    const made = async (medicineName: string, more: object = {}) =>
      (await boss.call(medicines.create, await form(leaf, { medicineName, ...more }))).productId;
    const free = await made("氯雷他定");
    const single = await made("布地奈德", { conditionIds: [asthma] });
    const multi = await made("孟鲁司特", { conditionIds: [asthma], multiUse: true });
    const { version } = await boss.call(medicines.detail, { productId: free });
    const link = { groupId: allergy, productIds: [free, single, multi], linked: true };
    expect(await boss.call(medicineGroups.link, link)).toEqual({
      changed: 2,
      refused: [{ productId: single, medicineName: "布地奈德", code: "pharmacy.notMultiUse" }],
    });
    const of = async (conditionId: string) =>
      (await boss.call(medicines.list, { conditionId })).rows.map(({ productId }) => productId).toSorted();
    expect(await of(allergy)).toEqual([free, multi].toSorted());
    expect(await of(asthma)).toEqual([single, multi].toSorted());
    expect((await tree("condition")).find(({ groupId }) => groupId === allergy)?.uses).toBe(2);
    // A form that was open meanwhile does not write the old conditions back.
    const stale = await boss.try(medicines.update, { productId: free, version, ...(await form(leaf)) });
    expect(stale.body.code).toBe("goods.changedMeanwhile");
    expect(await boss.call(medicineGroups.link, link)).toMatchObject({ changed: 0 });
    expect(await boss.call(medicineGroups.link, { ...link, linked: false })).toEqual({ changed: 2, refused: [] });
    expect([await of(allergy), await of(asthma)]).toEqual([[], [single, multi].toSorted()]);
    const codeWith = async (wrong: object) => (await boss.try(medicineGroups.link, { ...link, ...wrong })).body.code;
    expect(await codeWith({ groupId: root })).toBe("goods.notLastLevel");
    expect(await codeWith({ groupId: leaf })).toBe("pharmacy.groupUnknown");
    expect(await codeWith({ productIds: [free, "1"] })).toBe("pharmacy.medicineUnknown");
  });

  it("MED-01 stand on the shelf or not, and a mere product is no medicine", async () => {
    const leaf = (await tree("category")).find(({ categoryName }) => categoryName === "感冒")!.groupId;
    const { productId } = await boss.call(medicines.create, await form(leaf, { medicineName: "板蓝根" }));
    const offered = async () =>
      (await boss.call(medicines.shelf, { medicineName: "板蓝根" })).rows.map(({ productStatus }) => productStatus);
    expect(await offered()).toEqual([]);
    expect((await boss.call(medicines.shelf, { productStatus: "none", medicineName: "板蓝根" })).rows).toHaveLength(1);
    expect(await boss.call(medicines.setShelf, { productIds: [productId], shelf: "on" })).toEqual({ changed: 1 });
    expect(await offered()).toEqual(["on"]);
    await boss.call(medicines.setShelf, { productIds: [productId], shelf: "off" });
    expect(await offered()).toEqual(["off"]);
    const water = await givenProduct(server, pharmacy, "water");
    const mixed = { productIds: [productId, water], shelf: "on" } as const;
    expect((await boss.try(medicines.setShelf, mixed)).body.code).toBe("pharmacy.medicineUnknown");
    expect(await offered()).toEqual(["off"]);
  });
});

describe("combinations of medicines", () => {
  it("MED-04 hold medicines of their merchant, which stay while a combination names them", async () => {
    const leaf = (await tree("category")).find(({ categoryName }) => categoryName === "感冒")!.groupId;
    const ids = [];
    for (const medicineName of ["甲", "乙"])
      ids.push((await boss.call(medicines.create, await form(leaf, { medicineName }))).productId);
    const lines = ids.map((productId, index) => ({ productId, quantity: index + 1 }));
    const setCategoryId = await group("set", "家庭常备");
    const set = {
      comboName: "感冒组合",
      setCategoryId,
      conditionId: null,
      comboItems: lines,
      unitPriceFen: "3000",
      remark: "",
    };
    const { setId } = await boss.call(medicineSets.create, set);
    expect((await boss.call(medicineSets.list, {})).rows).toMatchObject([
      { setId, comboCategory: "家庭常备", comboItems: [{ quantity: 1 }, { quantity: 2 }], enabled: true },
    ]);
    expect((await boss.try(medicineSets.create, set)).body.code).toBe("pharmacy.setTaken");
    const water = await givenProduct(server, pharmacy, "soda");
    const odd = { ...set, comboName: "x", comboItems: [...lines, { productId: water, quantity: 1 }] };
    expect((await boss.try(medicineSets.create, odd)).body.code).toBe("pharmacy.medicineUnknown");
    for (const remove of [medicines.remove, products.remove])
      expect((await boss.try(remove, { productId: ids[0]! })).body.code).toBe("pharmacy.inSet");
    await boss.call(medicineSets.remove, { setId });
    await boss.call(medicines.remove, { productId: ids[0]! });
  });

  it("MED-04 hold no two medicines that must not go together, and say which and why", async () => {
    const leaf = (await tree("category")).find(({ categoryName }) => categoryName === "感冒")!.groupId;
    const ids: string[] = [];
    for (const medicineName of ["布洛芬", "阿司匹林", "氯苯那敏"])
      ids.push((await boss.call(medicines.create, await form(leaf, { medicineName }))).productId);
    const [first, second, third] = ids as [string, string, string];
    const said = { severity: "forbid", reason: "bleeding", remark: "" } as const;
    const codeOf = async (input: object) =>
      (await boss.try(medicineConflicts.create, { ...said, ...input } as never)).body;
    expect(await codeOf({ productId: first, otherProductId: first })).toMatchObject({
      code: "pharmacy.conflictSame",
      data: { field: "otherProductId" },
    });
    const water = await givenProduct(server, pharmacy, "tonic");
    expect((await codeOf({ productId: first, otherProductId: water })).code).toBe("pharmacy.medicineUnknown");
    const pair = { productId: second, otherProductId: first };
    const { conflictId } = await boss.call(medicineConflicts.create, { ...pair, ...said });
    expect(await codeOf({ productId: first, otherProductId: second })).toMatchObject({
      code: "pharmacy.conflictTaken",
    });
    await boss.call(medicineConflicts.create, { ...said, severity: "warn", productId: first, otherProductId: third });
    expect((await boss.call(medicineConflicts.list, { medicineName: "阿司匹林" })).rows).toMatchObject([
      { medicineName: "布洛芬", otherName: "阿司匹林", severity: "forbid", reason: "bleeding" },
    ]);
    const set = {
      comboName: "止痛组合",
      setCategoryId: await group("set", "止痛"),
      conditionId: null,
      comboItems: ids.map((productId) => ({ productId, quantity: 1 })),
      unitPriceFen: "3000",
      remark: "",
    };
    expect((await boss.try(medicineSets.create, set)).body).toMatchObject({
      code: "pharmacy.conflictForbidden",
      msg: "“布洛芬”与“阿司匹林”不能同用：出血风险升高",
      data: { field: "comboItems" },
    });
    const lines = [
      { productId: first, quantity: 1 },
      { productId: second, quantity: 1 },
    ];
    const codes = { merchantId: pharmacy.merchantId, lines, count: 1 };
    expect((await boss.try(pickups.create, codes)).body.code).toBe("pharmacy.conflictForbidden");
    await boss.call(medicineConflicts.update, { ...said, conflictId, severity: "warn" });
    const { setId } = await boss.call(medicineSets.create, set);
    const [stored] = (await boss.call(medicineSets.list, { comboName: "止痛组合" })).rows;
    expect(stored!.warnings).toMatchObject([{ reason: "bleeding" }, { reason: "bleeding" }]);
    const forbid = { ...said, conflictId };
    expect((await boss.try(medicineConflicts.update, forbid)).body).toMatchObject({ code: "pharmacy.conflictInSet" });
    await boss.call(medicineSets.enable, { setId, enabled: false });
    await boss.call(medicineConflicts.update, forbid);
    expect((await boss.try(medicineSets.enable, { setId, enabled: true })).body.code).toBe(
      "pharmacy.conflictForbidden",
    );
    await boss.call(medicineConflicts.remove, { conflictId });
    await boss.call(medicineSets.enable, { setId, enabled: true });
  });

  it("MED-04 MERCHANT-20 are closed without their switch, and all of it to who sells no medicine", async () => {
    expect((await grocer.try(medicines.list, {})).body.code).toBe("merchants.featureOff");
    await setFeatures(["medicine"]);
    expect((await boss.try(medicineSets.list, {})).body.code).toBe("merchants.featureOff");
    expect((await boss.try(medicineGroups.tree, { kind: "set" })).body.code).toBe("merchants.featureOff");
    expect((await boss.try(medicineGroups.tree, { kind: "category" })).body.code).toBe("H0000");
    await setFeatures(merchantFeatures);
  });
});
