import { messageTypes, notifyWays, receiverLimit } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/merchants/notifications";
const receiver = z.object({
  userId: id,
  name: z.string(),
  account: z.string(),
  /** Masked; null without one. */ phone: z.string().nullable(),
});
const setting = {
  messageType: z.enum(messageTypes),
  ways: z.array(z.enum(notifyWays)).max(notifyWays.length),
  /** Time of day, HH:mm, of the merchant; it is the same for everything that is pushed daily (MERCHANT-18). */
  pushTime: z.string().trim().max(5),
  enabled: z.boolean(),
};

/** Who is told what about a merchant, how and when (MERCHANT-18, SYS-07). */
export const notificationSettings = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "merchants.notification.read",
    summary: "The settings of the caller's merchant and of those below, one row a type of message.",
    input: listInput({ merchantName: contains, messageType: z.enum(messageTypes).optional() }, ["merchantNo"]),
    output: listOutput(
      z.object({
        /** Merchant and type, unique in the list. */ settingId: z.string(),
        merchantId: id,
        merchantNo: z.string(),
        merchantName: z.string(),
        ...setting,
        receivers: z.array(receiver),
      }),
    ),
  }),
  receivers: endpoint({
    method: "GET",
    path: `${base}/:merchantId/receivers`,
    access: "merchants.notification.read",
    summary:
      "Users who may receive what is told about a merchant: its own and those of the merchants above that the caller sees.",
    input: z.object({ merchantId: id }),
    output: z.object({ receivers: z.array(receiver) }),
    refusals: ["merchants.unknown"],
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:merchantId`,
    access: "merchants.notification.write",
    summary: "Sets one type of message of a merchant, and the time of day of its daily messages.",
    input: z.object({ merchantId: id, ...setting, receiverIds: z.array(id).max(receiverLimit) }),
    output: nothing,
    refusals: [
      "merchants.unknown",
      "field.required",
      "merchants.receiversMissing",
      "merchants.receiverUnknown",
      "merchants.pushTimeMalformed",
    ],
  }),
};
