import { pushes } from "@yunshou/contract/system/dockings";
import { checkPushReplay } from "@yunshou/domain";
import { Button, Table } from "antd";
import {
  DetailDrawer,
  nothingShown,
  showNumber,
  showTime,
  StatusDot,
  useRecord,
  usePageOf,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Docking, type Push, pushTones } from "./docking.ts";

const pageSize = 50;

/** The signed messages to one interface; what is over may be sent again. */
export function PushesDrawer({
  shown,
  onClose,
}: {
  readonly shown: Docking | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("dockings");
  const words = t.dockings;
  const { fields } = words;
  const readOnly = useRefusedWithout("system.docking.write");
  const { run, running } = useWrite(pushes.replay);
  const [page, turn] = usePageOf(shown?.dockingId);
  const { data, error, loading, reload } = useRecord(pushes.list, { dockingId: shown?.dockingId, page, pageSize });
  const refusedOf = ({ pushState }: Push) =>
    readOnly ??
    (shown?.enabled === false ? words.errors["system.dockingDisabled"] : undefined) ??
    (checkPushReplay(pushState).ok ? undefined : words.waits);
  return (
    <DetailDrawer
      title={`${words.pushes} · ${shown?.interfaceName ?? ""}`}
      open={shown !== undefined}
      onClose={onClose}
      loading={data === undefined}
      error={error}
      onRetry={() => void reload()}
    >
      <Table<Push>
        size="small"
        rowKey="pushId"
        loading={loading}
        dataSource={[...(data?.rows ?? [])]}
        locale={{ emptyText: t.common.list.empty }}
        pagination={{
          current: page,
          pageSize,
          total: data?.total ?? 0,
          onChange: turn,
          hideOnSinglePage: true,
          showSizeChanger: false,
        }}
        columns={[
          { key: "createTime", title: t.common.fields.createdTime, render: (_, row) => showTime(row.createTime) },
          { key: "event", title: fields.event, render: (_, row) => words.eventName[row.event] },
          {
            key: "pushState",
            title: fields.pushState,
            render: (_, { pushState }) => <StatusDot tone={pushTones[pushState]}>{words.push[pushState]}</StatusDot>,
          },
          { key: "attempts", title: fields.attempts, render: (_, row) => showNumber(row.attempts) },
          { key: "pushResult", title: fields.pushResult, render: (_, row) => row.pushResult || nothingShown },
          {
            key: "actions",
            title: t.common.list.actions,
            render: (_, row) => {
              const refused = refusedOf(row);
              return (
                <Button
                  type="link"
                  size="small"
                  disabled={refused !== undefined || running}
                  title={refused ?? ""}
                  onClick={() => void run({ pushId: row.pushId }).then(() => reload())}
                >
                  {words.replay}
                </Button>
              );
            },
          },
        ]}
      />
    </DetailDrawer>
  );
}
