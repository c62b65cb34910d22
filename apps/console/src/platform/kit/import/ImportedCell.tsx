import { fill } from "@yunshou/phrases/fill";
import { App, Button, Checkbox, Input, Popover, Tooltip } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useWrite } from "../queries.ts";
import { useErrorText } from "../useRefusalText.ts";
import type { ImportedRow, Importing } from "./importing.ts";

interface ImportedCellProps {
  readonly importId: string;
  readonly importing: Importing;
  readonly field: string;
  readonly column: number;
  readonly row: ImportedRow;
}

/** A cell of the file: what it holds, what it replaces, what is wrong with it; a press mends it. */
export function ImportedCell({ importId, importing, field, column, row }: ImportedCellProps) {
  const t = usePhrases("imports");
  const words = t.imports;
  const errorText = useErrorText();
  const text = row.cells[column] ?? "";
  const problem = row.problems.find((one) => one.field === field);
  const before = row.before?.[field];
  const shownBefore = (value: string) => {
    if (value === "") return words.nothing;
    return importing.cells[field] === "yesNo" ? (value === "yes" ? words.yes : words.no) : value;
  };
  const [isOpen, open] = useState(false);

  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={open}
      destroyOnHidden
      content={<MendForm {...{ importId, importing, field, row, text }} onDone={() => open(false)} />}
    >
      <Tooltip
        title={problem === undefined ? undefined : errorText(problem.code as never, problem.values)}
        {...(isOpen ? { open: false } : {})}
      >
        <button
          type="button"
          className={problem === undefined ? "import-cell" : "import-cell import-cell-refused"}
          aria-label={`${words.mend}: ${importing.labels[field] ?? field}, ${words.fields.rowNo} ${row.rowNo}`}
        >
          {text || "—"}
          {before !== undefined && <small>{fill(words.before, { value: shownBefore(before) })}</small>}
        </button>
      </Tooltip>
    </Popover>
  );
}

interface MendFormProps extends Omit<ImportedCellProps, "column"> {
  readonly text: string;
  readonly onDone: () => void;
}

function MendForm({ importId, importing, field, row, text, onDone }: MendFormProps) {
  const t = usePhrases("imports");
  const words = t.imports;
  const { message } = App.useApp();
  const [value, type] = useState(text);
  const [isForAll, all] = useState(false);
  const mend = useWrite(importing.calls.mend);
  const save = async () => {
    const { mended } = await mend.run({ importId, rowNo: row.rowNo, field, text: value, isForAll });
    message.success(fill(words.mended, { n: mended }));
    onDone();
  };
  return (
    <form
      className="import-mend"
      onSubmit={(event) => {
        event.preventDefault();
        void save().catch(() => undefined);
      }}
    >
      <Input autoFocus value={value} aria-label={words.mend} onChange={({ target }) => type(target.value)} />
      <Checkbox checked={isForAll} onChange={({ target }) => all(target.checked)}>
        {words.mendAll}
      </Checkbox>
      <Button type="primary" htmlType="submit" size="small" loading={mend.running}>
        {t.common.action.save}
      </Button>
    </form>
  );
}
