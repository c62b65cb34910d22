import { alarms } from "@yunshou/contract/machines/alarms";
import { fill } from "@yunshou/phrases/fill";
import { namesOf, showNumber, useConfirm, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AlarmRow } from "./alarmRow.ts";

/** Which alarms a question is about: the one by its machine and kind, many by their number. */
export function useAlarmNames(): (chosen: readonly AlarmRow[]) => string {
  const t = usePhrases("machines", "alarms");
  return (chosen) => {
    const [first] = chosen;
    return chosen.length === 1 && first !== undefined
      ? namesOf(first.machineName, first.machineNo, t.machines.alarm[first.alarmType])
      : fill(t.alarms.countOf, { n: showNumber(chosen.length) });
  };
}

/** Asks, then ignores alarms: they stay in the list, and nobody is reminded of them. */
export function useIgnoreAlarms(onIgnored: () => void): (chosen: readonly AlarmRow[]) => void {
  const t = usePhrases("machines", "alarms");
  const { ask } = useConfirm();
  const { run } = useWrite(alarms.handle);
  const names = useAlarmNames();
  return (chosen) =>
    ask({
      text: t.alarms.ignoreAsk,
      about: names(chosen),
      verb: t.alarms.ignore,
      run: async () => {
        await run({ alarmIds: chosen.map(({ alarmId }) => alarmId), decision: "ignore" });
        onIgnored();
      },
    });
}
