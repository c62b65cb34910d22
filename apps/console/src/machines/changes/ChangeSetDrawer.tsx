import { changeSets } from "@yunshou/contract/machines/changeSets";
import { type LaneSyncState, laneSyncStates } from "@yunshou/domain";
import { Button, Segmented, Table } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  showNumber,
  useCall,
  usePageOf,
  useRecord,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ChangeSetProgress } from "./ChangeSetProgress.tsx";
import { type SyncRow, useSyncColumns } from "./syncColumns.tsx";
import { useUndo } from "./useUndo.ts";
import { WaitingMachines } from "./WaitingMachines.tsx";

interface ChangeSetDrawerProps {
  readonly changeSetId: string | null;
  readonly onClose: () => void;
}

/** Followed so often while machines are still to answer. */
const followMs = 1_500;

/** One change set, followed live: how many lanes are in which state, and each lane with what its machine holds. */
export function ChangeSetDrawer({ changeSetId, onClose }: ChangeSetDrawerProps) {
  const t = usePhrases("laneChanges");
  const { fields, ...words } = t.laneChanges;
  const [state, narrow] = useState<LaneSyncState | "all">("all");
  const [page, turn] = usePageOf(changeSetId);
  const set = useRecord(changeSets.get, { changeSetId }, { pollMs: followMs, silent: true });
  const lanes = useCall(
    changeSets.lanes,
    { changeSetId: changeSetId ?? "0", page, pageSize: 20, ...(state === "all" ? {} : { syncState: state }) },
    { enabled: changeSetId !== null, pollMs: followMs },
  );
  const columns = useSyncColumns();
  const readOnly = useRefusedWithout("machines.change.write");
  const undo = useUndo();
  const head = set.data;
  const states = ["all", ...laneSyncStates] as const;
  return (
    <DetailDrawer
      title={head === undefined ? words.views.sets : `${words.action[head.kind]} · ${head.title}`}
      open={changeSetId !== null}
      onClose={onClose}
      loading={head === undefined}
      error={set.error}
      onRetry={() => void set.reload()}
      width={1_080}
      extra={
        head !== undefined &&
        (head.undoneTime === null ? (
          <Button danger disabled={readOnly !== undefined} onClick={() => undo(head)}>
            {words.undo}
          </Button>
        ) : (
          <span className="kit-soft">{words.undoneAt}</span>
        ))
      }
    >
      {head !== undefined && (
        <>
          <ChangeSetProgress set={head} />
          <WaitingMachines set={head} />
          <Segmented
            style={{ margin: "12px 0" }}
            aria-label={fields.syncState}
            value={state}
            options={states.map((value) => ({
              value,
              label: value === "all" ? words.allStates : `${words.state[value]} ${showNumber(head[value])}`,
            }))}
            onChange={(value) => {
              narrow(value);
              turn(1);
            }}
          />
          <Table<SyncRow>
            size="small"
            rowKey="syncId"
            dataSource={lanes.data?.rows ?? []}
            loading={lanes.data === undefined}
            pagination={{
              current: page,
              pageSize: 20,
              total: lanes.data?.total ?? 0,
              showSizeChanger: false,
              onChange: turn,
            }}
            scroll={{ x: 960 }}
            columns={columns
              .filter(({ hidden }) => hidden !== true)
              .map(({ key, title, width, render }) => ({
                key,
                title,
                ...(width === undefined ? {} : { width }),
                render: (_value: unknown, row: SyncRow, index: number) => render(row, index),
              }))}
          />
        </>
      )}
    </DetailDrawer>
  );
}
