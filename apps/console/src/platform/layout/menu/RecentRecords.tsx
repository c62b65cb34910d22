import { foundOn } from "@yunshou/contract/system/finding";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useCanOpen } from "../../usePages.ts";
import { RecordLine } from "./RecordLine.tsx";
import { useRecentRecords } from "./useRecentRecords.ts";

interface RecentRecordsProps {
  readonly onLeave: () => void;
  readonly titleOf: (path: string) => string;
}

/** What the person opened from the search lately, as far as its page is still open to her. */
export function RecentRecords({ onLeave, titleOf }: RecentRecordsProps) {
  const t = usePhrases("entities");
  const { rows, note } = useRecentRecords();
  const canOpen = useCanOpen();
  const shown = rows.filter(({ kind }) => kind in foundOn && canOpen(foundOn[kind]));
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{t.entities.recentRecords}</h2>
      <ul>
        {shown.map((row) => (
          <RecordLine
            key={`${row.kind} ${row.id} ${row.number}`}
            // What it was then may have passed.
            row={{ ...row, state: row.state === null ? null : "inUse" }}
            titleOf={titleOf}
            onOpen={() => {
              note(row);
              onLeave();
            }}
          />
        ))}
      </ul>
    </section>
  );
}
