import { queryRangeDays } from "@yunshou/domain";
import { DateRange, type Filter, MachineField, TextFilter, useRangeRule } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Common {
  readonly orderNo?: string | undefined;
  readonly machineNo?: string | undefined;
  readonly fromDay: string;
  readonly toDay: string;
}

/** The filters that lists of orders share. */
export function useOrderFilters() {
  const t = usePhrases("orders");
  const rule = useRangeRule(queryRangeDays.orders);
  return {
    orderNo: { name: "orderNo", label: t.common.fields.orderNo, control: <TextFilter /> } as const,
    machineNo: { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> } as const,
    days: (label: string = t.orders.fields.orderTime) =>
      ({
        name: ["fromDay", "toDay"],
        label,
        control: <DateRange limitDays={queryRangeDays.orders} />,
        rules: [rule],
      }) as const satisfies Filter<Common>,
  };
}
