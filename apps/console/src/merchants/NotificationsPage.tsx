import { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { daily, messageTypes } from "@yunshou/domain";
import { Input } from "antd";
import { useState } from "react";
import {
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  nothingShown,
  StatusDot,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { NoticeSetting } from "./NotificationForm.tsx";

const NotificationForm = whenOpened(
  async () => (await import("./NotificationForm.tsx")).NotificationForm,
  ({ setting }) => setting !== undefined,
);

/** 商户通知设置: what is told to whom, how and when, of each merchant (MERCHANT-18, SYS-07). */
export function NotificationsPage() {
  const t = usePhrases("merchants", "notifications");
  const words = t.notifications;
  const field = t.merchants.fields;
  const list = useList(notificationSettings.list, { initial: {} });
  const readOnly = useRefusedWithout("merchants.notification.write");
  const save = useWrite(notificationSettings.save);
  const [edited, edit] = useState<NoticeSetting | undefined>();
  const toggle = ({ merchantId, messageType, ways, pushTime, enabled, receivers }: NoticeSetting) =>
    void save
      .run({
        merchantId,
        messageType,
        ways,
        pushTime,
        enabled: !enabled,
        receiverIds: receivers.map(({ userId }) => userId),
      })
      .catch(() => undefined);

  const column = columnsOf<NoticeSetting>();
  const columns: ListColumns<NoticeSetting> = [
    column.title("merchantNo", "merchantName", "merchantNo", field.merchantName, { sortable: true, width: 190 }),
    column.label("messageType", words.fields.messageType, words.type, { role: "sub" }),
    column.custom(
      "enabled",
      words.fields.enabled,
      (row) => <StatusDot tone={row.enabled ? "quiet" : "neutral"}>{row.enabled ? words.on : words.off}</StatusDot>,
      { role: "state", words: [words.on, words.off] },
    ),
    column.custom("ways", words.fields.ways, (row) => row.ways.map((way) => words.way[way]).join(" · "), {
      words: [Object.values(words.way).join(" · ")],
    }),
    column.custom(
      "receivers",
      words.fields.receivers,
      (row) => row.receivers.map(({ name }) => name).join(" · ") || words.none,
      { width: 200, holdsData: true },
    ),
    column.custom(
      "pushTime",
      field.pushTime,
      (row) => (daily.includes(row.messageType) ? row.pushTime : nothingShown),
      {
        width: 100,
        holdsData: true,
      },
    ),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
      {
        key: "toggle",
        label: row.enabled ? words.disable : words.enable,
        refused:
          readOnly ??
          (!row.enabled && row.receivers.length === 0
            ? t.notifications.errors["merchants.receiversMissing"]
            : undefined),
        onClick: () => toggle(row),
      },
    ]),
  ];

  return (
    <>
      <ListPage
        source="merchant"
        name="notifications"
        title={words.pages["/shgl/shtzsz"]}
        list={list}
        rowKey="settingId"
        columns={columns}
        filters={[
          {
            name: "merchantName",
            label: field.merchantName,
            control: <Input allowClear />,
          },
          {
            name: "messageType",
            label: words.fields.messageType,
            control: <ChoiceFilter values={messageTypes} words={words.type} />,
          },
        ]}
      />
      <NotificationForm setting={edited} onClose={() => edit(undefined)} />
    </>
  );
}
