import { checkImportUndo } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Descriptions, Result, Tooltip } from "antd";
import { call } from "../../api/call.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useWrite } from "../queries.ts";
import { showNumber } from "../show/show.ts";
import { useConfirm } from "../useConfirm.tsx";
import { useErrorText, useRefusalText } from "../useRefusalText.ts";
import { type Import, type Importing, saveTable } from "./importing.ts";

interface ResultStepProps {
  readonly current: Import;
  readonly importing: Importing;
  readonly onAgain: () => void;
}

const portion = 200;

/** What was written, with the way back and the rows that were left out. */
export function ResultStep({ current, importing, onAgain }: ResultStepProps) {
  const t = usePhrases("imports");
  const words = t.imports;
  const { ask } = useConfirm();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const undo = useWrite(importing.calls.undo);
  const { importId, fileName, figures, state } = current;
  const refused =
    current.importTime === null ? undefined : refusalText(checkImportUndo(new Date(current.importTime), new Date(), 0));
  const name = { name: fileName };

  const saveLeftover = async () => {
    const table: string[][] = [[...current.header, words.problem]];
    for (let page = 1; ; page++) {
      const { rows } = await call(importing.calls.rows, {
        importId,
        verdict: "refused",
        page,
        pageSize: portion,
        direction: "asc",
      });
      for (const { cells, problems } of rows) {
        const texts = problems.map(
          ({ field, code, values }) => `${importing.labels[field] ?? field}: ${errorText(code as never, values)}`,
        );
        table.push([...current.header.map((_, column) => cells[column] ?? ""), texts.join("; ")]);
      }
      if (rows.length < portion) break;
    }
    saveTable(table, `${fileName.replace(/\.[^.]*$/, "")}-${words.verdict.refused}.csv`);
  };

  return (
    <Result
      status={state === "undone" ? "info" : "success"}
      title={fill(state === "undone" ? words.undone : words.done, name)}
      extra={[
        <Button key="again" type="primary" onClick={onAgain}>
          {words.again}
        </Button>,
        figures.refused > 0 && (
          <Button key="rest" onClick={() => void saveLeftover().catch(() => undefined)}>
            {words.leftover}
          </Button>
        ),
        state === "imported" && (
          <Tooltip key="undo" title={refused}>
            <Button
              danger
              disabled={refused !== undefined}
              onClick={() =>
                ask({
                  text: words.undoAsk,
                  about: fileName,
                  verb: words.undo,
                  danger: true,
                  run: () => undo.run({ importId }),
                  success: fill(words.undone, name),
                })
              }
            >
              {words.undo}
            </Button>
          </Tooltip>
        ),
      ]}
    >
      <Descriptions
        column={4}
        size="small"
        items={(["create", "change", "same", "refused"] as const).map((verdict) => ({
          key: verdict,
          label: words.verdict[verdict],
          children: showNumber(figures[verdict]),
        }))}
      />
    </Result>
  );
}
