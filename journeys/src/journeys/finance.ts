import { codeAt } from "@yunshou/server/testing/standIns/authenticator";
import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { eventually, expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import {
  act,
  choose,
  chooseTyped,
  closeDrawer,
  confirm,
  dialog,
  drawer,
  enter,
  menuEntry,
  open,
  press,
  row,
  see,
  state,
  told,
} from "../screen.ts";
import { startWorld, type World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";
import { forgetFactor, letCodesAge, setUp } from "./secondFactor.ts";

const merchantNo = "00010001";

/** The merchant of the person who applies. */
const applicant = { merchantNo: "0001", merchantName: "云途零售" } as const;

/** What the balance page says that was ever transferred to the merchant; other money moves while its machines sell. */
async function withdrawnOf(world: World, page: Page): Promise<number> {
  await open(page, world.url, `/cfgl/shyecx?merchantNo=${applicant.merchantNo}`);
  const line = row(page, applicant.merchantName);
  await line.waitFor();
  const amounts = (await line.innerText()).match(/¥[\d,]+\.\d\d/g) ?? [];
  return Math.round(Number(amounts.at(-1)?.replace(/[¥,]/g, "")) * 100);
}

/** Applies in the form, and answers the number of the withdrawal. */
async function apply(world: World, page: Page, amount: string): Promise<string> {
  await enter(dialog(page), "amount", amount);
  await press(dialog(page), `申请提现 ¥${amount}`);
  await told(page, "操作成功");
  const [made] = await world.system((tx) =>
    tx.query<{ no: string }>("select id::text as no from withdrawal where amount_fen = $1 order by id desc limit 1", [
      Math.round(Number(amount) * 100),
    ]),
  );
  await state(row(page, made!.no), "未审核").waitFor();
  return made!.no;
}

/** What the ledger has of a withdrawal: `kind account fen`, line by line. */
const bookedOf = async (world: World, withdrawNo: string): Promise<string> => {
  const rows = await world.system((tx) =>
    tx.query<{ text: string }>(
      `select t.kind || ' ' || a.code || ' ' || e.amount_fen as text from ledger.txn t join ledger.entry e on e.txn_id = t.id and e.top_id = t.top_id
         join ledger.account a on a.id = e.account_id and a.top_id = e.top_id
       where t.reference_id = $1 and t.kind like 'withdrawal%' order by t.id, e.amount_fen, a.code`,
      [withdrawNo],
    ),
  );
  return rows.map(({ text }) => text).join(", ");
};

/** Makes somebody the author of an application: nobody of the platform can apply for a merchant. */
const appliedBy = (world: World, withdrawNo: string, account: string) =>
  world.system((tx) =>
    tx.query("update withdrawal set applied_by = (select id from app_user where account = $2) where id = $1", [
      withdrawNo,
      account,
    ]),
  );

export const withdrawalByTwo: Journey = {
  area: "finance",
  name: "FIN-01 FIN-02 FIN-05 FIN-16 FIN-21: a merchant applies for a withdrawal, nobody reviews an own one, another person reviews it with a second factor and pays it, and balance and ledger tell it",
  async run(world) {
    const asking = await openVisit(world.browser);
    await logIn(world, asking.page, "demo");
    const before = await withdrawnOf(world, asking.page);
    await open(asking.page, world.url, "/cfgl/txgl");
    await settled(asking.page);
    await press(asking.page, "申请提现");
    await see(dialog(asking.page), /可提现余额/);
    const range = "提现金额范围为1.01-200000元";
    const refusals = { "1.00": range, "1.001": "请输入正确的金额，最多两位小数", "200000.01": range };
    for (const [amount, said] of Object.entries(refusals)) {
      await enter(dialog(asking.page), "amount", amount);
      await see(dialog(asking.page), said);
    }
    await enter(dialog(asking.page), "amount", "12.34");
    await see(dialog(asking.page), "手续费 0.10 元另计，共扣 12.44 元");
    const withdrawNo = await apply(world, asking.page, "12.34");
    await press(row(asking.page, withdrawNo), "更多");
    await menuEntry(asking.page, "通过").and(asking.page.locator("[aria-disabled=true]")).waitFor();
    await asking.page.keyboard.press("Escape");
    await press(asking.page, "申请提现");
    const ownNo = await apply(world, asking.page, "12.35");

    const deciding = await openVisit(world.browser);
    const { page } = deciding;
    await logIn(world, page, "admin");
    await open(page, world.url, "/xtgl/zhaq");
    try {
      const { secret } = await setUp(page);
      await appliedBy(world, ownNo, "admin");
      await open(page, world.url, "/cfgl/txgl?withdrawStatus=notReviewed");
      const refused = row(page, ownNo).getByRole("button", { name: /通\s?过/ });
      await refused.waitFor();
      expect(await refused.isDisabled(), "an own application cannot be approved");
      await refused.hover({ force: true });
      await see(page, "不能审核自己提交的申请");

      await letCodesAge(world, "admin");
      await open(page, world.url, "/cfgl/txgl?withdrawStatus=notReviewed");
      await row(page, withdrawNo).getByText(withdrawNo).click();
      await see(drawer(page), "¥12.44");
      await see(drawer(page), /¥[\d,.]+ → ¥[\d,.]+/);
      await press(drawer(page), "通过");
      await confirm(page, "通过");
      await see(page, "此操作需要动态验证码，验证后 15 分钟内有效。");
      await enter(dialog(page), "code", await codeAt(secret));
      await press(dialog(page), "身份验证");
      await told(page, /通过：操作成功/);
      await open(page, world.url, "/cfgl/txgl?withdrawStatus=reviewed");
      await act(row(page, withdrawNo), "打款");
      await confirm(page, "打款");
      await told(page, /打款：操作成功/);
      await open(page, world.url, "/cfgl/txgl?withdrawStatus=paying");
      await act(row(page, withdrawNo), "登记到账");
      await enter(dialog(page), "transferNo", `B${withdrawNo}`);
      await press(dialog(page), "登记到账");
      await told(page, "操作成功");
    } finally {
      await forgetFactor(world, "admin");
      await appliedBy(world, ownNo, "demo");
    }

    await open(asking.page, world.url, "/cfgl/txgl?withdrawStatus=paid");
    await state(row(asking.page, withdrawNo), "已打款").waitFor();
    expect((await withdrawnOf(world, asking.page)) === before + 1_234, "the balance shows what was transferred");
    await open(asking.page, world.url, "/cfgl/txgl?withdrawStatus=notReviewed");
    await act(row(asking.page, ownNo), "取消申请");
    await confirm(asking.page, "取消申请");
    await told(asking.page, /取消申请：操作成功/);
    const held = (fen: number) => `withdrawalHeld available -${fen}, withdrawalHeld withdraw_hold ${fen}`;
    const paid = await bookedOf(world, withdrawNo);
    expect(
      paid ===
        `${held(1_244)}, withdrawalPaid withdraw_hold -1244, withdrawalPaid fee_income 10, withdrawalPaid payout 1234`,
      `the ledger tells how it was paid: ${paid}`,
    );
    const back = await bookedOf(world, ownNo);
    expect(
      back === `${held(1_245)}, withdrawalReleased withdraw_hold -1245, withdrawalReleased available 1245`,
      `the ledger tells that everything went back: ${back}`,
    );
    await asking.context.close();
    await deciding.context.close();
  },
};

const receiver = "旅程物业";
const planName = "旅程分账";

/** Makes a plan that gives a receiver a tenth of what one machine sells. */
async function planFor(world: World, page: Page, machineNo: string): Promise<void> {
  await open(page, world.url, "/cfgl/yhfzsz");
  await press(page, "新增分账方案");
  const form = drawer(page);
  await enter(form, "splitPlan", planName);
  await choose(page, form, "merchantId", merchantNo);
  await form.getByRole("textbox", { name: "分账方", exact: true }).fill(receiver);
  await form.getByRole("spinbutton").fill("101");
  await form.getByRole("textbox", { name: "分账方", exact: true }).focus();
  expect((await form.getByRole("spinbutton").inputValue()) === "100.00", "no share is above 100 %");
  await form.getByRole("spinbutton").fill("10");
  await chooseTyped(page, form, "machineIds", machineNo);
  await press(form, "保存");
  await told(page, "添加成功");
}

/** Gives the receiver an account at WeChat Pay, and waits until that has registered it. */
async function registerAccount(page: Page): Promise<void> {
  await press(page, "分账账户");
  const line = drawer(page).locator("tr.ant-table-row").filter({ hasText: receiver }).filter({ hasText: "微信支付" });
  await press(line, "设置分账账户");
  await enter(dialog(page), "shareAccount", "1900001234");
  await enter(dialog(page), "holder", "旅程物业有限公司");
  await press(dialog(page), "设置分账账户");
  await told(page, "修改成功");
  await line.filter({ hasText: "已登记" }).waitFor();
  await closeDrawer(page);
}

/** A customer pays the code of a machine, which hands the goods out. */
async function sell(world: World, machine: ForeignMachine): Promise<string> {
  await machine.greet({ upperVersion: "2.1.0" });
  await machine.say("payRequest", { requestId: "r-1", lane: 11, priceFen: 350, provider: "wechat" });
  const { orderNo, codeUrl } = await machine.hear("payCode", { requestId: "r-1" });
  expect((await fetch(String(codeUrl), { method: "POST" })).ok, "the customer pays the code");
  await machine.hear("shipOffer", { orderNo }, 180_000);
  await machine.say("shipClaim", { orderNo });
  await machine.hear("shipGrant", { orderNo });
  await machine.say("shipResult", { orderNo, dispensed: 1 });
  // Nobody waits the minute after which an order is shared.
  await eventually(async () => {
    const due = await world.system((tx) =>
      tx.query("update timer set due_at = now() where kind = 'payments.sharing' and key = $1 returning key", [orderNo]),
    );
    return due.length > 0;
  }, "the order is to be shared");
  return String(orderNo);
}

/** What the customer paid in fen: a plan of the demo company may have taken something off the price. */
const paidOf = async (world: World, orderNo: string): Promise<number> => {
  const [order] = await world.system((tx) =>
    tx.query<{ paid: number }>("select paid_fen::int as paid from sales_order where id = $1", [orderNo]),
  );
  expect(order !== undefined, "the order is there");
  return order.paid;
};
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** Waits until the drawer of the plan says this of the order. */
const executed = (world: World, page: Page, orderNo: string, said: readonly string[], timeoutMs?: number) =>
  eventually(
    async () => {
      await open(page, world.url, `/cfgl/yhfzsz?splitPlan=${planName}`);
      await act(row(page, planName), "执行明细");
      await settled(page);
      const line = drawer(page).locator("tr.ant-table-row").filter({ hasText: orderNo });
      const text = (await line.count()) === 0 ? "" : await line.innerText();
      return said.every((one) => text.includes(one)) && !text.includes("有差异");
    },
    `the execution says ${said.join(", ")}`,
    timeoutMs,
  );

/** In a world of its own: only there is a stand-in that shares money on the provider of the machines. */
export const sharedAndReturned: Journey = {
  area: "finance",
  name: "FIN-19: an order that a plan shares is paid at the provider's stand-in, shared once its goods are out, and its refund takes the share back first",
  async run({ browser }) {
    ForeignMachine.require();
    const world = await startWorld({
      headless: true,
      variables: { DEMO_PAY: "wechat-stand-in", DEMO_SALES_PER_MINUTE: "1" },
    });
    let machine: ForeignMachine | undefined;
    try {
      const { context, page } = await openVisit(browser);
      await logIn(world, page, "demo");
      const machineNo = `F${Date.now().toString(36).toUpperCase()}`;
      const secret = await registerMachine(world, page, machineNo);
      await equipLane(world, page, machineNo);
      await planFor(world, page, machineNo);
      await registerAccount(page);
      machine = new ForeignMachine(world.mqttPort, machineNo, secret);
      const orderNo = await sell(world, machine);
      const paidFen = await paidOf(world, orderNo);
      const [paid, share] = [yuan(paidFen), yuan(Math.floor(paidFen / 10))];
      await executed(world, page, orderNo, [receiver, share, "¥0.00", "已完成"], 180_000);

      await open(page, world.url, `/jygl/ddgl?open=${orderNo}`);
      await press(drawer(page), "退款");
      await press(dialog(page), `退款 ${paid}`);
      await told(page, "退款已发起");
      await see(drawer(page), `${paid} · 卡货 · 手动 · 已退款`, 240_000);
      await executed(world, page, orderNo, [receiver, "¥0.00", share, "已完成"], 180_000);
      const [known] = await world.system((tx) =>
        tx.query<{ before: boolean; left: string }>(
          `select s.state = 'returned' and s.certain_at <= r.finished_at as before,
             (select sum(e.amount_fen) from ledger.entry e join ledger.account a on a.id = e.account_id and a.top_id = e.top_id
                join ledger.txn t on t.id = e.txn_id and t.top_id = e.top_id
              where t.reference_id = $1 and a.code like 'executed_share:%')::text as left
           from share_return s join refund r on r.top_id = s.top_id and r.id = s.refund_id where s.order_id = $1`,
          [orderNo],
        ),
      );
      expect(known?.before === true, "the share came back before the customer was refunded");
      expect(known.left === "0", "the receiver has nothing of the order any more");
      await context.close();
    } finally {
      machine?.stop();
      await world.stop();
    }
  },
};
