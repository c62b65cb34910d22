import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, choose, confirm, drawer, enter, field, open, press, row, see, state, told } from "../screen.ts";
import { given, givenPlaces, goodsOf, serial } from "./procurement.ts";

export const billToPayment: Journey = {
  area: "stock",
  name: "STOCK-08 GEN-18: a supplier's bill that asks for more than came is entered with a reason and paid in part",
  async run(world) {
    const { page, context } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const name = serial();
    const { id: productId } = await goodsOf(world, "");
    const { supplierId, warehouseId } = await givenPlaces(page, name);
    const docDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Shanghai" }).format(new Date());
    const lines = [{ productId, quantity: 12, costPriceFen: "200" }];
    await given(page, "/api/v1/stock/receipts", { warehouseId, supplierId, docDate, lines });

    await open(page, world.url, "/jxcgl/sfk?tab=bills");
    await press(page, "新增账单");
    await choose(page, drawer(page), "supplierId", name);
    await enter(drawer(page), "billNo", `F-${name}`);
    await drawer(page).locator("tr.ant-table-row input[type=checkbox]").first().check();
    await enter(drawer(page), "amount", "25.50");
    await see(drawer(page), /差额 ¥1\.50/);
    await press(drawer(page), "保存");
    await see(drawer(page), /相差1\.50元/);
    await enter(drawer(page), "remark", "含运费");
    await press(drawer(page), "保存");
    await confirm(page, "仍然登记");
    await told(page, "添加成功");
    await state(row(page, name), "未付款").waitFor();

    await act(row(page, name), "付款");
    await eventually(async () => (await field(drawer(page), "amount").inputValue()) === "25.50", "all that is open");
    await enter(drawer(page), "amount", "25.51");
    await see(drawer(page), /超过账单未付金额/);
    await enter(drawer(page), "amount", "20.00");
    await press(drawer(page), "保存");
    await told(page, "添加成功");
    await state(row(page, name), "部分付款").waitFor();
    await press(row(page, name), `F-${name}`);
    await see(drawer(page), "入库与退货");
    await see(drawer(page), "20.00");

    await open(page, world.url, "/jxcgl/sfk?tab=open");
    const line = row(page, name);
    await line.waitFor();
    const text = await line.innerText();
    expect(/5\.50[\s\S]*0\.00[\s\S]*5\.50[\s\S]*24\.00[\s\S]*1\.50[\s\S]*20\.00/.test(text), `what is open is ${text}`);
    await context.close();
  },
};
