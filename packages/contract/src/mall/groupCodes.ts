import { groupCodeStatuses } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, imageName, imageRefusals, instant, listInput, listOutput, nothing } from "../shapes.ts";

const base = "/api/v1/mall/group-codes";
const one = { groupCodeId: id };

const form = {
  qrName: z.string().max(300),
  /** A picture that was uploaded for the code, or the one that it shows already. */
  qrImage: imageName.nullable(),
  /** Where the code hangs; null for the shop. */
  machineId: id.nullable().default(null),
  /** The last day on which it works. */
  validTo: day.nullable(),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "machines.unknown",
  "goods.picturesMissing",
  "goods.pictureUnknown",
  "mall.groupCodeExpired",
] as const;

export const groupCodeRow = z.object({
  ...one,
  qrName: z.string(),
  qrImage: z.string(),
  machineId: id.nullable(),
  machineNo: z.string().nullable(),
  machineName: z.string().nullable(),
  validTo: day,
  enabled: z.boolean(),
  groupCodeStatus: z.enum(groupCodeStatuses),
  merchantName: z.string(),
  updatedTime: instant,
});

/** Group codes of a merchant, at its machines and in its shop (GEN-19, TOPBAR-21). */
export const groupCodes = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "mall.groupCode.read",
    summary: "Group codes of the caller's merchants, newest first.",
    input: listInput({ qrName: contains, machineNo: contains }, ["qrName", "validTo", "updatedTime"]),
    output: listOutput(groupCodeRow),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "mall.groupCode.write",
    summary: "Adds a group code of the own merchant; it is enabled.",
    input: z.object(form),
    output: z.object(one),
    refusals: formRefusals,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:groupCodeId`,
    access: "mall.groupCode.write",
    summary: "Changes a group code; a picture that it showed before is removed.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", ...formRefusals],
  }),
  setEnabled: endpoint({
    method: "PUT",
    path: `${base}/:groupCodeId/enabled`,
    access: "mall.groupCode.write",
    summary: "Enables or disables a group code; what is past its last day is not enabled.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown", "mall.groupCodeExpired"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:groupCodeId`,
    access: "mall.groupCode.write",
    summary: "Deletes a group code with its picture.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
};

/** The picture of a group code, as the body (application/octet-stream). */
export const groupCodePictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "mall.groupCode.write",
    // A picture that no code shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as the picture of a group code: PNG or JPEG, at most 2 MB (TOPBAR-21, MSG-114).",
    input: z.object({}),
    output: z.object({ name: imageName }),
    refusals: [...imageRefusals, "image.tooManyUnused"],
  }),
};
