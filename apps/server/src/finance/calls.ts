import { balances } from "@yunshou/contract/finance/balances";
import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { balanceHandlers } from "./balances.ts";
import { collectionAccountHandlers } from "./collectionAccounts.ts";
import { withdrawalHandlers } from "./withdrawals.ts";

/** Collection accounts, balances and withdrawals. */
export function mountFinance(web: Web, { config, database, secrets }: ProcessContext): void {
  mount(web, collectionAccounts, collectionAccountHandlers({ secrets }));
  mount(web, balances, balanceHandlers);
  mount(web, withdrawals, withdrawalHandlers({ database, secrets, terms: config.withdrawal }));
}
