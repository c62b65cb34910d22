import type { Handle } from "@yunshou/database";
import { paymentKinds } from "@yunshou/domain";
import type { Words } from "@yunshou/phrases/rooms";
import { wordsOf } from "@yunshou/phrases/server";
import {
  type AnySource,
  count,
  type ExportColumn,
  type ExportContext,
  exportSource,
  money,
  text,
} from "../platform/export/source.ts";
import * as queries from "./dashboard.queries.ts";
import { type PaymentDay, paymentDays } from "./paymentDays.ts";

type Field = keyof Words<"dashboard">["fields"];
/** What a table is called, as on its page. */
type Title = "trend" | "payments" | "byMachine" | "byProduct" | "productRanking" | "machineRanking";
type Filters = queries.Range & { readonly key?: string };

/** The most rows that a ranking holds; the tables on the screen have the same limit. */
const rankingLimit = 1_000;

const column = <Row>(field: Field, cell: ExportColumn<Row>["cell"]): ExportColumn<Row> => ({
  title: (language) => wordsOf(language, "dashboard").fields[field],
  cell,
});

const figures: readonly ExportColumn<queries.Totals>[] = [
  column("quantity", (row) => count(row.quantity)),
  column("amount", (row) => money(row.amountFen)),
];

/** A table that fits into one page, because rollups are small. */
function tableExport<Row>(
  table: string,
  title: Title,
  columns: readonly ExportColumn<Row>[],
  rows: (tx: Handle, context: ExportContext, filters: Filters) => Promise<readonly Row[]>,
): AnySource<Filters> {
  return exportSource<Filters, Row>({
    name: `dashboard.${table}`,
    fileName: (language) => wordsOf(language, "dashboard")[title],
    columns,
    page: async (tx, context, filters) => ({ rows: await rows(tx, context, filters), next: undefined }),
  });
}

const product: readonly ExportColumn<queries.ProductFigures>[] = [
  column("productCode", (row) => text(row.productCode)),
  column("productName", (row) => text(row.productName)),
  column("brand", (row) => text(row.brand)),
  ...figures,
];

const machine: readonly ExportColumn<queries.MachineFigures>[] = [
  column("machineNo", (row) => text(row.machineNo)),
  column("machineName", (row) => text(row.machineName)),
  column("pointName", (row) => text(row.pointName)),
  ...figures,
];

const days: readonly ExportColumn<PaymentDay>[] = [
  column("day", (row) => text(row.day)),
  ...paymentKinds.map((kind): ExportColumn<PaymentDay> => ({
    title: (language) => wordsOf(language, "payments").kind[kind],
    cell: (row) => count(row.counts[kind]),
  })),
  column("orders", (row) => count(row.orders)),
  column("amount", (row) => money(row.amountFen)),
];

/** The tables of the drill-down pages as files (HOME-03 to HOME-05). */
export const dashboardExports = {
  payments: tableExport("payments", "payments", days, async (tx, { scope }, filters) =>
    paymentDays(await queries.byDayAndPayment(tx, scope, filters)),
  ),
  products: tableExport("products", "productRanking", product, (tx, { scope }, filters) =>
    queries.byProduct(tx, scope, filters, undefined, rankingLimit),
  ),
  machines: tableExport("machines", "machineRanking", machine, (tx, { scope }, filters) =>
    queries.byMachine(tx, scope, filters, {}, rankingLimit),
  ),
  product: tableExport("product", "byMachine", machine, async (tx, { scope }, filters) => {
    const found = await queries.findProduct(tx, scope, filters.key ?? "");
    return found === undefined
      ? []
      : queries.byMachine(tx, scope, { ...filters, productId: found.id }, {}, rankingLimit);
  }),
  machine: tableExport("machine", "byProduct", product, async (tx, { scope }, filters) => {
    const found = await queries.findMachine(tx, scope, filters.key ?? "");
    return found === undefined
      ? []
      : queries.byProduct(tx, scope, { ...filters, machineId: found.id }, undefined, rankingLimit);
  }),
};
