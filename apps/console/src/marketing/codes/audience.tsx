import type { CouponRow } from "./state.tsx";
import { columnsOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { slotsText } from "../offers.ts";

export type Audience = Pick<CouponRow, "slots" | "memberLevels" | "businessTypes">;

/** Hours, levels and business of codes as a list and a drawer say them. */
export function useAudienceTexts() {
  const t = usePhrases("codes", "marketing", "members", "orders");
  const { fields, everybody } = t.marketing;
  return [
    { name: "slots", label: fields.slots, text: (row: Audience) => slotsText(row.slots) || t.codes.hint.allDay },
    {
      name: "memberLevels",
      label: fields.memberLevels,
      text: (row: Audience) => row.memberLevels.map((level) => t.members.level[level]).join(" ") || everybody,
    },
    {
      name: "businessTypes",
      label: fields.businessTypes,
      text: (row: Audience) => row.businessTypes.map((type) => t.orders.businessType[type]).join(" ") || everybody,
    },
  ] as const;
}

/** The same as columns of a list. */
export function useAudienceColumns() {
  const column = columnsOf<Audience>();
  return useAudienceTexts().map(({ name, label, text }) =>
    column.custom(name, label, text, { width: 120, hidden: true }),
  );
}
