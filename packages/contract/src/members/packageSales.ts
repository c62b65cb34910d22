import { memberLevels, packagePayWays, packageSaleStates, rechargeMethods } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput } from "../shapes.ts";

const base = "/api/v1/member-package-sales";
const one = { packageSaleId: id };
const gate = ["merchants.featureOff"] as const;

/** Packages of rights that were sold to members (CARD-22). */
export const packageSales = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "members.package.read",
    summary: "Packages that members of the caller's merchants bought, newest first.",
    input: listInput({ packageName: contains, cardNo: contains, saleStatus: z.enum(packageSaleStates).optional() }, [
      "soldTime",
      "endDate",
    ]),
    output: listOutput(
      z.object({
        ...one,
        packageName: z.string(),
        cardNo: z.string(),
        /** Masked; null once the member is another merchant's. */
        holderName: z.string().nullable(),
        memberLevel: z.enum(memberLevels).nullable(),
        packagePeriod: z.number().int(),
        packagePriceFen: fen,
        payWay: z.enum(packagePayWays),
        startDate: day,
        endDate: day,
        saleStatus: z.enum(packageSaleStates),
        /** What would be paid back today; null for nothing. */
        refundableFen: fen.nullable(),
        /** What of it a counter hands out: a gift that paid is no money, and goes back to the merchant. */
        counterFen: fen.nullable(),
        /** Whether a refund goes back onto the card; else somebody says how it is paid out. */
        refundsToCard: z.boolean(),
        refundedFen: fen.nullable(),
        refundedTime: instant.nullable(),
        merchantName: z.string(),
        operatorName: z.string().nullable(),
        soldTime: instant,
      }),
    ),
    refusals: gate,
  }),
  figures: endpoint({
    method: "GET",
    path: `${base}/figures`,
    access: "members.package.read",
    summary: "What was sold and paid back of each package in some days, and how many run today.",
    input: z.object({ fromDay: day, toDay: day }),
    output: z.object({
      rows: z.array(
        z.object({
          packageName: z.string(),
          merchantName: z.string(),
          soldCount: z.number().int(),
          soldFen: fen,
          refundedCount: z.number().int(),
          refundedFen: fen,
          runningCount: z.number().int(),
        }),
      ),
    }),
    refusals: [...gate, "range.tooLong", "range.reversed", "range.tooEarly"],
  }),
  sell: endpoint({
    method: "POST",
    path: base,
    access: "members.package.sell",
    summary: "Sells a package to the holder of a card, from its balance or for money at the counter.",
    input: z.object({
      memberPackageId: id,
      cardId: id,
      payWay: z.enum(packagePayWays),
      /** Of a card that has one, when its balance pays. */
      tradePassword: z.string().max(50).default(""),
      remark: z.string().max(2_000).default(""),
    }),
    output: z.object({ ...one, startDate: day, endDate: day }),
    refusals: [
      ...gate,
      "record.unknown",
      "field.remarkTooLong",
      "members.cardUnknown",
      "members.cardUnbound",
      "members.cardNotActivated",
      "members.cardNotUsable",
      "members.blacklisted",
      "members.balanceTooLow",
      "members.passwordWrong",
      "members.passwordTried",
      "memberPackages.notOffered",
      "memberPackages.otherMerchant",
    ],
  }),
  refund: endpoint({
    method: "POST",
    path: `${base}/:packageSaleId/refund`,
    access: "members.package.sell",
    summary:
      "Ends a package and pays back what has not begun: onto the card that paid while there is one, else over the counter.",
    input: z.object({ ...one, payout: z.enum(rechargeMethods).nullable().default(null) }),
    /** `counterFen` is what is handed out of it over the counter; all of a gift goes back to the merchant there. */
    output: z.object({ refundedFen: fen, counterFen: fen, paidTo: z.enum(packagePayWays) }),
    refusals: [...gate, "record.unknown", "field.required", "memberPackages.refunded", "memberPackages.nothingLeft"],
  }),
};
