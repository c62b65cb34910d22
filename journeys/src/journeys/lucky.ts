import { createHash } from "node:crypto";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import { plainPicture } from "../plainPicture.ts";
import { act, choose, confirm, dialog, drawer, enter, field, open, press, row, see, state, told } from "../screen.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

const product = "湿纸巾";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
/** The number of a draw, worked out as the machine protocol says. */
const numberOf = (seed: string, orderNo: string, tradeNo: string, draw: number) =>
  Number.parseInt(sha256(`${seed}|${orderNo}|${tradeNo}|${draw}`).slice(0, 12), 16) % 10_000;

export const luckyWon: Journey = {
  area: "orders",
  name: "ORDER-08 ORDER-10: a customer draws and wins, the machine checks the draw against what was committed before the payment, the prize jams and is never refunded, and its hand-over is reviewed with a picture",
  async run(world) {
    ForeignMachine.require();
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    const machineNo = `L${Date.now().toString(36).toUpperCase()}`;
    const secret = await registerMachine(world, page, machineNo);
    await equipLane(world, page, machineNo, product);
    await open(page, world.url, "/jygl/hgfa");
    await settled(page);
    await press(page, "新增方案");
    await enter(drawer(page), "planName", `旅程${machineNo}`);
    await choose(page, drawer(page), "merchantId", "00010001");
    await field(drawer(page), "productId").fill(product);
    await choose(page, drawer(page), "productId", product);
    await enter(drawer(page), "drawFen", "1.00");
    await enter(drawer(page), "winRate", "100");
    await enter(drawer(page), "budgetFen", "100.00");
    await press(drawer(page), "保存");
    await told(page, "添加成功");

    const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
    try {
      await machine.greet({ upperVersion: "2.1.0" });
      await machine.say("payRequest", {
        requestId: "l-1",
        lane: 11,
        priceFen: 350,
        provider: "wechat",
        lucky: { draws: 2 },
      });
      const { orderNo, codeUrl, lucky } = await machine.hear("payCode", { requestId: "l-1" });
      const { commitment } = lucky as { readonly commitment: string };
      expect((await fetch(String(codeUrl), { method: "POST" })).ok, "the customer pays the draws");
      const result = await machine.hear("luckyResult", { orderNo }, 180_000);
      const { seed, tradeNo, numbers } = result as { seed: string; tradeNo: string; numbers: number[] };
      expect(sha256(seed) === commitment, "the seed is the one that was committed before the payment");
      const own = [1, 2].map((draw) => numberOf(seed, String(orderNo), tradeNo, draw));
      expect(own.join() === numbers.join(), `the machine works out ${own.join()}, the cloud said ${numbers.join()}`);
      expect(result["won"] === true, "a chance of 100 % wins");
      await machine.hear("shipOffer", { orderNo });
      await machine.say("shipClaim", { orderNo });
      await machine.hear("shipGrant", { orderNo });
      await machine.say("shipResult", { orderNo, dispensed: 0, fault: "jam" });

      await open(page, world.url, "/jygl/hgsh");
      await settled(page);
      await press(page, "申请线下取货");
      await enter(drawer(page), "orderNo", String(orderNo));
      await enter(drawer(page), "applicant", "王小姐");
      await enter(drawer(page), "contactPhone", "13800138000");
      await drawer(page)
        .locator("input[type=file]")
        .first()
        .setInputFiles({ name: "prize.png", mimeType: "image/png", buffer: plainPicture(560, 800) });
      await drawer(page).locator(".kit-image img").first().waitFor();
      await press(drawer(page), "保存");
      await told(page, "已提交申请");
      await act(row(page, String(orderNo)), "通过");
      await press(dialog(page), "审核");
      await told(page, "审核成功");
      await see(row(page, String(orderNo)), "已通过");

      await open(page, world.url, `/jygl/ddgl?open=${String(orderNo)}`);
      await see(drawer(page), "线下收货");
      const [money] = await eventually(
        () =>
          world.system((tx) =>
            tx.query<{ refunds: string }>("select count(*)::text as refunds from refund where order_id = $1", [
              orderNo,
            ]),
          ),
        "the order is known",
      );
      expect(money?.refunds === "0", "a prize that did not come out is handed over, not refunded");

      // A product has one plan at a time; whoever comes next may make another.
      await open(page, world.url, "/jygl/hgfa");
      const plan = row(page, `旅程${machineNo}`);
      await act(plan, "结束方案");
      await confirm(page, "结束方案");
      await state(plan, "已结束").waitFor();
    } finally {
      machine.stop();
    }
    await context.close();
  },
};
