import { ReloadOutlined } from "@ant-design/icons";
import { pageSizes } from "@yunshou/contract/shapes";
import { fill } from "@yunshou/phrases/fill";
import { Button, ConfigProvider, Table, Tooltip } from "antd";
import { type CSSProperties, type Key, type ReactNode, Suspense, useRef, useState } from "react";
import { lazily } from "../../lazily.ts";
import { useLanguage, usePhrases } from "../../phrases/usePhrases.ts";
import { sessionCustomData } from "../../session/session.ts";
import { useWidth } from "../../useWidth.ts";
import { layoutOf, placesOf, type ColumnLayout, type Pin, widthOf } from "./columnLayout.ts";
import type { ListColumns } from "./column.ts";
import { ColumnSettings } from "./ColumnSettings.tsx";
import { type Density, DensityChoice } from "./DensityChoice.tsx";
import { HowFilled } from "./HowFilled.tsx";
import type { ListSourceName } from "./ListSource.tsx";
import { EmptyState } from "../show/EmptyState.tsx";
import { Conditions } from "./Conditions.tsx";
import { conditionsOf } from "./conditions.ts";
import { type Filter, FilterBar } from "./FilterBar.tsx";
import { FirstRowContext } from "./AddButton.tsx";
import { HiddenFieldsContext, hiddenFields } from "./hiddenFields.ts";
import { BatchBar } from "./BatchBar.tsx";
import { cardColumns } from "./cards.ts";
import { cutTextsReadable } from "./cutTexts.ts";
import { reachable } from "./reachable.tsx";
import { selectionNames, showNumber } from "../show/show.ts";
import type { List, Matching } from "./useList.ts";
import { usePreference } from "../usePreference.ts";
import { type Detail, detailRows, WalkContext, walkThrough } from "./walk.tsx";
import type { ListView } from "./views.ts";

interface ListPageProps<Row, Filters> {
  /** Names the list in the preferences of a person, e.g. "orders". */
  readonly name: string;
  readonly title: string;
  readonly list: List<Row, Filters>;
  readonly rowKey: keyof Row & string;
  readonly filters: readonly Filter<Filters>[];
  readonly columns: ListColumns<Row>;
  /** How its rows come to be where nobody adds them by hand: an empty list says so. Elsewhere it names its AddButton. */
  readonly source?: ListSourceName;
  /** Stands for the title: figures that filter the list when they are pressed. */
  readonly strip?: ReactNode;
  /** Buttons above the table, right of the title. */
  readonly toolbar?: ReactNode;
  /** Makes rows selectable; shown while rows are selected. `matching` is given when everything that matches was selected. */
  readonly batch?: (keys: readonly Key[], matching: Matching<Filters> | undefined) => ReactNode;
  /** The calls of the batch actions take the filters themselves, for at most so many rows: everything that matches can be selected. */
  readonly batchLimit?: number;
  /** The drawer of one record: its row is marked, a press on a free place of a row opens it, and it walks through the page. */
  readonly detail?: Detail<Row>;
}

interface TableChoice {
  /** Absent until the person chose: then the size of the console decides. */
  readonly density?: Density;
  readonly columns: ColumnLayout | null;
  readonly views?: readonly ListView[];
}

// Only phones show cards.
const ListCards = lazily(async () => ({ default: (await import("./ListCards.tsx")).ListCards }));
// Most visits neither narrow a list nor have kept or shared views of it.
const ListViews = lazily(async () => ({ default: (await import("./ListViews.tsx")).ListViews }));

/** The head of a long list and its scroll bar stay in sight while its tab scrolls; the offsets are the tab's padding. */
export const stickyInTab = {
  offsetHeader: -12,
  offsetScroll: -24,
  getContainer: () => document.querySelector<HTMLElement>(".shell-tab:not([style*='none'])") ?? document.body,
};

/** A list page: filters, toolbar, table, pager; on a phone cards in the place of the table. Columns and density are remembered per person. */
export function ListPage<Row extends object, Filters extends object>({
  name,
  title,
  list,
  rowKey,
  filters,
  columns,
  source,
  strip,
  toolbar,
  batch,
  batchLimit,
  detail,
}: ListPageProps<Row, Filters>) {
  const t = usePhrases();
  const [first, setFirst] = useState<string>();
  const isChinese = useLanguage() === "zh";
  const isPhone = useWidth() === "phone";
  const hasShared = sessionCustomData()?.sharedLists?.includes(name) ?? false;
  const [choice, choose] = usePreference<TableChoice>(`list.${name}`, { columns: null });
  const { componentSize } = ConfigProvider.useConfig();
  const density = choice.density ?? (componentSize === "small" ? "small" : "medium");
  const places = placesOf(columns, choice.columns);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const shown = places.filter((place) => place.shown);
  const tableColumns = shown.flatMap((place) => {
    const column = byKey.get(place.key);
    if (column === undefined) return [];
    return [
      {
        key: column.key,
        title: column.title,
        width: widthOf(column, { isChinese, dense: density === "small", rows: list.rows }),
        ...(column.align === undefined ? {} : { align: column.align }),
        ...(place.pin === "none" ? {} : { fixed: place.pin, ellipsis: place.pin === "start" }),
        ...(column.sortable
          ? {
              sorter: true,
              sortOrder:
                list.sort === column.key
                  ? list.direction === "asc"
                    ? ("ascend" as const)
                    : ("descend" as const)
                  : null,
            }
          : {}),
        render: (_value: unknown, row: Row, index: number) => column.render(row, index),
      },
    ];
  });
  const width = tableColumns.reduce((sum, column) => sum + column.width, batch ? 48 : 0);
  const pinned = (pin: Pin, more = 0) =>
    shown.reduce((sum, place, index) => sum + (place.pin === pin ? (tableColumns[index]?.width ?? 0) : 0), more);
  const pageKeys = list.rows.map((row) => row[rowKey] as Key);
  const card = useRef<HTMLElement>(null);
  const total = list.totalIsCapped ? `${showNumber(list.total)}+` : showNumber(list.total);

  const empty = (
    <EmptyState
      error={list.error}
      onRetry={list.reload}
      onClear={list.narrowed ? list.reset : undefined}
      hint={(first ?? source) === undefined ? undefined : <HowFilled action={first} source={source} />}
    />
  );

  return (
    <div className="kit-list">
      <section
        ref={card}
        className="kit-card"
        style={
          {
            "--kit-pinned-start": `${pinned("start", batch ? 48 : 0)}px`,
            "--kit-pinned-end": `${pinned("end")}px`,
          } as CSSProperties
        }
      >
        {filters.length > 0 && (
          <FilterBar filters={filters} values={list.filters} onSearch={list.search} onReset={list.reset} />
        )}
        <header className="kit-toolbar">
          <h2 className={strip === undefined ? "" : "shell-only-read"}>
            {title}
            {(list.counted ?? 0) > 0 && <small className="kit-count">{total}</small>}
          </h2>
          {strip}
          {filters.length > 0 && (list.narrowed || choice.views !== undefined || hasShared) && (
            <Suspense>
              <ListViews
                name={name}
                hasShared={hasShared}
                list={list}
                filters={filters}
                views={choice.views ?? []}
                onViews={(change) => choose((kept) => ({ ...kept, views: change(kept.views ?? []) }))}
              />
            </Suspense>
          )}
          <Conditions conditions={conditionsOf(filters, list.filters)} onSearch={list.search} onReset={list.reset} />
          <div className="kit-toolbar-buttons">
            <FirstRowContext value={setFirst}>
              <HiddenFieldsContext value={hiddenFields(columns, places)}>{toolbar}</HiddenFieldsContext>
            </FirstRowContext>
            <span className="kit-toolbar-icons">
              <Tooltip title={t.common.action.refresh}>
                <Button
                  type="text"
                  icon={<ReloadOutlined />}
                  aria-label={t.common.action.refresh}
                  onClick={list.reload}
                />
              </Tooltip>
              {!isPhone && (
                <DensityChoice density={density} onChange={(next) => choose((kept) => ({ ...kept, density: next }))} />
              )}
              <ColumnSettings
                places={places}
                onChange={(next) => choose((kept) => ({ ...kept, columns: layoutOf(next) }))}
                onReset={() => choose((kept) => ({ ...kept, columns: null }))}
              />
            </span>
          </div>
        </header>
        {isPhone ? (
          <Suspense fallback={<div className="kit-unread" />}>
            <ListCards
              list={list}
              keys={pageKeys}
              columns={cardColumns(
                shown.flatMap(({ key }) => byKey.get(key) ?? []),
                list.rows,
              )}
              total={total}
              selectable={batch !== undefined}
              onSelect={(keys) =>
                list.select(
                  keys,
                  keys.map((key) => list.rows[pageKeys.indexOf(key)]),
                )
              }
              empty={empty}
              onTurn={() => startAtHead(card.current)}
            />
          </Suspense>
        ) : (
          <Table<Row>
            {...cutTextsReadable}
            {...(detail === undefined ? {} : detailRows(detail))}
            rowKey={rowKey}
            size={density}
            columns={tableColumns}
            dataSource={list.rows}
            loading={list.loading && { delay: 200 }}
            components={reachable}
            scroll={{ x: width }}
            sticky={stickyInTab}
            // Before the first answer nobody knows whether there is nothing.
            locale={{
              emptyText: list.counted === undefined && list.error === null ? <div className="kit-unread" /> : empty,
            }}
            {...(batch === undefined
              ? {}
              : {
                  rowSelection: {
                    columnWidth: 48,
                    ...selectionNames(t.common.list),
                    preserveSelectedRowKeys: true,
                    selectedRowKeys: list.everything ? pageKeys : [...list.selected],
                    onChange: (keys: Key[], rows: Row[]) => list.select(keys, rows),
                  },
                })}
            onChange={(pager, _filters, sorter, { action }) => {
              if (action === "paginate") {
                startAtHead(card.current);
                list.turn({ page: pager.pageSize === list.pageSize ? pager.current : 1, pageSize: pager.pageSize });
              }
              if (action !== "sort" || Array.isArray(sorter)) return;
              list.turn({
                page: undefined,
                sort: sorter.order ? String(sorter.columnKey) : undefined,
                direction: sorter.order === "ascend" ? "asc" : undefined,
              });
            }}
            pagination={{
              current: list.page,
              pageSize: list.pageSize,
              total: list.total,
              pageSizeOptions: [...pageSizes],
              showSizeChanger: true,
              showQuickJumper: true,
              showTotal: (_total, [from, to]) => fill(t.common.list.pager, { from, to, total }),
            }}
          />
        )}
        {batch !== undefined && list.selected.length > 0 && (
          <BatchBar
            list={list}
            limit={batchLimit}
            wholePage={list.total > list.rows.length && pageKeys.every((key) => list.selected.includes(key))}
            nameOf={(row) => columns[0].render(row, 0)}
          >
            {batch(list.selected, list.everything ? { filters: list.filters, shown: list.total } : undefined)}
          </BatchBar>
        )}
      </section>
      {detail !== undefined && (
        <WalkContext
          value={walkThrough(
            list.rows.map((row) => String(row[detail.by])),
            detail.opened,
          )}
        >
          {detail.drawer}
        </WalkContext>
      )}
    </div>
  );
}

/** Another page of a list is read from its first row, wherever the tab stood; the pager keeps the focus. */
function startAtHead(card: HTMLElement | null): void {
  const tab = card?.closest(".shell-tab");
  const table = card?.querySelector(".ant-table-wrapper, .kit-cards");
  if (!tab || !table) return;
  const above = tab.getBoundingClientRect().top - table.getBoundingClientRect().top;
  if (above > 0) tab.scrollTop -= above;
}
