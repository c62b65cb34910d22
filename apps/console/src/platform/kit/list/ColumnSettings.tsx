import { SettingOutlined } from "@ant-design/icons";
import { Button, Popover, Tooltip } from "antd";
import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import type { ColumnSettingsProps } from "./ColumnChoices.tsx";

// Few visits arrange columns.
const ColumnChoices = lazily(async () => ({ default: (await import("./ColumnChoices.tsx")).ColumnChoices }));

/** 列设置: show, hide, drag, pin and reset the columns of one list. */
export function ColumnSettings(props: ColumnSettingsProps) {
  const { columns } = usePhrases().common.list;
  return (
    <Popover
      content={
        <Suspense>
          <ColumnChoices {...props} />
        </Suspense>
      }
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
    >
      <Tooltip title={columns}>
        <Button type="text" icon={<SettingOutlined />} aria-label={columns} />
      </Tooltip>
    </Popover>
  );
}
