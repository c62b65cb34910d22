import { checkText } from "../fields.ts";
import { addMonths } from "../dates.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Kinds of data cards and who runs their network (DATACARD-01). */
export const dataCardTypes = ["iot", "ordinary", "esim"] as const;
export type DataCardType = (typeof dataCardTypes)[number];
export const carriers = ["mobile", "unicom", "telecom", "broadnet", "other"] as const;
export type Carrier = (typeof carriers)[number];
export const dataCardStates = ["enabled", "disabled"] as const;
export type DataCardState = (typeof dataCardStates)[number];

/** Cards that one action may take at once. */
export const dataCardBatchLimit = 500;

/** True when the last digit checks the others (Luhn). */
function isChecked(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * The number of a card: 19 or 20 digits beginning with 89, with a check digit (ITU-T E.118). The twentieth digit that some
 * carriers add may stand behind the check digit, or be it.
 */
export function checkIccid(text: string): Result<string> {
  const iccid = text.trim();
  if (iccid === "") return refuse("field.required", { field: "iccid" });
  if (!/^89\d{17,18}$/.test(iccid)) return refuse("dataCards.iccidMalformed", { field: "iccid" });
  const isRight = isChecked(iccid) || (iccid.length === 20 && isChecked(iccid.slice(0, 19)));
  return isRight ? accept(iccid) : refuse("dataCards.iccidCheckDigit", { field: "iccid" });
}

/** The subscriber number: 14 or 15 digits; it may be missing. */
export function checkImsi(text: string): Result<string> {
  const imsi = text.trim();
  return imsi === "" || /^\d{14,15}$/.test(imsi) ? accept(imsi) : refuse("dataCards.imsiMalformed", { field: "imsi" });
}

/** The number of the modem: 15 digits, the last a check digit; it may be missing. */
export function checkImei(text: string): Result<string> {
  const imei = text.trim();
  if (imei === "") return accept(imei);
  return /^\d{15}$/.test(imei) && isChecked(imei) ? accept(imei) : refuse("dataCards.imeiMalformed", { field: "imei" });
}

/** The number that the card is called by: 11 to 13 digits; it may be missing. */
export function checkCardPhone(text: string): Result<string> {
  const phone = text.trim();
  return phone === "" || /^\d{11,13}$/.test(phone)
    ? accept(phone)
    : refuse("dataCards.phoneMalformed", { field: "cardPhone" });
}

/** What people write on a card. */
export interface DataCardFields {
  readonly iccid: string;
  readonly imsi: string;
  readonly imei: string;
  readonly cardPhone: string;
}

/** The fields without blanks around them, or the first rule that one breaks (DATACARD-01). */
export function checkDataCard(fields: DataCardFields): Result<DataCardFields> {
  const iccid = checkIccid(fields.iccid);
  if (!iccid.ok) return iccid;
  const imsi = checkImsi(fields.imsi);
  if (!imsi.ok) return imsi;
  const imei = checkImei(fields.imei);
  if (!imei.ok) return imei;
  const phone = checkCardPhone(fields.cardPhone);
  if (!phone.ok) return phone;
  return accept({ iccid: iccid.value, imsi: imsi.value, imei: imei.value, cardPhone: phone.value });
}

/** The last day after a renewal: the months of the package from the later of today and the present last day (DATACARD-05). */
export function renewedExpiry(expiryDate: string | null, today: string, months: number): string {
  return addMonths(expiryDate !== null && expiryDate > today ? expiryDate : today, months);
}

/** Traffic in MB, months and price of a package. */
export const dataPackageLimits = { trafficMb: 1_000_000, months: 60, nameLength: 60 } as const;

/** What people write on a package: a name, a month at least and some traffic. */
export function checkDataPackage(fields: {
  readonly packageName: string;
  readonly packageTraffic: number;
  readonly packagePeriod: number;
  readonly packagePriceFen: bigint;
}): Result<string> {
  const name = checkText(fields.packageName, "packageName", dataPackageLimits.nameLength);
  if (!name.ok) return name;
  const { packageTraffic: traffic, packagePeriod: months } = fields;
  if (!Number.isInteger(traffic) || traffic < 1 || traffic > dataPackageLimits.trafficMb)
    return refuse("dataPackages.trafficOutOfRange", {
      field: "packageTraffic",
      values: { limit: dataPackageLimits.trafficMb },
    });
  if (!Number.isInteger(months) || months < 1 || months > dataPackageLimits.months)
    return refuse("dataPackages.periodOutOfRange", {
      field: "packagePeriod",
      values: { limit: dataPackageLimits.months },
    });
  return fields.packagePriceFen < 0n ? refuse("amount.negative", { field: "packagePriceFen" }) : name;
}

/** A package that a card bears stays; it can be switched off. */
export function checkDataPackageDelete(cards: number): Result<undefined> {
  return cards > 0 ? refuse("dataPackages.inUse", { values: { cards } }) : accept();
}
