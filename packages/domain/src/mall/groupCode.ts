import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** How a group code stands; one whose last day is over is expired, whether it is enabled or not. */
export const groupCodeStatuses = ["enabled", "disabled", "expired"] as const;
export type GroupCodeStatus = (typeof groupCodeStatuses)[number];

/** What a form of a group code says; days are ISO days of the merchant's calendar. */
export interface GroupCodeForm {
  readonly qrName: string;
  readonly qrImage: string | null;
  readonly validTo: string | null;
}

/** @param validTo the last day on which the code works. */
export function groupCodeStatus(enabled: boolean, validTo: string, today: string): GroupCodeStatus {
  if (validTo < today) return "expired";
  return enabled ? "enabled" : "disabled";
}

/** A last day is not in the past when it is chosen; one that passed since then, `before`, may stay. */
export function checkValidTo(validTo: string | null, today: string, before?: string): Result<string> {
  if (validTo === null) return refuse("field.required", { field: "validTo" });
  return validTo < today && validTo !== before
    ? refuse("mall.groupCodeExpired", { field: "validTo" })
    : accept(validTo);
}

/** A picture is required (MSG-40). */
export const checkGroupImage = (qrImage: string | null): Result<string> =>
  qrImage === null ? refuse("goods.picturesMissing", { field: "qrImage" }) : accept(qrImage);

/** Name, picture and last day are required (MSG-26, MSG-40, GEN-19). */
export function checkGroupCode(
  form: GroupCodeForm,
  today: string,
  before?: string,
): Result<{ qrName: string; qrImage: string; validTo: string }> {
  const qrName = checkText(form.qrName, "qrName", fieldLimits.nameLength);
  if (!qrName.ok) return qrName;
  const qrImage = checkGroupImage(form.qrImage);
  if (!qrImage.ok) return qrImage;
  const validTo = checkValidTo(form.validTo, today, before);
  return validTo.ok ? accept({ qrName: qrName.value, qrImage: qrImage.value, validTo: validTo.value }) : validTo;
}

/** What is past its day is enabled only after it was given another one. */
export const checkGroupCodeEnable = (status: GroupCodeStatus): Result<undefined> =>
  status === "expired" ? refuse("mall.groupCodeExpired", { field: "validTo" }) : accept();
