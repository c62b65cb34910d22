import { lanes } from "@yunshou/contract/machines/lanes";
import { Button, Empty, Skeleton } from "antd";
import { useNavigate } from "react-router";
import { EmptyState, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import "../lanes/lanes.css";
import { LaneSummary } from "../lanes/LaneSummary.tsx";
import { MachineFront } from "../lanes/MachineFront.tsx";

const nobody: ReadonlySet<string> = new Set();

/** The front of a machine as a customer sees it, live; lanes are changed on their own page. */
export function FrontTab({ machineNo }: { readonly machineNo: string }) {
  const t = usePhrases("lanes", "watch");
  const navigate = useNavigate();
  const { data, error, reload } = useCall(lanes.list, { machineNo }, { pollMs: 10_000, silent: true });
  const rows = data?.lanes ?? [];
  const manage = () => void navigate(`/shj/hdgl?jqbh=${encodeURIComponent(machineNo)}`);
  if (data === undefined)
    return error === null ? <Skeleton active /> : <EmptyState error={error} onRetry={() => void reload()} />;
  if (rows.length === 0) return <Empty className="lane-empty" description={t.lanes.empty} />;
  return (
    <>
      <LaneSummary rows={rows} />
      <div className="lane-fronts">
        {(["main", "sub"] as const).map((cabinet) => {
          const own = rows.filter((lane) => lane.cabinet === cabinet);
          return own.length === 0 ? null : (
            <MachineFront
              key={cabinet}
              cabinet={cabinet}
              lanes={own}
              chosen={nobody}
              onToggle={manage}
              onOpen={manage}
              matches={() => true}
            />
          );
        })}
      </div>
      <Button style={{ marginTop: 12 }} onClick={manage}>
        {t.watch.page.openLanes}
      </Button>
    </>
  );
}
