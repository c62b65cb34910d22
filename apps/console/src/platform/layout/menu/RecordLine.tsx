import type { FoundRow } from "@yunshou/contract/system/finding";
import { Link } from "react-router";
import { showTime } from "../../kit/show/show.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCanOpen } from "../../usePages.ts";
import { addressOfRecord, besideRecord, titleOfRecord } from "./records.ts";
import { useRestart } from "./useRestart.ts";

interface RecordLineProps {
  readonly row: FoundRow;
  readonly titleOf: (path: string) => string;
  readonly onOpen: () => void;
}

/** A found record: what it is called, what tells it from others, and what can be done at once. */
export function RecordLine({ row, titleOf, onOpen }: RecordLineProps) {
  const t = usePhrases("entities", "machines");
  const restart = useRestart();
  const canOpen = useCanOpen();
  const canRestart = row.kind === "machine" && row.state === "inUse" && restart !== undefined;
  const details = [
    row.name === "" ? "" : row.number,
    row.detail,
    row.madeOn ?? (row.madeAt === null ? "" : showTime(row.madeAt)),
    row.state === null || row.state === "inUse" ? "" : t.entities.state[row.state],
  ].filter((one) => one !== "" && one !== titleOfRecord(row));
  return (
    <li className="menu-line">
      <Link
        className="menu-entry"
        to={addressOfRecord(row)}
        onClick={onOpen}
        onKeyDown={({ key }) => {
          if (key.toLowerCase() === "r" && canRestart) restart(row);
        }}
      >
        <span className="menu-title">{titleOfRecord(row)}</span>
        <small>{details.join(" · ")}</small>
      </Link>
      <span className="menu-acts">
        {besideRecord(row)
          .filter(({ page }) => canOpen(page))
          .map(({ page, to }) => (
            <Link key={page} className="menu-act" to={to} onClick={onOpen}>
              {titleOf(page)}
            </Link>
          ))}
        {canRestart && (
          <button
            type="button"
            className="menu-act"
            aria-keyshortcuts="R"
            title={`${t.machines.command.restart} (R)`}
            onClick={() => restart(row)}
          >
            {t.machines.command.restart}
          </button>
        )}
      </span>
    </li>
  );
}
