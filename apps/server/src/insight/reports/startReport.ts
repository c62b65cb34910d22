import { type Dimension, figureViews } from "@yunshou/contract/insight/figureViews";
import type { ViewCondition } from "@yunshou/contract/insight/savedViews";
import type { Refusal, ReportName } from "@yunshou/domain";
import { startExport } from "../../platform/export/startExport.ts";
import { figureExports } from "../figures/figureExports.ts";

type ExportCall = Omit<Parameters<typeof startExport>[0], "input">;

/** What a saved view adds to a report: its narrowing, and by what it is told apart. */
export type ReportCondition = ViewCondition & { readonly groupBy?: Dimension };

interface Wanted {
  readonly reportName: ReportName;
  readonly startDate: string;
  readonly endDate: string;
  readonly merchantNo: string;
  readonly condition: Partial<ReportCondition>;
}

/** Has the file of a report written into the download centre (STAT-03). */
export function startReport(
  call: ExportCall,
  { reportName, startDate: fromDay, endDate: toDay, merchantNo, condition: saved }: Wanted,
): Promise<{ readonly fileId: string } | Refusal> {
  const condition = {
    fromDay,
    toDay,
    compare: "none" as const,
    machineNo: undefined,
    zoneName: undefined,
    routeName: undefined,
    category: undefined,
    brand: undefined,
    batch: undefined,
    manufacturer: undefined,
    medCategory: undefined,
    groupBy: figureViews[reportName].groups[0],
    ...saved,
    merchantNo: merchantNo === "" ? saved.merchantNo : merchantNo,
  };
  return startExport({ ...call, input: { ...condition, format: "xlsx" } }, figureExports[reportName]);
}
