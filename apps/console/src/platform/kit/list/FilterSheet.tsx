import { FilterOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { Button, Drawer } from "antd";
import { type ReactNode, useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";

interface FilterSheetProps {
  /** How many filters are in force. */
  readonly used: number;
  readonly children: (close: () => void) => ReactNode;
}

/** The filters of a list in a sheet over it, where a row of them has no room. They are ready before it opens. */
export function FilterSheet({ used, children }: FilterSheetProps) {
  const t = usePhrases().common.list;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className="kit-filters-open"
        icon={<FilterOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {used === 0 ? t.filter : fill(t.filtered, { n: used })}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        placement="bottom"
        title={t.filter}
        forceRender
        rootClassName="kit-filters-sheet"
      >
        {children(close)}
      </Drawer>
    </>
  );
}
