import type { EntityRow } from "@yunshou/contract/entities";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useCall } from "../../kit/queries.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCanOpen } from "../../usePages.ts";
import { addressOfRecord, type RecordKind, recordKinds, records } from "./records.ts";
import { useRestart } from "./useRestart.ts";

/** A name that one letter belongs to is none. */
const fewestLetters = 2;
const shownOfKind = 5;
/** Nobody is asked about every letter of a word that is still being typed. */
const restMs = 200;

/** Machines, cards, products, merchants and people that the search finds, within the rights of the person (D1). */
export function FoundRecords({ text, ...more }: Omit<OfKindProps, "kind">) {
  const canOpen = useCanOpen();
  const wanted = useRested(text.trim());
  if (wanted.length < fewestLetters) return null;
  return recordKinds
    .filter((kind) => canOpen(records[kind].page))
    .map((kind) => <OfKind key={kind} kind={kind} text={wanted} {...more} />);
}

interface OfKindProps {
  readonly kind: RecordKind;
  readonly text: string;
  readonly onLeave: () => void;
  /** The name of a page in the menu. */
  readonly titleOf: (path: string) => string;
}

function OfKind({ kind, text, onLeave, titleOf }: OfKindProps) {
  const t = usePhrases("entities", "machines");
  const { data, isPrevious } = useCall(records[kind].call, { text }, { silent: true });
  const restart = useRestart();
  const canOpen = useCanOpen();
  const beside = canOpen(records[kind].beside ?? "") ? records[kind].beside : undefined;
  const rows = isPrevious ? [] : (data?.rows ?? []).slice(0, shownOfKind);
  if (rows.length === 0) return null;
  const canRestart = (row: EntityRow) => kind === "machine" && row.state === "inUse" && restart !== undefined;
  return (
    <>
      <h2>{t.entities.kind[kind]}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className="menu-line">
            <Link
              className="menu-entry"
              to={addressOfRecord(kind, row)}
              onClick={onLeave}
              onKeyDown={({ key }) => {
                if (key.toLowerCase() === "r" && canRestart(row)) restart?.(row);
              }}
            >
              <span className="menu-title">{row.name === "" ? row.number : row.name}</span>
              <small>{[row.name === "" ? "" : row.number, row.detail].filter((one) => one !== "").join(" · ")}</small>
            </Link>
            {beside !== undefined && (
              <Link className="menu-act" to={addressOfRecord(kind, row, beside)} onClick={onLeave}>
                {titleOf(beside)}
              </Link>
            )}
            {canRestart(row) && (
              <button
                type="button"
                className="menu-act"
                aria-keyshortcuts="R"
                title={`${t.machines.command.restart} (R)`}
                onClick={() => restart?.(row)}
              >
                {t.machines.command.restart}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
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
