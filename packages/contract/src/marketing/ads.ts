import { adDeliveryStates, adLimits, adStatuses, adTypes, connectionStates } from "@yunshou/domain";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { contains, day, id, imageRefusals, instant, listInput, listOutput, nothing } from "../shapes.ts";
import { slot } from "./slot.ts";

const spaces = "/api/v1/marketing/ad-slots";
const base = "/api/v1/marketing/ads";
const oneSpace = { adSlotId: id };
const one = { adId: id };

const spaceForm = {
  slotCode: z.string().max(100),
  slotName: z.string().max(300),
  /** Pixels. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  position: z.string().max(500),
};
const spaceRefusals = [
  "field.required",
  "field.tooLong",
  "field.notCode",
  "ads.sizeOutOfRange",
  "ads.codeTaken",
] as const;

/** Ad spaces of merchants: where on a machine ads are shown (AD-01, AD-02). */
export const adSlots = {
  list: endpoint({
    method: "GET",
    path: spaces,
    access: "marketing.ad.read",
    summary: "Ad spaces of the caller's merchants, newest first.",
    input: listInput({ slotCode: contains, slotName: contains }, ["slotCode", "createdTime"]),
    output: listOutput(
      z.object({
        ...oneSpace,
        slotCode: z.string(),
        slotName: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        position: z.string(),
        /** Ads that stand in it. */
        adCount: z.number().int(),
        merchantId: id,
        merchantName: z.string(),
        createdTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: spaces,
    access: "marketing.ad.write",
    summary: "Adds an ad space to a merchant.",
    input: z.object({ merchantId: id, ...spaceForm }),
    output: z.object(oneSpace),
    refusals: ["merchants.unknown", ...spaceRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${spaces}/:adSlotId`,
    access: "marketing.ad.write",
    summary: "Changes an ad space; machines that show ads in it are told.",
    input: z.object({ ...oneSpace, ...spaceForm }),
    output: nothing,
    refusals: ["record.unknown", ...spaceRefusals],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${spaces}/:adSlotId`,
    access: "marketing.ad.write",
    summary: "Deletes an ad space in which no ad stands.",
    input: z.object(oneSpace),
    output: nothing,
    refusals: ["record.unknown", "ads.spaceInUse"],
  }),
};

const form = {
  adName: z.string().max(300),
  adSlotId: id.nullable(),
  adType: z.enum(adTypes),
  /** What was uploaded for the ad, or what it shows already. */
  materialId: id.nullable(),
  machineIds: z.array(id).max(adLimits.machines),
  startDate: day,
  endDate: day,
  /** At most three; one more is taken in to say so. */
  slots: z.array(slot).max(4),
  sortNo: z.number().nullable(),
};
const formRefusals = [
  "field.required",
  "field.tooLong",
  "ads.materialMissing",
  "ads.materialKind",
  "machines.selectToOperate",
  "marketing.machinesOfOthers",
  "range.reversed",
  "marketing.slotMissing",
  "marketing.tooManySlots",
  "marketing.slotReversed",
  "marketing.slotsOverlap",
  "ads.sortOutOfRange",
  "ads.tooManyOfMachine",
] as const;

/** Ads of merchants, shown by machines that confirm them (AD-01, AD-02). */
export const ads = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "marketing.ad.read",
    summary: "Ads of the caller's merchants, newest first, with how many of their machines confirmed them.",
    input: listInput({ adName: contains, adSlot: contains, adStatus: z.enum(adStatuses).optional() }, [
      "startDate",
      "endDate",
      "sortNo",
      "createdTime",
    ]),
    output: listOutput(
      z.object({
        ...one,
        adName: z.string(),
        ...oneSpace,
        adSlot: z.string(),
        adType: z.enum(adTypes),
        materialId: id,
        /** Path at the address of the files. */
        adFile: z.string(),
        bytes: z.number().int(),
        planMachines: z.string(),
        machineIds: z.array(id),
        startDate: day,
        endDate: day,
        slots: z.array(slot),
        sortNo: z.number().int(),
        adStatus: z.enum(adStatuses),
        machineCount: z.number().int(),
        /** Machines that hold their ads as they are at this moment. */
        confirmedCount: z.number().int(),
        /** How often machines say that they showed it. */
        playCount: z.number().int(),
        merchantId: id,
        merchantName: z.string(),
        createdTime: instant,
      }),
    ),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "marketing.ad.write",
    bodyBytes: 65_536,
    summary: "Adds an ad to a merchant; it is off.",
    input: z.object({ merchantId: id, ...form }),
    output: z.object(one),
    refusals: ["record.unknown", "merchants.unknown", ...formRefusals],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:adId`,
    access: "marketing.ad.write",
    bodyBytes: 65_536,
    summary: "Changes an ad; the machines that showed it and those that shall are told.",
    input: z.object({ ...one, ...form }),
    output: nothing,
    refusals: ["record.unknown", ...formRefusals],
  }),
  setEnabled: endpoint({
    method: "PUT",
    path: `${base}/:adId/enabled`,
    access: "marketing.ad.write",
    summary: "Turns an ad on or off; its machines are told.",
    input: z.object({ ...one, enabled: z.boolean() }),
    output: nothing,
    refusals: ["record.unknown", "ads.over", "ads.tooManyOfMachine"],
  }),
  resend: endpoint({
    method: "POST",
    path: `${base}/:adId/resend`,
    access: "marketing.ad.write",
    summary: "Tells the machines of an ad anew that refused their ads or did not answer in time.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown", "ads.nothingToResend"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:adId`,
    access: "marketing.ad.write",
    summary: "Deletes an ad; its machines are told.",
    input: z.object(one),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  machines: endpoint({
    method: "GET",
    path: `${base}/:adId/machines`,
    access: "marketing.ad.read",
    summary: "The machines of an ad, how far their ads are on their way and how often they showed it.",
    input: listInput({ ...one, deliveryState: z.enum(adDeliveryStates).optional() }, ["machineNo", "playCount"]),
    output: listOutput(
      z.object({
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        onlineStatus: z.enum(connectionStates),
        deliveryState: z.enum(adDeliveryStates).nullable(),
        /** Why the machine refused. */
        reason: z.string(),
        sentTime: instant.nullable(),
        endedTime: instant.nullable(),
        playCount: z.number().int(),
      }),
    ),
    refusals: ["record.unknown"],
  }),
  plays: endpoint({
    method: "GET",
    path: `${base}/:adId/plays`,
    access: "marketing.ad.read",
    summary: "How often machines showed an ad, by day and machine, newest first.",
    input: listInput(one, ["day", "playCount"]),
    output: listOutput(
      z.object({
        rowKey: z.string(),
        day,
        machineId: id,
        machineNo: z.string(),
        machineName: z.string(),
        playCount: z.number().int(),
      }),
    ),
    refusals: ["record.unknown"],
  }),
};

const material = z.object({ materialId: id, adFile: z.string(), bytes: z.number().int() });

/** The picture of an ad, as the body (application/octet-stream). */
export const adPictures = {
  upload: endpoint({
    method: "POST",
    path: `${base}/pictures`,
    access: "marketing.ad.write",
    // What no ad shows is removed after a day, so sending one again harms nothing.
    writes: false,
    summary: "Stores the body as the picture of an ad: PNG or JPEG, at most 2 MB.",
    input: z.object({}),
    output: material,
    refusals: [...imageRefusals, "ads.tooManyUnused"],
  }),
};

/** The video of an ad, as the body (application/octet-stream). */
export const adVideos = {
  upload: endpoint({
    method: "POST",
    path: `${base}/videos`,
    access: "marketing.ad.write",
    writes: false,
    summary: "Stores the body as the video of an ad: MP4 by its content, at most 30 MB.",
    input: z.object({}),
    output: material,
    refusals: ["ads.videoKind", "ads.videoTooLarge", "ads.tooManyUnused", "storage.merchantFull", "storage.userFull"],
  }),
};
