import {
  factsToProve,
  lockBilledService,
  type StoredFact,
  takenBills,
} from "@yunshou/server/finance/bills/taking.queries";
import { feesOf } from "@yunshou/server/finance/bills/rates.queries";
import { type ListedLine, wechatBill } from "@yunshou/simulator/standIns/bills";
import type { Page } from "playwright-core";
import { logIn, openVisit, settled } from "../browser.ts";
import { expect, type Journey } from "../journey.ts";
import { ForeignMachine } from "../mosquitto.ts";
import {
  act,
  choose,
  closeDrawer,
  confirm,
  dialog,
  drawer,
  enter,
  open,
  press,
  row,
  see,
  state,
  told,
} from "../screen.ts";
import type { World } from "../world.ts";
import { equipLane, registerMachine } from "./mainJob.ts";

const merchantNo = "00010001";
const faults = ["我方无", "渠道无", "金额不符", "状态不符", "渠道重复", "手续费不符"] as const;
/** Before the last minutes of the day, of which the next bill may have what is missing. */
const carriedMs = 11 * 60_000;

interface OpenDay {
  readonly day: string;
  readonly providerName: string;
  readonly accountNo: string;
  readonly facts: readonly StoredFact[];
  readonly merchantId: string;
  readonly feeOf: Awaited<ReturnType<typeof feesOf>>;
}

/** Takes the newest bill of WeChat Pay back behind the server's back, as if it had not come yet; answers what it should have. */
const withoutNewestBill = (world: World): Promise<OpenDay> =>
  world.system(async (tx) => {
    const [bill] = await tx.query<{ billId: string; day: string; serviceId: string; providerName: string }>(
      `select b.id as "billId", b.day::text as day, s.id as "serviceId", s.provider_name as "providerName"
       from provider_bill b join payment_service s on s.id = b.service_id where s.kind = 'wechat' and b.subject = 'trade' and s.deleted_at is null order by b.day desc, b.id limit 1`,
    );
    const { billId, day, serviceId, providerName } = bill!;
    await tx.query("delete from bill_difference where bill_id = $1", [billId]);
    await tx.query("delete from bill_fact where opened_bill = $1", [billId]);
    await tx.query("update bill_fact set settled_bill = null where settled_bill = $1", [billId]);
    await tx.query("delete from provider_bill where id = $1", [billId]);
    const service = (await lockBilledService(tx, serviceId))!;
    const { begin } = await takenBills(tx, serviceId, day);
    const startOf = (date: string) => new Date(`${date}T00:00:00+08:00`);
    const facts = await factsToProve(tx, service, startOf(day), startOf(begin));
    const [merchant] = await tx.query<{ merchantId: string }>(
      `select id as "merchantId" from merchant where merchant_no = $1`,
      [merchantNo],
    );
    return {
      day,
      providerName,
      accountNo: service.accountNo,
      ...merchant!,
      feeOf: await feesOf(tx, "wechat"),
      facts: facts.filter(({ named }) => !named),
    };
  });

/** A machine shows a code that nobody pays. */
async function neverPaid(world: World, page: Page): Promise<string> {
  const machineNo = `B${Date.now().toString(36).toUpperCase()}`;
  const secret = await registerMachine(world, page, machineNo);
  await equipLane(world, page, machineNo);
  const machine = new ForeignMachine(world.mqttPort, machineNo, secret);
  try {
    await machine.greet({ upperVersion: "2.1.0" });
    await machine.say("payRequest", { requestId: "r-1", lane: 11, priceFen: 350, provider: "wechat" });
    return String((await machine.hear("payCode", { requestId: "r-1" }))["orderNo"]);
  } finally {
    machine.stop();
  }
}

/** A line of the bill of a day. What the bill before did not have yet, the provider counts to this day. */
const lineOf = (
  { kind, number, orderId, tradeNo, at, merchantId, ...fact }: StoredFact,
  { feeOf, from }: Pick<OpenDay, "feeOf"> & { readonly from: number },
  amountFen = fact.amountFen,
): ListedLine => ({
  kind: kind === "refund" ? "refund" : "payment",
  tradeNo: tradeNo ?? `4200${orderId}`,
  outTradeNo: orderId,
  refundNo: kind === "refund" ? number : "",
  amountFen: Number(amountFen),
  feeFen: Number(feeOf({ merchantId, at }, amountFen)) * (kind === "refund" ? -1 : 1),
  at: Math.max(at.getTime(), from),
  name: "自动售货机商品",
});

/** The bill of the day with one fault of each kind, five of them about orders of one merchant. */
function faultyBill({ day, accountNo, facts, merchantId, feeOf }: OpenDay, unpaidNo: string): Buffer {
  const from = Date.parse(`${day}T00:00:00+08:00`);
  const end = from + 86_400_000;
  const listed = (fact: StoredFact, amountFen?: bigint) => lineOf(fact, { feeOf, from }, amountFen);
  const [missing, dearer, twice, charged] = facts.filter(
    ({ kind, merchantId: owner, at }) =>
      kind === "payment" && owner === merchantId && at.getTime() >= from && at.getTime() < end - carriedMs,
  );
  expect(twice !== undefined && charged !== undefined, "the merchant sold something by WeChat Pay on that day");
  const lines = facts
    .filter((fact) => fact !== missing)
    .map((fact) => {
      const line = listed(fact, fact === dearer ? fact.amountFen + 1n : undefined);
      return fact === charged ? { ...line, feeFen: line.feeFen + 2 } : line;
    });
  const made = { ...listed(twice), amountFen: 350, feeFen: 2 };
  const all = [
    ...lines,
    listed(twice),
    { ...made, outTradeNo: unpaidNo, tradeNo: `4200${unpaidNo}` },
    { ...made, outTradeNo: "QR20261124001", tradeNo: "4200002968202611245530127799" },
  ];
  return Buffer.from(wechatBill({ merchantNo: accountNo, appId: "wx8888888888888888" }, all));
}

/** The state of the merchant's statement of a day. */
async function statementIs(world: World, page: Page, day: string, said: string): Promise<void> {
  await open(page, world.url, `/cwgl/cwjs?merchantNo=${merchantNo}&fromDay=${day}&toDay=${day}`);
  await state(row(page, merchantNo), said).waitFor();
}

export const billWorkedOff: Journey = {
  area: "finance",
  name: "FIN-07 FIN-09 FIN-10 M12: a provider's bill with six faults is uploaded, each is named, taken over and worked off, and a merchant's statement is held until the last of them",
  async run(world) {
    ForeignMachine.require();
    const selling = await openVisit(world.browser);
    await logIn(world, selling.page, "demo");
    const unpaidNo = await neverPaid(world, selling.page);
    await selling.context.close();

    const { context, page } = await openVisit(world.browser);
    await logIn(world, page, "admin");
    const openDay = await withoutNewestBill(world);
    const { day, providerName } = openDay;
    await open(page, world.url, "/cfgl/zdhd");
    await settled(page);
    await press(page, "上传账单");
    await choose(page, dialog(page), "serviceId", providerName);
    await see(dialog(page), `下一份账单：${day}`);
    await dialog(page)
      .locator("input[type=file]")
      .setInputFiles({ name: `${day}.csv`, mimeType: "text/csv", buffer: faultyBill(openDay, unpaidNo) });
    await press(dialog(page), "上传账单");
    await told(page, "账单已核对，差异 6 笔");
    await statementIs(world, page, day, "已暂缓");

    await open(page, world.url, `/cfgl/zdhd?payMethod=wechat&fromDay=${day}&toDay=${day}`);
    await state(row(page, day), "有差异").waitFor();
    await act(row(page, day), "查看差异");
    const lines = drawer(page).locator("tr.ant-table-row");
    await lines.nth(faults.length - 1).waitFor();
    for (const fault of faults) {
      const line = lines.filter({ hasText: fault });
      expect((await line.count()) === 1, `${fault} is named once`);
      await act(line, "接手");
      await confirm(page, "接手");
      await state(line, "处理中").waitFor();
      await act(line, "处理");
      await enter(dialog(page), "remark", "已核实");
      await press(dialog(page), "处理");
      await state(line, "已处理").waitFor();
    }
    await closeDrawer(page);
    await state(row(page, day), "已处理").waitFor();
    await statementIs(world, page, day, "待确认");
    await context.close();
  },
};
