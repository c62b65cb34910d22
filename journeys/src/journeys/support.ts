import { accessibilityFindings, overflowFindings } from "../audit.ts";
import { logIn, openVisit } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { act, choose, closeDrawer, dialog, drawer, enter, field, open, press, row, see, state } from "../screen.ts";
import type { World } from "../world.ts";

/** Until when it is to be solved, and the hours of service that were left when the clock stopped last. */
const clockOf = async (world: World, title: string) => {
  const [found] = await world.system((tx) =>
    tx.query<{ due: Date | null; left: number }>(
      "select solve_due_at as due, round(solve_left_ms / 3600000.0, 1)::float8 as left from ticket where title = $1",
      [title],
    ),
  );
  return found!;
};

export const ticketToSolved: Journey = {
  area: "support",
  name: "TICKET-01 TICKET-02 TICKET-03 TOPBAR-07: a user reports a problem from the top bar, customer service answers, the clock stands still while it waits for the user, who replies, and both see that it is solved",
  async run(world) {
    const [user, service] = [await openVisit(world.browser), await openVisit(world.browser)];
    const title = `旅程卡货${Date.now().toString(36)}`;
    await Promise.all([logIn(world, user.page, "demo"), logIn(world, service.page, "admin")]);
    await press(user.page.locator(".shell-links"), "问题反馈");
    await press(user.page, "新增反馈");
    const form = drawer(user.page);
    await enter(form, "ticketTitle", title);
    await choose(user.page, form, "problemType", "卡货");
    await enter(form, "ticketContent", "可乐卡在货道里");
    await press(form, "保存");
    await state(row(user.page, title), "未处理").waitFor();
    const reported = await clockOf(world, title);
    expect(reported.due !== null, "it has a time by which it is to be solved");

    await open(service.page, world.url, "/shkf/wtfk");
    await act(row(service.page, title), "回复");
    await enter(dialog(service.page), "ticketReply", "请重启机器");
    await press(dialog(service.page), "回复");
    await see(row(service.page, title), "等待反馈人回复，时限暂停");
    const waiting = await clockOf(world, title);
    expect(waiting.due === null && waiting.left > 71, `three days are left, it is ${JSON.stringify(waiting)}`);
    // Twelve days go by without an answer, a holiday or not: the clock of the service stands.
    await world.system((tx) =>
      tx.query(
        `with t as (update ticket set created_at = created_at - interval '12 days', handled_at = handled_at - interval '12 days' where title = $1 returning id)
         update ticket_entry set created_at = created_at - interval '12 days' where ticket_id in (select id from t)`,
        [title],
      ),
    );

    await open(user.page, world.url, "/xtgl/cxwtfk?fromDay=&toDay=");
    await see(row(user.page, title), "请重启机器");
    await act(row(user.page, title), "追加说明");
    await enter(dialog(user.page), "ticketReply", "还是不行");
    await press(dialog(user.page), "追加说明");
    await eventually(async () => (await clockOf(world, title)).due !== null, "the clock goes on with the reply");
    const { due } = await clockOf(world, title);
    expect(
      due!.getTime() - Date.now() > 71 * 3_600_000,
      `nothing of the three days was lost, it is due ${String(due)}`,
    );

    await open(service.page, world.url, "/shkf/wtfk");
    await act(row(service.page, title), "解决");
    await enter(dialog(service.page), "ticketReply", "已派人处理");
    await press(dialog(service.page), "解决");
    await state(row(service.page, title), "已解决").waitFor();
    await open(user.page, world.url, "/xtgl/cxwtfk?fromDay=&toDay=");
    await state(row(user.page, title), "已解决").waitFor();
    await row(user.page, title).getByText(title).first().click();
    for (const words of ["请重启机器", "还是不行", "已派人处理"]) await see(drawer(user.page), words);
    await closeDrawer(user.page);
    const troubles = [...user.troubles, ...service.troubles];
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await Promise.all([user.context.close(), service.context.close()]);
  },
};

export const reportedAtMachine: Journey = {
  area: "support",
  name: "TICKET-01 REFUND-03: a customer scans the code of a machine on a phone of 360 pixels and says what went wrong, the merchant answers, and the customer reads the answer there and says more",
  async run(world) {
    const customer = await openVisit(world.browser, { width: 360, height: 800 });
    const { page } = customer;
    const words = `可乐卡住了${Date.now().toString(36)}`;
    await page.goto(`${world.url}/m/feedback/YT310001`);
    await page.getByRole("button", { name: "付了钱，东西没出来" }).click();
    await page.getByLabel("问题描述").fill(words);
    await page.getByLabel("联系电话").fill("12345");
    await page.getByRole("button", { name: "提交" }).click();
    await page.getByRole("alert").filter({ hasText: "手机号" }).first().waitFor();
    await page.getByLabel("联系电话").fill("13800138009");
    const findings = [...(await overflowFindings(page)), ...(await accessibilityFindings(page))];
    expect(findings.length === 0, findings.join("; "));
    await page.getByRole("button", { name: "提交" }).click();
    await page.getByText("等待处理").waitFor();

    const desk = await openVisit(world.browser);
    await logIn(world, desk.page, "demo");
    await open(desk.page, world.url, "/shkf/khfk");
    await act(row(desk.page, words), "回复");
    await see(dialog(desk.page), "客户会在提交反馈的手机页面上看到答复");
    await enter(dialog(desk.page), "ticketReply", "已为您退款");
    await press(dialog(desk.page), "回复");
    await state(row(desk.page, words), "处理中").waitFor();

    await page.reload();
    await page.getByText("已为您退款").waitFor();
    await page.getByRole("button", { name: "补充说明" }).click();
    await page.getByRole("dialog").getByLabel("补充说明").fill("收到了，谢谢");
    await page.getByRole("dialog").getByRole("button", { name: "发送" }).click();
    await page.getByRole("article").getByText("收到了，谢谢").waitFor();
    await open(desk.page, world.url, "/shkf/khfk");
    await row(desk.page, words).getByText(words).first().click();
    await see(drawer(desk.page), "收到了，谢谢");
    const unexpected = customer.troubles.filter((trouble) => !trouble.endsWith("/machine-feedback/YT310001"));
    const troubles = [...unexpected, ...desk.troubles];
    expect(troubles.length === 0, `no page reports an error, but: ${troubles.join("; ")}`);
    await Promise.all([customer.context.close(), desk.context.close()]);
  },
};

export const reportedFromOrder: Journey = {
  area: "support",
  name: "TICKET-01: whoever has an order open writes down what a customer says of it, without typing its number",
  async run(world) {
    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "demo");
    await open(page, world.url, "/jygl/ddgl");
    await page.locator("tr.ant-table-row .kit-open").first().click();
    await page.waitForURL(/[?&]open=\d+/);
    const orderNo = new URL(page.url()).searchParams.get("open")!;
    await drawer(page).getByRole("link", { name: "新增客户反馈" }).click();
    await page.waitForURL(/khfk/);
    const form = drawer(page);
    expect((await field(form, "orderNo").inputValue()) === orderNo, "the form has the number of the order");
    await choose(page, form, "problemType", "卡货");
    await enter(form, "ticketContent", "旅程：顾客来电说没有出货");
    await press(form, "保存");
    await row(page, orderNo).waitFor();
    expect(!page.url().includes("record="), "a form that was saved opens no second time");
    await context.close();
  },
};
