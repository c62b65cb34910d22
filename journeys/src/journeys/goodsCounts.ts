import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, confirm, drawer, open, press, row, see } from "../screen.ts";
import type { World } from "../world.ts";
import { given, givenPlaces, goodsOf, serial } from "./procurement.ts";

/** What lies in a warehouse and for how much, and what counts have booked there. */
const bookOf = async (world: World, name: string) => {
  const [found] = await world.system((tx) =>
    tx.query<{ stock: number; fen: string; booked: string }>(
      `select l.stock, l.value_fen::text as fen, (select coalesce(string_agg(v.quantity::text, ',' order by v.id), 'none') from goods_movement v
         where v.level_id = l.id and v.reason in ('count', 'reversal')) as booked
       from goods_level l join warehouse w on w.top_id = l.top_id and w.id = l.warehouse_id where w.name = $1`,
      [name],
    ),
  );
  return `${found?.stock} for ${found?.fen}, booked ${found?.booked}`;
};

export const countedWarehouse: Journey = {
  area: "stock",
  name: "STOCK-01 STOCK-08: a warehouse is counted by what a scanner types, goods come in meanwhile, a second person books the difference from the list of approvals and takes it back again",
  async run(world) {
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const name = serial();
    const goods = await goodsOf(world, name);
    const places = await givenPlaces(page, name);
    const docDate = new Date().toISOString().slice(0, 10);
    const receive = (quantity: number) =>
      given(page, "/api/v1/stock/receipts", {
        ...places,
        docDate,
        lines: [{ productId: goods.id, quantity, costPriceFen: "200" }],
      });
    await receive(10);

    await open(page, world.url, `/jxcgl/ccgl?warehouseName=${name}`);
    await act(row(page, name), "盘点");
    await see(drawer(page), "盘点中");
    await drawer(page).getByLabel("名称、编号、条码或批次").fill(goods.code);
    await drawer(page).getByLabel("名称、编号、条码或批次").press("Enter");
    const line = drawer(page).locator("tr.ant-table-row").first();
    await line.locator("input:focus").waitFor();
    await page.keyboard.type("6");
    await page.keyboard.press("Enter");
    await see(line, "-4");
    const finish = drawer(page).getByRole("button", { name: "完成盘点" });
    await eventually(() => finish.isDisabled(), "a difference without a reason cannot be booked");
    await line.getByLabel(/^差异原因/).click();
    await page.locator(".ant-select-item-option").filter({ hasText: "丢失" }).click();
    await line.getByLabel(/^备注/).waitFor();
    // What comes while one counts is no difference.
    await receive(5);
    await press(drawer(page), "完成盘点");
    await confirm(page, "完成盘点");
    await see(page, "差异超过限额，已提交他人复核");
    expect((await bookOf(world, name)) === "15 for 3000, booked none", "nothing is booked before somebody else agrees");

    const deciding = await openVisit(world.browser);
    await logIn(world, deciding.page, "admin");
    await open(deciding.page, world.url, "/xtgl/spzx?approvalKind=goodsCount");
    await act(row(deciding.page, name), "去审批");
    await press(drawer(deciding.page), "同意入账");
    await confirm(deciding.page, "同意入账");
    await see(drawer(deciding.page), "已入账");
    const booked = await bookOf(world, name);
    expect(booked === "11 for 2200, booked -4", `four of fifteen are missing, it is ${booked}`);
    await press(drawer(deciding.page), "红冲");
    await confirm(deciding.page, "红冲");
    await see(drawer(deciding.page), "已红冲");
    const back = await bookOf(world, name);
    expect(back === "15 for 3000, booked -4,4", `all of it lies there again, it is ${back}`);
    const all = [...troubles, ...deciding.troubles];
    expect(all.length === 0, `no page reports an error, but: ${all.join("; ")}`);
    await deciding.context.close();
    await context.close();
  },
};
