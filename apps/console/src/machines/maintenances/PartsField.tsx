import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { maintenances } from "@yunshou/contract/machines/maintenances";
import { checkNotNegative, fieldLimits, maintenanceLimits, yuanFromFen } from "@yunshou/domain";
import { AutoComplete, Button, Form, Input, Space } from "antd";
import { MoneyField, NumberField, ofYuan, useCall, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** A part as the form holds it; the price is in yuan. */
export interface PartValues {
  readonly partId?: string;
  readonly partType?: string;
  readonly partName?: string;
  readonly partQty?: number | null;
  readonly price?: string;
}

const priceOf = ofYuan(checkNotNegative);

/** The parts that were used; who types the name of one that was used before gets its number, type and price (HTTP-19). */
export function PartsField() {
  const t = usePhrases("maintenances");
  const words = t.maintenances;
  const { fields } = words;
  const { required, rule } = useRules();
  const form = Form.useFormInstance();
  const known = useCall(maintenances.parts, {}, { silent: true }).data?.parts ?? [];
  const takeOver = (index: number, name: string) => {
    const part = known.find(({ partName }) => partName === name);
    if (part === undefined) return;
    const { partId, partType, priceFen } = part;
    const before = form.getFieldValue(["parts", index]) as PartValues;
    const price = yuanFromFen(BigInt(priceFen));
    form.setFieldValue(["parts", index], { ...before, partName: name, partId, partType, price });
  };
  return (
    <Form.Item label={words.parts} className="kit-wide">
      <Form.List name="parts">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <Space key={key} align="baseline" wrap>
                <Form.Item name={[name, "partName"]} label={fields.partName} rules={[required]} noStyle>
                  <AutoComplete
                    aria-label={fields.partName}
                    placeholder={fields.partName}
                    maxLength={fieldLimits.nameLength}
                    style={{ width: 170 }}
                    options={[...new Set(known.map(({ partName }) => partName))].map((value) => ({ value }))}
                    onSelect={(value: string) => takeOver(name, value)}
                  />
                </Form.Item>
                <Form.Item name={[name, "partType"]} label={fields.partType} noStyle>
                  <Input
                    aria-label={fields.partType}
                    placeholder={fields.partType}
                    maxLength={40}
                    style={{ width: 120 }}
                  />
                </Form.Item>
                <Form.Item name={[name, "partId"]} label={fields.partId} noStyle>
                  <Input aria-label={fields.partId} placeholder={fields.partId} maxLength={40} style={{ width: 110 }} />
                </Form.Item>
                <Form.Item name={[name, "partQty"]} label={fields.partQty} rules={[required]} noStyle>
                  <NumberField
                    aria-label={fields.partQty}
                    min={1}
                    max={maintenanceLimits.quantity}
                    precision={0}
                    style={{ width: 80 }}
                  />
                </Form.Item>
                <Form.Item
                  name={[name, "price"]}
                  label={fields.price}
                  rules={[rule(priceOf, { optional: true })]}
                  noStyle
                >
                  <MoneyField aria-label={fields.price} placeholder={fields.price} style={{ width: 110 }} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={words.removePart}
                  onClick={() => remove(name)}
                />
              </Space>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={rows.length >= maintenanceLimits.parts}
              onClick={() => add({ partQty: 1 })}
            >
              {words.addPart}
            </Button>
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
