import { type Handle, platformScope } from "@yunshou/database";
import { addDays, billDayStart, type BillProvider, billTimeZone, businessDay, type FeeOf } from "@yunshou/domain";
import { alipayBill, type ListedLine, wechatBill } from "@yunshou/simulator/standIns/bills";
import { unionpayBill } from "@yunshou/simulator/standIns/unionpayBill";
import { type ListedShare, wechatSharingBill } from "@yunshou/simulator/standIns/wechatSharingBill";
import { lockDifference, saveDifferenceStep } from "../finance/bills/bills.queries.ts";
import { releaseStatements } from "../finance/bills/holds.queries.ts";
import { feesOf } from "../finance/bills/rates.queries.ts";
import { sharesToProve } from "../finance/bills/sharingFacts.queries.ts";
import { takeBill } from "../finance/bills/taking.ts";
import { factsToProve, lockBilledService, type StoredFact, takenBills } from "../finance/bills/taking.queries.ts";
import { demoServices, differencesOn } from "./bills.queries.ts";
import { platformAdmin } from "./settlements.queries.ts";

/** Bills of so many days are there, the newest of yesterday. */
const billDays = 5;

/** What went wrong with a bill of the demo, and how far somebody is with it. */
interface Fault {
  readonly kind: "wechat" | "alipay";
  readonly daysAgo: number;
  readonly change: (lines: ListedLine[]) => ListedLine[];
  readonly state: "open" | "taken" | "parked" | "done";
  readonly remark?: string;
}

const strange: Omit<ListedLine, "at"> = {
  kind: "payment",
  tradeNo: "4200002968202611185530127741",
  outTradeNo: "QR20261118001",
  refundNo: "",
  amountFen: 350,
  feeFen: 2,
  name: "柠檬茶 300ml",
};

/** The provider keeps a fen more than was agreed. */
const dearer = (line: ListedLine): ListedLine => ({ ...line, feeFen: line.feeFen + 1 });

const faults: readonly Fault[] = [
  {
    kind: "wechat",
    daysAgo: 5,
    change: ([first, ...others]) =>
      first === undefined ? [] : [{ ...first, amountFen: first.amountFen + 100 }, ...others],
    state: "done",
    remark: "优惠由渠道承担，差额已向服务商确认",
  },
  {
    kind: "wechat",
    daysAgo: 3,
    change: ([first, ...others]) =>
      first === undefined ? [] : [first, ...others, first, { ...strange, at: first.at + 1_000 }],
    state: "taken",
  },
  {
    kind: "wechat",
    daysAgo: 1,
    change: ([, , third, ...others]) => (third === undefined ? [] : [dearer(third), ...others]),
    state: "open",
  },
  {
    kind: "alipay",
    daysAgo: 4,
    change: ([first, ...others]) => (first === undefined ? [] : [dearer(first), ...others]),
    state: "done",
    remark: "服务商多收一分，已在次月账单中退回",
  },
  {
    kind: "alipay",
    daysAgo: 2,
    change: (lines) => lines.slice(1),
    state: "parked",
    remark: "已发函查询，等服务商回复",
  },
];

/** The bill of a day in the form of its provider. */
const textOf = (kind: BillProvider, accountNo: string, day: string, listed: readonly ListedLine[]): string => {
  if (kind === "wechat") return wechatBill({ merchantNo: accountNo, appId: "wx8888888888888888" }, listed);
  return kind === "alipay" ? alipayBill(accountNo, day, listed) : unionpayBill(accountNo, listed);
};

/** The bills of the last days for the services of the platform, most of them in balance. */
export async function seedBills(tx: Handle, now: Date): Promise<void> {
  const today = businessDay(now, billTimeZone);
  const admin = await platformAdmin(tx);
  for (const { serviceId, kind } of await demoServices(tx)) {
    const feeOf = await feesOf(tx, kind);
    for (let daysAgo = billDays; daysAgo > 0; daysAgo -= 1) {
      const day = addDays(today, -daysAgo);
      const service = await lockBilledService(tx, serviceId);
      if (service === undefined) break;
      const { begin } = await takenBills(tx, serviceId, day);
      const known = await factsToProve(tx, service, billDayStart(kind, day), billDayStart(kind, begin));
      const lines = known.filter(({ named }) => !named).map((fact) => lineOf(fact, feeOf));
      const fault = faults.find((one) => one.kind === kind && one.daysAgo === daysAgo);
      const listed = fault === undefined ? lines : fault.change(lines);
      const text = textOf(kind, service.accountNo, day, listed);
      const taken = await takeBill(tx, {
        serviceId,
        day,
        source: "fetched",
        content: Buffer.from(text),
        userId: null,
        now,
      });
      if (!taken.ok) throw new Error(`the bill of the demo was refused: ${taken.code}`);
      if (fault !== undefined && fault.state !== "open")
        await handleAll(tx, { billId: taken.value.billId, admin, today, now }, fault);
    }
  }
  await seedSharingBills(tx, admin, now);
  await releaseStatements(tx);
}

interface Handled {
  readonly billId: string;
  readonly admin: string | undefined;
  readonly today: string;
  readonly now: Date;
}

/** Somebody is so far with every difference of a bill. */
async function handleAll(
  tx: Handle,
  { billId, admin, today, now }: Handled,
  { state, remark = "" }: Pick<Fault, "state" | "remark">,
): Promise<void> {
  if (admin === undefined) return;
  const untilDay = state === "parked" ? { untilDay: addDays(today, 5) } : {};
  for (const id of await differencesOn(tx, billId)) {
    const difference = await lockDifference(tx, platformScope, id);
    if (difference !== undefined)
      await saveDifferenceStep(tx, difference, { state, remark, userId: admin, now, ...untilDay });
  }
}

/** So many days ago WeChat Pay shared a fen more than was asked for. */
const wronglySharedAgo = 4;

/** What WeChat Pay says that it shared on the last days. */
async function seedSharingBills(tx: Handle, admin: string | undefined, now: Date): Promise<void> {
  const today = businessDay(now, billTimeZone);
  for (const { serviceId } of (await demoServices(tx)).filter(({ kind }) => kind === "wechat"))
    for (let daysAgo = billDays; daysAgo > 0; daysAgo -= 1) {
      const day = addDays(today, -daysAgo);
      const service = await lockBilledService(tx, serviceId);
      if (service === undefined) break;
      const { begin } = await takenBills(tx, serviceId, day, "sharing");
      const known = await sharesToProve(tx, service, billDayStart("wechat", day), billDayStart("wechat", begin));
      const lines = known.filter(({ named }) => !named).map(shareOf);
      const [first, ...others] = lines;
      const listed =
        daysAgo !== wronglySharedAgo || first === undefined
          ? lines
          : [{ ...first, amountFen: first.amountFen + 1 }, ...others];
      const content = Buffer.from(wechatSharingBill(service.accountNo, listed));
      const given = { serviceId, day, subject: "sharing", source: "fetched", content, userId: null, now } as const;
      const taken = await takeBill(tx, given);
      if (!taken.ok) throw new Error(`the bill of shares was refused: ${taken.code}`);
      const handled = { billId: taken.value.billId, admin, today, now };
      await handleAll(tx, handled, { state: "done", remark: "接收方已退回一分，与服务商确认" });
    }
}

const shareOf = ({ kind, number, tradeNo, orderId, amountFen, at, sharedTo }: StoredFact): ListedShare => ({
  kind: kind === "return" ? "return" : "share",
  tradeNo: tradeNo ?? `4200${orderId}`,
  number: kind === "return" ? number : (sharedTo?.sharingNo ?? ""),
  account: sharedTo?.account ?? "",
  paidFen: Number(amountFen),
  amountFen: Number(amountFen),
  at: at.getTime(),
});

/** What a provider lists of a payment or refund of ours. */
function lineOf(fact: StoredFact, feeOf: FeeOf): ListedLine {
  const { kind, number, orderId, tradeNo, amountFen, at } = fact;
  const fen = Number(amountFen);
  return {
    kind: kind === "refund" ? "refund" : "payment",
    tradeNo: tradeNo ?? `4200${orderId}`,
    outTradeNo: orderId,
    refundNo: kind === "refund" ? number : "",
    amountFen: fen,
    feeFen: Number(feeOf(fact, amountFen)) * (kind === "refund" ? -1 : 1),
    at: at.getTime(),
    name: "自动售货机商品",
  };
}
