import { finding, foundFrom, foundKinds, type FoundRow } from "@yunshou/contract/system/finding";
import { fill } from "@yunshou/phrases/fill";
import { useEffect, useState } from "react";
import { useCall } from "../../kit/queries.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { RecordLine } from "./RecordLine.tsx";
import { useRecentRecords } from "./useRecentRecords.ts";

/** Nobody is asked about every letter of a word that is still being typed. */
const restMs = 150;

interface FoundRecordsProps {
  readonly text: string;
  readonly onLeave: () => void;
  /** The name of a page in the menu. */
  readonly titleOf: (path: string) => string;
}

/** Records of every kind that the search finds, within the rights of the person (D1). */
export function FoundRecords({ text, onLeave, titleOf }: FoundRecordsProps) {
  const t = usePhrases("entities");
  const wanted = useRested(text.trim());
  const asks = wanted.length >= foundFrom;
  const { data, error, isPrevious } = useCall(finding.find, { text: wanted }, { enabled: asks, silent: true });
  const { note } = useRecentRecords();
  if (!asks || text.trim() === "") return null;
  if (error !== null) return <p className="menu-note">{t.common.list.loadFailed}</p>;
  const rows: readonly FoundRow[] = data?.rows ?? [];
  if (data !== undefined && !isPrevious && rows.length === 0)
    return <p className="menu-note">{fill(t.entities.noRecord, { text: wanted })}</p>;
  // What was found for another text stays in sight until the answer comes, and opens nothing.
  const isOld = isPrevious || wanted !== text.trim();
  return foundKinds
    .map((kind) => ({ kind, ofKind: rows.filter((row) => row.kind === kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
    .map(({ kind, ofKind }) => (
      <section key={kind} inert={isOld}>
        <h2>{t.entities.kind[kind]}</h2>
        <ul>
          {ofKind.map((row) => (
            <RecordLine
              key={`${row.id} ${row.number}`}
              row={row}
              titleOf={titleOf}
              onOpen={() => {
                note(row);
                onLeave();
              }}
            />
          ))}
        </ul>
      </section>
    ));
}

/** A text once nobody has changed it for a moment. */
function useRested(text: string): string {
  const [rested, rest] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => rest(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
