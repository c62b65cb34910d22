import { cards } from "@yunshou/contract/members/cards";
import { App, Form, Input } from "antd";
import { FormModal, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { expiryOf, NumberFields, type NumberValues } from "./cardFields.tsx";
import type { CardRow } from "./state.ts";

/** Issues a card in the place of another, with everything on it (CARD-17 to CARD-20). */
export function ReplaceForm({ card, onClose }: { readonly card: CardRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases();
  const words = t.members;
  const { message } = App.useApp();
  const { run, running } = useWrite(cards.replace);
  const save = async ({ lastDay, cardNo, physicalNo, logicalNo }: NumberValues) => {
    await run({ cardId: card?.cardId ?? "0", cardNo, physicalNo, logicalNo, cardExpiry: expiryOf(lastDay) });
    message.success(t.common.result.done);
  };
  return (
    <FormModal<NumberValues>
      key={card?.cardId}
      title={words.action.replace}
      open={card !== undefined}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={save}
    >
      <p className="kit-soft">{words.hint.replace}</p>
      <Form.Item label={words.field.originalCardNo}>
        <Input value={card?.cardNo} disabled />
      </Form.Item>
      <NumberFields cardNoLabel={words.field.newCardNo} />
    </FormModal>
  );
}
