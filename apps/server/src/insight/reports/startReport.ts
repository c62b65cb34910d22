import { figureViews } from "@yunshou/contract/insight/figureViews";
import type { Refusal, ReportName } from "@yunshou/domain";
import { startExport } from "../../platform/export/startExport.ts";
import { figureExports } from "../figures/figureExports.ts";

type ExportCall = Omit<Parameters<typeof startExport>[0], "input">;

interface Wanted {
  readonly reportName: ReportName;
  readonly startDate: string;
  readonly endDate: string;
  readonly merchantNo: string;
}

/** Has the file of a report written into the download centre (STAT-03). */
export function startReport(
  call: ExportCall,
  { reportName, startDate: fromDay, endDate: toDay, merchantNo }: Wanted,
): Promise<{ readonly fileId: string } | Refusal> {
  const condition = {
    fromDay,
    toDay,
    compare: "none" as const,
    groupBy: figureViews[reportName].groups[0],
    merchantNo: merchantNo === "" ? undefined : merchantNo,
    machineNo: undefined,
    routeName: undefined,
    category: undefined,
    brand: undefined,
    batch: undefined,
    manufacturer: undefined,
    medCategory: undefined,
  };
  return startExport({ ...call, input: { ...condition, format: "xlsx" } }, figureExports[reportName]);
}
