import { accountStatements, sharedStatements } from "@yunshou/contract/finance/accountStatements";
import { balances } from "@yunshou/contract/finance/balances";
import { billDifferences, bills, billUploads } from "@yunshou/contract/finance/bills";
import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { dues, dueSettlements } from "@yunshou/contract/finance/dues";
import { feeRates, feeReport, settledPayments } from "@yunshou/contract/finance/fees";
import { settledTransactions, settlementLines, settlements } from "@yunshou/contract/finance/settlements";
import { providerDays } from "@yunshou/contract/finance/providerDays";
import { splitFigures, splitPlans } from "@yunshou/contract/finance/splits";
import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { balanceHandlers } from "./balances.ts";
import { addBillUpload } from "./bills/billUpload.ts";
import { billHandlers, differenceHandlers } from "./bills/bills.ts";
import { collectionAccountHandlers } from "./collectionAccounts.ts";
import { dueHandlers, dueSettlementHandlers } from "./dues/dues.ts";
import { feeHandlers, paymentHandlers, rateHandlers } from "./fees/fees.ts";
import { providerDayHandlers } from "./providerDays/providerDays.ts";
import { lineHandlers, settlementHandlers, transactionHandlers } from "./settlement/settlements.ts";
import { accountStatementHandlers } from "./statements/accountStatements.ts";
import { sharedStatementHandlers } from "./statements/sharedStatements.ts";
import { splitFigureHandlers, splitPlanHandlers } from "./splits/splits.ts";
import { withdrawalHandlers } from "./withdrawals.ts";

/** Collection accounts, balances, withdrawals and settled days. */
export async function mountFinance(web: Web, { config, database, log, secrets }: ProcessContext): Promise<void> {
  mount(web, collectionAccounts, collectionAccountHandlers({ secrets }));
  mount(web, balances, balanceHandlers);
  mount(web, settlements, settlementHandlers);
  mount(web, settledTransactions, transactionHandlers);
  mount(web, settlementLines, lineHandlers);
  mount(web, feeReport, feeHandlers);
  mount(web, feeRates, rateHandlers);
  mount(web, settledPayments, paymentHandlers);
  mount(web, providerDays, providerDayHandlers({ database, log }));
  mount(web, bills, billHandlers);
  mount(web, billDifferences, differenceHandlers);
  mount(web, dues, dueHandlers({ database }));
  mount(web, dueSettlements, dueSettlementHandlers({ database }));
  await addBillUpload(web, billUploads, { database });
  const files = { dataDir: config.dataDir };
  mount(web, accountStatements, accountStatementHandlers(files));
  mount(web, sharedStatements, sharedStatementHandlers(files), { system: true });
  mount(web, splitPlans, splitPlanHandlers);
  mount(web, splitFigures, splitFigureHandlers);
  mount(web, withdrawals, withdrawalHandlers({ database, secrets, terms: config.withdrawal }));
}
