import type { RowOf } from "@yunshou/contract";
import { reportSchedules } from "@yunshou/contract/insight/reportSchedules";
import { Button, Space, Table } from "antd";
import { useState } from "react";
import {
  AddButton,
  DetailDrawer,
  namesOf,
  nothingShown,
  showTime,
  StatusDot,
  useCall,
  useConfirm,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ReportScheduleForm } from "./ReportScheduleForm.tsx";
import { useSendDay } from "./sendDays.ts";

type Schedule = RowOf<typeof reportSchedules.list>;

/** Reports that are written and mailed by themselves (STAT-04). */
export function ReportSchedulesDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("reports");
  const words = t.reports;
  const { fields } = words;
  const readOnly = useRefusedWithout("insight.report.write");
  const { data, error, loading, reload } = useCall(reportSchedules.list, {}, { enabled: open });
  const [enable, remove] = [useWrite(reportSchedules.enable), useWrite(reportSchedules.remove)];
  const { askDelete } = useConfirm();
  const [adding, add] = useState(false);
  const dayOf = useSendDay();
  const whenOf = ({ cycle, sendDay, sendTime }: Schedule) =>
    namesOf(words.cycleName[cycle], cycle === "daily" ? "" : dayOf(cycle, sendDay), sendTime);
  return (
    <DetailDrawer
      title={words.schedules}
      open={open}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
    >
      <Space direction="vertical" style={{ width: "100%" }}>
        <AddButton refused={readOnly} onClick={() => add(true)}>
          {words.addSchedule}
        </AddButton>
        <Table<Schedule>
          size="small"
          rowKey="reportScheduleId"
          loading={loading}
          dataSource={[...(data?.rows ?? [])]}
          locale={{ emptyText: t.common.list.empty }}
          pagination={false}
          scroll={{ x: "max-content" }}
          columns={[
            {
              key: "reportName",
              title: fields.reportName,
              render: (_, row) => namesOf(words.name[row.reportName], row.viewName, row.merchantNo),
            },
            { key: "cycle", title: fields.cycle, render: (_, row) => whenOf(row) },
            {
              key: "receivers",
              title: fields.receiverIds,
              render: (_, row) => listed(row.receivers) || nothingShown,
            },
            {
              key: "nextTime",
              title: fields.nextTime,
              render: (_, row) =>
                row.nextTime === null ? <StatusDot tone="neutral">{words.off}</StatusDot> : showTime(row.nextTime),
            },
            {
              key: "actions",
              title: t.common.list.actions,
              render: (_, row) => (
                <Space size={0}>
                  <Button
                    type="link"
                    size="small"
                    disabled={readOnly !== undefined || enable.running}
                    title={readOnly ?? ""}
                    onClick={() =>
                      void enable
                        .run({ reportScheduleId: row.reportScheduleId, enabled: !row.enabled })
                        .then(() => reload())
                    }
                  >
                    {row.enabled ? words.switchOff : words.switchOn}
                  </Button>
                  <Button
                    type="link"
                    size="small"
                    danger
                    disabled={readOnly !== undefined}
                    title={readOnly ?? ""}
                    onClick={() =>
                      askDelete(namesOf(words.name[row.reportName], whenOf(row)), async () => {
                        await remove.run({ reportScheduleId: row.reportScheduleId });
                        await reload();
                      })
                    }
                  >
                    {t.common.action.delete}
                  </Button>
                </Space>
              ),
            },
          ]}
        />
      </Space>
      <ReportScheduleForm
        open={adding}
        onClose={() => {
          add(false);
          void reload();
        }}
      />
    </DetailDrawer>
  );
}
