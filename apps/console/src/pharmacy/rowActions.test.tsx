import { allPermissions } from "@yunshou/contract/permissions";
import { merchantFeatures } from "@yunshou/domain";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { lossLink, lostGoods } from "../stock/procurement/lossLink.ts";
import { closePage, openPage, settled } from "../testing/openedPage.tsx";
// The page fetches it when it is first opened, which takes its time on a slow processor.
import "./groups/ConditionMedicines.tsx";

const medicine = {
  productId: "7",
  thumbnail: null,
  productCode: "M7",
  medicineName: "感冒灵",
  medCategory: "感冒",
  manufacturer: "三九",
  registrationNo: "Z1",
  diseaseCategory: "",
  symptoms: "",
  spec: "10g",
  unit: "盒",
  unitPriceFen: "1500",
  costPriceFen: null,
  saleClass: "otcA",
  storage: "room",
  isPrescription: false,
  multiUse: false,
  reviewStatus: null,
  merchantName: "药房",
  createdTime: "2026-01-01T00:00:00.000Z",
  version: 1,
};
const lane = {
  rowId: "9.main.11",
  machineId: "9",
  cabinet: "main",
  laneNo: 11,
  machineNo: "A9",
  machineName: "一号机",
  warehouseId: null,
  warehouseName: null,
  productId: "7",
  productCode: "M7",
  medicineName: "感冒灵",
  manufacturer: "三九",
  batchNo: "B 1",
  stock: 3,
  valueFen: null,
  laneStatus: "normal",
  shelfLifeDate: "2026-02-01",
  daysToExpiry: 3,
  batchState: "near",
};
const answers = {
  "pharmacy/medicines?": { rows: [medicine], total: 1 },
  "/expiry?": { rows: [lane], total: 1 },
  "/expiry/sums": { steps: [] },
};

/** What the row offers, with what lies behind 更多. */
async function offered(): Promise<string> {
  const more = document.querySelector("tbody .ant-dropdown-trigger");
  await act(async () => more?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
  return `${document.querySelector("tbody")?.textContent} ${document.querySelector(".ant-dropdown")?.textContent}`;
}

async function press(among: Element[], word: string): Promise<void> {
  const target = among.find((one) => one.textContent?.replaceAll(" ", "").includes(word));
  await act(async () => target?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
}

afterEach(closePage);

describe("a medicine of the list", () => {
  it("MED-05 leads to its batches only while the merchant keeps batches", async () => {
    await openPage("/ypgl/yplb", { answers });
    expect(await offered()).toContain("批次");
    await closePage();
    await openPage("/ypgl/yplb", { answers, features: merchantFeatures.filter((one) => one !== "medicine") });
    expect(await offered()).not.toContain("批次");
  });

  it("PRODUCT-18 is submitted for review as any product, after a question and once", async () => {
    const { calls } = await openPage("/ypgl/yplb", { answers });
    expect(await offered()).toContain("提交审核");
    await press([...document.querySelectorAll(".ant-dropdown .ant-dropdown-menu-item")], "提交审核");
    await press([...document.querySelectorAll(".ant-modal button")], "提交审核");
    const sent = calls.filter(({ body }) => body !== "");
    expect(sent).toMatchObject([{ address: "/api/v1/goods/modelling" }]);
    expect(JSON.parse(sent[0]!.body)).toMatchObject({ productId: "7" });
  });
});

describe("a condition", () => {
  const condition = {
    groupId: "3",
    parentId: null,
    categoryName: "感冒发热",
    symptoms: "",
    categoryLevel: 1,
    sortNo: 10,
    enabled: true,
    children: 0,
    uses: 1,
    createdTime: "2026-01-01T00:00:00.000Z",
  };

  it("MED-03 shows the medicines that treat it, and takes one out by one call", async () => {
    const { calls } = await openPage("/ypgl/bqbkfl", {
      answers: { ...answers, "pharmacy/groups": { rows: [condition], changed: 1, refused: [] } },
    });
    await press([...document.querySelectorAll("button")], "关联药品");
    const drawer = () => document.querySelector(".ant-drawer");
    expect(drawer()?.textContent).toContain("感冒灵");
    expect(drawer()?.textContent).toContain("添加药品");
    await press([...drawer()!.querySelectorAll("button")], "移除");
    const sent = calls.filter(({ body }) => body !== "");
    expect(sent.map(({ address, body }) => [address, JSON.parse(body) as unknown])).toEqual([
      ["/api/v1/pharmacy/groups/3/medicines", expect.objectContaining({ productIds: ["7"], linked: false })],
    ]);
  });

  it("MED-03 takes none out where it shows those of the conditions below", async () => {
    const above = { ...condition, children: 1 };
    await openPage("/ypgl/bqbkfl", { answers: { ...answers, "pharmacy/groups": { rows: [above] } } });
    await press([...document.querySelectorAll("button")], "关联药品");
    expect(document.querySelector(".ant-drawer")?.textContent).toContain("感冒灵");
    expect(document.querySelector(".ant-drawer")?.textContent).not.toContain("移除");
  });
});

describe("a medicine that expires", () => {
  it("MED-07 leads to its write-off, for those who write off", async () => {
    await openPage("/ypgl/ypqx", { answers });
    expect(await offered()).toContain("报损");
    await closePage();
    const permissions = allPermissions.filter((one) => one !== "stock.loss.write");
    await openPage("/ypgl/ypqx", { answers, permissions });
    expect(await offered()).not.toContain("报损");
  });

  it("MED-07 stands with its warehouse, from where it is written off and where no lane is stopped", async () => {
    const places = {
      machineId: null,
      cabinet: null,
      laneNo: null,
      machineNo: null,
      machineName: null,
      laneStatus: null,
    };
    const row = { ...lane, ...places, warehouseId: "5", warehouseName: "一号库" };
    await openPage("/ypgl/ypqx", { answers: { ...answers, "/expiry?": { rows: [row], total: 1 } } });
    const shown = await offered();
    expect(shown).toContain("一号库");
    expect(shown).toContain("报损");
    expect(shown).not.toContain("停售");
    const make = new URL(lossLink(row), "http://console").searchParams.get("make")!;
    expect(lostGoods(make)).toEqual({ productId: "7", warehouseId: "5", batchNo: "B 1" });
  });

  it("STOCK-08 begins the form of the write-off with product, machine and batch", () => {
    const goods = { productId: "7", machineId: "9", batchNo: "B 1" };
    const address = new URL(lossLink(goods), "http://console");
    expect(address.pathname).toBe("/jxcgl/bs");
    expect(lostGoods(address.searchParams.get("make")!)).toEqual(goods);
    expect(lostGoods("x y")).toEqual({ batchNo: "" });
  });
});
