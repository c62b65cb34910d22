import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { plans } from "@yunshou/contract/marketing/plans";
import { type BusinessType, businessTypes, type MemberLevel, memberLevels, planLimits } from "@yunshou/domain";
import { Button, DatePicker, Drawer, Form, Select, Space } from "antd";
import type { Dayjs } from "dayjs";
import { useState } from "react";
import {
  CardField,
  Choice,
  choicesOf,
  MachineField,
  NumberField,
  pickedInstant,
  ProductField,
  useCan,
  useFeature,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Plan } from "./PlanForm.tsx";
import { type Quote, QuoteResult } from "./QuoteResult.tsx";

interface Values {
  readonly machineId: string;
  readonly lines: readonly { readonly productId?: string; readonly quantity?: number }[];
  readonly memberLevel?: MemberLevel | null;
  readonly cardId?: string;
  readonly discountCodes?: readonly string[];
  readonly businessType: BusinessType;
  readonly at?: Dayjs | null;
}

interface QuoteDrawerProps {
  readonly open: boolean;
  /** The plan that is asked about; its first machine and product are proposed. */
  readonly plan?: Plan;
  readonly onClose: () => void;
}

/** 试算: what a basket costs at a machine at a minute, rule by rule. Nothing is claimed. */
export function QuoteDrawer({ open, plan, onClose }: QuoteDrawerProps) {
  const words = usePhrases("marketing").marketing;
  return (
    <Drawer title={words.quote} open={open} onClose={onClose} size={640}>
      <QuoteForm key={plan?.planId ?? "any"} plan={plan} />
    </Drawer>
  );
}

function QuoteForm({ plan }: { readonly plan: Plan | undefined }) {
  const words = usePhrases("marketing").marketing;
  const [machineId] = plan?.machineIds ?? [];
  const [productId] = plan?.productIds ?? [];
  const asking = useWrite(plans.quote);
  const [quote, show] = useState<Quote>();
  const ask = async ({ lines, at, memberLevel = null, cardId, discountCodes = [], ...rest }: Values) => {
    const asked = lines.map(({ productId = "", quantity = 1 }) => ({ productId, quantity }));
    show(undefined);
    const input = {
      ...rest,
      memberLevel,
      cardId: cardId === undefined || cardId === "" ? null : cardId,
      discountCodes: [...discountCodes],
      lines: asked,
    };
    show(await asking.run({ ...input, ...(at ? { at: pickedInstant(at) } : {}) }));
  };
  return (
    <>
      <p className="kit-soft">{words.quoteHint}</p>
      <Form<Values>
        layout="vertical"
        className="kit-form"
        initialValues={{
          businessType: "ordinary",
          lines: [{ quantity: 1, ...(productId === undefined ? {} : { productId }) }],
          ...(machineId === undefined ? {} : { machineId }),
        }}
        onFinish={(values) => void ask(values).catch(() => undefined)}
      >
        <QuoteFields />
        <Button type="primary" htmlType="submit" loading={asking.running}>
          {words.quoteRun}
        </Button>
      </Form>
      {quote !== undefined && <QuoteResult quote={quote} />}
    </>
  );
}

function QuoteFields() {
  const t = usePhrases("marketing", "members", "orders");
  const words = t.marketing;
  const { fields } = words;
  const { required } = useRules();
  const mayChooseCards = useCan("members.card.read");
  const hasCards = useFeature("membershipCard");
  const cards = mayChooseCards && hasCards;
  const machineId: string | undefined = Form.useWatch("machineId");
  return (
    <>
      <Form.Item name="machineId" label={fields.machineId} rules={[required]}>
        <MachineField />
      </Form.Item>
      <Form.Item name="at" label={fields.at}>
        <DatePicker showTime={{ format: "HH:mm" }} placeholder={words.now} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item label={fields.lines} required className="kit-wide">
        <Form.List name="lines">
          {(rows, { add, remove }) => (
            <>
              {rows.map(({ key, name }) => (
                <Space key={key} align="baseline">
                  <Form.Item name={[name, "productId"]} label={fields.lines} rules={[required]} noStyle>
                    <ProductField
                      aria-label={fields.lines}
                      {...(machineId === undefined ? {} : { narrowedTo: { machineId } })}
                    />
                  </Form.Item>
                  <Form.Item name={[name, "quantity"]} label={fields.quantity} rules={[required]} noStyle>
                    <NumberField min={1} max={planLimits.quoted} precision={0} aria-label={fields.quantity} />
                  </Form.Item>
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={words.removeLine}
                    disabled={rows.length === 1}
                    onClick={() => remove(name)}
                  />
                </Space>
              ))}
              <Button
                icon={<PlusOutlined />}
                disabled={rows.length >= planLimits.quoted}
                onClick={() => add({ quantity: 1 })}
              >
                {words.addLine}
              </Button>
            </>
          )}
        </Form.List>
      </Form.Item>
      {cards && (
        <Form.Item name="cardId" label={fields.cardId} extra={words.quoteCard}>
          <CardField />
        </Form.Item>
      )}
      <Form.Item noStyle dependencies={["cardId"]}>
        {({ getFieldValue }) =>
          ((getFieldValue("cardId") as string | undefined) ?? "") === "" && (
            <Form.Item name="memberLevel" label={fields.memberLevel}>
              <Select allowClear placeholder={words.noLevel} options={choicesOf(memberLevels, t.members.level)} />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="discountCodes" label={fields.discountCodes} extra={words.quoteCodes}>
        <Select
          mode="tags"
          open={false}
          suffixIcon={null}
          maxCount={planLimits.quotedCodes}
          tokenSeparators={[" ", ","]}
        />
      </Form.Item>
      <Form.Item name="businessType" label={fields.businessType}>
        <Choice values={businessTypes} words={t.orders.businessType} />
      </Form.Item>
    </>
  );
}
