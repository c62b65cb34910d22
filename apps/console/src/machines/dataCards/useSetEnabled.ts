import type { RowOf } from "@yunshou/contract";
import { dataCards } from "@yunshou/contract/machines/dataCards";
import { fill } from "@yunshou/phrases/fill";
import { namesOf, useConfirm, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Card = Pick<RowOf<typeof dataCards.list>, "dataCardId" | "iccid" | "machineName" | "machineNo">;

/** Machines that a question names one by one. */
const named = 5;

/** The machines that lose their connection with some cards: the first by name, and how many when there are more. */
export function machinesOf(cards: readonly Pick<Card, "machineName" | "machineNo">[]): string {
  const machines = [
    ...new Set(
      cards.flatMap(({ machineName, machineNo }) => (machineNo === null ? [] : [namesOf(machineName, machineNo)])),
    ),
  ];
  return `${machines.slice(0, named).join(", ")}${machines.length > named ? ` … (${machines.length})` : ""}`;
}

/** Enables or disables cards after a question that names the machines which use them (DATACARD-03, DATACARD-06). */
export function useSetEnabled(): (cards: readonly Card[], enabled: boolean, done?: () => void) => void {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const { ask } = useConfirm();
  const set = useWrite(dataCards.setEnabled);
  return (cards, enabled, done) => {
    const machines = machinesOf(cards);
    const [only] = cards;
    ask({
      text: enabled ? words.enableAsk : words.disableAsk,
      about: cards.length === 1 && only !== undefined ? only.iccid : fill(words.batch, { n: cards.length }),
      verb: enabled ? words.enable : words.disable,
      danger: !enabled,
      ...(enabled || machines === "" ? {} : { consequence: fill(words.losesConnection, { machines }) }),
      run: async () => {
        await set.run({ dataCardIds: cards.map(({ dataCardId }) => dataCardId), enabled });
        done?.();
      },
    });
  };
}
