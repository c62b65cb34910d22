import { checkCode, checkText, fieldLimits } from "../fields.ts";
import { isDay } from "../dates.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { TimeSlot } from "./pricing.ts";
import { checkSlots, type WrittenSlot } from "./promotion.ts";

/** What a machine shows: a picture (PNG or JPEG) or a video (MP4) (AD-02). */
export const adTypes = ["picture", "video"] as const;
export type AdType = (typeof adTypes)[number];

/** An ad is on or off; one that is on is shown from its first to its last day (AD-02). */
export const adStatuses = ["on", "off"] as const;
export type AdStatus = (typeof adStatuses)[number];

export const adLimits = {
  videoBytes: 30 * 1_048_576,
  /** Pixels of one side of an ad space. */
  side: 10_000,
  position: 100,
  machines: 500,
  sortNo: 9_999,
  /** Ads that one machine shows. */
  ofMachine: 50,
} as const;

/** How far the ads of a machine are on their way to it. */
export const adDeliveryStates = ["pending", "sent", "confirmed", "refused", "expired"] as const;
export type AdDeliveryState = (typeof adDeliveryStates)[number];

/** Only the machine's own word confirms its ads; a change of any of them begins anew. */
export const adDeliveryTable: StateTable<AdDeliveryState, "change" | "send" | "confirm" | "refuse" | "expire"> = {
  pending: { change: "pending", send: "sent" },
  sent: { change: "pending", confirm: "confirmed", refuse: "refused", expire: "expired" },
  confirmed: { change: "pending" },
  refused: { change: "pending" },
  expired: { change: "pending" },
};

/** How long a machine has to fetch its ads and to answer. */
export const adDeadlineMs = 3_600_000;

/** What a form says of an ad space. */
export interface AdSlotForm {
  readonly slotCode: string;
  readonly slotName: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly position: string;
}

export interface CheckedAdSlot {
  readonly slotCode: string;
  readonly slotName: string;
  readonly width: number;
  readonly height: number;
  readonly position: string;
}

/** A side in pixels, whole and from 1 on. */
export function checkAdSide(side: number | null, field: string): Result<number> {
  if (side === null) return refuse("field.required", { field });
  return Number.isInteger(side) && side >= 1 && side <= adLimits.side
    ? accept(side)
    : refuse("ads.sizeOutOfRange", { field, values: { limit: adLimits.side } });
}

/** Code, name, size and position of an ad space (AD-02). */
export function checkAdSlot(form: AdSlotForm): Result<CheckedAdSlot> {
  const code = checkCode(form.slotCode, "slotCode");
  if (!code.ok) return code;
  const name = checkText(form.slotName, "slotName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const width = checkAdSide(form.width, "width");
  if (!width.ok) return width;
  const height = checkAdSide(form.height, "height");
  if (!height.ok) return height;
  const position = checkText(form.position, "position", adLimits.position);
  if (!position.ok) return position;
  return accept({
    slotCode: code.value,
    slotName: name.value,
    width: width.value,
    height: height.value,
    position: position.value,
  });
}

/** What a form says of an ad. */
export interface AdForm {
  readonly adName: string;
  readonly adSlotId: string | null;
  readonly materialId: string | null;
  readonly machineIds: readonly string[];
  readonly startDate: string;
  readonly endDate: string;
  readonly slots: readonly Partial<WrittenSlot>[];
  readonly sortNo: number | null;
}

export interface CheckedAd {
  readonly adName: string;
  readonly adSlotId: string;
  readonly materialId: string;
  readonly slots: readonly TimeSlot[];
  readonly sortNo: number;
}

/** Ads with a smaller number are shown first. */
export function checkAdOrder(sortNo: number | null): Result<number> {
  return sortNo !== null && Number.isInteger(sortNo) && sortNo >= 0 && sortNo <= adLimits.sortNo
    ? accept(sortNo)
    : refuse("ads.sortOutOfRange", { field: "sortNo", values: { limit: adLimits.sortNo } });
}

/** Both days are required, and the last is not before the first (FORM-11). */
export function checkAdDates({ startDate, endDate }: Pick<AdForm, "startDate" | "endDate">): Result<undefined> {
  if (!isDay(startDate)) return refuse("field.required", { field: "startDate" });
  if (!isDay(endDate)) return refuse("field.required", { field: "endDate" });
  return startDate > endDate ? refuse("range.reversed", { field: "endDate" }) : accept();
}

/** What may be refused of an ad before anything is looked up (AD-02, FORM-11, MSG-31). */
export function checkAd(form: AdForm): Result<CheckedAd> {
  const name = checkText(form.adName, "adName", fieldLimits.nameLength);
  if (!name.ok) return name;
  if (form.adSlotId === null) return refuse("field.required", { field: "adSlotId" });
  if (form.materialId === null) return refuse("ads.materialMissing", { field: "materialId" });
  if (form.machineIds.length === 0) return refuse("machines.selectToOperate", { field: "machineIds" });
  const dates = checkAdDates(form);
  if (!dates.ok) return dates;
  const slots = checkSlots(form.slots);
  if (!slots.ok) return slots;
  const sortNo = checkAdOrder(form.sortNo);
  if (!sortNo.ok) return sortNo;
  return accept({
    adName: name.value,
    adSlotId: form.adSlotId,
    materialId: form.materialId,
    slots: slots.value,
    sortNo: sortNo.value,
  });
}

/** An ad whose last day is over is not turned on; `today` is the day at its merchant. */
export function checkAdEnable(endDate: string, today: string): Result<undefined> {
  return endDate < today ? refuse("ads.over", { field: "endDate" }) : accept();
}

const brands = new Set(["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "dash"]);

/** Bytes that must have come before it is known what a file is. */
export const videoHeadBytes = 12;

/** Whether a file begins as an MP4 does: with a box `ftyp` of a known brand, whatever its name says. */
export function checkVideoHead(head: Uint8Array): Result<undefined> {
  const text = (from: number) => String.fromCharCode(...head.subarray(from, from + 4));
  const size = ((head[0] ?? 0) << 24) | ((head[1] ?? 0) << 16) | ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const fits =
    head.length >= videoHeadBytes && size >= 16 && size <= 1_024 && text(4) === "ftyp" && brands.has(text(8));
  return fits ? accept() : refuse("ads.videoKind", { field: "video" });
}

/** A video has something in it and at most 30 MB. */
export function checkVideoBytes(bytes: number): Result<undefined> {
  if (bytes === 0) return refuse("ads.videoKind", { field: "video" });
  return bytes > adLimits.videoBytes
    ? refuse("ads.videoTooLarge", { field: "video", values: { limit: `${adLimits.videoBytes / 1_048_576} MB` } })
    : accept();
}
