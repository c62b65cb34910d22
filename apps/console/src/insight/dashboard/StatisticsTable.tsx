import { Table } from "antd";
import type { ReactNode } from "react";
import { type Column, EmptyState, reachable } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface StatisticsTableProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly loading: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Cells of the total row by column key (STAT-06). */
  readonly total?: Readonly<Record<string, ReactNode>>;
  readonly toolbar?: ReactNode;
}

/** A whole statistic in one table, with a total row under it. */
export function StatisticsTable<Row extends object>({
  title,
  rows,
  rowKey,
  columns,
  loading,
  error,
  onRetry,
  total,
  toolbar,
}: StatisticsTableProps<Row>) {
  const t = usePhrases("dashboard");
  return (
    <section className="kit-card">
      <header className="kit-toolbar">
        <h2>{title}</h2>
        <div className="kit-toolbar-buttons">{toolbar}</div>
      </header>
      <Table<Row>
        size="medium"
        components={reachable}
        rowKey={rowKey}
        dataSource={rows}
        loading={loading && { delay: 200 }}
        scroll={{ x: columns.reduce((sum, column) => sum + (column.width ?? 132), 0) }}
        pagination={{ defaultPageSize: 20, showSizeChanger: true, hideOnSinglePage: true }}
        locale={{ emptyText: <EmptyState error={error} onRetry={onRetry} /> }}
        columns={columns.map((column) => ({
          key: column.key,
          title: column.title,
          width: column.width ?? 132,
          ...(column.align === undefined ? {} : { align: column.align }),
          ...(column.fixed === undefined ? {} : { fixed: column.fixed }),
          render: (_value: unknown, row: Row, index: number) => column.render(row, index),
        }))}
        summary={() =>
          total === undefined || rows.length === 0 ? null : (
            <Table.Summary.Row className="statistics-total">
              {columns.map((column, index) => (
                <Table.Summary.Cell
                  key={column.key}
                  index={index}
                  {...(column.align === undefined ? {} : { align: column.align })}
                >
                  {index === 0 ? t.dashboard.total : total[column.key]}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          )
        }
      />
    </section>
  );
}
