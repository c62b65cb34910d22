import { cards } from "@yunshou/contract/members/cards";
import { type RechargeMethod, rechargeMethods } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Radio } from "antd";
import { choicesOf, FormModal, useRules, useWrite, namesOf } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { CardRow } from "./state.ts";
import { writeYuan } from "../platform/phrases/numbers.ts";

/** Ends a card for good: what is left on it is paid out in a named way, the gift ends (CARD-23, MSG-88). */
export function CancelForm({ card, onClose }: { readonly card: CardRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("members");
  const { required } = useRules();
  const words = t.members;
  const { run, running } = useWrite(cards.cancel);
  const balance = BigInt(card?.balanceFen ?? 0);
  const gift = BigInt(card?.giftFen ?? 0);
  const hasBalance = balance > 0n;
  return (
    <FormModal<{ payout?: RechargeMethod | null }, CardRow>
      key={card?.cardId}
      title={words.action.cancel}
      about={namesOf(card?.cardNo, card?.holderName)}
      verb={words.action.cancel}
      of={card}
      onClose={onClose}
      initial={{}}
      submitting={running}
      guard="money"
      onSubmit={({ payout = null }, { cardId }) => run({ cardId, payout: hasBalance ? payout : null })}
      success={t.common.result.done}
    >
      <p>{words.confirm.cancel}</p>
      {gift > 0n && <p className="kit-soft">{fill(words.hint.forfeit, { gift: writeYuan(gift) })}</p>}
      {hasBalance && (
        <Form.Item
          name="payout"
          label={words.fields.payout}
          extra={fill(words.hint.payout, { balance: writeYuan(balance) })}
          rules={[required]}
        >
          <Radio.Group options={choicesOf(rechargeMethods, words.method)} />
        </Form.Item>
      )}
    </FormModal>
  );
}
