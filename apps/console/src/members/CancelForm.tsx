import { cards } from "@yunshou/contract/members/cards";
import { type RechargeMethod, rechargeMethods } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Form, Radio } from "antd";
import { choicesOf, FormModal, useRules, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { CardRow } from "./state.ts";
import { writeYuan } from "../platform/phrases/numbers.ts";

/** Ends a card for good: what is left on it is paid out in a named way, the gift ends (CARD-23, MSG-88). */
export function CancelForm({ card, onClose }: { readonly card: CardRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases();
  const { required } = useRules();
  const words = t.members;
  const { message } = App.useApp();
  const { run, running } = useWrite(cards.cancel);
  const hasBalance = BigInt(card?.balanceFen ?? 0) > 0n;
  const hasGift = BigInt(card?.giftFen ?? 0) > 0n;
  const save = async ({ payout = null }: { readonly payout?: RechargeMethod | null }) => {
    await run({ cardId: card?.cardId ?? "0", payout: hasBalance ? payout : null });
    message.success(t.common.result.done);
  };
  return (
    <FormModal<{ payout?: RechargeMethod | null }>
      key={card?.cardId}
      title={`${words.action.cancel} · ${card?.cardNo ?? ""}`}
      open={card !== undefined}
      onClose={onClose}
      initial={{}}
      submitting={running}
      guard="money"
      onSubmit={save}
    >
      <p>{words.confirm.cancel}</p>
      {hasGift && <p className="kit-soft">{fill(words.hint.forfeit, { gift: writeYuan(card?.giftFen ?? "0") })}</p>}
      {hasBalance && (
        <Form.Item
          name="payout"
          label={words.field.payout}
          extra={fill(words.hint.payout, { balance: writeYuan(card?.balanceFen ?? "0") })}
          rules={[required]}
        >
          <Radio.Group options={choicesOf(rechargeMethods, words.method)} />
        </Form.Item>
      )}
    </FormModal>
  );
}
