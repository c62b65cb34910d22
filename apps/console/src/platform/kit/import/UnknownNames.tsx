import { fill } from "@yunshou/phrases/fill";
import { Alert, Select } from "antd";
import { useState } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCall, useWrite } from "../queries.ts";
import type { Import, Importing } from "./importing.ts";

const shownAtMost = 20;

/** Names of the file that belong to no record: what each means is chosen once, for all its rows and for later files. */
export function UnknownNames({ current, importing }: { readonly current: Import; readonly importing: Importing }) {
  const t = usePhrases("imports");
  const words = t.imports;
  return (
    <Alert
      className="import-names"
      type="warning"
      message={`${words.names} (${current.names.length})`}
      description={
        <>
          <p>{words.namesHint}</p>
          <ul>
            {current.names.slice(0, shownAtMost).map(({ field, name, rows }) => (
              <li key={`${field} ${name}`}>
                <span>
                  {importing.labels[field] ?? field}: <strong>{name}</strong> · {fill(words.rowsOf, { n: rows })}
                </span>
                <Meaning importId={current.importId} importing={importing} field={field} name={name} />
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

interface MeaningProps {
  readonly importId: string;
  readonly importing: Importing;
  readonly field: string;
  readonly name: string;
}

function Meaning({ importId, importing, field, name }: MeaningProps) {
  const t = usePhrases("imports");
  const [isOpen, open] = useState(false);
  const [text, search] = useState("");
  const { data, loading } = useCall(
    importing.calls.choices,
    { importId, field, text },
    { enabled: isOpen, silent: true },
  );
  const choose = useWrite(importing.calls.name);
  return (
    <Select
      size="small"
      style={{ width: 280, maxWidth: "100%" }}
      aria-label={`${t.imports.means}: ${name}`}
      placeholder={t.imports.means}
      showSearch={{ filterOption: false, onSearch: search }}
      loading={loading || choose.running}
      onOpenChange={open}
      options={(data?.rows ?? []).map(({ targetId, label }) => ({ value: targetId, label }))}
      onChange={(targetId: string) => void choose.run({ importId, field, name, targetId }).catch(() => undefined)}
    />
  );
}
