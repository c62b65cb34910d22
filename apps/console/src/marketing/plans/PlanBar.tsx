import { WarningOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { offerText, slotsText } from "../offers.ts";
import type { CalendarPlan } from "./calendarPlan.ts";

interface PlanBarProps {
  readonly plan: CalendarPlan;
  /** Days of the columns, without a gap. */
  readonly days: readonly string[];
  readonly onOpen: () => void;
}

/** A plan over the days on which it holds. */
export function PlanBar({ plan, days, onOpen }: PlanBarProps) {
  const t = usePhrases("planCalendar", "marketing");
  const first = Math.max(0, days.indexOf(plan.startDate));
  const end = days.indexOf(plan.endDate);
  const last = end < 0 ? days.length - 1 : end;
  const warns = plan.clashes.length > 0 || plan.belowPurchase > 0;
  const when = fill(t.planCalendar.days, { from: plan.startDate, to: plan.endDate });
  const [offer, slots] = [offerText(plan, t.marketing.fullText), slotsText(plan.slots)];
  return (
    <li>
      <span className="plan-calendar-name" title={plan.planName}>
        {plan.planName}
        <small className="kit-soft">{t.marketing.planState[plan.planStatus]}</small>
      </span>
      <button
        type="button"
        className="plan-calendar-bar"
        data-state={plan.planStatus}
        data-begun={days[0]! > plan.startDate}
        data-open={end < 0}
        style={{ gridColumn: `${first + 2} / ${last + 3}` }}
        aria-label={[plan.planName, offer, slots, when].filter(Boolean).join(" ")}
        title={when}
        onClick={onOpen}
      >
        {warns && <WarningOutlined />}
        <span>{offer}</span> <small>{slots}</small>
      </button>
    </li>
  );
}
