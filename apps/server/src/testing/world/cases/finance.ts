import type { Case, Cases } from "./case.ts";
import { range } from "./case.ts";

const inState =
  (state: string, more: object = {}): Case =>
  async (home) => ({ withdrawNo: await home.withdrawal(await home.collectionAccount(), state), ...more });

/** Inputs of the calls of collection accounts, balances and withdrawals. */
export const financeCases: Cases = {
  "collectionAccounts.create": (home) => ({ merchantId: home.merchantId, ...home.accountForm() }),
  "collectionAccounts.update": async (home) => ({
    accountId: await home.collectionAccount({ activated: false }),
    ...home.accountForm(),
    version: 1,
  }),
  "collectionAccounts.activate": async (home) => ({
    accountId: await home.collectionAccount({ activated: false }),
    version: 1,
  }),
  "collectionAccounts.stop": async (home) => ({ accountId: await home.collectionAccount(), version: 2 }),
  "withdrawals.list": range,
  "withdrawals.export": range,
  "withdrawals.apply": async (home) => {
    await home.earn(100_000n);
    return { accountId: await home.collectionAccount(), amountFen: "1000", remark: home.canary };
  },
  "withdrawals.cancel": inState("notReviewed"),
  "withdrawals.approve": inState("notReviewed"),
  "withdrawals.reject": inState("notReviewed", { remark: "no" }),
  "withdrawals.pay": inState("reviewed"),
  "withdrawals.payee": inState("paying"),
  "withdrawals.settle": inState("paying", { transferNo: "T1" }),
  "withdrawals.fail": inState("paying", { remark: "no" }),
};
