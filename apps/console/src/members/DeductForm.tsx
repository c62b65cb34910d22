import { cards } from "@yunshou/contract/members/cards";
import { checkDeduction, fieldLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import { fenOf, FormModal, MoneyField, namesOf, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { CardRow } from "./state.ts";
import { writeYuan } from "../platform/phrases/numbers.ts";

interface Values {
  readonly amount: string;
  readonly tradePassword?: string;
  readonly remark?: string;
}

/** Takes money off a card, gift first, or gives back what was taken wrongly (CARD-11, CARD-12, CARD-30). */
export function DeductForm({ card, onClose }: { readonly card: CardRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("members");
  const words = t.members;
  const { amount: amountRule } = useRules();
  const { run, running } = useWrite(cards.deduct);
  const money = { balanceFen: BigInt(card?.balanceFen ?? 0), giftFen: BigInt(card?.giftFen ?? 0) };
  return (
    <FormModal<Values, CardRow>
      key={card?.cardId}
      title={words.action.deduct}
      about={namesOf(card?.cardNo, card?.holderName)}
      verb={words.action.deduct}
      of={card}
      onClose={onClose}
      initial={{}}
      submitting={running}
      guard="money"
      onSubmit={({ amount, tradePassword = "", remark = "" }, { cardId }) =>
        run({ cardId, amountFen: fenOf(amount), tradePassword, remark })
      }
      success={t.common.result.done}
    >
      <p className="kit-soft">
        {fill(words.hint.onCard, { balance: writeYuan(money.balanceFen), gift: writeYuan(money.giftFen) })}
      </p>
      <Form.Item
        name="amount"
        label={words.fields.deductAmount}
        required
        extra={words.hint.correction}
        rules={[amountRule((fen) => checkDeduction({ ...money, state: card?.cardStatus ?? "cancelled" }, fen))]}
      >
        <MoneyField />
      </Form.Item>
      {card?.hasPassword === true && (
        <Form.Item name="tradePassword" label={words.fields.tradePassword}>
          <Input.Password maxLength={6} inputMode="numeric" autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="remark" label={words.fields.remark}>
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
