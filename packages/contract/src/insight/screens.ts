import { alarmKinds, paymentKinds, refundReasons } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, fen, instant } from "../shapes.ts";

/** Paths of the big screens without their slash; each has a brand record (BIGSALES-35). */
export const screenNames = ["databases", "databaseszd", "databasesTscpyxpt", "database"] as const;
export type ScreenName = (typeof screenNames)[number];

/** Tabs in their order; the index is the `type` of doRegisterClient (BIGSALES-01, BIGSALES-20, BIGSALES-33). */
export const screenTabs = ["sales", "device", "afterSales", "merchant", "product", "customer"] as const;
export type ScreenTab = (typeof screenTabs)[number];

const count = z.number().int();
const provinceCount = z.object({ province: z.string(), count });
const screen = { screen: z.enum(screenNames).default("databases") };

/** One hour of a day; hours without sales are present with zero, hours still to come are not. */
const hourRow = z.object({ hour: count, orders: count, amountFen: fen });

/** One sale of the live feed; `amountFen` is null without a session (PERM-16). */
export const recentSale = z.object({
  saleId: z.string(),
  productName: z.string(),
  image: z.string().nullable(),
  province: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  soldAt: instant,
  amountFen: fen.nullable(),
});

const refusals = ["insight.screensNotPublic", "access.noPermission"] as const;
const read = { method: "GET", access: "public", refusals } as const;

/** Data of the big screens. Without a session they hold totals, provinces, product names and pictures only (PERM-16). */
export const screens = {
  config: endpoint({
    method: "GET",
    path: "/api/v1/insight/screens/config",
    access: "public",
    summary:
      "Brand record of a big screen, map files, approval number of the map, and whether the caller sees anything.",
    input: z.object(screen),
    output: z.object({
      /** Null means the product's own title in the reader's language. */
      title: z.string().nullable(),
      subtitle: z.string().nullable(),
      logo: z.string().nullable(),
      povertyReliefOnly: z.boolean(),
      mapFiles: z.object({ china: z.string() }),
      mapApprovalNo: z.string().nullable(),
      viewer: z.enum(["public", "session", "none"]),
    }),
  }),
  sales: endpoint({
    ...read,
    path: "/api/v1/insight/screens/sales",
    summary: "Hourly curves of today and yesterday, machines by province, products of today and the newest sales.",
    input: z.object(screen),
    output: z.object({
      today: z.array(hourRow),
      yesterday: z.array(hourRow),
      provinces: z.array(provinceCount),
      hotProducts: z.array(
        z.object({ productName: z.string(), image: z.string().nullable(), quantity: count, amountFen: fen }),
      ),
      recent: z.array(recentSale),
      /** The server's clock, so that a screen with a wrong clock still shows the right day. */
      at: instant,
    }),
  }),
  afterSales: endpoint({
    ...read,
    path: "/api/v1/insight/screens/after-sales",
    summary:
      "Open tickets, refunds of today, open alarms by kind and province, and how long repairs took in the last 14 days.",
    input: z.object(screen),
    output: z.object({
      tickets: count,
      refunds: z.object({
        count,
        amountFen: fen,
        open: count,
        reasons: z.array(z.object({ reason: z.enum(refundReasons), count, amountFen: fen })),
      }),
      alarms: z.object({
        open: count,
        kinds: z.array(z.object({ kind: z.enum(alarmKinds), count })),
        provinces: z.array(provinceCount),
      }),
      repairs: z.object({
        finished: count,
        medianMinutes: z.number().nullable(),
        days: z.array(z.object({ day, raised: count, cleared: count, medianMinutes: z.number().nullable() })),
      }),
      newest: z.array(
        z.object({ kind: z.enum(alarmKinds), province: z.string(), raisedAt: instant, clearedAt: instant.nullable() }),
      ),
    }),
  }),
  merchants: endpoint({
    ...read,
    path: "/api/v1/insight/screens/merchants",
    summary: "Merchants by province, new merchants by month, and with a session their ranking by sales of 30 days.",
    input: z.object(screen),
    output: z.object({
      total: count,
      selling: count,
      newThisMonth: count,
      provinces: z.array(provinceCount),
      months: z.array(z.object({ month: z.string(), count })),
      /** Null without a session (PERM-16). */
      ranking: z.array(z.object({ name: z.string(), orders: count, amountFen: fen })).nullable(),
      newest: z.array(z.object({ name: z.string(), province: z.string(), createdAt: instant })).nullable(),
    }),
  }),
  products: endpoint({
    ...read,
    path: "/api/v1/insight/screens/products",
    summary:
      "Products and categories by sales of 30 days, and what is sold out, about to be, or about to expire in the machines.",
    input: z.object(screen),
    output: z.object({
      kinds: count,
      quantity: count,
      amountFen: fen,
      ranking: z.array(
        z.object({ productName: z.string(), image: z.string().nullable(), quantity: count, amountFen: fen }),
      ),
      categories: z.array(z.object({ category: z.string(), quantity: count, amountFen: fen })),
      days: z.array(z.object({ day, quantity: count, amountFen: fen })),
      lanes: z.object({ filled: count, low: count, empty: count }),
      stockOuts: z.array(
        z.object({ productName: z.string(), image: z.string().nullable(), emptyLanes: count, machines: count }),
      ),
      /** Goods in machines whose last day is within 30 days, the first to expire first; below zero they are over already. */
      expiring: z.array(
        z.object({
          productName: z.string(),
          image: z.string().nullable(),
          daysLeft: count,
          pieces: count,
          machines: count,
        }),
      ),
    }),
  }),
  customers: endpoint({
    ...read,
    path: "/api/v1/insight/screens/customers",
    summary: "Payment kinds of 30 days, purchases by weekday and hour of 28 days, and returning card members.",
    input: z.object(screen),
    output: z.object({
      orders: count,
      averageFen: fen,
      payments: z.array(z.object({ payment: z.enum(paymentKinds), orders: count, amountFen: fen })),
      /** ISO weekday 1 (Monday) to 7; only cells with sales. */
      heat: z.array(z.object({ weekday: count, hour: count, orders: count })),
      members: z.object({
        active: count,
        returning: count,
        orders: count,
        amountFen: fen,
        days: z.array(z.object({ day, members: count, orders: count })),
      }),
    }),
  }),
};
