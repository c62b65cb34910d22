import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Descriptions, Space } from "antd";
import { useNavigate } from "react-router";
import { DetailDrawer, showNumber, StatusDot } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { offerText, planTones, slotsText } from "../offers.ts";
import type { CalendarPlan } from "./calendarPlan.ts";

interface PlanDrawerProps {
  readonly plan: CalendarPlan | undefined;
  /** Another plan of the calendar is to be shown. */
  readonly onOpen: (planId: string) => void;
  readonly onClose: () => void;
}

/** A plan of the calendar: what it gives, whom it clashes with and who wins there (MKT-17). */
export function PlanDrawer({ plan, onOpen, onClose }: PlanDrawerProps) {
  const t = usePhrases("planCalendar", "marketing");
  const { fields, ...words } = t.marketing;
  const calendar = t.planCalendar;
  const navigate = useNavigate();
  if (plan === undefined) return null;
  const facts = [
    [fields.schemeName, plan.schemeName],
    [fields.content, offerText(plan, words.fullText)],
    [fields.startDate, plan.startDate],
    [fields.endDate, plan.endDate],
    [fields.slots, slotsText(plan.slots)],
    [fields.planMachines, plan.planMachines || words.allMachines],
    [fields.priority, plan.priority],
    [fields.combination, words.combination[plan.combination]],
    [fields.usedTotal, showNumber(plan.usedTotal)],
    [
      fields.planStatus,
      <StatusDot key="state" tone={planTones[plan.planStatus]}>
        {words.planState[plan.planStatus]}
      </StatusDot>,
    ],
    [t.common.fields.merchantName, plan.merchantName],
  ] as const;
  const inList = () => void navigate(`/yxch/yxjhgl?${new URLSearchParams({ planName: plan.planName }).toString()}`);
  return (
    <DetailDrawer
      title={plan.planName}
      open
      onClose={onClose}
      record={{ kind: "plan", number: plan.planName }}
      loading={false}
      error={null}
      extra={<Button onClick={inList}>{calendar.views.list}</Button>}
    >
      <Space orientation="vertical" size={12} style={{ width: "100%" }}>
        {plan.belowPurchase > 0 && (
          <Alert
            type="warning"
            showIcon
            title={fill(calendar.below, { n: showNumber(plan.belowPurchase), name: plan.belowProduct ?? "" })}
          />
        )}
        {plan.clashes.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={calendar.clashes}
            description={
              <ul className="plan-calendar-clashes">
                {plan.clashes.map((clash) => (
                  <li key={clash.planId}>
                    <Button type="link" size="small" onClick={() => onOpen(clash.planId)}>
                      {clash.planName}
                    </Button>
                    {fill(calendar.days, { from: clash.fromDate, to: clash.toDate })} · {calendar.winner[clash.winner]}
                  </li>
                ))}
              </ul>
            }
          />
        )}
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2 }}
          bordered
          items={facts.map(([label, children]) => ({ key: label, label, children }))}
        />
      </Space>
    </DetailDrawer>
  );
}
