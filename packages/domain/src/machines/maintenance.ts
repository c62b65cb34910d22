import { checkText, checkRemark, fieldLimits } from "../fields.ts";
import { amountTooLarge, amountLimitFen } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";

/** Maintenance keeps a machine going, a repair brings it back (MACHINE-24). */
export const maintenanceKinds = ["maintain", "repair"] as const;
export type MaintenanceKind = (typeof maintenanceKinds)[number];

export const maintenanceStates = ["open", "done", "removed"] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

/** What was done stays as it was written down; what is open may be changed or removed. */
export const maintenanceTable: StateTable<MaintenanceState, "edit" | "finish" | "remove"> = {
  open: { edit: "open", finish: "done", remove: "removed" },
  done: {},
  removed: {},
};

export const maintenanceLimits = { contentLength: 500, parts: 30, quantity: 10_000, everyDays: 1_000 } as const;

/** A spare part that was used: number, type, name and quantity (HTTP-19), with what one piece costs in fen. */
export interface MaintenancePart {
  readonly partId: string;
  readonly partType: string;
  readonly partName: string;
  readonly partQty: number;
  readonly priceFen: bigint;
}

export interface MaintenanceFields {
  readonly maintainContent: string;
  readonly maintainer: string;
  /** Days after which a finished maintenance is due again; null when it is not. */
  readonly everyDays: number | null;
  readonly labourFen: bigint;
  readonly parts: readonly MaintenancePart[];
  readonly remark: string;
}

/** What parts and labour cost together, in fen. */
export function maintenanceCostFen({ labourFen, parts }: Pick<MaintenanceFields, "labourFen" | "parts">): bigint {
  return parts.reduce((sum, { partQty, priceFen }) => sum + BigInt(partQty) * priceFen, labourFen);
}

function checkPart(part: MaintenancePart): Result<MaintenancePart> {
  const partName = checkText(part.partName, "partName", fieldLimits.nameLength);
  if (!partName.ok) return partName;
  const { quantity } = maintenanceLimits;
  if (!Number.isInteger(part.partQty) || part.partQty < 1 || part.partQty > quantity)
    return refuse("maintenances.quantityOutOfRange", { field: "partQty", values: { limit: quantity } });
  if (part.priceFen < 0n) return refuse("amount.negative", { field: "priceFen" });
  return accept({ ...part, partName: partName.value });
}

/** The fields of the form, cleaned, or the first rule that they break (MACHINE-24, FORM-05). */
export function checkMaintenance(fields: MaintenanceFields): Result<MaintenanceFields> {
  const content = checkText(fields.maintainContent, "maintainContent", maintenanceLimits.contentLength);
  if (!content.ok) return content;
  const remark = checkRemark(fields.remark);
  if (!remark.ok) return remark;
  const { everyDays, labourFen } = fields;
  if (
    everyDays !== null &&
    !(Number.isInteger(everyDays) && everyDays >= 1 && everyDays <= maintenanceLimits.everyDays)
  )
    return refuse("maintenances.everyDaysOutOfRange", {
      field: "everyDays",
      values: { limit: maintenanceLimits.everyDays },
    });
  if (labourFen < 0n) return refuse("amount.negative", { field: "labourFen" });
  const parts: MaintenancePart[] = [];
  for (const part of fields.parts) {
    const checked = checkPart(part);
    if (!checked.ok) return checked;
    parts.push(checked.value);
  }
  if (maintenanceCostFen({ labourFen, parts }) > amountLimitFen) return amountTooLarge("labourFen");
  return accept({ ...fields, maintainContent: content.value, remark: remark.value, parts });
}
