import type { RowOf } from "@yunshou/contract";
import type { appraisals } from "@yunshou/contract/system/appraisals";

export type Appraisal = RowOf<typeof appraisals.list>;
