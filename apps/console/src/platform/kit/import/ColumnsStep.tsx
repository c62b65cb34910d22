import { checkColumns } from "@yunshou/domain";
import { Alert, Button, Select, Table } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useWrite } from "../queries.ts";
import { useErrorText } from "../useRefusalText.ts";
import type { Import, Importing } from "./importing.ts";

interface ColumnsStepProps {
  readonly current: Import;
  readonly importing: Importing;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** What each column of the file holds: guessed by its header, or as it was said last for such a header. */
export function ColumnsStep({ current, importing, onBack, onDone }: ColumnsStepProps) {
  const t = usePhrases("imports");
  const words = t.imports;
  const errorText = useErrorText();
  const [columns, choose] = useState<readonly (string | null)[]>(current.columns);
  const map = useWrite(importing.calls.map);
  const refusal = checkColumns(columns);
  const options = Object.keys(importing.cells).map((field) => ({
    value: field,
    label: `${importing.labels[field] ?? field}${importing.required.includes(field) ? " *" : ""}`,
    disabled: columns.includes(field),
  }));
  const next = async () => {
    await map.run({ importId: current.importId, columns: [...columns] });
    onDone();
  };

  return (
    <>
      <Alert type="info" showIcon message={importing.hint} />
      <Table
        className="import-columns"
        size="small"
        rowKey="column"
        pagination={false}
        dataSource={current.header.map((header, column) => ({ header, column }))}
        columns={[
          { title: words.fileColumn, width: 240, render: (_, { header }) => <strong>{header || "—"}</strong> },
          {
            title: words.sample,
            ellipsis: true,
            render: (_, { column }) => (current.samples[column] ?? []).slice(0, 3).join(" · "),
          },
          {
            title: words.field,
            width: 260,
            render: (_, { column, header }) => (
              <Select
                style={{ width: "100%" }}
                allowClear
                aria-label={`${words.field}: ${header}`}
                placeholder={words.notImported}
                showSearch={{ optionFilterProp: "label" }}
                value={columns[column] ?? null}
                options={options.map((option) =>
                  option.value === columns[column] ? { ...option, disabled: false } : option,
                )}
                onChange={(field: string | undefined) =>
                  choose(columns.map((one, place) => (place === column ? (field ?? null) : one)))
                }
              />
            ),
          },
        ]}
      />
      <footer className="import-footer">
        {refusal !== undefined && <span className="import-refused">{errorText(refusal.code, refusal.values)}</span>}
        <Button onClick={onBack}>{words.back}</Button>
        <Button type="primary" loading={map.running} disabled={refusal !== undefined} onClick={() => void next()}>
          {words.next}
        </Button>
      </footer>
    </>
  );
}
