import type { Language } from "@yunshou/contract";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import type { Handle } from "@yunshou/database";
import { type PaymentKind, paymentKinds } from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { exportOf } from "../platform/export/exportOf.ts";
import { type Cell, count, type ExportContext } from "../platform/export/source.ts";
import * as queries from "./dashboard.queries.ts";
import { type PaymentDay, paymentDays } from "./paymentDays.ts";

type Filters = queries.Range & queries.MachineFilter & { readonly key?: string; readonly category?: string };

/** The most rows that a ranking holds; the tables on the screen have the same limit. */
const rankingLimit = 1_000;

const words = (language: Language) => ({
  ...wordsOf(language, "dashboard"),
  fields: { ...wordsOf(language, "dashboard").fields, ...wordsOf(language, "payments").kind },
});
/** How many orders each kind of payment had on a day. */
const counts = Object.fromEntries(
  paymentKinds.map((kind) => [kind, (day: PaymentDay) => count(day.counts[kind])]),
) as Readonly<Record<PaymentKind, (day: PaymentDay) => Cell>>;

const products = {
  of: dashboard.productRanking,
  words,
  columns: ["productCode", "productName", "brand", "quantity", "amountFen"],
} as const;
const machines = {
  of: dashboard.machineRanking,
  words,
  columns: ["machineNo", "machineName", "pointName", "quantity", "amountFen"],
} as const;

/** The tables of the drill-down pages as files (HOME-03 to HOME-05). Each fits into one page, because rollups are small. */
export const dashboardExports = {
  payments: exportOf({
    name: "dashboard.payments",
    of: dashboard.payments.output.shape.days.element,
    words,
    title: ({ payments }) => payments,
    rows: async (tx: Handle, { scope }: ExportContext, filters: Filters) =>
      paymentDays(await queries.byDayAndPayment(tx, scope, filters)),
    columns: ["day", ...paymentKinds, "orders", "amountFen"],
    cells: counts,
  }),
  products: exportOf({
    ...products,
    name: "dashboard.products",
    title: ({ productRanking }) => productRanking,
    rows: (tx, { scope, language }, filters: Filters) =>
      queries.byProduct(tx, scope, filters, filters.category, rankingLimit, language),
  }),
  machines: exportOf({
    ...machines,
    name: "dashboard.machines",
    title: ({ machineRanking }) => machineRanking,
    rows: (tx, { scope }, filters: Filters) => queries.byMachine(tx, scope, filters, filters, rankingLimit),
  }),
  product: exportOf({
    ...machines,
    name: "dashboard.product",
    title: ({ byMachine }) => byMachine,
    async rows(tx, { scope }, filters: Filters) {
      const wanted = { code: filters.key ?? "", productId: filters.productId };
      const found = await queries.findProduct(tx, scope, wanted);
      if (found === undefined) return [];
      return queries.byMachine(tx, scope, { ...filters, productId: found.id }, {}, rankingLimit);
    },
  }),
  machine: exportOf({
    of: dashboard.machineDetail.output.shape.products.element,
    words,
    name: "dashboard.machine",
    title: ({ byProduct }) => byProduct,
    async rows(tx, { scope, language }, filters: Filters) {
      const found = await queries.findMachine(tx, scope, filters.key ?? "");
      if (found === undefined) return [];
      return queries.byProductAndLanes(tx, scope, { ...filters, machineId: found.id }, rankingLimit, language);
    },
    columns: ["productCode", "productName", "laneNo", "quantity", "amountFen"],
  }),
};
