import { plans } from "@yunshou/contract/marketing/plans";
import type { PlanEffectVerdict } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Descriptions } from "antd";
import { useNavigate } from "react-router";
import { DetailDrawer, lastDays, nothingShown, showMoney, showNumber, useRecord } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Plan } from "./PlanForm.tsx";

const tones: Readonly<Record<PlanEffectVerdict, "success" | "warning" | "info">> = {
  more: "success",
  less: "warning",
  unclear: "info",
  fewMachines: "info",
  noOthers: "info",
  tooEarly: "info",
};

/** 效果: what a plan sold more than its machines would have without it, and how sure that is (MKT-21). */
export function PlanEffectDrawer({ plan, onClose }: { readonly plan: Plan | undefined; readonly onClose: () => void }) {
  const t = usePhrases("planCalendar", "marketing");
  const { comparison, verdict, ...words } = t.planCalendar.effect;
  const navigate = useNavigate();
  const { data, error } = useRecord(plans.effect, { planId: plan?.planId });
  const days = (from: string | null, to: string | null) => (from === null ? nothingShown : `${from} – ${to ?? ""}`);
  const change = (before: string, during: string) => `${showMoney(before)} → ${showMoney(during)}`;
  const toProducts = () =>
    void navigate(`/yxch/sptj?${new URLSearchParams({ planName: plan?.planName ?? "", ...lastDays(30) }).toString()}`);
  return (
    <DetailDrawer
      title={plan?.planName ?? ""}
      open={plan !== undefined}
      onClose={onClose}
      loading={data === undefined && error === null}
      error={error}
      extra={<Button onClick={toProducts}>{t.marketing.pages["/yxch/sptj"]}</Button>}
    >
      {data !== undefined && (
        <>
          <Alert type={tones[data.verdict]} showIcon title={verdict[data.verdict]} style={{ marginBottom: 12 }} />
          <Descriptions
            size="small"
            bordered
            column={1}
            items={[
              [words.extra, data.extraFen === null ? nothingShown : showMoney(data.extraFen)],
              [
                words.range,
                data.lowFen === null || data.highFen === null
                  ? nothingShown
                  : `${showMoney(data.lowFen)} – ${showMoney(data.highFen)}`,
              ],
              [
                words.given,
                `${showMoney(data.discountFen)} (${fill(words.orders, { n: showNumber(data.orderCount) })})`,
              ],
              [words.days, days(data.fromDay, data.toDay)],
              [words.before, days(data.beforeFrom, data.beforeTo)],
              [words.ofPlan, change(data.planBeforeFen, data.planDuringFen)],
              [words.ofOthers, change(data.othersBeforeFen, data.othersDuringFen)],
              [
                words.machines,
                fill(words.counts, {
                  plan: showNumber(data.planMachines),
                  others: showNumber(data.otherMachines),
                  left: showNumber(data.leftOut),
                }),
              ],
            ].map(([label, children]) => ({ key: String(label), label, children }))}
          />
          <p className="kit-soft">{comparison}</p>
        </>
      )}
    </DetailDrawer>
  );
}
