import { cards } from "@yunshou/contract/members/cards";
import { yuanFromFen } from "@yunshou/domain";
import { fenOf, FormModal, useWrite, namesOf } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { LimitFields, type LimitValues } from "./cardFields.tsx";
import type { CardRow } from "./state.ts";

/** What a card may buy a day, and at which machines (CARD-02, CARD-16). */
export function LimitsForm({ card, onClose }: { readonly card: CardRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("members");
  const words = t.members;
  const { run, running } = useWrite(cards.setLimits);
  const initial =
    card === undefined
      ? {}
      : {
          dailyCountLimit: card.dailyCountLimit,
          dailyAmountLimit: yuanFromFen(BigInt(card.dailyAmountLimitFen)),
          machineIds: card.machines.map(({ machineId }) => machineId),
        };
  return (
    <FormModal<LimitValues, CardRow>
      key={card?.cardId}
      title={words.action.limits}
      about={namesOf(card?.cardNo, card?.holderName)}
      verb={t.common.action.save}
      of={card}
      onClose={onClose}
      initial={initial}
      submitting={running}
      onSubmit={({ dailyCountLimit, dailyAmountLimit, machineIds }, { cardId }) =>
        run({ cardId, dailyCountLimit, dailyAmountLimitFen: fenOf(dailyAmountLimit), machineIds })
      }
      success={t.common.result.modified}
    >
      <LimitFields />
    </FormModal>
  );
}
