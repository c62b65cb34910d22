import type { InputOf } from "@yunshou/contract";
import type { registrations } from "@yunshou/contract/machines/registrations";
import { machineFlags } from "@yunshou/domain";
import type { Dayjs } from "dayjs";

type Input = InputOf<typeof registrations.register>;

/** The form holds days as calendar values and switches as a list of the ones that are on. */
export type RegistrationValues = Omit<Input, "productionDate" | "warrantyDate" | "flags"> & {
  readonly productionDate?: Dayjs | null;
  readonly warrantyDate?: Dayjs | null;
  readonly on: readonly (typeof machineFlags)[number][];
};

/** The fields of each step. */
export const steps = {
  machines: ["firstNo", "lastNo", "machineName", "machineCategory", "machineType", "merchantId", "on"],
  placement: [
    "pointId",
    "templateId",
    "machineOperator",
    "deployer",
    "manufacturer",
    "hardwareVersion",
    "productionDate",
    "warrantyDate",
    "timeZone",
  ],
} as const;
export type Step = keyof typeof steps;
export const stepNames = ["machines", "placement"] as const satisfies readonly Step[];

/** The step that asks for a field; what no step asks for is wrong with the machines. */
export const stepOf = (field: string): Step =>
  (steps.placement as readonly string[]).includes(field) ? "placement" : "machines";

export function inputOf({ productionDate, warrantyDate, on, ...values }: RegistrationValues): Input {
  return {
    ...values,
    productionDate: productionDate?.format("YYYY-MM-DD") ?? null,
    warrantyDate: warrantyDate?.format("YYYY-MM-DD") ?? null,
    pointId: values.pointId ?? null,
    templateId: values.templateId ?? null,
    flags: Object.fromEntries(machineFlags.map((flag) => [flag, on.includes(flag)])) as Input["flags"],
  };
}
