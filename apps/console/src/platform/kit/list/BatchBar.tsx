import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { showNumber } from "../show/show.ts";
import type { List } from "./useList.ts";

interface BatchBarProps {
  readonly list: Pick<
    List<unknown, unknown>,
    "rows" | "total" | "totalIsCapped" | "selected" | "select" | "everything" | "selectEverything"
  >;
  /** How many rows an action on everything that matches may take; undefined when it takes chosen rows only. */
  readonly limit: number | undefined;
  readonly children: ReactNode;
}

/** How many rows are selected, the way to everything that matches, and what can be done with them. */
export function BatchBar({ list, limit, children }: BatchBarProps) {
  const t = usePhrases().common.list;
  const wholePage = list.selected.length === list.rows.length && list.total > list.rows.length;
  const tooMany = limit !== undefined && (list.totalIsCapped || list.total > limit);
  return (
    <div className="kit-batch" role="status">
      <span>
        {list.everything
          ? fill(t.matchingSelected, { n: showNumber(list.total) })
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
      <Button type="link" size="small" onClick={() => list.select([])}>
        {t.clearSelection}
      </Button>
      <span className="kit-batch-buttons">{children}</span>
    </div>
  );
}
