import { machines } from "@yunshou/contract/machines/machines";
import { checkCommandable, refillFigure, remoteCommands } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Descriptions, Empty, Image, Space, Table, Tag, Tooltip } from "antd";
import { spImageUrl } from "../../platform/images.ts";
import {
  GuardedButton,
  nothingShown,
  showCoordinates,
  showMoney,
  showNumber,
  showTime,
  StatusDot,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  namesOf,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { SilenceNote } from "./SilenceNote.tsx";
import { commandName, commandTones, connectionTones, type MachineDetail } from "./state.ts";
import { StateTags } from "./StateTags.tsx";

/** Everything known of one machine as it is now, with its remote commands (MACHINE-01 to MACHINE-14). */
export function MachineFacts({ machine }: { readonly machine: MachineDetail }) {
  const t = usePhrases("lanes", "machines");
  const words = t.machines.fields;
  const flags = Object.entries(machine.flags)
    .filter(([, on]) => on)
    .map(([flag]) => t.machines.flag[flag as keyof typeof t.machines.flag]);
  const doors = Object.entries(machine.doors).flatMap(([cabinet, list]) =>
    list.map(
      (door) =>
        `${t.lanes.cabinet[cabinet as "main"]} ${t.machines.door[door as "left"]}${machine.doorState[door] === undefined ? "" : ` (${t.machines.doorState[machine.doorState[door] as "open"]})`}`,
    ),
  );
  const items = (pairs: readonly (readonly [string, React.ReactNode])[]) =>
    pairs.map(([label, value]) => ({ key: label, label, children: value ?? nothingShown }));
  const live = items([
    [
      words.onlineStatus,
      <StatusDot key="c" tone={connectionTones[machine.onlineStatus]}>
        {t.machines.machineState[machine.onlineStatus]}
      </StatusDot>,
    ],
    [t.machines.state, <StateTags key="s" row={machine} />],
    [words.seenAt, showTime(machine.seenAt)],
    [words.temperature, machine.temperature === null ? nothingShown : `${showNumber(machine.temperature, 1)} °C`],
    [words.humidity, machine.humidity === null ? nothingShown : `${showNumber(machine.humidity)} %`],
    [words.signal, machine.signal],
    [words.coin, showMoney(machine.coinFen)],
    [words.note, showMoney(machine.noteFen)],
    [words.dailyFlowMb, showNumber(machine.dailyFlowMb, 1)],
    [words.monthlyFlowMb, showNumber(machine.monthlyFlowMb, 1)],
    [t.machines.refill, refillFigure(machine.lanesBelow, machine.lanesAll)],
    [t.machines.today, showMoney(machine.todayAmountFen)],
  ]);
  const base = items([
    [words.machineCategory, t.machines.machineCategory[machine.machineCategory]],
    [words.machineType, t.machines.machineType[machine.machineType]],
    [words.merchantName, `${machine.merchantNo} ${machine.merchantName}`],
    [words.pointName, machine.pointName],
    [words.region, machine.province === null ? null : `${machine.province} ${machine.city ?? ""}`],
    [words.routeName, machine.routeName],
    [
      words.coordinates,
      machine.longitude === null || machine.latitude === null
        ? null
        : showCoordinates(machine.longitude, machine.latitude),
    ],
    [words.machineOperator, machine.machineOperator || null],
    [words.upperSoftVersion, machine.upperSoftVersion || null],
    [words.lowerSoftVersion, machine.lowerSoftVersion || null],
    [words.hardwareVersion, machine.hardwareVersion || null],
    [words.manufacturer, machine.manufacturer || null],
    [words.productionDate, machine.productionDate],
    [words.warrantyDate, machine.warrantyDate],
    [words.flowCards, machine.flowCards.map(({ iccid }) => iccid).join(", ") || null],
    [words.deployer, machine.deployer || null],
    [words.deployTime, showTime(machine.deployTime)],
    [words.timeZone, machine.timeZone],
    [words.country, machine.country],
    [words.doors, doors.join(" · ") || null],
    [words.flags, flags.join(" · ") || null],
  ]);
  return (
    <Space orientation="vertical" size={20} style={{ width: "100%" }}>
      {machine.picture !== null && (
        <Image src={spImageUrl(machine.picture)} alt={words.picture} height={140} className="machine-picture" />
      )}
      {machine.gone !== null && (
        <Alert
          type="info"
          showIcon
          title={`${t.machines.machineState.decommissioned} · ${showTime(machine.gone.at)}`}
          description={[machine.gone.reason, machine.gone.by ?? ""].filter(Boolean).join(" · ")}
        />
      )}
      {machine.onlineStatus === "offline" && <SilenceNote machine={machine} />}
      <Descriptions title={t.machines.section.live} size="small" bordered column={2} items={live} />
      <section>
        <h3 className="machine-section">{t.machines.section.alarms}</h3>
        {machine.openAlarms.length === 0 ? (
          <span className="machine-none">{t.machines.none}</span>
        ) : (
          machine.openAlarms.map((alarm) => (
            <Tag key={alarm.alarmId} color="red" variant="filled">
              {t.machines.alarm[alarm.kind]}
              {alarm.laneNo === null ? "" : ` · ${fill(t.machines.lane, { laneNo: alarm.laneNo })}`} ·{" "}
              {showTime(alarm.raisedAt)}
            </Tag>
          ))
        )}
      </section>
      <Commands machine={machine} />
      <Descriptions title={t.machines.section.base} size="small" bordered column={2} items={base} />
      <section>
        <h3 className="machine-section">{t.machines.section.users}</h3>
        {machine.authorisedUsers.length === 0 ? (
          <span className="machine-none">{t.machines.none}</span>
        ) : (
          machine.authorisedUsers.map((user) => <Tag key={user.userId}>{`${user.userName} (${user.account})`}</Tag>)
        )}
      </section>
    </Space>
  );
}

/** The remote commands and how the last ones ended: never a success before the machine said so. */
function Commands({ machine }: { readonly machine: MachineDetail }) {
  const t = usePhrases("lanes", "machines");
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const forbidden = useRefusedWithout("machines.command.send");
  const send = useWrite(machines.command);
  const refused = forbidden ?? refusal(checkCommandable(machine.onlineStatus));
  return (
    <section>
      <h3 className="machine-section">{t.machines.section.commands}</h3>
      <Space wrap style={{ marginBottom: 12 }}>
        {remoteCommands.map((kind) => (
          <Tooltip key={kind} title={refused}>
            <GuardedButton
              guard="money"
              disabled={refused !== undefined}
              onClick={() =>
                ask({
                  text: t.machines.confirm[kind],
                  about: namesOf(machine.machineName, machine.machineNo),
                  verb: t.machines.command[kind],
                  run: () => send.run({ machineIds: [machine.machineId], kind }),
                  success: t.machines.commandSent,
                })
              }
            >
              {t.machines.command[kind]}
            </GuardedButton>
          </Tooltip>
        ))}
      </Space>
      <Table
        size="small"
        rowKey="commandId"
        pagination={false}
        dataSource={machine.commands}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t.common.list.empty} /> }}
        columns={[
          {
            key: "kind",
            title: t.machines.section.commands,
            render: (_value, row) => commandName(t.machines.command, row),
          },
          {
            key: "state",
            title: t.machines.state,
            render: (_value, row) => (
              <StatusDot tone={commandTones[row.state]}>{t.machines.commandState[row.state]}</StatusDot>
            ),
          },
          { key: "operator", title: t.lanes.person, dataIndex: "operator" },
          { key: "askedAt", title: t.lanes.time, render: (_value, row) => showTime(row.askedAt) },
          { key: "detail", title: t.lanes.change, render: (_value, row) => row.detail ?? nothingShown },
        ]}
      />
    </section>
  );
}
