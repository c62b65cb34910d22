import type { RowOf } from "@yunshou/contract";
import type { dataCards } from "@yunshou/contract/machines/dataCards";
import { fill } from "@yunshou/phrases/fill";
import { Button, Tooltip } from "antd";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useSetEnabled } from "./useSetEnabled.ts";

interface CardBatchProps {
  readonly cards: readonly RowOf<typeof dataCards.list>[];
  /** Why nothing can be changed. */
  readonly refused: string | undefined;
  readonly tooMany: boolean;
  readonly onRenew: (ids: readonly string[], about: string) => void;
}

/** What may be done to the chosen cards together. */
export function CardBatch({ cards, refused, tooMany, onRenew }: CardBatchProps) {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const setEnabled = useSetEnabled();
  const buttons = [
    [words.enable, () => setEnabled(cards, true)],
    [words.disable, () => setEnabled(cards, false)],
    [
      words.renew,
      () =>
        onRenew(
          cards.map(({ dataCardId }) => dataCardId),
          fill(words.batch, { n: cards.length }),
        ),
    ],
  ] as const;
  return (
    <>
      {buttons.map(([label, act]) => (
        <Tooltip key={label} title={refused}>
          <Button disabled={refused !== undefined || tooMany || cards.length === 0} onClick={act}>
            {label}
          </Button>
        </Tooltip>
      ))}
    </>
  );
}
