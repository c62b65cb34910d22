import { bindStates, cardKinds, cardStates, memberLevels } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/members";
const one = { memberId: id };
/** Callers whose merchant has no membership cards have no members (CARD-27). */
const gate = ["merchants.featureOff"] as const;

/** Names and phones are stored sealed, so they are found by the whole text only. */
const holderFilters = { holderName: contains, holderPhone: contains };

/** A member with one of the cards, or without any. */
const memberRow = z.object({
  /** Names the row: a member with two cards has two. */
  rowId: z.string(),
  ...one,
  /** Masked; the form shows it in full. */
  holderName: z.string(),
  /** Masked; the form shows it in full. */
  holderPhone: z.string(),
  memberLevel: z.enum(memberLevels),
  merchantId: id,
  merchantNo: z.string(),
  merchantName: z.string(),
  cardId: id.nullable(),
  cardNo: z.string().nullable(),
  cardType: z.enum(cardKinds).nullable(),
  cardStatus: z.enum(cardStates).nullable(),
  bindStatus: z.enum(bindStates),
  /** Where the card lies (CARD-24). */
  areaName: z.string().nullable(),
  balanceFen: fen.nullable(),
  giftFen: fen.nullable(),
  rechargeTotalFen: fen.nullable(),
  consumeTotalFen: fen.nullable(),
  consumeCount: z.number().int().nullable(),
  classId: id.nullable(),
  /** School, grade and class, one after the other. */
  schoolClass: z.string().nullable(),
  /** Whether the member, the phone or the card stands on a blacklist. */
  blacklisted: z.boolean(),
  /** Whether name and phone were given up on request; both are empty then. */
  anonymised: z.boolean(),
  remark: z.string(),
  createdTime: instant,
});

const form = {
  holderName: z.string().max(500),
  holderPhone: z.string().max(50),
  memberLevel: z.enum(memberLevels),
  /** A class of a school of the member's merchant (SYS-14). */
  classId: id.nullable().default(null),
  remark: z.string().max(2_000),
  birthDay: day.nullable().default(null),
  /** Of somebody under 14; not kept of anybody else. */
  guardianName: z.string().max(500).default(""),
  guardianPhone: z.string().max(50).default(""),
  /** Whether the guardian agreed that these data are kept. */
  guardianConsent: z.boolean().default(false),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "field.remarkTooLong",
  "field.notMobile",
  "members.phoneTaken",
  "schools.unknown",
  "members.birthDayAhead",
  "members.guardianConsent",
] as const;

const merchantChoice = z.object({ merchantId: id, merchantNo: z.string(), merchantName: z.string() });

/** Members of merchants with their cards (CARD-02, CARD-04, CARD-27). */
export const members = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "members.member.read",
    summary: "Members of the caller's merchants, one row for each card; names and phones are masked.",
    input: listInput(
      {
        ...holderFilters,
        memberId: id.optional(),
        memberLevel: z.enum(memberLevels).optional(),
        cardNo: contains,
        merchantName: contains,
        /** Members with a card in this area or below it. */
        areaId: id.optional(),
        /** Members of this class, or of all classes of this school or grade. */
        schoolUnitId: id.optional(),
      },
      ["createdTime", "balanceFen", "consumeTotalFen"],
    ),
    output: listOutput(memberRow),
    refusals: gate,
  }),
  options: endpoint({
    method: "GET",
    path: `${base}/options`,
    access: "members.member.write",
    summary: "Merchants of the caller that have membership cards.",
    input: z.object({}),
    output: z.object({ merchants: z.array(merchantChoice) }),
    refusals: gate,
  }),
  detail: endpoint({
    method: "GET",
    path: `${base}/:memberId`,
    access: "members.member.write",
    summary: "One member with name and phone in full; the look is recorded.",
    input: z.object(one),
    output: z.object({
      ...one,
      merchantId: id,
      holderName: z.string(),
      holderPhone: z.string(),
      memberLevel: z.enum(memberLevels),
      classId: id.nullable(),
      remark: z.string(),
      birthDay: day.nullable(),
      guardianName: z.string(),
      guardianPhone: z.string(),
      guardianConsent: z.boolean(),
    }),
    refusals: [...gate, "members.unknown"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "members.member.write",
    summary: "Adds a member without a card.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: [...gate, "merchants.unknown", "members.blacklisted", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:memberId`,
    access: "members.member.write",
    summary: "Changes name, phone, level and remark of a member.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...gate, "members.unknown", "members.blacklisted", ...formRefusals],
  }),
  anonymise: endpoint({
    method: "POST",
    path: `${base}/:memberId/anonymise`,
    access: "members.member.write",
    summary:
      "Gives up name, phone, birthday, guardian and remark of a member without live cards, on request and for good.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "members.unknown", "members.holdsCards", "members.arrearsOpen"],
  }),
  bind: endpoint({
    method: "POST",
    path: `${base}/:memberId/cards`,
    access: "members.member.write",
    summary: "Binds a card of the same merchant, which nobody holds yet, to a member.",
    input: z.object({ ...one, cardNo: z.string().max(50) }),
    output: nothing,
    refusals: [
      ...gate,
      "members.unknown",
      "members.cardUnknown",
      "members.cardBound",
      "members.blacklisted",
      "members.cardNotUsable",
      "members.otherMerchant",
    ],
  }),
  unbind: endpoint({
    method: "POST",
    path: `${base}/:memberId/cards/:cardId/unbind`,
    access: "members.member.write",
    summary: "Takes a card from its member; what lies on it stays on it.",
    input: z.object({ ...one, cardId: id }),
    output: nothing,
    refusals: [...gate, "members.cardUnknown", "members.cardUnbound", "members.arrearsOpen"],
  }),
};

const assignmentBase = "/api/v1/member-assignments";

/** Members by merchant, and their way to another one (page /shgl/glwdhy). */
export const memberAssignments = {
  list: endpoint({
    method: "GET",
    path: assignmentBase,
    access: "members.assignment.read",
    summary: "Members of the caller's merchants and of those below, one row for each card.",
    input: listInput({ merchantName: contains, holderPhone: contains }, ["createdTime", "balanceFen"]),
    output: listOutput(memberRow),
    refusals: gate,
  }),
  targets: endpoint({
    method: "GET",
    path: `${assignmentBase}/:memberId/targets`,
    access: "members.assignment.write",
    summary: "Merchants of the same tree with membership cards to which a member can go.",
    input: z.object(one),
    output: z.object({ merchants: z.array(merchantChoice) }),
    refusals: [...gate, "members.unknown"],
  }),
  move: endpoint({
    method: "POST",
    path: `${assignmentBase}/:memberId`,
    access: "members.assignment.write",
    summary: "Moves a member with all cards and everything on them to another merchant of the same tree.",
    input: z.object({ ...one, merchantId: id }),
    output: nothing,
    refusals: [
      ...gate,
      "members.unknown",
      "merchants.unknown",
      "merchants.otherTree",
      "members.sameMerchant",
      "members.cardsElsewhere",
      "members.phoneTaken",
    ],
  }),
};
