import type { Permission, StoredRow } from "@yunshou/contract";
import type { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import {
  checkCollectionAccount,
  checkFactorShown,
  collectionAccountTable,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { merchantOf } from "../access/staff/users.queries.ts";
import { nextAccountId } from "../merchants/onboarding/collectionAccounts.queries.ts";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import { maskNumbers } from "./accountNumbers.ts";
import { openAccountNumbers, sealAccountNumbers } from "../merchants/onboarding/collectionAccounts.ts";
import * as queries from "./collectionAccounts.queries.ts";

type NamedCall = Call<{ readonly accountId: string; readonly version: number }, Permission>;
type Event = "edit" | "activate" | "stop";

/** Handlers of collection accounts (FIN-11 to FIN-18, FIN-22). */
export function collectionAccountHandlers({
  secrets,
}: {
  readonly secrets: Secrets;
}): HandlersOf<typeof collectionAccounts> {
  /** The account as the caller saw it, with the state after the event. */
  const find = async ({ tx, session, input }: NamedCall, event: Event) => {
    const account = await queries.lockAccount(tx, session.scope, input.accountId);
    if (account === undefined) return refuse("finance.accountUnknown", { field: "accountId" });
    if (account.version !== input.version) return refuse("finance.accountChanged");
    const next = step(collectionAccountTable, account.activationState, event);
    if (next.ok) return { account, state: next.value };
    return event === "edit" ? refuse("finance.accountActivated") : next;
  };

  const move = async (call: NamedCall, event: "activate" | "stop"): Promise<Refusal | Record<string, never>> => {
    const found = await find(call, event);
    if ("ok" in found) return found;
    const { account, state } = found;
    await queries.saveAccountState(call.tx, account, state);
    await recordAudit(call, {
      action: `finance.account.${event}`,
      object: `${account.providerName} ${account.bankName}`,
      merchant: account,
      before: { activationState: account.activationState },
      after: { activationState: state },
    });
    return {};
  };

  const list: HandlersOf<typeof collectionAccounts>["list"] = async ({ tx, session, input }) => {
    const { rows, ...counts } = await queries.listAccounts(tx, session.scope, input, input);
    return { rows: rows.map((account) => rowOf(secrets, account)), ...counts };
  };

  return {
    list,
    overview: (call) => list(call as never),

    async create(call) {
      const { tx, session, input } = call;
      const merchant = await merchantOf(tx, session.scope, input.merchantId);
      if (merchant === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const form = checkCollectionAccount(input);
      if (!form.ok) return form;
      const { providerName, bankName, collectionUnit, payAccountNo, bankCardNo, payKey } = form.value;
      const accountId = await nextAccountId(tx);
      const owner = { topId: merchant.topId, merchantId: input.merchantId };
      const numbers = { accountNo: payAccountNo, payAccount: null, bankAccount: bankCardNo, payKey };
      const numbersSealed = sealAccountNumbers(secrets, accountId, numbers);
      await queries.insertAccount(tx, owner, { accountId, providerName, bankName, collectionUnit, numbersSealed });
      await recordAudit(call, {
        action: "finance.account.create",
        object: `${providerName} ${bankName}`,
        merchant: owner,
        after: { providerName, bankName, collectionUnit, ...maskNumbers(numbers) },
      });
      return { accountId };
    },

    async update(call) {
      const { input } = call;
      const found = await find(call, "edit");
      if ("ok" in found) return found;
      const { account } = found;
      const before = openAccountNumbers(secrets, account.accountId, account.numbersSealed);
      // What a form never shows is kept when nothing was typed in its place.
      const form = checkCollectionAccount({
        ...input,
        payAccountNo: input.payAccountNo.trim() || before.accountNo,
        bankCardNo: input.bankCardNo.trim() || before.bankAccount,
        payKey: input.payKey.trim() || (before.payKey ?? ""),
      });
      if (!form.ok) return form;
      const { providerName, bankName, collectionUnit, payAccountNo, bankCardNo, payKey } = form.value;
      const numbers = { ...before, accountNo: payAccountNo, bankAccount: bankCardNo, payKey };
      await queries.saveAccount(call.tx, account.topId, {
        accountId: account.accountId,
        providerName,
        bankName,
        collectionUnit,
        numbersSealed: sealAccountNumbers(secrets, account.accountId, numbers),
      });
      await recordAudit(call, {
        action: "finance.account.edit",
        object: `${providerName} ${bankName}`,
        merchant: account,
        before: {
          providerName: account.providerName,
          bankName: account.bankName,
          collectionUnit: account.collectionUnit,
          ...maskNumbers(before),
        },
        after: { providerName, bankName, collectionUnit, ...maskNumbers(numbers) },
      });
      return {};
    },

    async activate(call) {
      const factor = checkFactorShown(call.session.secondFactor, call.now);
      return factor.ok ? move(call, "activate") : factor;
    },

    stop: (call) => move(call, "stop"),
  };
}

function rowOf(secrets: Secrets, account: queries.StoredAccount): StoredRow<typeof collectionAccounts.list> {
  const { numbersSealed, topId: _top, merchantId: _merchant, ...row } = account;
  return { ...row, ...maskNumbers(openAccountNumbers(secrets, account.accountId, numbersSealed)) };
}
