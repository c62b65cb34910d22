import type { balances } from "@yunshou/contract/finance/balances";
import type { HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { balanceExport } from "./balanceExport.ts";
import { listBalances } from "./balances.queries.ts";

/** Handlers of balances. */
export const balanceHandlers: HandlersOf<typeof balances> = {
  list: ({ tx, session, input, now }) => listBalances(tx, session.scope, input, now, input),
  export: (call) => startExport(call, balanceExport),
};
