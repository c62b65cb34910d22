import type { Page } from "playwright-core";
import { callAs, logIn, openVisit, settled } from "../../browser.ts";
import { eventually, expect, type Journey } from "../../journey.ts";
import { ForeignMachine } from "../../mosquitto.ts";
import { act, choose, closeDrawer, dialog, drawer, press, row, see, state, told } from "../../screen.ts";
import type { World } from "../../world.ts";
import { registerMachine } from "../mainJob.ts";
import { equip } from "../round.ts";
import { follow, onFoot } from "./onFoot.ts";

/** What waits for somebody, on the home page. */
const waiting = (page: Page, line: string) => page.locator(".dashboard-pending button").filter({ hasText: line });
const link = (page: Page, text: string) => page.locator("#content a:visible").filter({ hasText: text });

/** An order of yesterday that one person alone may refund, with nothing refunded yet. */
const orderOfYesterday = async (world: World) =>
  (
    await world.system((tx) =>
      tx.query<{ orderNo: string }>(
        `select o.id::text as "orderNo" from sales_order o join merchant h on h.id = o.merchant_id
           join app_user u on u.account = 'demo' and u.merchant_id = any(h.path)
          where o.payment in ('wechat', 'alipay') and o.state = 'completed' and o.pay_state = 'paid' and o.refund_state is null
            and o.paid_fen > 0 and o.paid_fen <= coalesce(h.refund_review_fen, o.paid_fen)
            and not exists (select from refund r where r.order_id = o.id)
            and o.ordered_at between now() - interval '3 days' and now() - interval '20 hours' order by o.id desc limit 1`,
      ),
    )
  )[0]!.orderNo;

/** Gives the route of the machine a bag with the goods of another, and its lanes that product: what is put in comes out of a bag. */
const supplied = (world: World, machineNo: string) =>
  world.system((tx) =>
    tx.query(
      `with m as (select m.id, r.top_id, r.merchant_id, r.id as route_id, r.name from machine m
           join point p on p.top_id = m.top_id and p.id = m.point_id join route r on r.top_id = p.top_id and r.id = p.route_id where m.machine_no = $1),
         g as (select g.id, g.product_id from goods_level g join warehouse w on w.top_id = g.top_id and w.id = g.warehouse_id
           join m on m.top_id = g.top_id where w.kind = 'bag' and g.stock >= 8 order by g.stock desc, g.id limit 1),
         w as (insert into warehouse (top_id, merchant_id, kind, route_id, name) select top_id, merchant_id, 'bag', route_id, name from m returning id),
         l as (update goods_level set warehouse_id = w.id, merchant_id = m.merchant_id from g, w, m where goods_level.id = g.id),
         s as (update stock_movement set product_id = g.product_id from g, m where stock_movement.machine_id = m.id)
       update lane set product_id = g.product_id from g, m where lane.machine_id = m.id`,
      [machineNo],
    ),
  );

/** Somebody of the field has written down what a customer said at the machine. */
async function complain(page: Page, ticketTitle: string, orderNo: string): Promise<void> {
  const { status, msg } = await callAs(page, "/api/v1/support/feedback", {
    ticketTitle,
    problemType: "itemJammed",
    ticketContent: "钱付了，可乐没有出来",
    contactPhone: "",
    ticketImages: [],
    machineNo: "",
    orderNo,
  });
  expect(status === 200, `the complaint is written down: ${msg}`);
}

/** From the home page to the machine whose door stands open, and back to its alarm, which is handled. */
async function handleAlarm(page: Page, machineNo: string): Promise<void> {
  await follow(waiting(page, "未恢复报警"), "/shj/jqbj");
  await see(row(page, machineNo), "柜门未关");
  await follow(row(page, machineNo).locator(".kit-open"), "/shj/jqxq");
  await see(page.locator("#content"), /柜门未关 · /);
  await follow(page.locator(".machine-figures button").filter({ hasText: "未恢复报警" }), "/shj/jqbj");
  await act(row(page, machineNo), "处理");
  await choose(page, dialog(page), "handleResult", "已现场处理");
  await press(dialog(page), "处理");
  await state(row(page, machineNo), "已处理").waitFor();
}

/** The machine's route today, a refill order for it, and the count by which the machine itself confirms it. */
async function refill(page: Page, machineNo: string, machine: ForeignMachine): Promise<void> {
  await follow(row(page, machineNo).locator(".kit-open"), "/shj/jqxq");
  await follow(link(page, "今日拜访"), "/jxcgl/bhd/jrbf");
  await row(page, machineNo).locator("input[type=checkbox]").check();
  await press(page, "生成补货单");
  await follow(row(page, machineNo).getByText("已有补货单"), "/jxcgl/bhd");
  await press(page, "保存");
  await told(page, "操作成功");
  await row(page, machineNo).waitFor();
  await machine.say("stock", {
    reason: "refill",
    lanes: [
      { lane: 11, stock: 6 },
      { lane: 12, stock: 6 },
    ],
  });
  await eventually(async () => {
    await press(page, "查询");
    return (await row(page, machineNo).innerText()).includes("已核对");
  }, "the machine's own count has confirmed the refill");
  await row(page, machineNo).locator(".kit-open").click();
  await follow(link(page, machineNo), "/shj/jqxq");
  await follow(link(page, "补货记录"), "/kcpd/bhjl");
  await row(page, machineNo).waitFor();
}

/** From the ticket to its order, and its money back. */
async function refund(page: Page, title: string, orderNo: string): Promise<void> {
  await follow(page.locator(".shell-menu a.menu-section").first(), "/dashboard");
  await follow(waiting(page, "未处理反馈"), "/shkf/wtfk");
  await row(page, title).locator(".kit-open").click();
  await follow(drawer(page).locator("a").filter({ hasText: orderNo }), "/jygl/ddgl");
  await press(drawer(page), "退款");
  await dialog(page)
    .getByRole("button", { name: /退款 ¥/ })
    .click();
  await told(page, "退款已发起");
  await closeDrawer(page);
}

export const operatorsMorning: Journey = {
  area: "machines",
  name: "UX-4 HOME-02 MACHINE-22 STOCK-09 STOCK-08 TICKET-01 REFUND-01: an operator's morning leads by links from the home page to a faulty machine, its alarm, its refill and the machine's own count, and from a complaint to the refund",
  async run(world) {
    ForeignMachine.require();
    const before = await openVisit(world.browser);
    await logIn(world, before.page, "demo");
    const machineNo = `D${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, before.page, machineNo);
    await equip(world, machineNo);
    await supplied(world, machineNo);
    const title = `没出货${machineNo}`;
    const orderNo = await orderOfYesterday(world);
    await complain(before.page, title, orderNo);
    await before.context.close();
    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0", reason: "powerOn", confirmsLanes: true });
      await machine.say("fault", { kind: "doorOpen", detail: "柜门未关" });

      const { context, page, troubles } = await openVisit(world.browser);
      await logIn(world, page, "demo");
      await follow(page.locator(".shell-menu a.menu-section").first(), "/dashboard");
      await settled(page);
      const atTheEnd = onFoot(page);
      await handleAlarm(page, machineNo);
      await refill(page, machineNo, machine);
      await refund(page, title, orderNo);
      atTheEnd();
      expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
      await context.close();
    } finally {
      machine.stop();
    }
  },
};
