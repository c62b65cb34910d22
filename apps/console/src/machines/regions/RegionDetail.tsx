import { regions } from "@yunshou/contract/machines/regions";
import { checkRegionDelete, checkRegionLevel } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Descriptions, Space, Tooltip } from "antd";
import { useConfirm, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Region } from "./RegionForm.tsx";

interface RegionDetailProps {
  readonly region: Region;
  /** Why nothing can be changed. */
  readonly refused: string | undefined;
  readonly onAddBelow: () => void;
  readonly onRename: () => void;
  readonly onDeleted: () => void;
}

/** One region: its level, what lies in it, and what hinders its deletion (POINT-06, POINT-07). */
export function RegionDetail({ region, refused, onAddBelow, onRename, onDeleted }: RegionDetailProps) {
  const t = usePhrases("regions");
  const words = t.regions;
  const refusal = useRefusalText();
  const { askDelete } = useConfirm();
  const remove = useWrite(regions.remove);
  const { regionId, regionName: name, level, children, points } = region;
  const inUse = refusal(checkRegionDelete(children, points));
  const buttons = [
    { label: words.addChild, reason: refused ?? refusal(checkRegionLevel(level)), act: onAddBelow },
    { label: words.rename, reason: refused, act: onRename },
    {
      label: t.common.action.delete,
      danger: true,
      reason: refused ?? inUse,
      act: () =>
        askDelete(
          name,
          async () => {
            await remove.run({ regionId });
            onDeleted();
          },
          fill(words.deleteAsk, { name }),
        ),
    },
  ];
  return (
    <div>
      <header className="kit-toolbar">
        <h3>{name}</h3>
        <Space wrap>
          {buttons.map(({ label, reason, danger = false, act }) => (
            <Tooltip key={label} title={reason}>
              <Button danger={danger} disabled={reason !== undefined} onClick={act}>
                {label}
              </Button>
            </Tooltip>
          ))}
        </Space>
      </header>
      <Descriptions
        size="small"
        column={1}
        bordered
        items={[
          { key: "level", label: words.fields.level, children: words.level[String(level) as "1" | "2" | "3"] },
          { key: "children", label: words.fields.children, children },
          { key: "points", label: words.fields.points, children: points },
        ]}
      />
    </div>
  );
}
