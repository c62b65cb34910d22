import { cards } from "@yunshou/contract/members/cards";
import { type CardKind, cardKinds, checkGift, checkTradePassword, fieldLimits, isNotMobile } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input, Switch } from "antd";
import {
  Choice,
  fenOf,
  FormDrawer,
  MerchantField,
  MoneyField,
  ruleOf,
  useCall,
  useRules,
  useWrite,
} from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../platform/session/session.ts";
import { AreaItem } from "./areas/AreaItem.tsx";
import { expiryOf, LimitFields, type LimitValues, NumberFields, type NumberValues } from "./cardFields.tsx";

interface Values extends NumberValues, LimitValues {
  readonly merchantId: string;
  readonly cardType: CardKind;
  readonly activate: boolean;
  readonly areaId?: string;
  readonly holderName?: string;
  readonly holderPhone?: string;
  readonly gift?: string;
  readonly tradePassword?: string;
}

/** Issues a card (CARD-01 to CARD-08, CARD-15, CARD-16). A gift card gets its money here, because it is never recharged (CARD-13). */
export function IssueForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("members");
  const { required, rule, amount } = useRules();
  const words = t.members;
  const options = useCall(cards.options, {}, { enabled: open });
  const { run, running } = useWrite(cards.issue);
  const merchants = options.data?.merchants ?? [];
  const own = merchants.find((one) => one.merchantId === sessionCustomData()?.merchantId) ?? merchants[0];

  const save = async ({
    lastDay,
    gift,
    dailyAmountLimit,
    holderName = "",
    holderPhone = "",
    tradePassword = "",
    areaId,
    ...values
  }: Values) => {
    const giftFen = values.cardType === "gift" ? fenOf(gift) : "0";
    await run({
      ...values,
      areaId: areaId ?? null,
      holderName,
      holderPhone,
      tradePassword,
      giftFen,
      cardExpiry: expiryOf(lastDay),
      dailyAmountLimitFen: fenOf(dailyAmountLimit),
    });
  };
  /** Name and phone are given together or not at all. */
  const together =
    (other: "holderName" | "holderPhone", check: (text: string) => string | undefined) =>
    ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) =>
      ruleOf((text: string = "") => {
        if (text.trim() !== "") return check(text);
        return getFieldValue(other) ? fill(t.common.form.requiredOf, { field: "${label}" }) : undefined;
      });

  return (
    <FormDrawer<Values>
      title={words.action.issue}
      open={open}
      onClose={onClose}
      initial={{
        cardType: "normal",
        activate: true,
        dailyCountLimit: 0,
        dailyAmountLimit: "0",
        machineIds: [],
        ...(own === undefined ? {} : { merchantId: own.merchantId }),
      }}
      loading={options.data === undefined}
      error={options.error}
      success={t.common.result.added}
      submitting={running}
      onSubmit={save}
    >
      <NumberFields cardNoLabel={words.fields.cardNo} />
      <Form.Item name="cardType" label={words.fields.cardType} rules={[required]}>
        <Choice values={cardKinds} words={words.kind} />
      </Form.Item>
      <Form.Item name="merchantId" label={words.fields.merchantName} rules={[required]}>
        <MerchantField usable narrowedTo={{ feature: "membershipCard" }} allowClear={false} />
      </Form.Item>
      <Form.Item noStyle dependencies={["merchantId"]}>
        {({ getFieldValue }) => <AreaItem merchantId={getFieldValue("merchantId") as string | undefined} />}
      </Form.Item>
      <Form.Item noStyle dependencies={["cardType"]}>
        {({ getFieldValue }) =>
          getFieldValue("cardType") === "gift" && (
            <Form.Item name="gift" label={words.fields.giftAmount} required rules={[amount((fen) => checkGift(fen))]}>
              <MoneyField />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item
        name="holderName"
        label={words.fields.holderName}
        dependencies={["holderPhone"]}
        rules={[together("holderPhone", () => undefined)]}
      >
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="holderPhone"
        label={words.fields.holderPhone}
        extra={words.hint.holder}
        dependencies={["holderName"]}
        rules={[
          together("holderName", (text) => (isNotMobile(text.trim()) ? t.common.errors["field.notMobile"] : undefined)),
        ]}
      >
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <LimitFields />
      <Form.Item
        name="tradePassword"
        label={words.fields.tradePassword}
        extra={words.hint.passwordOptional}
        rules={[rule(checkTradePassword, { optional: true })]}
      >
        <Input.Password maxLength={6} inputMode="numeric" autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="activate" label={words.hint.activateNow} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
