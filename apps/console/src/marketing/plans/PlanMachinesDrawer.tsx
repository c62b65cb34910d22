import type { RowOf } from "@yunshou/contract";
import { plans } from "@yunshou/contract/marketing/plans";
import { refuse } from "@yunshou/domain";
import { Alert, App, Table, Tooltip } from "antd";
import { useNavigate } from "react-router";
import {
  DetailDrawer,
  GuardedButton,
  nothingShown,
  OpenText,
  showNumber,
  showTime,
  StatusDot,
  usePageOf,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { deliveryTones } from "../delivery.ts";
import type { Plan } from "./PlanForm.tsx";

type Machine = RowOf<typeof plans.machines>;
const pageSize = 20;

interface PlanMachinesDrawerProps {
  readonly plan: Plan | undefined;
  readonly onClose: () => void;
}

/** Which machines take the prices of a plan by themselves, and how far these are on their way (MKT-01). */
export function PlanMachinesDrawer({ plan, onClose }: PlanMachinesDrawerProps) {
  const t = usePhrases("marketing", "ads");
  const { ads, marketing: words } = t;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const readOnly = useRefusedWithout("marketing.plan.write");
  const refusal = useRefusalText();
  const resend = useWrite(plans.resend);
  const planId = plan?.planId;
  const [page, turn] = usePageOf(planId);
  const { data } = useRecord(plans.machines, { planId, page, pageSize }, { pollMs: 5_000 });
  const rows = data?.rows ?? [];
  const isOpen = ({ deliveryState }: Machine) => deliveryState === "refused" || deliveryState === "expired";
  // Of many machines only one page is known here; the server knows them all.
  const none = (data?.total ?? 0) <= pageSize && !rows.some(isOpen);
  const refused = readOnly ?? (none ? refusal(refuse("marketing.nothingToResend")) : undefined);
  const again = () =>
    void resend
      .run({ planId: planId! })
      .then(() => message.success(ads.resent))
      .catch(() => undefined);
  return (
    <DetailDrawer
      title={plan?.planName ?? ""}
      open={plan !== undefined}
      onClose={onClose}
      loading={false}
      error={null}
      record={{ kind: "plan", number: plan?.planName }}
    >
      <Alert type="info" showIcon title={words.machinePricesHint} style={{ marginBottom: 12 }} />
      <Table<Machine>
        size="small"
        rowKey="machineId"
        dataSource={rows}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: turn }}
        scroll={{ x: 640 }}
        columns={[
          {
            key: "machineNo",
            title: t.common.fields.machineNo,
            render: (_, { machineNo }) => (
              <OpenText
                text={machineNo}
                onOpen={() => void navigate(`/shj/wdshj?view=${encodeURIComponent(machineNo)}`)}
              />
            ),
          },
          { key: "machineName", title: t.common.fields.machineName, render: (_, row) => row.machineName },
          {
            key: "offerCount",
            title: words.fields.offerCount,
            align: "right",
            render: (_, { offerCount }) => showNumber(offerCount),
          },
          {
            key: "deliveryState",
            title: ads.fields.deliveryState,
            render: (_, { deliveryState }) =>
              deliveryState === null ? (
                nothingShown
              ) : (
                <StatusDot tone={deliveryTones[deliveryState]}>{ads.delivery[deliveryState]}</StatusDot>
              ),
          },
          { key: "reason", title: ads.fields.reason, render: (_, { reason }) => reason || nothingShown },
          { key: "sentTime", title: ads.fields.sentTime, render: (_, row) => showTime(row.sentTime) },
          { key: "endedTime", title: ads.fields.endedTime, render: (_, row) => showTime(row.endedTime) },
        ]}
      />
      <Tooltip title={refused}>
        <GuardedButton disabled={refused !== undefined} loading={resend.running} onClick={again}>
          {ads.resend}
        </GuardedButton>
      </Tooltip>
    </DetailDrawer>
  );
}
