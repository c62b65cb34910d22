import type { OutputOf } from "@yunshou/contract";
import { systemHome } from "@yunshou/contract/system/home";
import type { AlarmKind } from "@yunshou/domain";
import { Table } from "antd";
import { Link } from "react-router";
import { EmptyState, reachable, showTime, StatusDot } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

type Overview = OutputOf<typeof systemHome.overview>;

/** The last logins, whoever tried them. */
export function LastLogins({
  rows,
  loading,
}: {
  readonly rows: NonNullable<Overview["logins"]>;
  readonly loading: boolean;
}) {
  const t = usePhrases("logs", "systemHome");
  const words = t.systemHome.fields;
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{t.systemHome.lastLogins}</h2>
        <Link to="/xtgl/rzgl?logType=login">{t.common.action.more}</Link>
      </header>
      <Table
        rowKey="logId"
        size="small"
        pagination={false}
        loading={loading}
        dataSource={rows}
        components={reachable}
        scroll={{ x: 480 }}
        locale={{ emptyText: <EmptyState /> }}
        columns={[
          { key: "at", title: words.logTime, width: 165, render: (_value, row) => showTime(row.at) },
          {
            key: "account",
            title: words.account,
            ellipsis: true,
            render: (_value, row) =>
              row.userName === ""
                ? `${t.systemHome.unknownAccount}${row.account === "" ? "" : ` ${row.account}`}`
                : `${row.userName} ${row.account}`,
          },
          {
            key: "result",
            title: words.result,
            width: 110,
            render: (_value, row) => (
              <StatusDot tone={row.succeeded ? "quiet" : "bad"}>
                {row.succeeded ? t.logs.result.succeeded : t.logs.result.failed}
              </StatusDot>
            ),
          },
          { key: "address", title: words.address, width: 130, render: (_value, row) => row.address },
        ]}
      />
    </section>
  );
}

/** The last alarms of machines. */
export function LastAlarms({
  rows,
  loading,
}: {
  readonly rows: NonNullable<Overview["alarms"]>;
  readonly loading: boolean;
}) {
  const t = usePhrases("machines", "systemHome");
  const words = t.systemHome.fields;
  const kinds: Readonly<Record<AlarmKind, string>> = t.machines.alarm;
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{t.systemHome.lastAlarms}</h2>
      </header>
      <Table
        rowKey="alarmId"
        size="small"
        pagination={false}
        loading={loading}
        dataSource={rows}
        components={reachable}
        scroll={{ x: 480 }}
        locale={{ emptyText: <EmptyState /> }}
        columns={[
          { key: "at", title: words.logTime, width: 165, render: (_value, row) => showTime(row.at) },
          {
            key: "machine",
            title: words.machine,
            ellipsis: true,
            render: (_value, row) => `${row.machineNo} ${row.machineName}`,
          },
          {
            key: "kind",
            title: words.kind,
            width: 120,
            render: (_value, row) => kinds[row.kind as AlarmKind] ?? row.kind,
          },
          {
            key: "state",
            title: words.state,
            width: 110,
            render: (_value, row) => (
              <StatusDot tone={row.cleared ? "quiet" : "warning"}>
                {row.cleared ? t.systemHome.alarm.cleared : t.systemHome.alarm.open}
              </StatusDot>
            ),
          },
        ]}
      />
    </section>
  );
}
