import { figureViews } from "@yunshou/contract/insight/figureViews";
import { savedViews } from "@yunshou/contract/insight/savedViews";
import { reportSchedules } from "@yunshou/contract/insight/reportSchedules";
import {
  lastSendDay,
  type ReportCycle,
  reportCycles,
  type ReportName,
  reportNames,
  reportScheduleLimits,
} from "@yunshou/domain";
import { Form, Select, TimePicker } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  Choice,
  FormModal,
  MerchantField,
  PersonField,
  useCall,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { useSendDay } from "./sendDays.ts";

interface Values {
  readonly reportName: ReportName;
  readonly merchantNo?: string;
  readonly savedViewId?: string;
  readonly cycle: ReportCycle;
  readonly sendDay?: number;
  readonly sendTime: Dayjs;
  readonly receiverIds: string[];
}

/** A saved view of the chosen report, whose condition it is written with; nothing where there is none. */
function ViewChoice({ of }: { readonly of: ReportName | undefined }) {
  const { fields } = usePhrases("figures").figures;
  const { data } = useCall(savedViews.list, { figureName: of ?? "overview" }, { enabled: of !== undefined });
  const rows = data?.rows ?? [];
  return of === undefined || rows.length === 0 ? null : (
    <Form.Item key={of} name="savedViewId" label={fields.viewName} preserve={false}>
      <Select allowClear options={rows.map(({ savedViewId, viewName }) => ({ value: savedViewId, label: viewName }))} />
    </Form.Item>
  );
}

/** Chooses a report, when it is written, and who gets it by mail (STAT-04). */
export function ReportScheduleForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("figures", "reports");
  const words = t.reports;
  const { fields } = words;
  const { required } = useRules();
  const { run, running } = useWrite(reportSchedules.create);
  const dayOf = useSendDay();
  const held = sessionCustomData()?.permissions ?? [];
  const save = ({ merchantNo, savedViewId, sendTime, sendDay = 1, ...values }: Values) =>
    run({
      ...values,
      sendDay,
      sendTime: sendTime.format("HH:mm"),
      ...(merchantNo === undefined ? {} : { merchantNo }),
      ...(savedViewId === undefined ? {} : { savedViewId }),
    });
  return (
    <FormModal<Values>
      title={words.addSchedule}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={{ cycle: "daily", sendDay: 1, sendTime: dayjs("2000-01-01T08:00"), receiverIds: [] }}
      submitting={running}
      success={t.common.result.added}
      onSubmit={save}
    >
      <Form.Item name="reportName" label={fields.reportName} rules={[required]}>
        <Choice values={reportNames.filter((name) => held.includes(figureViews[name].permission))} words={words.name} />
      </Form.Item>
      <Form.Item noStyle dependencies={["reportName"]}>
        {({ getFieldValue }) => <ViewChoice of={getFieldValue("reportName") as ReportName | undefined} />}
      </Form.Item>
      <Form.Item name="merchantNo" label={t.common.fields.merchantName}>
        <MerchantField by="number" />
      </Form.Item>
      <Form.Item name="cycle" label={fields.cycle} rules={[required]}>
        <Choice values={reportCycles} words={words.cycleName} />
      </Form.Item>
      <Form.Item noStyle dependencies={["cycle"]}>
        {({ getFieldValue }) => {
          const cycle = getFieldValue("cycle") as ReportCycle;
          return cycle === "daily" ? null : (
            <Form.Item name="sendDay" label={fields.sendDay} rules={[required]}>
              <Select
                options={Array.from({ length: lastSendDay[cycle] }, (_, index) => ({
                  value: index + 1,
                  label: dayOf(cycle, index + 1),
                }))}
              />
            </Form.Item>
          );
        }}
      </Form.Item>
      <Form.Item name="sendTime" label={fields.sendTime} rules={[required]}>
        <TimePicker format="HH:mm" allowClear={false} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="receiverIds" label={fields.receiverIds} extra={words.scheduleHint} rules={[required]}>
        <PersonField multiple maxCount={reportScheduleLimits.receivers} usable />
      </Form.Item>
    </FormModal>
  );
}
