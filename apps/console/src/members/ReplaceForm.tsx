import { cards } from "@yunshou/contract/members/cards";
import { Form, Input } from "antd";
import { FormModal, useWrite, namesOf } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { expiryOf, NumberFields, type NumberValues } from "./cardFields.tsx";
import type { CardRow } from "./state.ts";

/** Issues a card in the place of another, with everything on it (CARD-17 to CARD-20). */
export function ReplaceForm({ card, onClose }: { readonly card: CardRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("members");
  const words = t.members;
  const { run, running } = useWrite(cards.replace);
  return (
    <FormModal<NumberValues, CardRow>
      key={card?.cardId}
      title={words.action.replace}
      about={namesOf(card?.cardNo, card?.holderName)}
      verb={words.action.replace}
      of={card}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ lastDay, cardNo, physicalNo, logicalNo }, { cardId }) =>
        run({ cardId, cardNo, physicalNo, logicalNo, cardExpiry: expiryOf(lastDay) })
      }
      success={t.common.result.done}
    >
      <p className="kit-soft">{words.hint.replace}</p>
      <Form.Item label={words.fields.originalCardNo}>
        <Input value={card?.cardNo} disabled />
      </Form.Item>
      <NumberFields cardNoLabel={words.fields.newCardNo} />
    </FormModal>
  );
}
