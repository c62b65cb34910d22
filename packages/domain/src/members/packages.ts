import { checkText, fieldLimits } from "../fields.ts";
import { checkMovedAmount } from "../money.ts";
import { refuse, type Result } from "../result.ts";

export const memberPackageStates = ["enabled", "disabled"] as const;

/** Months of a package, and characters of what it gives. */
export const memberPackageLimits = { months: 60, rightsLength: 500 } as const;

export interface MemberPackageFields {
  readonly packageName: string;
  readonly packagePriceFen: bigint;
  readonly packagePeriod: number;
  readonly rightsNote: string;
}

/** A package has a name, a price, a month at least and says what it gives; texts come without blanks around them. */
export function checkMemberPackage(fields: MemberPackageFields): Result<MemberPackageFields> {
  const name = checkText(fields.packageName, "packageName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const price = checkMovedAmount(fields.packagePriceFen, "packagePriceFen");
  if (!price.ok) return price;
  const { packagePeriod: months } = fields;
  if (!Number.isInteger(months) || months < 1 || months > memberPackageLimits.months)
    return refuse("memberPackages.periodOutOfRange", {
      field: "packagePeriod",
      values: { limit: memberPackageLimits.months },
    });
  const rights = checkText(fields.rightsNote, "rightsNote", memberPackageLimits.rightsLength);
  return rights.ok ? { ok: true, value: { ...fields, packageName: name.value, rightsNote: rights.value } } : rights;
}
