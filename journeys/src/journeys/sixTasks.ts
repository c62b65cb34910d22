import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { chooseMenu, countClicks, dialog, drawer, enter, field, open, press, see, told } from "../screen.ts";
import type { World } from "../world.ts";

/** The most clicks that each of the six tasks may cost from the home page; the sixth is the one of `staff.ts`. */
const most = { restart: 0, refund: 4, price: 3, offline: 2, file: 5 } as const;
const machine = { no: "YT110003", name: "北京南站候车厅" };

/** Finds a record by the keyboard alone. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.locator(".menu-search:visible").fill(text);
  await page.locator(".menu-line .menu-entry").first().waitFor();
}

/** From the home page to a result, in at most so many clicks. */
async function within(world: World, page: Page, task: keyof typeof most, run: () => Promise<void>): Promise<void> {
  await open(page, world.url, "/dashboard");
  await settled(page);
  const clicks = await countClicks(page);
  await run();
  const made = await clicks();
  expect(made <= most[task], `the task "${task}" takes at most ${most[task]} clicks, not ${made}`);
}

/** A card within the person's sight that paid an order of which everything can still be refunded, by one person alone. */
const cardThatPaid = async (world: World) =>
  (
    await world.system((tx) =>
      tx.query<{ cardNo: string; orderNo: string }>(
        `select o.card_no as "cardNo", o.id as "orderNo" from sales_order o join merchant m on m.id = o.merchant_id
           join card c on c.card_no = o.card_no join merchant h on h.id = c.merchant_id
           join app_user u on u.account = 'demo' and u.merchant_id = any(h.path) and u.merchant_id = any(m.path)
          where o.paid_fen <= coalesce(m.refund_review_fen, o.paid_fen) and o.card_no is not null and o.state = 'completed' and o.paid_fen > 0 and o.refund_state is null
            and o.ordered_at > now() - interval '20 days' order by o.id desc limit 1`,
      ),
    )
  )[0]!;

export const sixTasks: Journey = {
  area: "machines",
  name: "UX-4 MACHINE-12 REFUND-01 LANE-10 MACHINE-01 FORM-08: a machine is restarted, a card's order refunded, a lane repriced, the reason of a silence read and last week's orders saved, in as few clicks as promised",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");

    await within(world, page, "restart", async () => {
      await find(page, machine.name);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("r");
      const question = page.locator(".ant-modal-confirm").last();
      await see(question, new RegExp(machine.no));
      await question.getByRole("button").last().focus();
      await page.keyboard.press("Enter");
      await told(page, "指令已发送，等待机器确认");
    });

    const { cardNo, orderNo } = await cardThatPaid(world);
    await within(world, page, "refund", async () => {
      await find(page, cardNo);
      await page.locator(".menu-line", { hasText: cardNo }).first().hover();
      await page.locator(".menu-line a", { hasText: "用户购买记录" }).first().click();
      await page.getByText(orderNo, { exact: true }).first().click();
      await press(drawer(page), "退款");
      await press(
        dialog(page),
        (
          await dialog(page)
            .getByRole("button", { name: /退款 ¥/ })
            .innerText()
        ).trim(),
      );
      await told(page, "退款已发起");
    });

    await within(world, page, "price", async () => {
      await find(page, machine.no);
      await page.keyboard.press("Enter");
      await press(drawer(page), "货道");
      const lane = page.locator("button.front-lane").first();
      await lane.dblclick();
      await field(drawer(page), "lanePrice").waitFor();
      await enter(drawer(page), "lanePrice", "6.20");
      await page.keyboard.press("Control+Enter");
      await eventually(async () => (await lane.innerText()).includes("6.20"), "the front shows the new price");
    });

    await within(world, page, "offline", async () => {
      await page.getByText("离线机器", { exact: true }).first().click();
      const silent = page.locator("tr.ant-table-row").filter({ hasText: "离线" }).first();
      await silent.locator("a, button").filter({ hasText: /./ }).first().click();
      // What stands beside the state is no state but what to look at first.
      await see(drawer(page), /请先检查|多半是/);
    });

    await within(world, page, "file", async () => {
      await find(page, "订单管理");
      await page.keyboard.press("Enter");
      await page.waitForURL(/jygl\/ddgl/);
      await page.locator(".ant-picker-range:visible").first().click();
      await page.locator(".ant-picker-presets:visible").getByText("上周", { exact: true }).click();
      await press(page, "导出");
      await chooseMenu(page, "导出 Excel");
      const download = page.waitForEvent("download");
      await press(page, "下载");
      expect((await download).suggestedFilename().endsWith(".xlsx"), "last week's orders are a file");
    });
    await context.close();
  },
};
