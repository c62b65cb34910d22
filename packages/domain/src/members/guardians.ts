import { checkText, fieldLimits, isNotMobile } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** Of somebody younger than this a guardian agrees that name and phone are kept. */
export const guardianAge = 14;

/** Whose child a member is, and whether that person agreed. */
export interface Guardianship {
  /** ISO day; null for a member whose age nobody asked. */
  readonly birthDay: string | null;
  readonly guardianName: string;
  readonly guardianPhone: string;
  readonly guardianConsent: boolean;
}

export const noGuardian = { guardianName: "", guardianPhone: "", guardianConsent: false } as const;

/** Whole years on a day; somebody born on 29 February is a year older on 1 March of other years. */
export function ageOn(birthDay: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** Whether a guardian has to agree. */
export const needsGuardian = (birthDay: string | null, today: string): boolean =>
  birthDay !== null && birthDay <= today && ageOn(birthDay, today) < guardianAge;

/**
 * A child under 14 becomes a member with the name and the mobile number of a guardian who agreed. Of anybody else nothing of a
 * guardian is kept.
 */
export function checkGuardianship(given: Guardianship, today: string): Result<Guardianship> {
  const { birthDay } = given;
  if (birthDay !== null && birthDay > today) return refuse("members.birthDayAhead", { field: "birthDay" });
  if (!needsGuardian(birthDay, today)) return accept({ ...noGuardian, birthDay });
  const name = checkText(given.guardianName, "guardianName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const phone = given.guardianPhone.trim();
  if (isNotMobile(phone)) return refuse("field.notMobile", { field: "guardianPhone" });
  return given.guardianConsent
    ? accept({ birthDay, guardianName: name.value, guardianPhone: phone, guardianConsent: true })
    : refuse("members.guardianConsent", { field: "guardianConsent" });
}
