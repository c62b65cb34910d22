import { vouchers } from "@yunshou/contract/marketing/vouchers";
import {
  checkMovedAmount,
  checkVoucherAmount,
  checkVoucherCount,
  fieldLimits,
  type VoucherType,
  voucherTypes,
} from "@yunshou/domain";
import { Form, Input } from "antd";
import {
  Choice,
  fenOf,
  FormDrawer,
  MerchantField,
  MoneyField,
  NumberField,
  ofYuan,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { AudienceFields, type AudienceValues, audienceValues, slotsOf } from "./AudienceFields.tsx";
import { NarrowingFields } from "./NarrowingFields.tsx";
import { PeriodFields, periodOf, type PeriodValues } from "./PeriodFields.tsx";

interface Values extends PeriodValues, AudienceValues {
  readonly merchantId: string;
  readonly voucherName: string;
  readonly voucherAmount: string;
  readonly limitAmount: string;
  readonly voucherType: VoucherType;
  readonly generatedQty: number;
  readonly machineIds: string[];
  /** Of a product voucher. */
  readonly productIds?: string[];
}

/** 生成代金券: up to 500 of one kind, each below the price from which it counts (VOUCHER-03, VOUCHER-04). */
export function VoucherForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("codes");
  const { action } = t.codes;
  const { run, running } = useWrite(vouchers.create);
  const save = ({ voucherAmount, limitAmount, firstDay, lastDay, ...values }: Values) =>
    run({
      ...values,
      slots: slotsOf(values.slots),
      ...periodOf({ firstDay, lastDay }),
      voucherAmountFen: fenOf(voucherAmount),
      limitAmountFen: fenOf(limitAmount),
    });
  return (
    <FormDrawer<Values>
      title={action.addVoucher}
      open={open}
      onClose={onClose}
      initial={{
        merchantId: sessionCustomData()?.merchantId ?? "",
        voucherType: "general",
        machineIds: [],
        productIds: [],
        ...audienceValues("machine"),
      }}
      submitting={running}
      onSubmit={save}
      success={t.common.result.added}
    >
      <VoucherFields />
    </FormDrawer>
  );
}

function VoucherFields() {
  const t = usePhrases("codes");
  const { fields, type } = t.codes;
  const { required, filled, amount } = useRules();
  const refusal = useRefusalText();
  const limit: string | undefined = Form.useWatch("limitAmount");
  const kind: VoucherType | undefined = Form.useWatch("voucherType");
  const below = ruleOf((text: string | undefined) =>
    text === undefined || limit === undefined || limit.trim() === ""
      ? undefined
      : refusal(ofYuan((fen) => checkVoucherAmount(fen, BigInt(fenOf(limit))))(text)),
  );
  return (
    <>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable allowClear={false} />
      </Form.Item>
      <Form.Item name="voucherName" label={fields.voucherName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item
        name="voucherAmount"
        label={fields.voucherAmount}
        dependencies={["limitAmount"]}
        rules={[required, below]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item
        name="limitAmount"
        label={fields.limitAmount}
        required
        rules={[amount((fen) => checkMovedAmount(fen, "limitAmountFen"))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="voucherType" label={fields.voucherType} rules={[required]}>
        <Choice values={voucherTypes} words={type} />
      </Form.Item>
      <Form.Item
        name="generatedQty"
        label={fields.generatedQty}
        rules={[
          required,
          ruleOf((count: number | null | undefined) =>
            count === null || count === undefined ? undefined : refusal(checkVoucherCount(count)),
          ),
        ]}
      >
        <NumberField min={1} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <PeriodFields />
      <NarrowingFields products={kind === "product" ? "some" : "all"} />
      <AudienceFields usage="machine" aboutLevels={t.codes.hint.levelsByHand} />
    </>
  );
}
