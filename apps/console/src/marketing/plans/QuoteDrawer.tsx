import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { OutputOf } from "@yunshou/contract";
import { plans } from "@yunshou/contract/marketing/plans";
import { type BusinessType, businessTypes, type MemberLevel, memberLevels, planLimits } from "@yunshou/domain";
import { Button, DatePicker, Descriptions, Drawer, Form, InputNumber, List, Select, Space } from "antd";
import type { Dayjs } from "dayjs";
import { useState } from "react";
import {
  Choice,
  choicesOf,
  MachineField,
  namesOf,
  ProductField,
  showMoney,
  showTime,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Quote = OutputOf<typeof plans.quote>;

interface Values {
  readonly machineId: string;
  readonly lines: readonly { readonly productId?: string; readonly quantity?: number }[];
  readonly memberLevel?: MemberLevel | null;
  readonly businessType: BusinessType;
  readonly at?: Dayjs | null;
}

/** 试算: what a basket costs at a machine at a minute, rule by rule. Nothing is claimed. */
export function QuoteDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = usePhrases("marketing").marketing;
  const asking = useWrite(plans.quote);
  const [quote, show] = useState<Quote>();
  const ask = async ({ lines, at, memberLevel = null, ...rest }: Values) => {
    const asked = lines.map(({ productId = "", quantity = 1 }) => ({ productId, quantity }));
    show(undefined);
    show(await asking.run({ ...rest, memberLevel, lines: asked, ...(at ? { at: at.toISOString() } : {}) }));
  };
  return (
    <Drawer title={words.quote} open={open} onClose={onClose} size={640}>
      <p className="kit-soft">{words.quoteHint}</p>
      <Form<Values>
        layout="vertical"
        className="kit-form"
        initialValues={{ businessType: "ordinary", lines: [{ quantity: 1 }] }}
        onFinish={(values) => void ask(values).catch(() => undefined)}
      >
        <QuoteFields />
        <Button type="primary" htmlType="submit" loading={asking.running}>
          {words.quoteRun}
        </Button>
      </Form>
      {quote !== undefined && <QuoteResult quote={quote} />}
    </Drawer>
  );
}

function QuoteFields() {
  const t = usePhrases("marketing", "members", "orders");
  const words = t.marketing;
  const { fields } = words;
  const { required } = useRules();
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
                    <InputNumber min={1} max={planLimits.quoted} precision={0} aria-label={fields.quantity} />
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
      <Form.Item name="memberLevel" label={fields.memberLevel}>
        <Select allowClear placeholder={words.noLevel} options={choicesOf(memberLevels, t.members.level)} />
      </Form.Item>
      <Form.Item name="businessType" label={fields.businessType}>
        <Choice values={businessTypes} words={t.orders.businessType} />
      </Form.Item>
    </>
  );
}

function QuoteResult({ quote }: { readonly quote: Quote }) {
  const words = usePhrases("marketing").marketing;
  const { fields } = words;
  return (
    <section aria-label={words.quote}>
      <Descriptions
        bordered
        size="small"
        column={1}
        items={[
          { key: "at", label: fields.at, children: `${quote.machineNo} · ${showTime(quote.at)}` },
          ...quote.lines.map((line) => ({
            key: line.productId,
            label: `${line.productName} × ${line.quantity}`,
            children: `${showMoney(line.priceFen)} − ${showMoney(line.discountFen)} = ${showMoney(line.payFen)}`,
          })),
          { key: "price", label: fields.price, children: showMoney(quote.priceFen) },
          { key: "discount", label: fields.discount, children: showMoney(quote.discountFen) },
          { key: "pay", label: fields.pay, children: <strong>{showMoney(quote.payFen)}</strong> },
        ]}
      />
      {quote.applied.length + quote.refused.length === 0 && <p className="kit-soft">{words.none}</p>}
      {quote.applied.length > 0 && (
        <List
          size="small"
          header={words.applied}
          dataSource={quote.applied}
          rowKey="planId"
          renderItem={({ planName, planType, discountFen }) => (
            <List.Item extra={`−${showMoney(discountFen)}`}>{namesOf(planName, words.kind[planType])}</List.Item>
          )}
        />
      )}
      {quote.refused.length > 0 && (
        <List
          size="small"
          header={words.refused}
          dataSource={quote.refused}
          rowKey="planId"
          renderItem={({ planName, planType, reason }) => (
            <List.Item extra={words.reason[reason]}>{namesOf(planName, words.kind[planType])}</List.Item>
          )}
        />
      )}
    </section>
  );
}
