import { fill } from "@yunshou/phrases/fill";
import { Alert, Progress, Skeleton, Steps } from "antd";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCall } from "../queries.ts";
import { CheckStep } from "./CheckStep.tsx";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { FileStep } from "./FileStep.tsx";
import { type Importing, isWorking } from "./importing.ts";
import { ResultStep } from "./ResultStep.tsx";
import "./import.css";

const pollMs = 700;

/** The four steps of an import. Which one is open follows from the import's state, so a page that is reloaded goes on. */
export function ImportBody({ title, importing }: { readonly title: string; readonly importing: Importing }) {
  const t = usePhrases("imports");
  const words = t.imports;
  const [params, setParams] = useSearchParams();
  const importId = params.get("open") ?? undefined;
  const [isMapping, mapAgain] = useState(false);
  const [isPolling, poll] = useState(false);
  const open = (id: string | undefined) => setParams(id === undefined ? {} : { open: id });
  const { data, error, reload } = useCall(
    importing.calls.detail,
    { importId: importId ?? "0" },
    { enabled: importId !== undefined, silent: true, ...(isPolling ? { pollMs } : {}) },
  );
  const current = importId === undefined || data?.importId !== importId ? undefined : data;
  const state = current?.state;
  const works = state !== undefined && isWorking(state);
  useEffect(() => poll(works), [works]);
  const step = importId === undefined ? 0 : stepOf(state, isMapping);

  return (
    <div className="kit-list">
      <section className="kit-card">
        <header className="kit-toolbar">
          <h2>{current === undefined ? title : `${title} · ${current.fileName}`}</h2>
        </header>
        <Steps
          className="import-steps"
          size="small"
          current={step}
          items={[words.step.file, words.step.columns, words.step.check, words.step.result].map((one) => ({
            title: one,
          }))}
        />
        {importId === undefined && <FileStep importing={importing} onOpen={open} />}
        {importId !== undefined && current === undefined && error === null && <Skeleton active />}
        {importId !== undefined && error !== null && <Alert type="error" showIcon message={words.failedHint} />}
        {current !== undefined && works && (
          <div className="import-working" role="status">
            <Progress percent={Math.round((current.progressRows / Math.max(1, current.rows)) * 100)} status="active" />
            <span>{fill(words.working, { done: current.progressRows, all: current.rows })}</span>
          </div>
        )}
        {current !== undefined && !works && step === 1 && (
          <>
            {state === "failed" && <Alert type="error" showIcon message={words.failedHint} />}
            <ColumnsStep
              key={current.importId}
              current={current}
              importing={importing}
              onBack={() => open(undefined)}
              onDone={() => (mapAgain(false), void reload())}
            />
          </>
        )}
        {current !== undefined && !works && step === 2 && (
          <CheckStep current={current} importing={importing} onBack={() => mapAgain(true)} />
        )}
        {current !== undefined && !works && step === 3 && (
          <ResultStep current={current} importing={importing} onAgain={() => open(undefined)} />
        )}
      </section>
    </div>
  );
}

function stepOf(state: string | undefined, isMapping: boolean): number {
  if (state === "imported" || state === "undone" || state === "importing") return 3;
  return (state === "checked" || state === "checking") && !isMapping ? 2 : 1;
}
