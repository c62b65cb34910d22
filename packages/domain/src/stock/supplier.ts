import { checkEmail, checkMobile } from "../access/users.ts";
import { checkRemark, checkText, fieldLimits } from "../fields.ts";
import { amountLimitFen, amountTooLarge } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Limits of what people write about purchases. */
export const procurementLimits = {
  /** Pieces of one line. */
  pieces: 99_999,
  /** Lines of one document that somebody types. */
  lines: 200,
  /** Lines of one document that come from a spreadsheet. */
  importedLines: 10_000,
  /** Characters of a batch number. */
  batchNo: 30,
  /** Pieces in one pack of a supplier. */
  pack: 9_999,
  /** Days between an order and its goods. */
  leadDays: 365,
} as const;

/** What people write about a supplier (STOCK-06). */
export interface SupplierForm {
  readonly supplierName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly address: string;
  readonly email: string;
  readonly remark: string;
}

/** A supplier has a name and a mobile number; an address of mail is sound where there is one (STOCK-06, FORM-02, FORM-04). */
export function checkSupplier(form: SupplierForm): Result<SupplierForm> {
  const supplierName = checkText(form.supplierName, "supplierName", fieldLimits.nameLength);
  if (!supplierName.ok) return supplierName;
  const contactPhone = checkMobile(form.contactPhone, "contactPhone");
  if (!contactPhone.ok) return contactPhone;
  const email = form.email.trim() === "" ? accept("") : checkEmail(form.email, "email");
  if (!email.ok) return email;
  const texts = { contactName: fieldLimits.nameLength, address: fieldLimits.addressLength } as const;
  for (const field of ["contactName", "address"] as const)
    if ([...form[field].trim()].length > texts[field])
      return refuse("field.tooLong", { field, values: { limit: texts[field] } });
  const remark = checkRemark(form.remark);
  if (!remark.ok) return remark;
  return accept({
    supplierName: supplierName.value,
    contactName: form.contactName.trim(),
    contactPhone: contactPhone.value,
    address: form.address.trim(),
    email: email.value,
    remark: remark.value,
  });
}

/** What a product costs at a supplier: above zero, and at most what it is sold for (PRODUCT-08, MSG-100). */
export function checkSupplyPrice(supplyPriceFen: bigint, sellingPriceFen: bigint | null): Result<bigint> {
  const field = "supplyPriceFen";
  if (supplyPriceFen <= 0n) return refuse("amount.notPositive", { field });
  if (supplyPriceFen > amountLimitFen) return amountTooLarge(field);
  return sellingPriceFen !== null && supplyPriceFen > sellingPriceFen
    ? refuse("stock.supplyAbovePrice", { field })
    : accept(supplyPriceFen);
}

/** A whole number from `least` to `most`. */
function checkWhole(value: number, field: string, least: number, most: number): Result<number> {
  return Number.isInteger(value) && value >= least && value <= most
    ? accept(value)
    : refuse("stock.wholeOutOfRange", { field, values: { least, most } });
}

export const checkPackSize = (value: number): Result<number> =>
  checkWhole(value, "packSize", 1, procurementLimits.pack);
export const checkLeadDays = (value: number): Result<number> =>
  checkWhole(value, "leadDays", 0, procurementLimits.leadDays);
/** Stock at which a product of a warehouse is to be bought. */
export const checkWarning = (value: number): Result<number> =>
  checkWhole(value, "warnThreshold", 0, procurementLimits.pieces);
