import type { AnswerOf } from "@yunshou/contract";
import type { screens } from "@yunshou/contract/insight/screens";
import type { HandlersOf } from "../../platform/call.ts";
import { isViewer, viewerOf } from "../viewer.ts";
import { readScreenSettings } from "./settings.queries.ts";
import * as afterSales from "./afterSales.queries.ts";
import * as customers from "./customers.queries.ts";
import * as devices from "./devices.queries.ts";
import * as merchants from "./merchants.queries.ts";
import { newestSales } from "./newestSales.queries.ts";
import * as products from "./products.queries.ts";
import { lifetimes, read, type ScreenDependencies, startOfDay } from "./reading.ts";
import { presentSale } from "./sale.ts";
import * as sales from "./sales.queries.ts";

type HourOutput = AnswerOf<(typeof screens)["sales"]>["today"];

const rows = { provinces: 10, products: 8, recent: 80, stockOuts: 8, expiring: 8, alarms: 12, merchants: 10 } as const;

/** Handlers of the big screens' data. Everything is read from rollups and state, within the viewer's scope. */
export function screenHandlers(
  deps: ScreenDependencies & { readonly mapApproval: string | undefined },
): HandlersOf<typeof screens> {
  return {
    async config({ tx, session, input }) {
      const viewer = viewerOf(session, deps.publicScreens);
      const { merchantNo: _private, ...settings } = await readScreenSettings(tx, input.screen);
      return { ...settings, mapApprovalNo: deps.mapApproval ?? null, viewer: isViewer(viewer) ? viewer.kind : "none" };
    },

    sales: (call) =>
      read(
        deps,
        call,
        `sales ${call.input.screen} ${call.language}`,
        lifetimes.livelyMs,
        async ({ viewer, tx, now, today, daysAgo }) => {
          const { povertyReliefOnly } = await readScreenSettings(tx, call.input.screen);
          const hours = await sales.saleHours(tx, viewer.scope, today, daysAgo(1));
          return {
            today: wholeDay(hours, true, hourIn(now, viewer.timeZone)),
            yesterday: wholeDay(hours, false, 23),
            provinces: (await devices.machinesByProvince(tx, viewer.scope, null)).slice(0, rows.provinces),
            hotProducts: await sales.productRanking(
              tx,
              viewer.scope,
              { fromDay: today, toDay: today, povertyReliefOnly },
              rows.products,
              call.language,
            ),
            recent: (await newestSales(tx, viewer.scope, rows.recent, povertyReliefOnly)).map((sale) =>
              presentSale(sale, viewer),
            ),
            at: now,
          };
        },
      ),

    afterSales: (call) =>
      read(deps, call, "afterSales", lifetimes.calmMs, async ({ viewer, tx, today }) => {
        const reasons = await afterSales.refundSums(tx, viewer.scope, startOfDay(today, viewer.timeZone));
        const open = await afterSales.openAlarms(tx, viewer.scope);
        const newest = await afterSales.newestAlarms(tx, viewer.scope, rows.alarms);
        return {
          tickets: await afterSales.openTickets(tx, viewer.scope),
          refunds: {
            count: sum(reasons, (row) => row.count),
            amountFen: String(reasons.reduce((total, row) => total + BigInt(row.amountFen), 0n)),
            open: sum(reasons, (row) => row.open),
            reasons: reasons.map(({ reason, count, amountFen }) => ({ reason, count, amountFen })),
          },
          alarms: {
            open: sum(open, (row) => row.count),
            kinds: grouped(open, (row) => row.kind).map(([kind, count]) => ({ kind, count })),
            provinces: grouped(open, (row) => row.province)
              .filter(([province]) => province !== "")
              .map(([province, count]) => ({ province, count })),
          },
          repairs: {
            ...(await afterSales.repairSummary(tx, viewer.scope, 14)),
            days: await afterSales.repairDays(tx, viewer.scope, 14, viewer.timeZone),
          },
          newest,
        };
      }),

    merchants: (call) =>
      read(deps, call, "merchants", lifetimes.slowMs, async ({ viewer, tx, today, daysAgo }) => {
        const named = viewer.kind === "session";
        const growth = await merchants.merchantGrowth(tx, viewer.scope, viewer.timeZone);
        const newest = named ? await merchants.newestMerchants(tx, viewer.scope, rows.merchants) : null;
        return {
          total: growth.total,
          selling: await merchants.sellingMerchants(tx, viewer.scope, daysAgo(29), today),
          newThisMonth: growth.months.at(-1)?.count ?? 0,
          provinces: await merchants.merchantsByProvince(tx, viewer.scope),
          months: growth.months,
          ranking: named ? await merchants.merchantRanking(tx, viewer.scope, daysAgo(29), today, rows.merchants) : null,
          newest,
        };
      }),

    products: (call) =>
      read(
        deps,
        call,
        `products ${call.input.screen} ${call.language}`,
        lifetimes.slowMs,
        async ({ viewer, tx, today, daysAgo }) => {
          const range = {
            fromDay: daysAgo(29),
            toDay: today,
            povertyReliefOnly: (await readScreenSettings(tx, call.input.screen)).povertyReliefOnly,
          };
          const figures = await products.productFigures(tx, viewer.scope, range, 10, call.language);
          return {
            ...figures,
            quantity: sum(figures.days, (row) => row.quantity),
            amountFen: String(figures.days.reduce((total, row) => total + BigInt(row.amountFen), 0n)),
            lanes: await products.laneFill(tx, viewer.scope),
            stockOuts: await products.stockOuts(tx, viewer.scope, rows.stockOuts, call.language),
            expiring: await products.expiringSoon(tx, viewer.scope, today, rows.expiring, call.language),
          };
        },
      ),

    customers: (call) =>
      read(deps, call, "customers", lifetimes.slowMs, async ({ viewer, tx, today, daysAgo }) => {
        const payments = await sales.salePayments(tx, viewer.scope, daysAgo(29), today);
        const orders = sum(payments, (row) => row.orders);
        const amountFen = payments.reduce((total, row) => total + BigInt(row.amountFen), 0n);
        return {
          orders,
          averageFen: orders === 0 ? "0" : String(amountFen / BigInt(orders)),
          payments,
          heat: await customers.purchaseHeat(tx, viewer.scope, daysAgo(27), today),
          members: {
            ...(await customers.memberSums(tx, viewer.scope, daysAgo(27), today)),
            days: await customers.memberDays(tx, viewer.scope, daysAgo(27), today),
          },
        };
      }),
  };
}

const sum = <T>(list: readonly T[], value: (row: T) => number): number =>
  list.reduce((total, row) => total + value(row), 0);

/** Counts by a key, most first. */
function grouped<T extends { readonly count: number }, K extends string>(
  list: readonly T[],
  key: (row: T) => K,
): [K, number][] {
  const counts = new Map<K, number>();
  for (const row of list) counts.set(key(row), (counts.get(key(row)) ?? 0) + row.count);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Hours from 0 to `last`, those without sales as zero. */
function wholeDay(hours: readonly sales.HourRow[], today: boolean, last: number): HourOutput {
  const known = new Map(hours.filter((row) => row.today === today).map((row) => [row.hour, row]));
  return Array.from({ length: last + 1 }, (_none, hour) => ({
    hour,
    orders: known.get(hour)?.orders ?? 0,
    amountFen: known.get(hour)?.amountFen ?? "0",
  }));
}

function hourIn(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now));
}
