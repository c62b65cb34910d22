import { checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";

/** The three levels of a school (SYS-14), the topmost first. */
export const schoolKinds = ["school", "grade", "class"] as const;
export type SchoolKind = (typeof schoolKinds)[number];

export const checkSchoolName = (text: string): Result<string> => checkText(text, "unitName", fieldLimits.nameLength);

/** What lies below; nothing lies below a class. */
export function kindBelow(parent: SchoolKind | undefined): Result<SchoolKind> {
  const below = schoolKinds[parent === undefined ? 0 : schoolKinds.indexOf(parent) + 1];
  return below === undefined ? refuse("schools.tooDeep") : accept(below);
}

/** SYS-15: a school with grades and a grade with classes stay, and so does a class with members. */
export function checkSchoolDelete(kind: SchoolKind, children: number, members: number): Result<undefined> {
  if (kind === "school" && children > 0) return refuse("schools.hasGrades");
  if (kind === "grade" && children > 0) return refuse("schools.hasClasses");
  return members > 0 ? refuse("schools.hasMembers", { values: { members } }) : accept();
}
