import type { Page } from "playwright-core";
import { callAs, logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { act, choose, confirm, drawer, enter, field, menuEntry, open, press, row, state, told } from "../screen.ts";
import type { World } from "../world.ts";
import { registerMachine } from "./mainJob.ts";
import { countItself, equip, openRound, stateOf } from "./round.ts";

interface Goods {
  readonly id: string;
  readonly code: string;
}

/** The product that lies in the lanes of a machine, or the first of the merchant. */
export async function goodsOf(world: World, machineNo: string): Promise<Goods> {
  const [found] = await world.system((tx) =>
    tx.query<Goods>(
      `select g.id, g.code from product g join merchant h on h.merchant_no = '0001' and g.merchant_id = h.id
       where g.deleted_at is null and not g.is_prescription
       order by exists (select from lane l join machine m on m.id = l.machine_id where m.machine_no = $1 and l.product_id = g.id) desc, g.id limit 1`,
      [machineNo],
    ),
  );
  expect(found !== undefined, "the merchant has a product");
  return found;
}

/** A call that prepares what the task is not about. */
export async function given<T>(page: Page, path: string, input: Record<string, unknown>): Promise<T> {
  const { code, data, msg } = await callAs<T>(page, path, input);
  expect(code === "H0000", `${path}: ${code} ${msg}`);
  return data;
}

/** A supplier and a warehouse of the person's merchant, both with this name. */
export async function givenPlaces(page: Page, name: string): Promise<{ supplierId: string; warehouseId: string }> {
  const supplier = { supplierName: name, contactPhone: "13800138000" };
  const { supplierId } = await given<{ supplierId: string }>(page, "/api/v1/stock/suppliers", supplier);
  const warehouse = { warehouseName: name };
  const { warehouseId } = await given<{ warehouseId: string }>(page, "/api/v1/stock/warehouses", warehouse);
  return { supplierId, warehouseId };
}

/** What lies in a warehouse or bag, in pieces. */
async function lying(world: World, name: string): Promise<number> {
  const [found] = await world.system((tx) =>
    tx.query<{ pieces: number }>(
      "select coalesce(sum(l.stock), 0)::int as pieces from warehouse w left join goods_level l on l.top_id = w.top_id and l.warehouse_id = w.id where w.name = $1",
      [name],
    ),
  );
  return found?.pieces ?? 0;
}

/** Whoever made a document sees that it is for somebody else to approve. */
async function refusedForOwn(page: Page, name: string): Promise<void> {
  const line = row(page, name);
  const inline = line.getByRole("button", { name: /通\s?过/ });
  if ((await inline.count()) === 0) await press(line, "更多");
  const entry = inline.or(menuEntry(page, "通过")).first();
  await eventually(
    async () => (await entry.isDisabled()) || (await entry.getAttribute("aria-disabled")) === "true",
    "who made it cannot approve it",
  );
  await page.keyboard.press("Escape");
}

export const serial = () => `C${Date.now().toString(36).toUpperCase()}`;

export const planToLane: Journey = {
  area: "stock",
  name: "STOCK-07 STOCK-08 STOCK-09 STOCK-03: a plan approved by another becomes an order, a part of it comes, leaves for a route, is filled in by a phone without a network, and the machine's own count confirms it",
  async run(world) {
    ForeignMachine.require();
    const buying = await openVisit(world.browser);
    const { page } = buying;
    await logIn(world, page, "demo");
    const name = serial();
    const secret = await registerMachine(world, page, name);
    await equip(world, name);
    const goods = await goodsOf(world, name);
    await givenPlaces(page, name);

    await open(page, world.url, "/jxcgl/cgjh?doc=new");
    await choose(page, page, "supplierId", name);
    await page.getByRole("combobox", { name: "添加商品" }).fill(goods.code);
    await page
      .locator(".ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option")
      .filter({ hasText: goods.code })
      .first()
      .click();
    await enter(page, "lines_0_quantity", "24");
    await enter(page, "lines_0_price", "2.00");
    await press(page, "保存");
    await told(page, "添加成功");
    await open(page, world.url, `/jxcgl/cgjh?supplierName=${name}`);
    await act(row(page, name), "提交");
    await confirm(page, "提交");
    await state(row(page, name), "待审核").waitFor();
    await refusedForOwn(page, name);

    const approving = await openVisit(world.browser);
    await logIn(world, approving.page, "admin");
    await open(approving.page, world.url, `/jxcgl/cgjh?supplierName=${name}`);
    await act(row(approving.page, name), "通过");
    await confirm(approving.page, "通过");
    await state(row(approving.page, name), "已通过").waitFor();
    await approving.context.close();

    await open(page, world.url, `/jxcgl/cgjh?supplierName=${name}&docStatus=approved`);
    await act(row(page, name), "生成采购单");
    await confirm(page, "生成采购单");
    await told(page, "操作成功");
    await open(page, world.url, `/jxcgl/cgd?supplierName=${name}`);
    await act(row(page, name), "入库");
    await choose(page, page, "warehouseId", name);
    // All that is open stands there; ten pieces came.
    await eventually(async () => (await field(page, "lines_0_quantity").inputValue()) === "24", "24 are open");
    await enter(page, "lines_0_quantity", "10");
    await press(page, "保存");
    await told(page, "添加成功");
    await open(page, world.url, `/jxcgl/cgd?supplierName=${name}`);
    await state(row(page, name), "部分到货").waitFor();

    await open(page, world.url, "/jxcgl/chd?doc=new");
    await choose(page, page, "warehouseId", name);
    await choose(page, page, "routeId", name);
    await press(page, "按线路所缺填写");
    await eventually(async () => (await field(page, "lines_0_quantity").inputValue()) === "8", "both lanes lack four");
    await press(page, "保存");
    await told(page, "添加成功");
    await open(page, world.url, `/jxcgl/chd?routeName=${name}`);
    await act(row(page, name), "出库");
    await confirm(page, "出库");
    await state(row(page, name), "已出库").waitFor();
    await buying.context.close();

    const phone = await openVisit(world.browser, { width: 360, height: 800 });
    await openRound(world, phone.page, name);
    const tap = (text: string | RegExp) => phone.page.getByRole("button", { name: text }).first().click();
    await phone.context.setOffline(true);
    await tap("扫码");
    await phone.page.getByLabel("条码或机器编号").fill(name);
    await tap("打开");
    await tap(/^11 /);
    await tap("确定 · 下一道");
    await tap("确定 · 下一道");
    await phone.page.getByRole("dialog").waitFor({ state: "detached" });
    await tap("完成本机");
    await phone.page.getByText("待上传 3").waitFor();
    await phone.context.setOffline(false);
    await phone.page.getByText("已全部上传").waitFor();
    await phone.context.close();
    const sent = await stateOf(world, name);
    expect(sent === "filled 6,6", `both lanes are full and wait for the count, it is ${sent}`);
    await countItself(world, name, secret, 6);
    const left = await world.system((tx) =>
      tx.query<{ fen: string }>(
        "select distinct l.cost_fen::text as fen from lane l join machine m on m.id = l.machine_id where m.machine_no = $1",
        [name],
      ),
    );
    expect(left.length === 1 && left[0]?.fen !== null, `the lanes know what their goods cost: ${JSON.stringify(left)}`);
    const rest = await lying(world, name);
    expect(rest === 2, `two of ten pieces are left in the warehouse and none in the bag, it is ${rest}`);
  },
};

export const lossByTwo: Journey = {
  area: "stock",
  name: "STOCK-08 MSG-134: a loss that one person reports leaves the book only when another approves it",
  async run(world) {
    const reporting = await openVisit(world.browser);
    const { page } = reporting;
    await logIn(world, page, "demo");
    const name = serial();
    const { id: productId, code } = await goodsOf(world, "");
    const { supplierId, warehouseId } = await givenPlaces(page, name);
    const docDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Shanghai" }).format(new Date());
    const lines = [{ productId, quantity: 12, costPriceFen: "200" }];
    await given(page, "/api/v1/stock/receipts", { warehouseId, supplierId, docDate, lines });

    await open(page, world.url, "/jxcgl/bs");
    await press(page, "新增报损");
    await choose(page, drawer(page), "warehouseId", name);
    await field(drawer(page), "productId").fill(code);
    await choose(page, drawer(page), "productId", code);
    await enter(drawer(page), "lossQty", "3");
    await press(drawer(page), "保存");
    await told(page, "添加成功");
    await state(row(page, name), "待审核").waitFor();
    await refusedForOwn(page, name);
    expect((await lying(world, name)) === 12, "nothing has left the warehouse");
    await reporting.context.close();

    const approving = await openVisit(world.browser);
    await logIn(world, approving.page, "admin");
    await open(approving.page, world.url, "/jxcgl/bs?docStatus=submitted");
    await act(row(approving.page, name), "通过");
    await confirm(approving.page, "通过");
    await told(approving.page, "操作成功");
    await eventually(async () => (await lying(world, name)) === 9, "three pieces have left the warehouse");
    await approving.context.close();
  },
};
