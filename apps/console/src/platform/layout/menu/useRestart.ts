import { machines } from "@yunshou/contract/machines/machines";
import type { FoundRow } from "@yunshou/contract/system/finding";
import { useWrite } from "../../kit/queries.ts";
import { useRefusedWithout } from "../../kit/useCan.ts";
import { useConfirm } from "../../kit/useConfirm.tsx";
import { usePhrases } from "../../phrases/usePhrases.ts";

/** Restarts a found machine after a question, or undefined for whoever may not (MACHINE-12). */
export function useRestart(): ((row: Pick<FoundRow, "id" | "name" | "number">) => void) | undefined {
  const words = usePhrases("machines").machines;
  const { ask } = useConfirm();
  const command = useWrite(machines.command);
  if (useRefusedWithout("machines.command.send") !== undefined) return undefined;
  return (row) =>
    ask({
      text: words.confirm.restart,
      about: `${row.name} ${row.number}`,
      verb: words.command.restart,
      run: () => command.run({ machineIds: [row.id], kind: "restart" }),
      success: words.commandSent,
    });
}
