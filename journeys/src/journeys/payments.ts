import type { Page } from "playwright-core";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { drawer, open, see } from "../screen.ts";
import { startWorld, type World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

async function timeline(world: World, page: Page, orderNo: string): Promise<string> {
  await open(page, world.url, `/jygl/ddgl?open=${orderNo}`);
  await see(drawer(page), "订单轨迹");
  await drawer(page).locator(".order-event").first().waitFor();
  return (await drawer(page).locator(".order-event b").allInnerTexts()).join(" → ");
}

export const paidByCode: Journey = {
  area: "payments",
  name: "ORDER-11 ORDER-13 REFUND-06: a customer pays a code, the machine claims, is granted and dispenses; a machine that falls silent after payment refunds the customer",
  async run(world) {
    ForeignMachine.require();
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const machineNo = `Q${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo);
    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0" });
      let paidAfter = 0;
      const buy = async (requestId: string) => {
        await machine.say("payRequest", { requestId, lane: 11, priceFen: 350, provider: "wechat" });
        const { orderNo, codeUrl } = await machine.hear("payCode", { requestId });
        paidAfter = Date.now();
        const paid = await fetch(String(codeUrl), { method: "POST" });
        expect(paid.ok, "the customer pays the code");
        // The provider loses a notice now and then; the cloud then asks by itself.
        await machine.hear("shipOffer", { orderNo }, 180_000);
        await machine.say("shipClaim", { orderNo });
        await machine.hear("shipGrant", { orderNo });
        return String(orderNo);
      };
      const good = await buy("r-1");
      await machine.say("shipResult", { orderNo: good, dispensed: 1 });
      const steps = ["发起支付", "支付成功", "通知机器出货", "机器确认，允许出货", "出货成功"];
      await eventually(
        async () => {
          const story = await timeline(world, page, good);
          return steps.every((step) => story.includes(step));
        },
        `the timeline names ${steps.join(", ")}`,
      );
      await see(drawer(page), "已完成");

      const silent = await buy("r-2");
      // Nobody waits 300 s in a test: the deadline of this one order is moved to now.
      const armed = await world.system((tx) =>
        tx.query<{ left: number }>(
          "update timer t set due_at = now() from (select extract(epoch from due_at - now())::int as left from timer where kind = 'order.shipTimeout' and key = $1) b where t.kind = 'order.shipTimeout' and t.key = $1 returning b.left",
          [silent],
        ),
      );
      const left = armed[0]?.left ?? 0;
      // The payment was heard at some moment between the customer's and this one.
      expect(
        left <= 301 && left >= 299 - Math.ceil((Date.now() - paidAfter) / 1_000),
        `the deadline was 300 s after payment, ${left} s were left ${Date.now() - paidAfter} ms after it`,
      );
      await eventually(
        async () => (await timeline(world, page, silent)).includes("退款成功"),
        "the customer of the silent machine gets the money back",
        180_000,
      );
      await see(drawer(page), "标记为异常");
      await see(drawer(page), /出货超时/);
      await see(drawer(page), "¥3.50");
    } finally {
      machine.stop();
    }
    await context.close();
  },
};

const standIns = ["wechat", "alipay", "unionpay"] as const;

/** In a world of its own: only there are the stand-ins the providers of the machines. */
export const refundedByStandIns: Journey = {
  area: "payments",
  name: "ORDER-11 REFUND-06 M10: a code of each provider's stand-in is paid, the machine jams, and the refund is proven by a signed answer",
  async run() {
    ForeignMachine.require();
    const world = await startWorld({
      variables: { DEMO_PAY: standIns.map((name) => `${name}-stand-in`).join(",") },
    });
    let machine: ForeignMachine | undefined;
    try {
      const { page } = await openVisit(world.browser);
      await logIn(world, page, "demo");
      const machineNo = `S${Date.now().toString(36).toUpperCase()}`;
      const secret = await registerMachine(world, page, machineNo);
      await equipLane(world, page, machineNo);
      machine = new ForeignMachine(world.mqttPort, machineNo, secret);
      await machine.greet({ upperVersion: "2.1.0" });
      const orders: string[] = [];
      for (const provider of standIns) {
        await machine.say("payRequest", { requestId: provider, lane: 11, priceFen: 350, provider });
        const { orderNo, codeUrl } = await machine.hear("payCode", { requestId: provider });
        expect((await fetch(String(codeUrl), { method: "POST" })).ok, `the customer pays by ${provider}`);
        await machine.hear("shipOffer", { orderNo }, 180_000);
        await machine.say("shipClaim", { orderNo });
        await machine.hear("shipGrant", { orderNo });
        await machine.say("shipResult", { orderNo, dispensed: 0, fault: "jam" });
        orders.push(String(orderNo));
      }
      for (const [index, provider] of standIns.entries()) {
        const orderNo = orders[index]!;
        const asked = await world.system((tx) =>
          tx.query<{ provider: string }>("select provider from payment where order_id = $1", [orderNo]),
        );
        expect(asked[0]?.provider === `${provider}-stand-in`, `${provider} was paid at its stand-in`);
        await eventually(
          async () => (await timeline(world, page, orderNo)).includes("退款成功"),
          `the refund by ${provider} arrives`,
          240_000,
        );
        await see(drawer(page), "¥3.50");
      }
    } finally {
      machine?.stop();
      await world.stop();
    }
  },
};
