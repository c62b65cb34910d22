import type { dashboard } from "@yunshou/contract/insight/dashboard";
import type { AnswerOf } from "@yunshou/contract";
import type { Handle, Scope } from "@yunshou/database";
import { addDays, businessTime, checkDayRange, daysIncluded, queryRangeDays, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import * as queries from "./dashboard.queries.ts";
import { paymentDays } from "./paymentDays.ts";
import { rankMachines, rankProducts, sharesOf } from "./ranking.ts";
import { checkMedicine } from "../pharmacy/medicineGate.ts";
import { countUnreviewed } from "../pharmacy/prescriptions.queries.ts";
import { startExport } from "../platform/export/startExport.ts";
import { kindsFor } from "./approvals/approvals.ts";
import { countApprovals } from "./approvals/approvals.queries.ts";
import { dashboardExports } from "./dashboardExports.ts";

type Outputs = { readonly [Name in keyof typeof dashboard]: AnswerOf<(typeof dashboard)[Name]> };

const rankingLimit = 1_000;
const checkRange = (range: queries.Range) => checkDayRange(range.fromDay, range.toDay, queryRangeDays.statistics);

/** Handlers of the home page and its drill-downs (HOME-02 to HOME-06). All figures come from rollups. */
export function dashboardHandlers(): HandlersOf<typeof dashboard> {
  return {
    async overview({ tx, session, input, now, language }) {
      const range = checkRange(input);
      if (!range.ok) return range;
      const { scope } = session;
      const { day: today, hour } = businessTime(now, session.timeZone);
      const yesterday = addDays(today, -1);
      const sold = await queries.byDayAndPayment(tx, scope, input);
      const total = sum(sold);
      const listed = {
        fromDay: addDays(today, 1 - queryRangeDays.orders),
        toDay: today,
        timeZone: session.timeZone,
      };
      const present = await queries.present(tx, scope, {
        ...listed,
        ...(input.merchantNo === undefined ? {} : { merchantNo: input.merchantNo }),
      });
      return {
        today: await queries.totals(tx, scope, { ...input, fromDay: today, toDay: today }),
        yesterday: await queries.totals(tx, scope, { ...input, fromDay: yesterday, toDay: yesterday }),
        sameHours:
          queries.seesWholeMerchants(scope) && hour > 0
            ? await sameHours(tx, scope, { ...input, fromDay: yesterday, toDay: today }, hour)
            : null,
        ...present,
        pending: {
          ...present.pending,
          tickets: session.permissions.has("support.ticket.read")
            ? await queries.countNewTickets(tx, scope, listed)
            : 0,
          customerFeedback: session.permissions.has("support.customer.read")
            ? await queries.countNewTickets(tx, scope, { ...listed, ofCustomers: true })
            : null,
          prescriptions:
            session.permissions.has("pharmacy.prescription.read") &&
            (await checkMedicine({ tx, session })) === undefined
              ? await countUnreviewed(tx, scope, listed)
              : null,
          approvals: await countApprovals(
            tx,
            { scope, userId: session.userId, language },
            { view: "toDecide", kinds: kindsFor(session, "toDecide"), merchantNo: input.merchantNo },
          ),
        },
        previous: scope.machines === undefined ? await previousDays(tx, scope, input) : null,
        trend: everyDay(
          summed(sold, ({ day }) => day).map(([day, figures]) => ({ day, ...figures })),
          input,
        ),
        payments: sharesOf(
          summed(sold, ({ payment }) => payment)
            .map(([payment, figures]) => ({ payment, ...figures }))
            .sort(byAmount),
          total.amountFen,
        ) as Outputs["overview"]["payments"],
        products: rankProducts(await queries.byProduct(tx, scope, input, undefined, 10, language), total.amountFen),
        machineRanking: rankMachines(await queries.byMachine(tx, scope, input, {}, 10), total.amountFen),
        at: now,
      };
    },

    async payments({ tx, session, input }) {
      const range = checkRange(input);
      if (!range.ok) return range;
      const total = await queries.totals(tx, session.scope, input);
      const kinds = sharesOf(
        await queries.byPayment(tx, session.scope, input),
        total.amountFen,
      ) as Outputs["payments"]["kinds"];
      return { kinds, days: paymentDays(await queries.byDayAndPayment(tx, session.scope, input)), total };
    },

    async productRanking({ tx, session, input, language }) {
      const range = checkRange(input);
      if (!range.ok) return range;
      const { category } = input;
      const sold = await queries.byProduct(tx, session.scope, input, category, rankingLimit, language);
      const total = category === undefined ? await queries.totals(tx, session.scope, input) : sum(sold);
      const rows = rankProducts(sold, total.amountFen);
      return { rows, total, categories: await queries.categories(tx, session.scope) };
    },

    async productDetail({ tx, session, input, language }) {
      const range = checkRange(input);
      if (!range.ok) return range;
      const wanted = { code: input.productCode, productId: input.productId };
      const product = await queries.findProduct(tx, session.scope, wanted, language);
      if (product === undefined) return refuse("record.unknown", { field: "productCode" });
      const ofProduct = { ...input, productId: product.id };
      const days = await queries.byDay(tx, session.scope, ofProduct);
      return {
        product,
        days: everyDay(days, input),
        machines: await queries.byMachine(tx, session.scope, ofProduct, {}, rankingLimit),
        total: sum(days),
      };
    },

    async machineRanking({ tx, session, input }) {
      const range = checkRange(input);
      if (!range.ok) return range;
      const { machineType, routeName } = input;
      const sold = await queries.byMachine(tx, session.scope, input, input, rankingLimit);
      // What is narrowed is summed by its rows, so that the row below them adds up and their shares make a whole.
      const isNarrowed = machineType !== undefined || routeName !== undefined;
      const total = isNarrowed ? sum(sold) : await queries.totals(tx, session.scope, input);
      return { rows: rankMachines(sold, total.amountFen), total };
    },

    async machineDetail({ tx, session, input, language }) {
      const range = checkRange(input);
      if (!range.ok) return range;
      const machine = await queries.findMachine(tx, session.scope, input.machineNo);
      if (machine === undefined) return refuse("record.unknown", { field: "machineNo" });
      const ofMachine = { ...input, machineId: machine.id };
      const days = await queries.byDay(tx, session.scope, ofMachine);
      return {
        machine,
        days: everyDay(days, input),
        products: await queries.byProductAndLanes(tx, session.scope, ofMachine, rankingLimit, language),
        total: sum(days),
      };
    },

    async export(call) {
      const range = checkRange(call.input);
      return range.ok ? startExport(call, dashboardExports[call.input.table]) : range;
    },
  };
}

const noSales = { orders: 0, amountFen: "0", onlineFen: "0" };

/** Two days compared over the same full hours, so that a day that is still running is not held against a whole one. */
async function sameHours(
  tx: Handle,
  scope: Scope,
  days: queries.Range,
  untilHour: number,
): Promise<Outputs["overview"]["sameHours"]> {
  const rows = new Map(
    (await queries.daysUntilHour(tx, scope, days, untilHour)).map(({ day, ...figures }) => [day, figures]),
  );
  return { untilHour, today: rows.get(days.toDay) ?? noSales, yesterday: rows.get(days.fromDay) ?? noSales };
}

/** As many days as the range holds, right before it. */
async function previousDays(
  tx: Handle,
  scope: Scope,
  range: queries.Range,
): Promise<NonNullable<Outputs["overview"]["previous"]>> {
  const length = daysIncluded(range.fromDay, range.toDay);
  const before = { ...range, fromDay: addDays(range.fromDay, -length), toDay: addDays(range.fromDay, -1) };
  const known = new Map((await queries.soldByDay(tx, scope, before)).map((row) => [row.day, row]));
  return Array.from({ length }, (_, index) => {
    const day = addDays(before.fromDay, index);
    return known.get(day) ?? { day, orders: 0, amountFen: "0" };
  });
}

type DayFigures = queries.Totals & { day: string };

/** Days without sales appear with zero, so that a curve never jumps over them. */
function everyDay(days: readonly DayFigures[], range: queries.Range): DayFigures[] {
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: daysIncluded(range.fromDay, range.toDay) }, (_, index) => {
    const day = addDays(range.fromDay, index);
    return known.get(day) ?? { day, orders: 0, quantity: 0, amountFen: "0" };
  });
}

/** Sums by a key, in the order in which the keys appear. */
function summed<Row extends queries.Totals, Key>(
  rows: readonly Row[],
  key: (row: Row) => Key,
): [Key, queries.Totals][] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return [...groups].map(([group, members]) => [group, sum(members)]);
}

const byAmount = (a: queries.Totals, b: queries.Totals): number => Number(BigInt(b.amountFen) - BigInt(a.amountFen));

function sum(rows: readonly queries.Totals[]): queries.Totals {
  return rows.reduce<queries.Totals>(
    (total, day) => ({
      orders: total.orders + day.orders,
      quantity: total.quantity + day.quantity,
      amountFen: String(BigInt(total.amountFen) + BigInt(day.amountFen)),
    }),
    { orders: 0, quantity: 0, amountFen: "0" },
  );
}
