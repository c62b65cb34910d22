import { fill } from "@yunshou/phrases/fill";
import { Checkbox, Pagination, Spin } from "antd";
import type { Key, ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { cardOf, type CardColumn } from "./cards.ts";
import type { List } from "./useList.ts";

interface ListCardsProps {
  readonly list: Pick<
    List<unknown, unknown>,
    "total" | "page" | "pageSize" | "loading" | "selected" | "everything" | "turn"
  >;
  /** The keys of the rows, in their order. */
  readonly keys: readonly Key[];
  /** The columns that the person chose, in that order. */
  readonly columns: readonly CardColumn[];
  /** The name of the whole number of rows, which may be capped. */
  readonly total: string;
  readonly selectable: boolean;
  readonly onSelect: (keys: readonly Key[]) => void;
  /** Shown in the place of rows. */
  readonly empty: ReactNode;
  /** The first row of another page is brought into sight. */
  readonly onTurn: () => void;
}

/** The rows of a list as cards, where a table has no room: each says what it is, how it is, how much and when. */
export function ListCards({ list, keys, columns, total, selectable, onSelect, empty, onTurn }: ListCardsProps) {
  const t = usePhrases().common.list;
  const card = cardOf(columns);
  const isSelected = (key: Key) => list.everything || list.selected.includes(key);
  const choose = (key: Key, on: boolean) => {
    const others = (list.everything ? keys : list.selected).filter((one) => one !== key);
    onSelect(on ? [...others, key] : others);
  };
  const from = (list.page - 1) * list.pageSize;
  return (
    <Spin spinning={list.loading} delay={200}>
      {keys.length === 0 ? (
        <div className="kit-cards-none">{!list.loading && empty}</div>
      ) : (
        <ul className="kit-cards">
          {keys.map((key, index) => (
            <li key={key} data-selected={selectable && isSelected(key)}>
              <div className="kit-cards-head">
                {selectable && (
                  <Checkbox
                    checked={isSelected(key)}
                    aria-label={t.selectRow}
                    onChange={(event) => choose(key, event.target.checked)}
                  />
                )}
                <div className="kit-cards-title">{card.title?.render(index)}</div>
                <div className="kit-cards-states">
                  {card.states.map((column) => (
                    <span key={column.key}>{column.render(index)}</span>
                  ))}
                </div>
              </div>
              {card.facts.length > 0 && (
                <dl>
                  {card.facts.map((column) => (
                    <div key={column.key} data-role={column.role}>
                      <dt>{column.title}</dt>
                      <dd>{column.render(index)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {card.actions !== undefined && <div className="kit-cards-actions">{card.actions.render(index)}</div>}
            </li>
          ))}
        </ul>
      )}
      {list.total > 0 && (
        <div className="kit-cards-pager">
          <span>{fill(t.pager, { from: from + 1, to: from + keys.length, total })}</span>
          <Pagination
            simple
            current={list.page}
            pageSize={list.pageSize}
            total={list.total}
            showSizeChanger={false}
            onChange={(page) => {
              onTurn();
              list.turn({ page });
            }}
          />
        </div>
      )}
    </Spin>
  );
}
