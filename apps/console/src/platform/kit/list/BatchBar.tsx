import { CloseOutlined } from "@ant-design/icons";
import { fill } from "@yunshou/phrases/fill";
import { Button, Popover } from "antd";
import { type ReactNode, useEffect } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { FocusBox } from "../focus.tsx";
import { showNumber } from "../show/show.ts";
import type { List } from "./useList.ts";

interface BatchBarProps<Row> {
  readonly list: Pick<
    List<Row, unknown>,
    "total" | "totalIsCapped" | "selected" | "chosen" | "select" | "everything" | "selectEverything"
  >;
  /** Every row of the page is selected, and there are more on others. */
  readonly wholePage: boolean;
  /** How many rows an action on everything that matches may take; undefined when it takes chosen rows only. */
  readonly limit: number | undefined;
  /** What a row is called. */
  readonly nameOf: (row: Row) => ReactNode;
  readonly children: ReactNode;
}

/** How many rows are selected, which, the way to everything that matches, and what can be done with them. It floats, so that no row moves under the mouse. */
export function BatchBar<Row>({ list, wholePage, limit, nameOf, children }: BatchBarProps<Row>) {
  const t = usePhrases().common.list;
  const tooMany = limit !== undefined && (list.totalIsCapped || list.total > limit);
  const pages = new Set(list.chosen.map(({ page }) => page)).size;
  const clear = () => list.select([]);
  useEscape(clear);
  return (
    <div className="kit-batch" role="status">
      <span>
        {list.everything
          ? fill(t.matchingSelected, { n: showNumber(list.total) })
          : pages > 1
            ? fill(t.selectedAcross, { n: list.selected.length, pages })
            : fill(t.selected, { n: list.selected.length })}
      </span>
      {limit !== undefined &&
        wholePage &&
        !list.everything &&
        (tooMany ? (
          <small className="kit-soft">{fill(t.matchingLimit, { limit: showNumber(limit) })}</small>
        ) : (
          <Button type="link" size="small" onClick={list.selectEverything}>
            {fill(t.selectMatching, { n: showNumber(list.total) })}
          </Button>
        ))}
      {!list.everything && (
        <Popover
          trigger="click"
          placement="topLeft"
          destroyOnHidden
          content={
            <FocusBox>
              <ul className="kit-chosen">
                {list.chosen.map(({ key, row }) => (
                  <li key={key}>
                    <span>{row === undefined ? key : nameOf(row)}</span>
                    <Button
                      type="text"
                      size="small"
                      icon={<CloseOutlined />}
                      aria-label={t.clearSelection}
                      onClick={() => list.select(list.selected.filter((one) => one !== key))}
                    />
                  </li>
                ))}
              </ul>
            </FocusBox>
          }
        >
          <Button type="link" size="small">
            {t.showSelected}
          </Button>
        </Popover>
      )}
      <Button type="link" size="small" onClick={clear}>
        {t.clearSelection}
      </Button>
      <span className="kit-batch-buttons">{children}</span>
    </div>
  );
}

/** What takes Escape before the selection does: whatever lies over the list, and a text that is being written. */
const isOver =
  ".ant-modal-wrap:not([style*='none']), .ant-drawer-open, .ant-dropdown:not(.ant-dropdown-hidden), .ant-popover:not(.ant-popover-hidden), .ant-select-open, .ant-picker-focused, input:not([type=checkbox]):focus, textarea:focus";

function useEscape(clear: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && document.querySelector(isOver) === null) clear();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}
