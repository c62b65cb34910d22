import type { OutputOf } from "@yunshou/contract";
import type { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { machines } from "@yunshou/contract/machines/machines";
import { fill } from "@yunshou/phrases/fill";
import { App } from "antd";
import { showNumber, useConfirm, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Made = OutputOf<typeof laneChanges.changePrice>;

/** Tells what a change reached, and offers the restart of machines whose main lanes got a price or batch (LANE-09, MSG-83). */
export function useChangeDone() {
  const t = usePhrases("laneChanges", "lanes", "machines");
  const words = t.laneChanges;
  const { message } = App.useApp();
  const { ask } = useConfirm();
  const command = useWrite(machines.command);
  const noCommand = useRefusedWithout("machines.command.send");
  return (made: Made) => {
    message.success(fill(words.made, { machines: showNumber(made.machines), lanes: showNumber(made.lanes) }));
    if (made.restartMachineIds.length === 0 || noCommand !== undefined) return;
    ask({
      text: t.lanes.restartAdvised,
      about: fill(words.restartAbout, { n: showNumber(made.restartMachineIds.length) }),
      verb: t.machines.command.restart,
      run: () => command.run({ machineIds: [...made.restartMachineIds], kind: "restart" }),
      success: t.machines.commandSent,
    });
  };
}
