import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import {
  act,
  choose,
  chooseTyped,
  confirm,
  drawer,
  enter,
  field,
  open,
  press,
  row,
  see,
  state,
  told,
} from "../screen.ts";
import type { World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

const product = "湿纸巾";
const merchantNo = "00010001";

/** Makes a scheme of 70 % and a plan of it for one machine, and puts both on sale. */
async function planFor(world: World, page: Page, machineNo: string): Promise<string> {
  const name = `旅程计划${machineNo}`;
  await open(page, world.url, "/yxch/yxfagl");
  await settled(page);
  await press(page, "新增方案");
  await choose(page, drawer(page), "merchantId", merchantNo);
  await enter(drawer(page), "schemeName", name);
  await choose(page, drawer(page), "planType", "商品折扣");
  await enter(drawer(page), "discountRate", "1.01");
  await press(drawer(page), "保存");
  await see(drawer(page), "折扣率为0-1，最多两位小数");
  await enter(drawer(page), "discountRate", "0.7");
  await press(drawer(page), "保存");
  await told(page, "添加成功");
  await act(row(page, name), "上架");
  await confirm(page, "上架");
  await state(row(page, name), "已上架").waitFor();

  await open(page, world.url, "/yxch/yxjhgl");
  await settled(page);
  await press(page, "新增计划");
  await enter(drawer(page), "planName", name);
  await field(drawer(page), "schemeId").fill(name);
  await choose(page, drawer(page), "schemeId", name);
  await drawer(page).getByText("指定机器").first().click();
  await chooseTyped(page, drawer(page), "machineIds", machineNo);
  await page.keyboard.press("Escape");
  await enter(drawer(page), "priority", "1");
  await press(drawer(page), "保存");
  await told(page, "添加成功");
  await act(row(page, name), "上架");
  await confirm(page, "上架");
  await state(row(page, name), "已上架").waitFor();
  return name;
}

/** Asks in the console what one piece costs at the machine now, and answers the fen. */
async function quoted(page: Page, machineNo: string, planName: string): Promise<number> {
  await press(page, "试算");
  await field(drawer(page), "machineId").fill(machineNo);
  await choose(page, drawer(page), "machineId", machineNo);
  await choose(page, drawer(page), "lines_0_productId", product);
  await press(drawer(page), "计算");
  const answer = drawer(page).locator("section");
  await see(answer.locator(".ant-list").filter({ hasText: "已生效" }), planName);
  const pays = await answer.locator("strong").innerText();
  return Math.round(Number(pays.replace("¥", "")) * 100);
}

export const planToFigures: Journey = {
  area: "marketing",
  name: "MKT-01 MKT-06 MKT-13 MKT-21 MSG-97: a plan is made and put on sale, the console says what it makes of the price, a machine asks for exactly that, the customer pays it, and the sale stands in the statistics of the plan",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const machineNo = `P${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, page, machineNo, merchantNo);
    await equipLane(world, page, machineNo, product);
    const planName = await planFor(world, page, machineNo);
    const priceFen = await quoted(page, machineNo, planName);
    expect(priceFen <= 245, `0.7 of 3.50 is at most 2.45 with what else holds, not ${priceFen} fen`);

    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0" });
      await machine.say("payRequest", { requestId: "m-1", lane: 11, priceFen: 350, provider: "wechat" });
      const { orderNo, codeUrl, amountFen } = await machine.hear("payCode", { requestId: "m-1" });
      expect(amountFen === priceFen, `the machine asks for ${String(amountFen)} fen, the console said ${priceFen}`);
      expect((await fetch(String(codeUrl), { method: "POST" })).ok, "the customer pays");
      await machine.hear("shipOffer", { orderNo }, 180_000);
      await machine.say("shipClaim", { orderNo });
      await machine.hear("shipGrant", { orderNo });
      await machine.say("shipResult", { orderNo, dispensed: 1 });
    } finally {
      machine.stop();
    }
    const paid = `¥${(priceFen / 100).toFixed(2)}`;
    await eventually(async () => {
      await open(page, world.url, `/yxch/sptj?${new URLSearchParams({ planName }).toString()}`);
      await settled(page);
      return (await row(page, product).count()) > 0 && (await row(page, product).innerText()).includes(paid);
    }, "the sale stands in the statistics of the plan");
    await open(page, world.url, `/yxch/yxjhgl?${new URLSearchParams({ planName }).toString()}`);
    await act(row(page, planName), "查看效果");
    await see(drawer(page), "计划还没有过完一天");
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};

/** Types a code where codes are checked, and waits until it is shown. */
async function look(world: World, page: Page, code: string): Promise<void> {
  await open(page, world.url, "/yxch/djyz");
  await page.getByRole("textbox", { name: "优惠码" }).first().fill(code);
  await press(page, "查询");
  await see(page.locator(".kit-card"), "未使用");
}

export const voucherTwice: Journey = {
  area: "marketing",
  name: "VOUCHER-02 VOUCHER-03 VOUCHER-04 M15: vouchers are made as a batch within its limits, two counters look at the same one, the first redeems it and the second is refused",
  async run(world) {
    const [one, other] = [await openVisit(world.browser), await openVisit(world.browser)];
    await logIn(world, one.page, "demo");
    await logIn(world, other.page, "demo");
    const { page } = one;
    const name = `旅程券${Date.now().toString(36)}`;
    await open(page, world.url, "/yxch/djqgl");
    await settled(page);
    await press(page, "生成代金券");
    await choose(page, drawer(page), "merchantId", merchantNo);
    await enter(drawer(page), "voucherName", name);
    await enter(drawer(page), "voucherAmount", "10");
    await enter(drawer(page), "limitAmount", "10");
    await enter(drawer(page), "generatedQty", "501");
    for (const day of ["firstDay", "lastDay"]) {
      await field(drawer(page), day).fill("2098-12-31");
      await page.keyboard.press("Enter");
    }
    await field(drawer(page), "firstDay").fill("2020-01-01");
    await page.keyboard.press("Enter");
    await press(drawer(page), "保存");
    await see(drawer(page), "每次最多生成500张");
    await enter(drawer(page), "generatedQty", "3");
    await enter(drawer(page), "voucherAmount", "9.99");
    await press(drawer(page), "保存");
    await told(page, "添加成功");
    await open(page, world.url, `/yxch/djqgl?${new URLSearchParams({ voucherName: name }).toString()}`);
    await row(page, name).waitFor();
    await eventually(
      async () => (await page.locator("tr.ant-table-row").filter({ hasText: name }).count()) === 3,
      "all three of the batch are listed",
    );
    const code = /\d{4} \d{4} \d{4}/.exec(await row(page, name).innerText())![0];

    await look(world, page, code);
    await look(world, other.page, code);
    await press(page, "核销");
    await confirm(page, "核销");
    await see(page.locator(".kit-card"), "已使用");
    await press(other.page, "核销");
    await confirm(other.page, "核销");
    await see(other.page, "券码已使用");
    const uses = await world.system((tx) =>
      tx.query<{ used: number }>(
        "select c.used from discount_code c join discount_batch b on b.top_id = c.top_id and b.id = c.batch_id where b.name = $1 and c.used > 0",
        [name],
      ),
    );
    expect(uses.length === 1 && uses[0]!.used === 1, "one voucher of the batch was used once");
    expect(one.troubles.length === 0, `no page reports an error, but: ${one.troubles.join("; ")}`);
    await one.context.close();
    await other.context.close();
  },
};
