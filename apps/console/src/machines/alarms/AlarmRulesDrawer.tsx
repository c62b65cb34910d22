import type { RowOf } from "@yunshou/contract";
import { alarmChannels, alarmRules } from "@yunshou/contract/machines/alarmRules";
import { alarmBounds } from "@yunshou/domain";
import { Button, Space, Switch, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  EmptyState,
  MerchantField,
  namesOf,
  nothingShown,
  reachable,
  StatusDot,
  useConfirm,
  useRecord,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import type { RuleRow } from "./alarmRow.ts";

type ChannelRow = RowOf<typeof alarmChannels.list>;

const RuleForm = whenOpened(
  async () => (await import("./RuleForm.tsx")).RuleForm,
  ({ rule }) => rule !== undefined,
);
const ChannelForm = whenOpened(
  async () => (await import("./ChannelForm.tsx")).ChannelForm,
  ({ open }) => open,
);

/** 报警规则: when each kind of alarm of a merchant is raised, who is told how, and the robots and mail servers for it (MACHINE-23). */
export function AlarmRulesDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("machines", "alarmRules");
  const words = t.alarmRules;
  const [merchantId, choose] = useState<string | undefined>(sessionCustomData()?.merchantId);
  const [editing, edit] = useState<RuleRow | undefined>();
  const [adding, add] = useState(false);
  const { ask } = useConfirm();
  const enable = useWrite(alarmChannels.enable);
  const remove = useWrite(alarmChannels.remove);
  const of = open ? { merchantId } : { merchantId: undefined };
  const rules = useRecord(alarmRules.list, of);
  const channels = useRecord(alarmChannels.list, of);

  const bounds = ({ kind, low, high }: RuleRow) =>
    [low === null ? "" : `≥ ${low}`, high === null ? "" : `≤ ${high}`].filter(Boolean).join(" · ") ||
    (Object.keys(alarmBounds[kind]).length === 0 ? nothingShown : words.usual);
  const toldTo = ({ receivers, ways }: RuleRow) =>
    [receivers.map(({ name }) => name).join(", "), ways.map((way) => words.way[way]).join(" · ")]
      .filter(Boolean)
      .join(" — ") || words.usualReceivers;

  return (
    <DetailDrawer
      title={words.rules}
      open={open}
      onClose={onClose}
      loading={rules.data === undefined}
      error={rules.data === undefined ? rules.error : null}
      onRetry={() => void rules.reload()}
      width={960}
    >
      <Space orientation="vertical" size={20} style={{ width: "100%" }}>
        <label>
          {t.common.fields.merchantName} <MerchantField value={merchantId} onChange={choose} />
        </label>
        <p className="kit-soft">{words.ruleHint}</p>
        <Table<RuleRow>
          size="small"
          rowKey="kind"
          pagination={false}
          dataSource={rules.data?.rows ?? []}
          components={reachable}
          scroll={{ x: 860 }}
          columns={[
            {
              key: "kind",
              title: t.common.fields.state,
              width: 150,
              render: (_value, row) => t.machines.alarm[row.kind],
            },
            {
              key: "enabled",
              title: t.common.fields.enabled,
              width: 100,
              render: (_value, row) => (
                <StatusDot tone={row.enabled ? "quiet" : "neutral"}>
                  {!row.set ? words.usual : row.enabled ? words.enabled : words.disabled}
                </StatusDot>
              ),
            },
            { key: "bounds", title: words.fields.threshold, width: 130, render: (_value, row) => bounds(row) },
            { key: "lasting", title: words.fields.lastingMinutes, width: 130, dataIndex: "lastingMinutes" },
            {
              key: "quiet",
              title: words.fields.quietFrom,
              width: 120,
              render: (_value, row) => (row.quietFrom === null ? nothingShown : `${row.quietFrom}–${row.quietTo}`),
            },
            { key: "told", title: words.fields.ways, ellipsis: true, render: (_value, row) => toldTo(row) },
            {
              key: "edit",
              title: t.common.list.actions,
              width: 110,
              render: (_value, row) => (
                <Button type="link" size="small" onClick={() => edit(row)}>
                  {words.set}
                </Button>
              ),
            },
          ]}
        />
        <section>
          <header className="kit-toolbar">
            <h3>{words.channels}</h3>
            <div className="kit-toolbar-buttons">
              <Button onClick={() => add(true)}>{words.addChannel}</Button>
            </div>
          </header>
          <Table<ChannelRow>
            size="small"
            rowKey="channelId"
            pagination={false}
            dataSource={channels.data?.rows ?? []}
            components={reachable}
            scroll={{ x: 760 }}
            locale={{ emptyText: <EmptyState error={channels.error} /> }}
            columns={[
              {
                key: "kind",
                title: words.fields.channelKind,
                width: 170,
                render: (_value, row) => words.channel[row.channelKind],
              },
              { key: "name", title: words.fields.channelName, dataIndex: "channelName", ellipsis: true },
              { key: "shown", title: words.fields.shown, dataIndex: "shown", ellipsis: true },
              {
                key: "enabled",
                title: t.common.fields.enabled,
                width: 100,
                render: (_value, row) => (
                  <Switch
                    size="small"
                    aria-label={namesOf(row.channelName, t.common.fields.enabled)}
                    checked={row.enabled}
                    loading={enable.running}
                    onChange={(enabled) => void enable.run({ channelId: row.channelId, enabled })}
                  />
                ),
              },
              {
                key: "remove",
                title: t.common.list.actions,
                width: 110,
                render: (_value, row) => (
                  <Button
                    type="link"
                    size="small"
                    danger
                    onClick={() =>
                      ask({
                        text: words.removeAsk,
                        about: row.channelName,
                        verb: t.common.action.delete,
                        danger: true,
                        run: () => remove.run({ channelId: row.channelId }),
                        success: t.common.result.deleted,
                      })
                    }
                  >
                    {t.common.action.delete}
                  </Button>
                ),
              },
            ]}
          />
        </section>
      </Space>
      <RuleForm merchantId={merchantId ?? ""} rule={editing} onClose={() => edit(undefined)} />
      <ChannelForm merchantId={merchantId ?? ""} open={adding} onClose={() => add(false)} />
    </DetailDrawer>
  );
}
