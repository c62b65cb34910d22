import { checkCode, checkRemark, checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import { checkSortNo } from "./menu.ts";

/** Organisations stand at most this deep. */
export const organisationDepth = 10;

export interface OrganisationFields {
  readonly name: string;
  readonly code: string;
  readonly sortNo: number;
  readonly remark: string;
}

/** The fields of an organisation, cleaned, or the rule that they break (SYS-18, FORM-01, FORM-03, FORM-05). */
export function checkOrganisationFields(fields: OrganisationFields): Result<OrganisationFields> {
  const name = checkText(fields.name, "name", fieldLimits.nameLength);
  if (!name.ok) return name;
  const code = checkCode(fields.code, "code");
  if (!code.ok) return code;
  const sortNo = checkSortNo(fields.sortNo);
  if (!sortNo.ok) return sortNo;
  const remark = checkRemark(fields.remark);
  return remark.ok
    ? accept({ name: name.value, code: code.value, sortNo: sortNo.value, remark: remark.value })
    : remark;
}

/** Where an organisation stands: `path` are the ids from the root to it, itself included. */
export interface OrganisationPlace {
  readonly organisationId: string;
  readonly path: readonly string[];
}

/**
 * Refuses a parent at or below the organisation, and a place that is too deep.
 *
 * @param height levels of the organisation with everything below it; 1 for a new one.
 */
export function checkOrganisationPlace(
  organisation: OrganisationPlace | null,
  parent: OrganisationPlace | null,
  height: number,
): Result<undefined> {
  if (organisation !== null && parent?.path.includes(organisation.organisationId))
    return refuse("access.treeCycle", { field: "parentId" });
  return (parent?.path.length ?? 0) + height > organisationDepth
    ? refuse("access.organisationTooDeep", { field: "parentId", values: { limit: organisationDepth } })
    : accept();
}

/** An organisation with others below it or with accounts is not deleted (SYS-18). */
export function checkOrganisationDeletable(organisations: number, accounts: number): Result<undefined> {
  return organisations + accounts === 0
    ? accept()
    : refuse("access.organisationInUse", { values: { organisations, accounts } });
}
