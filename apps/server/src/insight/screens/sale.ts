import type { AnswerOf } from "@yunshou/contract";
import type { screens } from "@yunshou/contract/insight/screens";
import type { LiveMessage, LiveTotals } from "@yunshou/contract/insight/screensLive";
import { yuanFromFen } from "@yunshou/domain";
import type { Viewer } from "../viewer.ts";
import type { NewestSale } from "./newestSales.queries.ts";
import type { SaleTotals } from "./sales.queries.ts";

type RecentSale = AnswerOf<(typeof screens)["sales"]>["recent"][number];

/** Public screens show a sale in its city, never at its machine (PERM-16): about ten kilometres. */
const publicDecimals = 1;

function place(degrees: number | null, viewer: Viewer): number | null {
  if (degrees === null || viewer.kind === "session") return degrees;
  return Math.round(degrees * 10 ** publicDecimals) / 10 ** publicDecimals;
}

/** A sale as this viewer may see it: without a session neither its amount nor the exact place. */
export function presentSale(sale: NewestSale, viewer: Viewer): RecentSale {
  return {
    saleId: sale.id,
    productName: sale.productName,
    image: sale.image,
    province: sale.province ?? "",
    longitude: place(sale.longitude, viewer),
    latitude: place(sale.latitude, viewer),
    soldAt: sale.soldAt,
    amountFen: viewer.kind === "session" ? sale.amountFen : null,
  };
}

/** Totals under their documented names (spec 1 §3). */
export function presentTotals(totals: SaleTotals): LiveTotals {
  return {
    todaytransactionsSum: yuanFromFen(BigInt(totals.todayFen)),
    todaytransactionsOnLine: yuanFromFen(BigInt(totals.todayOnlineFen)),
    allTransactionSum: yuanFromFen(BigInt(totals.allFen)),
    todaytransactionsNumberSum: totals.todayOrders,
    todaytransactionsNumberOnLine: totals.todayOnlineOrders,
    allTransactionsNumberSum: totals.allOrders,
  };
}

/** The documented message of a new sale point; a sale of a machine without a place has none. */
export function salePointMessage(
  totals: LiveTotals,
  sale: NewestSale,
  rank: number,
  viewer: Viewer,
): LiveMessage | undefined {
  const seen = presentSale(sale, viewer);
  if (seen.longitude === null || seen.latitude === null) return undefined;
  return {
    ...totals,
    tag: "two",
    productName: seen.productName,
    value: [seen.longitude, seen.latitude, seen.image === null ? "" : `/spImg/${seen.image}`, rank],
    saleId: seen.saleId,
    soldAt: seen.soldAt.toISOString(),
    province: seen.province,
    amount: seen.amountFen === null ? null : yuanFromFen(BigInt(seen.amountFen)),
  };
}
