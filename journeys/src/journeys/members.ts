import type { Page } from "playwright-core";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { act, choose, confirm, dialog, drawer, enter, field, open, press, row, see, state } from "../screen.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

const holderPhone = "16600003333";

async function issueCard(page: Page, url: string, cardNo: string, physicalNo: string): Promise<void> {
  await open(page, url, "/hygl/wdhyk");
  await press(page, "发卡");
  await enter(drawer(page), "cardNo", cardNo);
  await enter(drawer(page), "physicalNo", physicalNo.slice(0, 7));
  await enter(drawer(page), "logicalNo", `L${cardNo}`);
  await field(drawer(page), "lastDay").fill("2099-12-31");
  await page.keyboard.press("Enter");
  await choose(page, drawer(page), "areaId");
  await enter(drawer(page), "holderName", "旅程会员");
  await enter(drawer(page), "holderPhone", holderPhone);
  await press(drawer(page), "保存");
  await see(drawer(page), "物理卡号必须为8位0-9a-f字符");
  await enter(drawer(page), "physicalNo", physicalNo.toUpperCase());
  await press(drawer(page), "保存");
  await state(row(page, cardNo), "已激活").waitFor();
  await see(row(page, cardNo), "旅**");
}

/** Zero is refused, more than 500 yuan asks once more, exactly 500 does not. */
async function recharge(page: Page, cardNo: string): Promise<void> {
  await act(row(page, cardNo), "充值");
  await enter(dialog(page), "amount", "0");
  await press(dialog(page), "充值 ¥0.00");
  await see(dialog(page), "充值金额不能为0");
  await enter(dialog(page), "amount", "500.01");
  await press(dialog(page), "充值 ¥500.01");
  await see(page, "充值金额超过500元，确定要充值吗？");
  await confirm(page, "取消");
  await page.locator(".ant-modal-confirm").waitFor({ state: "detached" });
  await enter(dialog(page), "amount", "500");
  await press(dialog(page), "充值 ¥500.00");
  await see(row(page, cardNo), "¥500.00");
  await dialog(page).waitFor({ state: "hidden" });
  expect((await page.locator(".ant-modal-confirm:visible").count()) === 0, "exactly 500 yuan asks nothing");
}

export const memberCard: Journey = {
  area: "members",
  name: "CARD-06 CARD-09 CARD-10 CARD-25 MSG-84 MSG-93 MSG-108: a merchant issues a card and recharges it, a machine sells by it, balance and detail show it, and the member moves to another merchant",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const stamp = Date.now();
    const [machineNo, cardNo] = [`C${stamp.toString(36).toUpperCase()}`, `JK${stamp.toString(36).toUpperCase()}`];
    const secret = await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo);
    await issueCard(page, world.url, cardNo, (stamp % 0xffff_ffff).toString(16).padStart(8, "0"));
    await recharge(page, cardNo);

    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0", lowerVersion: "1.0.3", reason: "powerOn" });
      await machine.say("sale", {
        saleId: "card-0001",
        lane: 11,
        priceFen: 350,
        paidFen: 350,
        payment: "memberCard",
        cardNo,
        dispensed: 1,
      });
    } finally {
      machine.stop();
    }
    await eventually(async () => {
      await open(page, world.url, `/hygl/wdhyk?cardNo=${cardNo}`);
      await row(page, cardNo).waitFor();
      // The gift of the recharge is spent first.
      return (await row(page, cardNo).innerText()).includes("¥3.50");
    }, "the card shows what was bought with it");
    await open(page, world.url, `/hygl/kkmx?cardNo=${cardNo}`);
    for (const text of [machineNo, "湿纸巾", "¥3.50", "消费"]) await see(row(page, cardNo), text);
    await open(page, world.url, `/hygl/czmx?cardNo=${cardNo}`);
    for (const text of ["¥500.00", "现金"]) await see(row(page, cardNo), text);

    await open(page, world.url, `/shgl/glwdhy?holderPhone=${holderPhone}`);
    await act(row(page, cardNo), "关联商户");
    await choose(page, dialog(page), "merchantId", "00010002 云途华南");
    await press(dialog(page), "关联商户");
    await see(row(page, cardNo), "云途华南");
    await see(row(page, cardNo), "¥500.00");
    await row(page, cardNo).locator(".kit-open").click();
    await page.waitForURL(/\/hygl\/wdhy\?memberId=/);
    await state(row(page, cardNo), "已绑定").waitFor();
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
