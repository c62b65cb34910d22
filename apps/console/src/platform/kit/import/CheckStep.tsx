import { checkImportRun, importVerdicts, type ImportVerdict } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Checkbox, Segmented, Table, Tooltip } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCall, useWrite } from "../queries.ts";
import { EmptyState } from "../show/EmptyState.tsx";
import { showNumber } from "../show/show.ts";
import { useErrorText, useRefusalText } from "../useRefusalText.ts";
import { ImportedCell } from "./ImportedCell.tsx";
import { type Import, type ImportedRow, type Importing } from "./importing.ts";
import { UnknownNames } from "./UnknownNames.tsx";

interface CheckStepProps {
  readonly current: Import;
  readonly importing: Importing;
  readonly onBack: () => void;
}

/** Every row with what it would do; problems stand at their cells and are mended there. Nothing is written before 导入. */
export function CheckStep({ current, importing, onBack }: CheckStepProps) {
  const t = usePhrases("imports");
  const words = t.imports;
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const { importId, figures } = current;
  const [verdict, show] = useState<ImportVerdict | "all">(figures.refused > 0 ? "refused" : "all");
  const [paging, turn] = useState({ page: 1, pageSize: 50 });
  const [leavesRefused, leave] = useState(false);
  const run = useWrite(importing.calls.run);
  const asked = { importId, ...paging, direction: "asc" as const, ...(verdict === "all" ? {} : { verdict }) };
  const { data, error, loading } = useCall(importing.calls.rows, asked, { silent: true });
  const refused = refusalText(checkImportRun(figures, leavesRefused));
  const counts = { all: current.rows, ...figures };
  const columns = current.columns.flatMap((field, column) => (field === null ? [] : [{ field, column }]));
  const problemsOf = (row: ImportedRow) =>
    row.problems
      .map(({ field, code, values }) => `${importing.labels[field] ?? field}: ${errorText(code as never, values)}`)
      .join("; ");

  return (
    <>
      <Segmented<ImportVerdict | "all">
        className="import-tabs"
        value={verdict}
        options={(["all", "refused", ...importVerdicts.filter((one) => one !== "refused")] as const).map((value) => ({
          value,
          label: `${value === "all" ? words.all : words.verdict[value]} ${showNumber(counts[value])}`,
        }))}
        onChange={(value) => (show(value), turn({ ...paging, page: 1 }))}
      />
      {current.names.length > 0 && <UnknownNames current={current} importing={importing} />}
      <Table<ImportedRow>
        size="small"
        rowKey="rowNo"
        loading={loading && { delay: 200 }}
        dataSource={data?.rows ?? []}
        locale={{ emptyText: <EmptyState error={error} /> }}
        scroll={{ x: 130 + columns.length * 150 + 320 }}
        columns={[
          { title: words.fields.rowNo, dataIndex: "rowNo", width: 64, align: "right", fixed: "start" },
          {
            title: words.problem,
            width: 320,
            ellipsis: true,
            render: (_, row) =>
              row.problems.length > 0 ? (
                <Tooltip title={problemsOf(row)}>
                  <span className="import-refused">{problemsOf(row)}</span>
                </Tooltip>
              ) : (
                row.verdict !== null && words.verdict[row.verdict]
              ),
          },
          ...columns.map(({ field, column }) => ({
            key: field,
            title: importing.labels[field] ?? field,
            width: 150,
            render: (_: unknown, row: ImportedRow) => (
              <ImportedCell importId={importId} importing={importing} field={field} column={column} row={row} />
            ),
          })),
        ]}
        pagination={{
          current: paging.page,
          pageSize: paging.pageSize,
          total: data?.total ?? 0,
          showSizeChanger: true,
          pageSizeOptions: [50, 100, 200],
          onChange: (page, pageSize) => turn({ page, pageSize }),
        }}
      />
      <footer className="import-footer">
        {figures.refused > 0 && (
          <Checkbox checked={leavesRefused} onChange={({ target }) => leave(target.checked)}>
            {fill(words.skip, { n: showNumber(figures.refused) })}
          </Checkbox>
        )}
        <Button onClick={onBack}>{words.back}</Button>
        <Tooltip title={refused}>
          <Button
            type="primary"
            loading={run.running}
            disabled={refused !== undefined}
            onClick={() => void run.run({ importId, leavesRefused }).catch(() => undefined)}
          >
            {fill(words.run, { n: showNumber(figures.create + figures.change) })}
          </Button>
        </Tooltip>
      </footer>
    </>
  );
}
