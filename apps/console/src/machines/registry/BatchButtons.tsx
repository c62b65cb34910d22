import { machines } from "@yunshou/contract/machines/machines";
import { checkCommandable } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import { namesOf, showNumber, useConfirm, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type Binding, idsOf, type MachineChoice } from "./batch.ts";
import type { MachineRow } from "./state.ts";

interface BatchButtonsProps {
  readonly choice: MachineChoice;
  /** Those of them that are in sight. */
  readonly chosen: readonly MachineRow[];
  readonly onBind: (binding: Binding, about: string) => void;
  /** With the machines by id, also when everything that matches was chosen. */
  readonly onTemplate: (machineIds: readonly string[]) => void;
}

/** What can be done with all chosen machines at once. Each question says how many they are, each answer how many it reached. */
export function BatchButtons({ choice, chosen, onBind, onTemplate }: BatchButtonsProps) {
  const t = usePhrases("machines");
  const words = t.machines.action;
  const { ask } = useConfirm();
  const readOnly = useRefusedWithout("machines.machine.write") !== undefined;
  const noGrant = useRefusedWithout("machines.machine.grant") !== undefined;
  const noCommand = useRefusedWithout("machines.command.send") !== undefined;
  const noApply = useRefusedWithout("machines.template.apply");
  const [finding, find] = useState(false);
  const chooseTemplate = async () => {
    find(true);
    await idsOf(choice).then(onTemplate, () => undefined);
    find(false);
  };
  const setOperation = useWrite(machines.setOperation);
  const command = useWrite(machines.command);
  const count = choice.matching?.shown ?? choice.machineIds?.length ?? 0;
  const about = fill(t.machines.batchCount, { n: showNumber(count) });
  const unreachable = chosen.filter((row) => !checkCommandable(row.onlineStatus).ok);
  const names = chosen.length > 0 && (
    <details>
      <summary>{t.machines.batchNames}</summary>
      {chosen.map((row) => (
        <div key={row.machineId}>{namesOf(row.machineName, row.machineNo)}</div>
      ))}
    </details>
  );
  const reached = (answer: { readonly machines: number }) =>
    fill(t.machines.batchDone, { n: showNumber(answer.machines) });

  const operate = (operation: "stopSell" | "inOperation", text: string, verb: string) =>
    ask({
      text,
      about,
      verb,
      consequence: names,
      run: () => setOperation.run({ ...choice, operation }),
      success: reached,
    });
  const restart = () =>
    ask({
      text: t.machines.confirm.restart,
      about,
      verb: t.machines.command.restart,
      consequence: (
        <>
          {unreachable.length > 0 && <p>{fill(t.machines.batchSkipped, { n: unreachable.length })}</p>}
          {names}
        </>
      ),
      run: () => command.run({ ...choice, kind: "restart" }),
      success: ({ results }) =>
        fill(t.machines.commandsSent, {
          n: results.filter((one) => one.commandId !== null).length,
          all: results.length,
        }),
    });
  return (
    <>
      <Button size="small" disabled={noGrant} onClick={() => onBind("users", about)}>
        {words.authorise}
      </Button>
      <Button size="small" disabled={noGrant} onClick={() => onBind("takeBack", about)}>
        {words.deauthorise}
      </Button>
      <Button size="small" disabled={readOnly} onClick={() => onBind("route", about)}>
        {words.bindRoute}
      </Button>
      <Button
        size="small"
        disabled={noApply !== undefined}
        title={noApply}
        loading={finding}
        onClick={() => void chooseTemplate()}
      >
        {words.applyTemplate}
      </Button>
      <Button size="small" disabled={noCommand} onClick={restart}>
        {t.machines.command.restart}
      </Button>
      <Button
        size="small"
        disabled={readOnly}
        onClick={() => operate("stopSell", t.machines.confirm.stopSell, words.stopSell)}
      >
        {words.stopSell}
      </Button>
      <Button
        size="small"
        disabled={readOnly}
        onClick={() => operate("inOperation", t.machines.confirm.resume, words.resume)}
      >
        {words.resume}
      </Button>
    </>
  );
}
