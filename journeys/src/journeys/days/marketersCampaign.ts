import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../../browser.ts";
import { eventually, expect, type Journey } from "../../journey.ts";
import { ForeignMachine } from "../../mosquitto.ts";
import { act, choose, chooseTyped, confirm, drawer, enter, goTo, press, row, see, state, told } from "../../screen.ts";
import { equipLane, product, registerMachine } from "../mainJob.ts";
import { follow, onFoot } from "./onFoot.ts";

const pricePerPiece = 350;

/** What a machine is told that its lanes may cost. */
interface Offer {
  readonly offer: number;
  readonly lane: number;
  readonly priceFen: number;
  readonly payFen: readonly number[];
}

/** A scheme of 60 %, put on sale. */
async function makeScheme(page: Page, name: string): Promise<void> {
  await goTo(page, "营销方案管理");
  await settled(page);
  await press(page, "新增方案");
  await choose(page, drawer(page), "merchantId", "00010001");
  await enter(drawer(page), "schemeName", name);
  await choose(page, drawer(page), "planType", "商品折扣");
  await enter(drawer(page), "discountRate", "0.6");
  await press(drawer(page), "保存");
  await told(page, "添加成功");
  await act(row(page, name), "上架");
  await confirm(page, "上架");
  await state(row(page, name), "已上架").waitFor();
}

/** A plan of that scheme, which nobody looks up again, for one machine and one product. */
async function makePlan(page: Page, of: { scheme: string; plan: string; machineNo: string }): Promise<void> {
  await act(row(page, of.scheme), "新增计划");
  await page.waitForURL(({ pathname }) => pathname === "/yxch/yxjhgl");
  await see(drawer(page), of.scheme);
  await enter(drawer(page), "planName", of.plan);
  await drawer(page).getByText("指定机器").first().click();
  await chooseTyped(page, drawer(page), "machineIds", of.machineNo);
  await page.keyboard.press("Escape");
  await chooseTyped(page, drawer(page), "productIds", product);
  await page.keyboard.press("Escape");
  await enter(drawer(page), "priority", "1");
  await press(drawer(page), "保存");
  await told(page, "添加成功");
  await act(row(page, of.plan), "上架");
  await confirm(page, "上架");
  await state(row(page, of.plan), "已上架").waitFor();
}

/** What a piece costs by the console, which knows already for which machine and product; answers the fen. */
async function quoted(page: Page, plan: string, machineNo: string): Promise<number> {
  await act(row(page, plan), "试算");
  await see(drawer(page), new RegExp(machineNo));
  await see(drawer(page), new RegExp(product));
  await press(drawer(page), "计算");
  const answer = drawer(page).locator("section");
  await see(answer.locator(".ant-list").filter({ hasText: "已生效" }), plan);
  const pays = await answer.locator("strong").innerText();
  await drawer(page).locator(".ant-drawer-close").click();
  return Math.round(Number(pays.replace("¥", "")) * 100);
}

/** The machine takes the price over, which the plan shows, and sells a piece for it in cash. */
async function sell(page: Page, machine: ForeignMachine, of: { plan: string; machineNo: string; payFen: number }) {
  const offered = ({ lane, payFen }: Offer) => lane === 11 && payFen[0] === of.payFen;
  const heard = await machine.hear("prices", ({ offers }) => (offers as Offer[]).some(offered), 60_000);
  const version = heard["version"] as number;
  await machine.say("priceAnswer", { version, result: "applied" });
  await act(row(page, of.plan), "机器价格");
  await state(drawer(page).locator("tr").filter({ hasText: of.machineNo }), "已确认").waitFor();
  await drawer(page).locator(".ant-drawer-close").click();
  const { offer } = (heard["offers"] as Offer[]).find(offered)!;
  await machine.say("sale", {
    saleId: "campaign-1",
    lane: 11,
    priceFen: pricePerPiece,
    paidFen: of.payFen,
    payment: "cash",
    dispensed: 1,
    offer: { version, offer },
  });
}

interface Campaign {
  readonly scheme: string;
  readonly plan: string;
  readonly machineNo: string;
  readonly payFen: number;
}

/** From the plan to its effect, the figures of its products, the orders behind them, the order itself and back to its plan. */
async function followFigures(page: Page, of: Campaign): Promise<void> {
  await act(row(page, of.plan), "查看效果");
  await see(drawer(page), "计划还没有过完一天");
  await follow(drawer(page).getByRole("button", { name: "商品统计" }), "/yxch/sptj");
  const paid = `¥${(of.payFen / 100).toFixed(2)}`;
  await eventually(async () => {
    await press(page, "查询");
    await settled(page);
    return (await row(page, product).count()) > 0 && (await row(page, product).innerText()).includes(paid);
  }, "the sale stands in the figures of the plan");
  await follow(row(page, product).locator(".kit-open"), "/yxch/sptjxq");
  await see(row(page, of.machineNo), of.plan);
  await follow(row(page, of.machineNo).locator(".kit-open"), "/jygl/ddgl");
  await see(drawer(page), of.plan);
  await see(drawer(page), paid);
  await follow(drawer(page).getByRole("link", { name: of.plan }), "/yxch/yxjhgl");
  await see(row(page, of.plan), of.scheme);
}

export const marketersCampaign: Journey = {
  area: "marketing",
  name: "MKT-01 MKT-05 MKT-13 MKT-21: a marketing manager's campaign leads by links from a scheme to its plan, to the price that the machine has taken over and sells at, and to its effect in the figures and the order behind them, which leads back to the plan",
  async run(world) {
    ForeignMachine.require();
    const before = await openVisit(world.browser);
    await logIn(world, before.page, "demo");
    const mark = Date.now().toString(36).toUpperCase();
    const of = { machineNo: `C${mark}`, scheme: `秋季方案${mark}`, plan: `秋季促销${mark}` };
    const secret = await registerMachine(world, before.page, of.machineNo);
    await equipLane(world, before.page, of.machineNo);
    await before.context.close();
    const machine = new ForeignMachine(world.mqttPort, of.machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0" });
      const { context, page, troubles } = await openVisit(world.browser);
      await logIn(world, page, "demo");
      await follow(page.locator(".shell-menu a.menu-section").first(), "/dashboard");
      const atTheEnd = onFoot(page);
      await makeScheme(page, of.scheme);
      await makePlan(page, of);
      const payFen = await quoted(page, of.plan, of.machineNo);
      expect(payFen <= 210, `0.6 of 3.50 is at most 2.10 with what else holds, not ${payFen} fen`);
      await sell(page, machine, { ...of, payFen });
      await followFigures(page, { ...of, payFen });
      atTheEnd();
      expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
      await context.close();
    } finally {
      machine.stop();
    }
  },
};
