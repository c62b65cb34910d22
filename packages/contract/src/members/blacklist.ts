import { blacklistKinds } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/blacklist";
const one = { entryId: id };
const gate = ["merchants.featureOff"] as const;

/** Phones, cards and members that a merchant serves no more (SYS-17). */
export const blacklist = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "members.blacklist.read",
    summary: "The blacklist of the caller's merchants; phones and names are masked.",
    input: listInput(
      {
        entryKind: z.enum(blacklistKinds).optional(),
        cardNo: contains,
        /** The whole number. */
        holderPhone: contains,
      },
      ["addedTime"],
    ),
    output: listOutput(
      z.object({
        ...one,
        entryKind: z.enum(blacklistKinds),
        /** Masked phone, card number, or the masked name of a member. */
        entryValue: z.string(),
        reason: z.string(),
        addedBy: z.string().nullable(),
        addedTime: instant,
        merchantNo: z.string(),
        merchantName: z.string(),
      }),
    ),
    refusals: gate,
  }),
  add: endpoint({
    method: "POST",
    path: base,
    access: "members.blacklist.write",
    summary: "Blacklists a phone or a card number at a merchant and those below it.",
    input: z.object({
      merchantId: id,
      entryKind: z.enum(["phone", "card"]),
      entryValue: z.string().max(500),
      reason: z.string().max(2_000),
    }),
    output: z.object(one),
    refusals: [
      ...gate,
      "merchants.unknown",
      "field.required",
      "field.notMobile",
      "field.notCode",
      "field.tooLong",
      "members.cardUnknown",
      "members.unknown",
      "blacklist.taken",
    ],
  }),
  addMember: endpoint({
    method: "POST",
    path: `${base}/members`,
    access: "members.blacklist.write",
    summary: "Blacklists a member with all cards.",
    input: z.object({ memberId: id, reason: z.string().max(2_000) }),
    output: z.object(one),
    refusals: [...gate, "members.unknown", "field.required", "field.tooLong", "blacklist.taken"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:entryId`,
    access: "members.blacklist.write",
    summary: "Takes an entry off the blacklist.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "record.unknown"],
  }),
};
