import { cards } from "@yunshou/contract/members/cards";
import { checkTradePassword } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRules, useWrite, namesOf } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { CardRow } from "./state.ts";

/** Sets the six digits that a deduction asks for (CARD-15, MSG-109). */
export function PasswordForm({ card, onClose }: { readonly card: CardRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("members");
  const words = t.members;
  const { rule } = useRules();
  const { run, running } = useWrite(cards.setPassword);
  const checked = rule(checkTradePassword);
  return (
    <FormModal<{ tradePassword: string }, CardRow>
      key={card?.cardId}
      title={words.action.password}
      about={namesOf(card?.cardNo, card?.holderName)}
      verb={t.common.action.save}
      of={card}
      onClose={onClose}
      initial={{}}
      submitting={running}
      onSubmit={({ tradePassword }, { cardId }) => run({ cardId, tradePassword })}
      success={t.common.result.modified}
    >
      <Form.Item name="tradePassword" label={words.hint.newPassword} required rules={[checked]}>
        <Input.Password maxLength={6} inputMode="numeric" autoComplete="new-password" />
      </Form.Item>
    </FormModal>
  );
}
