import { memberLevels, memberPackageStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, fen, id, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/member-packages";
const one = { memberPackageId: id };
const gate = ["merchants.featureOff"] as const;

const form = {
  packageName: z.string().max(500),
  packagePriceFen: fen,
  /** Months. */
  packagePeriod: z.number().int(),
  /** Level that its members have while it runs, if theirs is not above it; null for none. */
  memberLevel: z.enum(memberLevels).nullable().default(null),
  rightsNote: z.string().max(2_000),
  enabled: z.boolean().default(true),
};
const formRefusals = [
  ...gate,
  "field.required",
  "field.tooLong",
  "amount.notPositive",
  "amount.tooLarge",
  "memberPackages.periodOutOfRange",
  "memberPackages.nameTaken",
] as const;

/** Packages of rights that a merchant offers its members (CARD-22). */
export const memberPackages = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "members.package.read",
    summary: "Packages of the caller's merchants.",
    input: listInput({ packageName: contains, packageStatus: z.enum(memberPackageStates).optional() }, [
      "packageName",
      "packagePriceFen",
    ]),
    output: listOutput(
      z.object({
        ...one,
        packageName: z.string(),
        packagePriceFen: fen,
        packagePeriod: z.number().int(),
        memberLevel: z.enum(memberLevels).nullable(),
        rightsNote: z.string(),
        packageStatus: z.enum(memberPackageStates),
        merchantId: id,
        merchantNo: z.string(),
        merchantName: z.string(),
        createdTime: instant,
      }),
    ),
    refusals: gate,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "members.package.write",
    summary: "Adds a package.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: [...formRefusals, "merchants.unknown"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:memberPackageId`,
    access: "members.package.write",
    summary: "Changes a package; its merchant stays.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: [...formRefusals, "record.unknown"],
  }),
  setEnabled: endpoint({
    method: "POST",
    path: `${base}/:memberPackageId/state`,
    access: "members.package.write",
    summary: "Offers a package or offers it no more.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: [...gate, "record.unknown"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:memberPackageId`,
    access: "members.package.write",
    summary: "Deletes a package; what was sold of it holds until its last day.",
    input: z.object(one),
    output: nothing,
    refusals: [...gate, "record.unknown"],
  }),
};
