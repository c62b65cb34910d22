import { machineStatus } from "@yunshou/contract/machines/status";
import { Button, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  EmptyState,
  namesOf,
  nothingShown,
  reachable,
  showTime,
  StatusDot,
  usePageOf,
  useRecord,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { commandName, commandTones } from "../registry/state.ts";
import { LogDialog } from "./LogDialog.tsx";
import type { ShownHead } from "./shownHead.ts";

const pageSize = 20;

/** 指令记录: who sent what to a machine, when, and how it ended (MACHINE-13). */
export function CommandsDrawer({
  machine,
  onClose,
}: {
  readonly machine: ShownHead | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("machines", "watch");
  const words = t.watch.fields;
  const [page, turn] = usePageOf(machine?.machineId);
  const [logged, read] = useState<string | null>(null);
  const { data, error, reload } = useRecord(
    machineStatus.commands,
    { machineId: machine?.machineId, page, pageSize },
    { pollMs: 5_000 },
  );
  return (
    <DetailDrawer
      title={[t.watch.commands, namesOf(machine?.machineName, machine?.machineNo)].filter(Boolean).join(" · ")}
      open={machine !== undefined}
      onClose={onClose}
      record={{ kind: "machine", number: machine?.machineNo }}
      loading={data === undefined}
      error={data === undefined ? error : null}
      onRetry={() => void reload()}
      width={860}
    >
      <Table
        size="small"
        rowKey="commandId"
        dataSource={data?.rows ?? []}
        components={reachable}
        scroll={{ x: 760 }}
        locale={{ emptyText: <EmptyState /> }}
        pagination={{ current: page, pageSize, total: data?.total ?? 0, showSizeChanger: false, onChange: turn }}
        columns={[
          {
            key: "kind",
            title: words.command,
            width: 120,
            render: (_value, row) => commandName(t.machines.command, row),
          },
          {
            key: "state",
            title: t.common.fields.state,
            width: 110,
            render: (_value, row) => (
              <StatusDot tone={commandTones[row.state]}>{t.machines.commandState[row.state]}</StatusDot>
            ),
          },
          { key: "operator", title: t.common.fields.operatorName, dataIndex: "operator", ellipsis: true },
          { key: "askedAt", title: words.askedAt, width: 165, render: (_value, row) => showTime(row.askedAt) },
          { key: "answeredAt", title: words.answeredAt, width: 165, render: (_value, row) => showTime(row.answeredAt) },
          {
            key: "detail",
            title: words.detail,
            ellipsis: true,
            render: (_value, row) =>
              row.hasLog ? (
                <Button type="link" size="small" onClick={() => read(row.commandId)}>
                  {t.watch.log}
                </Button>
              ) : (
                row.detail || nothingShown
              ),
          },
        ]}
      />
      <LogDialog commandId={logged} onClose={() => read(null)} />
    </DetailDrawer>
  );
}
