import { ColumnHeightOutlined } from "@ant-design/icons";
import { Button, Dropdown, Tooltip } from "antd";
import { usePhrases } from "../../phrases/usePhrases.ts";

export type Density = "large" | "medium" | "small";

interface DensityChoiceProps {
  readonly density: Density;
  readonly onChange: (density: Density) => void;
}

/** How close the rows of a table stand. */
export function DensityChoice({ density, onChange }: DensityChoiceProps) {
  const words = usePhrases().common.list;
  const densities = [
    ["large", words.loose],
    ["medium", words.normal],
    ["small", words.compact],
  ] as const;
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        selectable: true,
        selectedKeys: [density],
        items: densities.map(([key, label]) => ({ key, label, onClick: () => onChange(key) })),
      }}
    >
      <Tooltip title={words.density}>
        <Button type="text" icon={<ColumnHeightOutlined />} aria-label={words.density} />
      </Tooltip>
    </Dropdown>
  );
}
