import type { Permission } from "@yunshou/contract";
import type { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { asSystem, type Database, postLedger } from "@yunshou/database";
import {
  checkDayRange,
  checkFactorShown,
  checkReason,
  checkRemark,
  checkReviewer,
  checkText,
  checkWithdrawalAmount,
  checkWithdrawalWindow,
  fieldLimits,
  heldWithdrawals,
  minuteText,
  queryRangeDays,
  refuse,
  type Refusal,
  step,
  type WithdrawalEvent,
  withdrawalHeld,
  withdrawalPaid,
  withdrawalReleased,
  withdrawalTable,
  type WithdrawalTerms,
} from "@yunshou/domain";
import { recordAudit, writeAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf, Session } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import type { Secrets } from "../platform/secrets.ts";
import { maskNumbers } from "./accountNumbers.ts";
import { openAccountNumbers } from "../merchants/onboarding/collectionAccounts.ts";
import { accountOf, activatedAccounts, lockAccount } from "./collectionAccounts.queries.ts";
import { holdWithdrawable, readWithdrawable } from "./money.queries.ts";
import { withdrawalExport } from "./withdrawalExport.ts";
import * as queries from "./withdrawals.queries.ts";

interface Dependencies {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly terms: WithdrawalTerms;
}

type AnyCall = Call<unknown, Permission>;
type StepCall = Call<{ readonly withdrawNo: string }, Permission>;
interface Said {
  readonly reason?: string;
  readonly transferNo?: string;
}

const ownerOf = ({ topMerchantId, merchantId }: Session) => ({ topId: topMerchantId, merchantId });
const readerOf = ({ scope, userId, merchantId, timeZone }: Session): queries.Reader => ({
  scope,
  userId,
  merchantId,
  timeZone,
});
const unknown = () => refuse("finance.withdrawalUnknown", { field: "withdrawNo" });
const moneyOf = ({ withdrawNo, merchantId, topId, amountFen, feeFen }: queries.WithdrawalRecord) => ({
  withdrawalId: withdrawNo,
  merchantId,
  topMerchantId: topId,
  amountFen: BigInt(amountFen),
  feeFen: BigInt(feeFen),
});

/** What the ledger books with a step; the others move no money. */
const bookings: Readonly<Partial<Record<WithdrawalEvent, typeof withdrawalPaid>>> = {
  reject: withdrawalReleased,
  cancel: withdrawalReleased,
  fail: withdrawalReleased,
  succeed: withdrawalPaid,
};

/** Minutes after midnight on the clock of the merchant. */
function minuteOf(now: Date, timeZone: string): number {
  const [hour = "0", minute = "0"] = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  })
    .format(now)
    .split(":");
  return Number(hour) * 60 + Number(minute);
}

/** Takes one step of a locked withdrawal: state, ledger and audit record in the transaction of the call. */
async function take(
  call: AnyCall,
  withdrawal: queries.WithdrawalRecord,
  event: WithdrawalEvent,
  said: Said = {},
): Promise<Refusal | undefined> {
  const { tx, session, now } = call;
  const next = step(withdrawalTable, withdrawal.state, event);
  if (!next.ok) return next;
  await queries.saveStep(tx, withdrawal, { event, state: next.value, userId: session.userId, now, ...said });
  const booking = bookings[event];
  if (booking !== undefined) await postLedger(tx, [booking(moneyOf(withdrawal))]);
  await recordAudit(call, {
    action: `finance.withdrawal.${event === "cancel" ? "takeBack" : event}`,
    object: withdrawal.withdrawNo,
    merchant: withdrawal,
    before: { withdrawStatus: withdrawal.state },
    after: { withdrawStatus: next.value, amountFen: withdrawal.amountFen, ...said },
  });
  return undefined;
}

/** Takes a step that the applicant may not take. */
async function takeByAnother(
  call: AnyCall,
  withdrawal: queries.WithdrawalRecord,
  event: WithdrawalEvent,
  said?: Said,
): Promise<Refusal | undefined> {
  const reviewer = checkReviewer(withdrawal.appliedBy, call.session.userId);
  return reviewer.ok ? take(call, withdrawal, event, said) : reviewer;
}

/** Handlers of withdrawals (FIN-01 to FIN-08, FIN-21). */
export function withdrawalHandlers({ database, secrets, terms }: Dependencies): HandlersOf<typeof withdrawals> {
  const find = ({ tx, session, input }: StepCall) => queries.lockWithdrawal(tx, session.scope, input.withdrawNo);
  /** A step that anybody with the permission may take. */
  const plain = async (call: StepCall, event: WithdrawalEvent, said?: Said) => {
    const withdrawal = await find(call);
    if (withdrawal === undefined) return unknown();
    return (await take(call, withdrawal, event, said)) ?? {};
  };
  /** A step that the applicant may not take. */
  const byAnother = async (call: StepCall, event: WithdrawalEvent, said?: Said) => {
    const withdrawal = await find(call);
    if (withdrawal === undefined) return unknown();
    return (await takeByAnother(call, withdrawal, event, said)) ?? {};
  };

  return {
    async list({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      return range.ok ? queries.listWithdrawals(tx, readerOf(session), input, input) : range;
    },

    async export(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.exports);
      return range.ok ? startExport(call, withdrawalExport) : range;
    },

    async terms({ tx, session, now }) {
      const accounts = await activatedAccounts(tx, ownerOf(session));
      return {
        withdrawableFen: String(await readWithdrawable(tx, session.merchantId, now)),
        from: minuteText(terms.fromMinute),
        to: minuteText(terms.toMinute),
        open: checkWithdrawalWindow(minuteOf(now, session.timeZone), terms).ok,
        feePerTenThousand: terms.feePerTenThousand,
        leastFeeFen: String(terms.leastFeeFen),
        accounts: accounts.map(({ accountId, bankName, collectionUnit, numbersSealed }) => ({
          accountId,
          bankName,
          collectionUnit,
          bankCardNo: maskNumbers(openAccountNumbers(secrets, accountId, numbersSealed)).bankCardNo,
        })),
      };
    },

    async window() {
      return { from: minuteText(terms.fromMinute), to: minuteText(terms.toMinute) };
    },

    async show({ tx, session, input, now }) {
      const withdrawal = await queries.withdrawalOf(tx, session.scope, input.withdrawNo);
      if (withdrawal === undefined) return unknown();
      const { amountFen, feeFen } = moneyOf(withdrawal);
      const before = await queries.paidBefore(tx, withdrawal);
      return {
        withdrawableFen: String(await readWithdrawable(tx, withdrawal.merchantId, now)),
        heldFen: String(heldWithdrawals.includes(withdrawal.state) ? amountFen + feeFen : 0n),
        payeeState: before === undefined ? "first" : before.isSame ? "same" : "other",
        lastPaidTime: before?.paidAt ?? null,
      };
    },

    async apply(call) {
      const { tx, session, input, now } = call;
      const remark = checkRemark(input.remark);
      if (!remark.ok) return remark;
      const window = checkWithdrawalWindow(minuteOf(now, session.timeZone), terms);
      if (!window.ok) return window;
      const factor = checkFactorShown(session.secondFactor, now);
      if (!factor.ok) return factor;
      const account = await lockAccount(tx, session.scope, input.accountId);
      if (account === undefined || account.merchantId !== session.merchantId)
        return refuse("finance.accountUnknown", { field: "accountId" });
      if (account.activationState !== "activated") return refuse("finance.accountInactive", { field: "accountId" });
      const amountFen = BigInt(input.amountFen);
      const can = await holdWithdrawable(tx, session.merchantId, now);
      const fee = checkWithdrawalAmount(amountFen, can, terms);
      if (!fee.ok) return fee;
      const { bankAccount } = openAccountNumbers(secrets, account.accountId, account.numbersSealed);
      const made = {
        ...ownerOf(session),
        accountId: account.accountId,
        bankName: account.bankName,
        cardTail: bankAccount.slice(-4),
        amountFen,
        feeFen: fee.value,
        remark: remark.value,
        appliedBy: session.userId,
      };
      const withdrawNo = await queries.insertWithdrawal(tx, made);
      const money = { withdrawalId: withdrawNo, merchantId: made.merchantId, topMerchantId: made.topId };
      await postLedger(tx, [withdrawalHeld({ ...money, amountFen, feeFen: fee.value })]);
      await recordAudit(call, {
        action: "finance.withdrawal.apply",
        object: withdrawNo,
        merchant: made,
        after: { amountFen: input.amountFen, feeFen: String(fee.value), bankName: made.bankName, remark: made.remark },
      });
      return { withdrawNo };
    },

    async cancel(call) {
      const withdrawal = await find(call);
      if (withdrawal === undefined || withdrawal.merchantId !== call.session.merchantId) return unknown();
      return (await take(call, withdrawal, "cancel")) ?? {};
    },

    async approve(call) {
      const factor = checkFactorShown(call.session.secondFactor, call.now);
      return factor.ok ? byAnother(call, "approve") : factor;
    },

    async approveMany(call) {
      const { tx, session, input, now } = call;
      const factor = checkFactorShown(session.secondFactor, now);
      if (!factor.ok) return factor;
      const wanted = new Set(input.withdrawNos);
      const found = await queries.lockWithdrawals(tx, session.scope, [...wanted]);
      if (found.length < wanted.size) return refuse("finance.withdrawalUnknown", { field: "withdrawNos" });
      for (const withdrawal of found) {
        const refusal = await takeByAnother(call, withdrawal, "approve");
        if (refusal !== undefined) return refusal;
      }
      return { approved: found.length };
    },

    async reject(call) {
      const reason = checkReason(call.input.remark);
      return reason.ok ? byAnother(call, "reject", { reason: reason.value }) : reason;
    },

    async pay(call) {
      const factor = checkFactorShown(call.session.secondFactor, call.now);
      if (!factor.ok) return factor;
      const withdrawal = await find(call);
      if (withdrawal === undefined) return unknown();
      const account = await lockAccount(call.tx, call.session.scope, withdrawal.accountId);
      if (account?.activationState !== "activated") return refuse("finance.accountInactive");
      return (await take(call, withdrawal, "pay")) ?? {};
    },

    async payee({ tx, session, input, address, requestId }) {
      const withdrawal = await queries.withdrawalOf(tx, session.scope, input.withdrawNo);
      if (withdrawal === undefined) return unknown();
      const next = step(withdrawalTable, withdrawal.state, "succeed");
      if (!next.ok) return next;
      const account = await accountOf(tx, withdrawal);
      // Reading runs in a transaction that cannot write, so the record of it has its own.
      await asSystem(database, (own) =>
        writeAudit(own, {
          action: "finance.withdrawal.payee",
          object: withdrawal.withdrawNo,
          merchant: withdrawal,
          actorId: session.viewerId ?? session.userId,
          address,
          requestId,
        }),
      );
      return {
        collectionUnit: account.collectionUnit || account.merchantName,
        bankName: account.bankName,
        bankCardNo: openAccountNumbers(secrets, account.accountId, account.numbersSealed).bankAccount,
        amountFen: withdrawal.amountFen,
      };
    },

    async settle(call) {
      const transferNo = checkText(call.input.transferNo, "transferNo", fieldLimits.nameLength);
      return transferNo.ok ? plain(call, "succeed", { transferNo: transferNo.value }) : transferNo;
    },

    async fail(call) {
      const reason = checkReason(call.input.remark);
      return reason.ok ? plain(call, "fail", { reason: reason.value }) : reason;
    },
  };
}
