import type { RowOf } from "@yunshou/contract";
import type { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import type { Province } from "@yunshou/domain";

export type FreightRow = RowOf<typeof freightTemplates.list>;

/** A rule while it is written; amounts are in yuan. */
export interface RuleValues {
  readonly provinces: Province[];
  readonly firstUnits: number | null;
  readonly firstFee: string;
  readonly nextUnits: number | null;
  readonly nextFee: string;
  readonly freeFrom?: string;
}

/** A rule with nothing said yet: for all regions. */
export const newRule = (): RuleValues => ({ provinces: [], firstUnits: 1, firstFee: "", nextUnits: 1, nextFee: "" });
