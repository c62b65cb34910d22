import { z } from "zod";

/** First text of every live channel; not JSON, and ignored by clients (BIGSALES-25). */
export const liveGreeting = "已建立连接!";

/** Path of the live channel (BIGSALES-24). */
export const livePath = (userId: string) => `/ws/message/${userId}`;

/** `tag` of a message that carries a new sale point (BIGSALES-12); every other tag carries totals only. */
export const salePointTag = "two";
export const totalsTag = "one";

/** Amounts in yuan are texts with two decimals, "1234.50", so that no float ever touches money; counts are numbers. */
const yuan = z.string().regex(/^-?\d+\.\d{2}$/);

const totals = {
  todaytransactionsSum: yuan,
  todaytransactionsOnLine: yuan,
  allTransactionSum: yuan,
  todaytransactionsNumberSum: z.number().int(),
  todaytransactionsNumberOnLine: z.number().int(),
  allTransactionsNumberSum: z.number().int(),
};

/** Longitude, latitude, address of the product picture ("" when there is none), rank index: 0 is the newest of its push. */
export const salePointValue = z.tuple([z.number(), z.number(), z.string(), z.number().int()]);

/**
 * What the live channel pushes (spec 1 §3). The fields after `value` are ours: `saleId` lets a screen that just loaded
 * its recent sales recognise them, `soldAt` and `province` fill the live feed, `amount` is there only for a session (PERM-16).
 */
export const liveMessage = z.union([
  z.object({
    ...totals,
    tag: z.literal(salePointTag),
    productName: z.string(),
    value: salePointValue,
    saleId: z.string(),
    soldAt: z.string(),
    province: z.string(),
    amount: yuan.nullable(),
  }),
  z.object({ ...totals, tag: z.literal(totalsTag) }),
]);
export type LiveMessage = z.output<typeof liveMessage>;
export type LiveTotals = Omit<Extract<LiveMessage, { tag: "one" }>, "tag">;
