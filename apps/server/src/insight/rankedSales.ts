import type { Language, ParsedInputOf } from "@yunshou/contract";
import type { productSales } from "@yunshou/contract/insight/productSales";
import type { Handle, Scope } from "@yunshou/database";
import { checkDayRange, queryRangeDays, refuse, type Refusal } from "@yunshou/domain";
import { findMachine } from "./dashboard.queries.ts";
import { type ProductSales, type SalesFilters, salesOfProducts } from "./productSales.queries.ts";
import { shareOf } from "./ranking.ts";

export type SalesQuestion = ParsedInputOf<typeof productSales.ranking>;

/** The filters with the machine that they name, or why they cannot be answered. */
export async function filtersOf(
  tx: Handle,
  scope: Scope,
  { fromDay, toDay, by, merchantNo, machineNo, category }: SalesQuestion,
): Promise<SalesFilters | Refusal> {
  const range = checkDayRange(fromDay, toDay, queryRangeDays.statistics);
  if (!range.ok) return range;
  const machine = machineNo === undefined ? undefined : await findMachine(tx, scope, machineNo);
  if (machineNo !== undefined && machine === undefined) return refuse("record.unknown", { field: "machineNo" });
  return {
    fromDay,
    toDay,
    by,
    ...(merchantNo === undefined ? {} : { merchantNo }),
    ...(category === undefined ? {} : { category }),
    ...(machine === undefined ? {} : { machineId: machine.id }),
  };
}

/** The products of a period with rank and share of what they are ranked by. */
export async function rankedSales(
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: SalesFilters,
): Promise<{
  rows: (ProductSales & { rankNo: number; share: number })[];
  total: { salesCount: number; salesAmountFen: string };
}> {
  const rows = await salesOfProducts(tx, scope, language, filters);
  const total = {
    salesCount: rows.reduce((sum, row) => sum + row.salesCount, 0),
    salesAmountFen: String(rows.reduce((sum, row) => sum + BigInt(row.salesAmountFen), 0n)),
  };
  const measure = (of: typeof total) => (filters.by === "quantity" ? String(of.salesCount) : of.salesAmountFen);
  return {
    rows: rows.map((row, place) => ({ ...row, rankNo: place + 1, share: shareOf(measure(row), measure(total)) })),
    total,
  };
}
