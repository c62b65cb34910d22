import { HistoryOutlined } from "@ant-design/icons";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { laneStatuses, matchesLane } from "@yunshou/domain";
import { Button, Empty, Space } from "antd";
import { Suspense, useState } from "react";
import { lazily } from "../../platform/lazily.ts";
import { Navigate, useSearchParams } from "react-router";
import {
  EmptyState,
  ExportButton,
  StatusDot,
  useCall,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LaneButtons } from "./LaneButtons.tsx";
import { LaneFilters, type LaneFilterValues } from "./LaneFilters.tsx";
import type { LaneRow } from "./laneState.ts";
import "./lanes.css";
import { MachineFront } from "./MachineFront.tsx";
import "../registry/machines.css";
import { connectionTones } from "../registry/state.ts";
import { StateTags } from "../registry/StateTags.tsx";

// The sums over the front and the table below it; nobody waits for them.
const LaneSummary = lazily(async () => ({ default: (await import("./LaneSummary.tsx")).LaneSummary }));
const LaneTable = lazily(async () => ({ default: (await import("./LaneTable.tsx")).LaneTable }));
const LaneForm = whenOpened(
  async () => (await import("./laneDialogs.ts")).LaneForm,
  ({ lane }) => lane !== undefined,
);
const GenerateDialog = whenOpened(
  async () => (await import("./laneDialogs.ts")).GenerateDialog,
  ({ open }) => open,
);
const LaneHistoryDrawer = whenOpened(
  async () => (await import("./laneDialogs.ts")).LaneHistoryDrawer,
  ({ open }) => open,
);

/** The lanes that are chosen, of one machine. */
interface Picked {
  readonly machineNo: string;
  readonly lanes: ReadonlySet<string>;
}
const noLanes: ReadonlySet<string> = new Set();

/** 货道管理: the front of one machine, layer by layer, and its lanes as a table (LANE-01 to LANE-20). */
export function LanesPage() {
  const t = usePhrases("lanes", "machines");
  const words = t.lanes;
  const [params, setParams] = useSearchParams();
  const machineNo = params.get("jqbh") ?? "";
  const filters: LaneFilterValues = {
    jqbh: machineNo || undefined,
    laneStatus: laneStatuses.find((status) => status === params.get("laneStatus")),
    productName: params.get("productName") || undefined,
  };
  const { data, loading, error, reload } = useCall(
    lanes.list,
    { machineNo },
    { enabled: machineNo !== "", pollMs: 10_000, silent: false },
  );
  // Without a machine in the address the first one is shown, so that nobody starts at an empty page.
  const firstMachine = useCall(machines.list, { pageSize: 10 }, { enabled: machineNo === "" }).data?.rows[0]?.machineNo;
  const [picked, pick] = useState<Picked>({ machineNo, lanes: new Set() });
  // A link may bring another machine, whose lanes have the same numbers.
  const chosen = picked.machineNo === machineNo ? picked.lanes : noLanes;
  const choose = (lanes: ReadonlySet<string>) => pick({ machineNo, lanes });
  const [opened, open] = useState<{ readonly machineId: string; readonly lane: LaneRow } | undefined>();
  const [shown, show] = useState<{ readonly machineNo: string; readonly dialog: "generate" | "history" } | undefined>();
  // What was typed for one machine is not done to the one that a link brings.
  const dialog = shown?.machineNo === machineNo ? shown.dialog : undefined;
  const readOnly = useRefusedWithout("machines.lane.write");
  const exporting = useWrite(lanes.export);
  const rows = data?.lanes ?? [];
  const machine = machineNo === "" ? undefined : data?.machine;
  // Nor is a lane written into another machine than the one whose lane was opened.
  const editing = opened?.machineId === machine?.machineId ? opened?.lane : undefined;
  const edit = (lane: LaneRow | undefined) =>
    open(lane === undefined || machine === undefined ? undefined : { machineId: machine.machineId, lane });
  const { jqbh: _machine, ...narrowed } = filters;
  const matches = (lane: LaneRow) => matchesLane(lane, filters);
  const toggle = (key: string) =>
    choose(chosen.has(key) ? new Set([...chosen].filter((one) => one !== key)) : new Set([...chosen, key]));

  const search = (values: LaneFilterValues) => {
    const next = new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
    );
    if (next.toString() === params.toString()) void reload();
    choose(new Set());
    setParams(next, { replace: true });
  };

  if (machineNo === "" && firstMachine !== undefined)
    return <Navigate to={`?jqbh=${encodeURIComponent(firstMachine)}`} replace />;
  return (
    <div className="kit-list">
      <LaneFilters values={filters} onSearch={search} />
      {machine === undefined ? (
        <section className="kit-card">
          {error !== null ? (
            <EmptyState error={error} onRetry={() => void reload()} />
          ) : (
            <Empty description={machineNo === "" ? words.chooseHint : t.common.list.empty} />
          )}
        </section>
      ) : (
        <>
          <section className="kit-card">
            <header className="kit-toolbar">
              <h2>
                {machine.machineName} <span className="machine-none">{machine.machineNo}</span>
              </h2>
              <Space size={16} wrap>
                <StatusDot tone={connectionTones[machine.connection]}>
                  {t.machines.machineState[machine.connection]}
                </StatusDot>
                <StateTags row={{ ...machine, onlineStatus: machine.connection, decommissioned: false }} />
                <span className="machine-none">
                  {[machine.merchantName, machine.pointName].filter(Boolean).join(" · ")}
                </span>
              </Space>
            </header>
            <div className="lane-toolbar">
              <LaneButtons
                machine={machine}
                rows={rows}
                chosen={chosen}
                onClear={() => choose(new Set())}
                onEdit={edit}
              />
              <Space>
                <Button
                  disabled={readOnly !== undefined}
                  title={readOnly}
                  onClick={() => show({ machineNo, dialog: "generate" })}
                >
                  {words.generate}
                </Button>
                <Button icon={<HistoryOutlined />} onClick={() => show({ machineNo, dialog: "history" })}>
                  {words.history}
                </Button>
                <ExportButton
                  total={rows.filter(matches).length}
                  exporting={exporting.running}
                  onExport={({ format }) => exporting.run({ machineNo, ...narrowed, format })}
                />
              </Space>
            </div>
            {rows.length === 0 ? (
              <Empty className="lane-empty" description={words.empty} />
            ) : (
              <>
                <Suspense fallback={<div className="lane-summary">&nbsp;</div>}>
                  <LaneSummary rows={rows} />
                </Suspense>
                <div className="lane-fronts">
                  {(["main", "sub"] as const).map((cabinet) => {
                    const own = rows.filter((lane) => lane.cabinet === cabinet);
                    return own.length === 0 ? null : (
                      <MachineFront
                        key={cabinet}
                        cabinet={cabinet}
                        lanes={own}
                        chosen={chosen}
                        onToggle={toggle}
                        onOpen={(lane) => readOnly === undefined && edit(lane)}
                        matches={matches}
                      />
                    );
                  })}
                </div>
              </>
            )}
          </section>
          <Suspense>
            <LaneTable
              machineId={machine.machineId}
              rows={rows.filter(matches)}
              loading={loading && data === undefined}
              chosen={chosen}
              onChoose={choose}
              onEdit={edit}
            />
          </Suspense>
          <LaneForm machine={machine} lane={editing} onClose={() => edit(undefined)} />
          <GenerateDialog machine={machine} rows={rows} open={dialog === "generate"} onClose={() => show(undefined)} />
          <LaneHistoryDrawer machineNo={machineNo} open={dialog === "history"} onClose={() => show(undefined)} />
        </>
      )}
    </div>
  );
}
