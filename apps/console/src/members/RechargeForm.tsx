import { cards } from "@yunshou/contract/members/cards";
import {
  asksRechargeConfirmation,
  checkGift,
  checkRecharge,
  fenFromYuan,
  fieldLimits,
  type RechargeMethod,
  rechargeMethods,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input, Radio } from "antd";
import {
  choicesOf,
  fenOf,
  FormModal,
  MoneyField,
  namesOf,
  showMoney,
  useConfirm,
  useRules,
  useWrite,
} from "../platform/kit/index.ts";
import { lowered } from "./cardFields.tsx";
import { listed } from "../platform/phrases/listed.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import type { CardRow } from "./state.ts";
import { TopUpHint } from "./topUps/TopUpHint.tsx";

interface Values {
  readonly amount: string;
  readonly gift?: string;
  readonly method: RechargeMethod;
  readonly physicalNo?: string;
  readonly remark?: string;
}

/** What somebody has written so far; nothing while it is no amount. */
const fenIn = (text: unknown): bigint => {
  const parsed = fenFromYuan(typeof text === "string" ? text : "");
  return parsed.ok ? parsed.value : 0n;
};

/** Puts the same amount on one card or several (CARD-09, CARD-12, CARD-21); above 500 yuan it asks once more (CARD-10). */
export function RechargeForm({
  chosen,
  onClose,
}: {
  readonly chosen: readonly CardRow[] | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("members");
  const words = t.members;
  const { agree } = useConfirm();
  const { amount: amountRule } = useRules();
  const { run, running } = useWrite(cards.recharge);
  const [first] = chosen ?? [];
  const several = chosen !== undefined && chosen.length > 1;
  const cardsText = listed((chosen ?? []).map(({ cardNo }) => cardNo));

  const save = ({ amount, gift, method, physicalNo = "", remark = "" }: Values): Promise<unknown> => {
    const amountFen = fenOf(amount);
    const recharge = async () => {
      await run({
        cardIds: (chosen ?? []).map(({ cardId }) => cardId),
        amountFen,
        giftFen: fenOf(gift),
        method,
        physicalNo,
        remark,
      });
    };
    if (!asksRechargeConfirmation(BigInt(amountFen))) return recharge();
    // Stepping back leaves the form open as it is: nothing was sent.
    return agree({
      text: words.confirm.rechargeLarge,
      about: namesOf(cardsText, showMoney(amountFen)),
      verb: words.action.recharge,
    }).then((agreed) => (agreed ? recharge() : new Promise(() => {})));
  };

  return (
    <FormModal<Values>
      key={first?.cardId}
      title={several ? words.action.batchRecharge : words.action.recharge}
      about={several ? cardsText : namesOf(first?.cardNo, first?.holderName)}
      verb={({ amount }) => `${words.action.recharge} ${showMoney(fenOf(amount))}`}
      open={chosen !== undefined}
      onClose={onClose}
      initial={{ method: "cash" }}
      submitting={running}
      guard="money"
      success={t.common.result.done}
      onSubmit={save}
    >
      {several && <p className="kit-soft">{fill(words.hint.cards, { n: chosen.length })}</p>}
      {!several && first !== undefined && (
        <Form.Item noStyle dependencies={["amount"]}>
          {({ getFieldValue }) => <TopUpHint cardId={first.cardId} amountFen={fenIn(getFieldValue("amount"))} />}
        </Form.Item>
      )}
      <Form.Item
        name="amount"
        label={words.fields.rechargeAmount}
        required
        rules={[amountRule((fen) => checkRecharge({ kind: "normal", state: "activated", balanceFen: 0n }, fen))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="gift" label={words.fields.giftAmount} rules={[amountRule(checkGift, { optional: true })]}>
        <MoneyField />
      </Form.Item>
      <Form.Item name="method" label={words.fields.rechargeMethod}>
        <Radio.Group options={choicesOf(rechargeMethods, words.method)} />
      </Form.Item>
      {!several && (
        <Form.Item
          name="physicalNo"
          label={words.fields.physicalNo}
          extra={words.hint.readPhysical}
          normalize={lowered}
        >
          <Input maxLength={10} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item name="remark" label={words.fields.remark}>
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
