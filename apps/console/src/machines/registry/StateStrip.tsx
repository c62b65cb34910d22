import { machines } from "@yunshou/contract/machines/machines";
import type { MachineStatus } from "@yunshou/domain";
import { useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

const shown = [
  "inService",
  "online",
  "offline",
  "fault",
  "outOfStock",
  "outOfChange",
  "temperature",
  "stopSell",
  "notActivated",
  "decommissioned",
] as const;

interface StateStripProps {
  readonly chosen: MachineStatus | undefined;
  readonly onChoose: (state: (typeof shown)[number] | undefined) => void;
}

/** How many machines are in each state; a press filters the list, so that problems come first. */
export function StateStrip({ chosen, onChoose }: StateStripProps) {
  const t = usePhrases("machines");
  const { data } = useCall(machines.counts, {}, { pollMs: 15_000 });
  return (
    <div className="machine-strip" role="group" aria-label={t.machines.state}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <span>{t.machines.all}</span>
        <strong>{data?.all ?? ""}</strong>
      </button>
      {shown.map((state) => (
        <button
          key={state}
          type="button"
          data-state={state}
          data-any={(data?.[state] ?? 0) > 0 ? "yes" : "no"}
          aria-pressed={chosen === state}
          onClick={() => onChoose(state)}
        >
          <span>{t.machines.machineState[state]}</span>
          <strong>{data?.[state] ?? ""}</strong>
        </button>
      ))}
    </div>
  );
}
