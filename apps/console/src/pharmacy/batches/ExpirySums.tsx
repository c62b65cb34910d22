import type { InputOf } from "@yunshou/contract";
import { type expirySteps, medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { showMoney, showNumber, useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Step = (typeof expirySteps)[number];

interface ExpirySumsProps {
  readonly title: string;
  readonly filters: InputOf<typeof medicineBatches.expirySums>;
  /** Shows exactly the rows of a step. */
  readonly onStep: (step: Step) => void;
}

/** The board by step beside its title: each opens its rows, and says how many there are and what they cost. */
export function ExpirySums({ title, filters, onStep }: ExpirySumsProps) {
  const words = usePhrases("medicineBatches").medicineBatches;
  const { data } = useCall(medicineBatches.expirySums, filters, { silent: true });
  return (
    <>
      <h2>{title}</h2>
      {(data?.steps ?? []).map(({ within, places, pieces, valueFen }) => (
        <Button
          key={within}
          size="small"
          danger={within === "over" && places > 0}
          title={fill(words.sum, {
            places: showNumber(places),
            pieces: showNumber(pieces),
            value: showMoney(valueFen),
          })}
          onClick={() => onStep(within)}
        >
          {`${words.step[within]} ${showNumber(places)}`}
        </Button>
      ))}
    </>
  );
}
