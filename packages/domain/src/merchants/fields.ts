import { checkEmail, checkMobile } from "../access/users.ts";
import { checkCode, checkText, fieldLimits } from "../fields.ts";
import { checkMovedAmount } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** What people write about a merchant (MERCHANT-01, MERCHANT-02). */
export interface MerchantFields {
  readonly name: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly address: string;
  readonly hotline: string;
  readonly email: string;
  readonly categoryCode: string;
  readonly tagCode: string;
  readonly pushTime: string;
  readonly maxPickupCodes: number;
  readonly exchangeRate: string;
}

/** More pickup codes than this no merchant has at once. */
export const pickupCodeLimit = 1_000_000;

const hotlinePattern = /^[0-9+() -]{3,30}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const ratePattern = /^\d{1,8}(\.\d{1,6})?$/;

function optional(text: string, field: string, limit: number): Result<string> {
  const trimmed = text.trim();
  return [...trimmed].length > limit ? refuse("field.tooLong", { field, values: { limit } }) : accept(trimmed);
}

const optionalCode = (text: string, field: string): Result<string> =>
  text.trim() === "" ? accept("") : checkCode(text, field);

/** A service hotline: digits, +, brackets and dashes (MERCHANT-06). */
export function checkHotline(text: string, field = "hotline"): Result<string> {
  const checked = checkText(text, field, 30);
  if (!checked.ok) return checked;
  return hotlinePattern.test(checked.value) ? checked : refuse("field.notPhone", { field });
}

/** Time of day, HH:mm (MERCHANT-18). */
export function checkPushTime(text: string): Result<string> {
  return timePattern.test(text) ? accept(text) : refuse("merchants.pushTimeMalformed", { field: "pushTime" });
}

/** Units of the local currency for one yuan: above 0, at most six decimals; a text, so that no digit is lost (MERCHANT-17). */
export function checkExchangeRate(text: string): Result<string> {
  const trimmed = text.trim();
  return ratePattern.test(trimmed) && /[1-9]/.test(trimmed)
    ? accept(trimmed)
    : refuse("merchants.rateNotPositive", { field: "exchangeRate" });
}

export function checkMaxPickupCodes(count: number): Result<number> {
  const fits = Number.isInteger(count) && count >= 0 && count <= pickupCodeLimit;
  return fits
    ? accept(count)
    : refuse("merchants.pickupCodesOutOfRange", { field: "maxPickupCodes", values: { limit: pickupCodeLimit } });
}

/** Refund adjustment: who agrees names a maximum in fen; who disagrees refunds every problem order automatically (REFUND-04, REFUND-06). */
export function checkRefundAdjustment(agreed: boolean, maximumFen: bigint): Result<bigint> {
  return agreed ? checkMovedAmount(maximumFen, "maximumFen") : accept(0n);
}

/** The amount above which a second person approves a refund; null is none, undefined leaves it (decision 0029). */
export function checkRefundReview(reviewFen: string | null | undefined): Result<bigint | null | undefined> {
  return reviewFen === null || reviewFen === undefined
    ? accept(reviewFen)
    : checkMovedAmount(BigInt(reviewFen), "reviewFen");
}

/** What a merchant writes about itself; everything else is decided by the one above it. */
export type OwnMerchantFields = Pick<
  MerchantFields,
  "name" | "companyName" | "contactName" | "contactPhone" | "address" | "hotline" | "email" | "exchangeRate"
>;

/** The own data of a merchant, cleaned, or the first rule that they break: the same rules as those of the merchant form. */
export function checkOwnMerchant({
  name,
  companyName,
  contactName,
  contactPhone,
  address,
  hotline,
  email,
  exchangeRate,
}: OwnMerchantFields): Result<OwnMerchantFields> {
  return checkMerchantFields({
    name,
    companyName,
    contactName,
    contactPhone,
    address,
    hotline,
    email,
    exchangeRate,
    categoryCode: "",
    tagCode: "",
    pushTime: "00:00",
    maxPickupCodes: 0,
  });
}

/** The fields of the merchant form, cleaned, or the first rule that they break (MERCHANT-08 to MERCHANT-10, MERCHANT-16 to MERCHANT-18). */
export function checkMerchantFields(fields: MerchantFields): Result<MerchantFields> {
  const checked = {
    name: checkText(fields.name, "name", fieldLimits.nameLength),
    companyName: optional(fields.companyName, "companyName", 100),
    contactName: optional(fields.contactName, "contactName", fieldLimits.nameLength),
    contactPhone: checkMobile(fields.contactPhone, "contactPhone"),
    address: optional(fields.address, "address", fieldLimits.addressLength),
    hotline: fields.hotline.trim() === "" ? accept("") : checkHotline(fields.hotline),
    email: checkEmail(fields.email, "email"),
    categoryCode: optionalCode(fields.categoryCode, "categoryCode"),
    tagCode: optionalCode(fields.tagCode, "tagCode"),
    pushTime: checkPushTime(fields.pushTime),
    maxPickupCodes: checkMaxPickupCodes(fields.maxPickupCodes),
    exchangeRate: checkExchangeRate(fields.exchangeRate),
  };
  for (const result of Object.values(checked)) if (!result.ok) return result;
  return accept(
    Object.fromEntries(
      Object.entries(checked).map(([name, result]) => [name, (result as { value: unknown }).value]),
    ) as unknown as MerchantFields,
  );
}
