import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { act, confirm, dialog, drawer, enter, field, open, press, row, see, state, told } from "../screen.ts";
import { equipLane, registerMachine } from "./mainJob.ts";
import { issueCard } from "./members.ts";

/** What a machine is told of a card; undefined when it is not on the list. */
const allowedFen = (body: Record<string, unknown>, cardNo: string): number | undefined =>
  (body["allowances"] as { cardNo: string; amountFen: number }[]).find((one) => one.cardNo === cardNo)?.amountFen;

export const cardWithoutNetwork: Journey = {
  area: "members",
  name: "CARD-22 CARD-23: a merchant lets cards buy without network, a machine sells to one that is reported lost meanwhile, comes back, and balance, order and allowance say so",
  async run(world) {
    ForeignMachine.require();
    const { context, page, troubles } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const stamp = Date.now();
    const [machineNo, cardNo] = [`O${stamp.toString(36).toUpperCase()}`, `OK${stamp.toString(36).toUpperCase()}`];
    const secret = await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo);
    const physicalNo = `c${(stamp % 0xfff_ffff).toString(16).padStart(7, "0")}`;
    await issueCard(page, world.url, cardNo, physicalNo, `167${String(stamp).slice(-8)}`);
    await act(row(page, cardNo), "充值");
    await enter(dialog(page), "amount", "60");
    await press(dialog(page), "充值 ¥60.00");
    await see(row(page, cardNo), "¥60.00");
    await dialog(page).waitFor({ state: "hidden" });

    const sold = { lane: 11, priceFen: 350, paidFen: 350, payment: "memberCard", cardNo, dispensed: 1 };
    let machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0", reason: "powerOn" });
      await machine.say("sale", { ...sold, saleId: "with-network" });
      await press(page, "脱机消费");
      await field(dialog(page), "limit").and(page.locator(":enabled")).waitFor();
      await enter(dialog(page), "limit", "600");
      await press(dialog(page), "保存");
      await see(dialog(page), "500.00");
      await enter(dialog(page), "limit", "15");
      await press(dialog(page), "保存");
      await told(page, "修改成功");
      const list = await machine.hear("allowances", (body) => allowedFen(body, cardNo) === 1_500, 60_000);
      const version = list["version"] as number;
      await machine.say("allowanceAnswer", { version, result: "applied" });
      machine.stop();

      await open(page, world.url, `/hygl/wdhyk?cardNo=${cardNo}`);
      await act(row(page, cardNo), "挂失");
      await confirm(page, "挂失");
      await state(row(page, cardNo), "已挂失").waitFor();

      machine = new ForeignMachine(world.mqttPort, machineNo, secret);
      await machine.greet({ upperVersion: "2.1.0", reason: "reconnect" });
      await machine.hear(
        "allowances",
        (body) => (body["version"] as number) > version && allowedFen(body, cardNo) === undefined,
        60_000,
      );
      await machine.say("sale", { ...sold, saleId: "without-network", allowance: { version } });
    } finally {
      machine.stop();
    }
    await eventually(async () => {
      await open(page, world.url, `/hygl/wdhyk?cardNo=${cardNo}`);
      return (await row(page, cardNo).innerText()).includes("¥53.00");
    }, "the card paid both times");
    await act(row(page, cardNo), "脱机额度");
    await see(drawer(page), "没有机器持有该卡的额度");
    await see(drawer(page), machineNo);
    await drawer(page).locator(".kit-open").first().click();
    await page.waitForURL(/\/jygl\/ddgl\?/);
    await see(drawer(page), "断网时凭脱机额度消费");
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await context.close();
  },
};
