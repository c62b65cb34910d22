import { DownloadOutlined } from "@ant-design/icons";
import { Button, Dropdown, Spin } from "antd";
import { Suspense } from "react";
import { lazily } from "../../lazily.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import type { ExportMenuProps } from "./ExportMenu.tsx";

const ExportMenu = lazily(() => import("./ExportMenu.tsx"));

interface ExportButtonProps extends ExportMenuProps {
  readonly exporting: boolean;
}

/** 导出 as Excel or CSV: everything that matches, made in the background, with a way to the download centre. */
export function ExportButton({ exporting, ...menu }: ExportButtonProps) {
  const t = usePhrases();
  return (
    <Dropdown
      trigger={["click"]}
      popupRender={() => (
        <Suspense fallback={<Spin />}>
          <ExportMenu {...menu} />
        </Suspense>
      )}
    >
      <Button icon={<DownloadOutlined />} loading={exporting} disabled={menu.total === undefined}>
        {t.common.action.export}
      </Button>
    </Dropdown>
  );
}
