import type { Handle } from "./handle.ts";
import { billChecks } from "./verify/billChecks.ts";
import { cardChecks } from "./verify/cardChecks.ts";
import { closingChecks } from "./verify/closingChecks.ts";
import { goodsChecks } from "./verify/goodsChecks.ts";
import { codeChecks } from "./verify/codeChecks.ts";
import { ledgerChecks } from "./verify/ledgerChecks.ts";
import { orderChecks } from "./verify/orderChecks.ts";
import { luckyChecks } from "./verify/luckyChecks.ts";
import { mallChecks } from "./verify/mallChecks.ts";
import { mapChecks } from "./verify/mapChecks.ts";
import { pickupChecks } from "./verify/pickupChecks.ts";
import { settlementChecks } from "./verify/settlementChecks.ts";
import { promotionChecks } from "./verify/promotionChecks.ts";

const checks = {
  ...ledgerChecks,
  ...orderChecks,
  ...closingChecks,
  ...cardChecks,
  ...pickupChecks,
  ...goodsChecks,
  ...settlementChecks,
  ...billChecks,
  ...codeChecks,
  ...promotionChecks,
  ...mallChecks,
  ...luckyChecks,
  ...mapChecks,
};

/** A rule that must hold at every moment; `ledgerChecks`, `orderChecks`, `closingChecks`, `cardChecks`, `pickupChecks`, `goodsChecks`, `settlementChecks`, `billChecks`, `codeChecks`, `promotionChecks`, `mallChecks`, `luckyChecks` and `mapChecks` say each in a sentence. */
export type CheckName = keyof typeof checks;

export const checkNames = Object.keys(checks) as CheckName[];

const exampleCount = 10;

/** One rule that does not hold. */
export interface Finding {
  readonly check: CheckName;
  /** How many subjects break it. */
  readonly count: number;
  /** The first of them. */
  readonly examples: readonly { readonly subject: string; readonly expected: string; readonly actual: string }[];
}

/**
 * Recomputes what the product claims, from the facts: ledger from its entries, rollups and stock from orders and
 * movements (M14). Each check is one statement and sees one moment, so it may run beside live traffic. Needs the
 * system role. An empty answer means that everything agrees.
 */
export async function verifyDatabase(handle: Handle): Promise<Finding[]> {
  // The checks read whole tables: memory for sorting and hashing saves most of their time.
  await handle.query("set local work_mem = '256MB'");
  await handle.query("set local max_parallel_workers_per_gather = 2");
  const findings: Finding[] = [];
  for (const check of checkNames) {
    const rows = await handle.query<{ subject: string; expected: string; actual: string; count: string }>(
      `select subject, expected, actual, count(*) over () as count from (${checks[check]}) f order by subject limit ${exampleCount}`,
    );
    if (rows.length > 0) {
      findings.push({
        check,
        count: Number(rows[0]?.count),
        examples: rows.map(({ subject, expected, actual }) => ({ subject, expected, actual })),
      });
    }
  }
  return findings;
}
