import { figureViews } from "@yunshou/contract/insight/figureViews";
import { reports } from "@yunshou/contract/insight/reports";
import { queryRangeDays, reportNames, type ReportName } from "@yunshou/domain";
import { Form } from "antd";
import {
  Choice,
  DateRange,
  type DayRange,
  FormModal,
  lastDays,
  MerchantField,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

interface Values {
  readonly reportName: ReportName;
  readonly range: DayRange;
  readonly merchantNo?: string;
}

/** Chooses a report and its days, 31 at most (STAT-02). Only reports whose figures the person may see are offered. */
export function ReportForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("figures", "reports");
  const words = t.reports;
  const { required } = useRules();
  const { run, running } = useWrite(reports.create);
  const held = sessionCustomData()?.permissions ?? [];
  const { fromDay, toDay } = lastDays(queryRangeDays.reportExport);
  return (
    <FormModal<Values>
      title={words.add}
      about={null}
      verb={t.common.action.save}
      open={open}
      onClose={onClose}
      initial={{ range: [fromDay, toDay] }}
      submitting={running}
      success={t.common.result.added}
      onSubmit={({ reportName, range, merchantNo }) =>
        run({ reportName, startDate: range[0], endDate: range[1], ...(merchantNo === undefined ? {} : { merchantNo }) })
      }
    >
      <Form.Item name="reportName" label={words.fields.reportName} rules={[required]}>
        <Choice values={reportNames.filter((name) => held.includes(figureViews[name].permission))} words={words.name} />
      </Form.Item>
      <Form.Item name="range" label={words.days} extra={words.daysHint} rules={[required]}>
        <DateRange limitDays={queryRangeDays.reportExport} />
      </Form.Item>
      <Form.Item name="merchantNo" label={t.common.fields.merchantName}>
        <MerchantField by="number" />
      </Form.Item>
    </FormModal>
  );
}
