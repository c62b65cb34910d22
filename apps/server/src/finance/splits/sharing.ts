import type { shareAccounts, sharedOrders, splitModes } from "@yunshou/contract/finance/sharing";
import {
  checkFactorShown,
  checkRatioLimit,
  checkReason,
  checkShareAccount,
  checkText,
  fieldLimits,
  refuse,
} from "@yunshou/domain";
import { accountDue } from "../../payments/sharing/accountTimer.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { arm } from "../../platform/timers.ts";
import { ownerOf } from "../fees/fees.queries.ts";
import { shownRange } from "../settlement/settlements.ts";
import * as queries from "./sharing.queries.ts";

/** Handlers of what providers hand on of paid orders (FIN-19). */
export const sharedOrderHandlers: HandlersOf<typeof sharedOrders> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listShared(tx, session.scope, input, input) : range;
  },
};

/** Handlers of the accounts of receivers; what is set is registered by a duty after the commit. */
export const shareAccountHandlers: HandlersOf<typeof shareAccounts> = {
  list: ({ tx, session, input }) => queries.listAccounts(tx, session.scope, input.merchantId, input),

  async set(call) {
    const { tx, session, input, now } = call;
    const factor = checkFactorShown(session.secondFactor, now);
    if (!factor.ok) return factor;
    const form = checkShareAccount(input);
    if (!form.ok) return form;
    const receiver = await queries.lockReceiver(tx, session.scope, input.receiverId);
    if (receiver === undefined) return refuse("finance.receiverUnknown", { field: "receiverId" });
    const before = await queries.accountAt(tx, receiver, input.payMethod);
    if ((before?.version ?? 0) !== input.version) return refuse("finance.shareAccountChanged");
    const { payMethod, accountType } = input;
    const { account, holder } = form.value;
    const made = { kind: payMethod, accountType, account, holder };
    const shareAccountId = await queries.saveAccount(tx, receiver, made, now);
    if (shareAccountId === undefined) return refuse("finance.shareAccountTaken", { field: "shareAccount" });
    await arm(tx, accountDue.at(shareAccountId, now, { tries: 0 }));
    await recordAudit(call, {
      action: "finance.shareAccount.setShareAccount",
      object: receiver.name,
      merchant: receiver,
      ...(before === undefined ? {} : { before: { payMethod, shareAccount: `******${before.tail}` } }),
      after: { payMethod, accountType, shareAccount: `******${account.slice(-4)}`, holder },
    });
    return { shareAccountId };
  },

  async retry(call) {
    const { tx, session, input, now } = call;
    const account = await queries.lockAccount(tx, session.scope, input.shareAccountId);
    if (account === undefined) return refuse("finance.shareAccountUnknown", { field: "shareAccountId" });
    if (account.version !== input.version) return refuse("finance.shareAccountChanged");
    await queries.waitAgain(tx, account, now);
    await arm(tx, accountDue.at(account.shareAccountId, now, { tries: 0 }));
    await recordAudit(call, {
      action: "finance.shareAccount.registerAgain",
      object: account.receiver,
      merchant: account,
      after: { payMethod: account.payMethod, shareAccount: `******${account.tail}` },
    });
    return {};
  },
};

/** Handlers of the way in which splits are executed: who answers for the books of the platform is in the log (decision 0044). */
export const splitModeHandlers: HandlersOf<typeof splitModes> = {
  async show({ tx, session, input }) {
    const owner = await ownerOf(tx, session.scope, input.merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    return (await queries.modeOf(tx, owner.merchantId)) ?? { ...queries.usualMode, setBy: null, setTime: null };
  },

  async set(call) {
    const { tx, session, input, now } = call;
    const factor = checkFactorShown(session.secondFactor, now);
    if (!factor.ok) return factor;
    const ratio = checkRatioLimit(input.ratioLimit);
    if (!ratio.ok) return ratio;
    const answeredBy = checkText(input.answeredBy, "answeredBy", fieldLimits.nameLength);
    if (!answeredBy.ok) return answeredBy;
    const reason = checkReason(input.reason);
    if (!reason.ok) return reason;
    const owner = await ownerOf(tx, session.scope, input.merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const before = (await queries.modeOf(tx, owner.merchantId)) ?? queries.usualMode;
    const { platformBalance, ratioLimit } = input;
    const after = { platformBalance, ratioLimit, answeredBy: answeredBy.value, reason: reason.value };
    await queries.insertMode(tx, owner, { ...after, setBy: session.userId });
    await recordAudit(call, {
      action: "finance.splitMode.setSplitMode",
      object: owner.merchantName,
      merchant: owner,
      before: { platformBalance: before.platformBalance, ratioLimit: before.ratioLimit },
      after,
    });
    return {};
  },
};
