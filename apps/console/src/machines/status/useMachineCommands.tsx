import { machines } from "@yunshou/contract/machines/machines";
import { checkCommandable, type RemoteCommand, remoteCommands } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import {
  namesOf,
  type RowAction,
  showNumber,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { MachineChoice } from "../registry/batch.ts";
import type { ShownHead } from "./shownHead.ts";

/** Remote commands to one machine or to many, each after its question (MACHINE-12, MACHINE-13). */
export function useMachineCommands() {
  const t = usePhrases("machines");
  const { ask } = useConfirm();
  const refusal = useRefusalText();
  const forbidden = useRefusedWithout("machines.command.send");
  const { run } = useWrite(machines.command);

  const actions = (row: ShownHead): readonly RowAction[] =>
    remoteCommands.map((kind) => ({
      key: kind,
      label: t.machines.command[kind],
      refused: forbidden ?? refusal(checkCommandable(row.onlineStatus)),
      onClick: () =>
        ask({
          text: t.machines.confirm[kind],
          about: namesOf(row.machineName, row.machineNo),
          verb: t.machines.command[kind],
          run: () => run({ machineIds: [row.machineId], kind }),
          success: t.machines.commandSent,
        }),
    }));

  const askMany = (kind: RemoteCommand, choice: MachineChoice, chosen: readonly ShownHead[]) => {
    const unreachable = chosen.filter((row) => !checkCommandable(row.onlineStatus).ok);
    const count = choice.matching?.shown ?? choice.machineIds?.length ?? 0;
    ask({
      text: t.machines.confirm[kind],
      about: fill(t.machines.batchCount, { n: showNumber(count) }),
      verb: t.machines.command[kind],
      consequence: (
        <>
          {unreachable.length > 0 && <p>{fill(t.machines.batchSkipped, { n: unreachable.length })}</p>}
          {chosen.map((row) => (
            <div key={row.machineId}>{namesOf(row.machineName, row.machineNo)}</div>
          ))}
        </>
      ),
      run: () => run({ ...choice, kind }),
      success: ({ results }) =>
        fill(t.machines.commandsSent, {
          n: results.filter((one) => one.commandId !== null).length,
          all: results.length,
        }),
    });
  };
  return { actions, askMany, forbidden };
}
