import { currencies } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

/** What customers and reports need of a merchant: where to call, and in which money it counts. */
const settingRow = z.object({
  merchantId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
  hotline: z.string(),
  hotlineRemark: z.string(),
  machineCount: z.number().int(),
  currency: z.enum(currencies),
  exchangeRate: z.string(),
  updatedTime: instant,
});

const given = z.string().trim().max(300);

/** Customer-service phones and currencies of the caller's merchant and those below (MERCHANT-06, MERCHANT-17). */
export const merchantSettings = {
  list: endpoint({
    method: "GET",
    path: "/api/v1/merchants/settings",
    access: "merchants.setting.read",
    summary: "Hotline, currency and exchange rate of the caller's merchant and of those below it.",
    input: listInput({ merchantName: contains, hotline: contains, currency: z.enum(currencies).optional() }, [
      "merchantNo",
      "updatedTime",
    ]),
    output: listOutput(settingRow),
  }),
  setHotline: endpoint({
    method: "PUT",
    path: "/api/v1/merchants/settings/:merchantId/hotline",
    access: "merchants.setting.write",
    summary: "Sets the service hotline of a merchant.",
    input: z.object({
      merchantId: id,
      hotline: given,
      remark: given.default(""),
      /** Whoever adds one means a merchant that has none, and overwrites nothing. */
      isNew: z.boolean().default(false),
    }),
    output: nothing,
    refusals: [
      "merchants.unknown",
      "merchants.hotlineTaken",
      "field.required",
      "field.notPhone",
      "field.tooLong",
      "field.remarkTooLong",
    ],
  }),
  removeHotline: endpoint({
    method: "DELETE",
    path: "/api/v1/merchants/settings/:merchantId/hotline",
    access: "merchants.setting.write",
    summary: "Takes the service hotline of a merchant away.",
    input: z.object({ merchantId: id }),
    output: nothing,
    refusals: ["merchants.unknown"],
  }),
  setCurrency: endpoint({
    method: "PUT",
    path: "/api/v1/merchants/settings/:merchantId/currency",
    access: "merchants.setting.write",
    summary: "Sets the currency of a merchant and how many units of it one yuan is.",
    input: z.object({ merchantId: id, currency: z.enum(currencies), exchangeRate: given }),
    output: nothing,
    refusals: ["merchants.unknown", "merchants.rateNotPositive"],
  }),
};
