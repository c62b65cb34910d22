import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { pickups } from "@yunshou/contract/orders/pickups";
import { checkPickupContent, type PickupContent, pickupLimits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, DatePicker, Form, Space } from "antd";
import type { Dayjs } from "dayjs";
import {
  FormDrawer,
  MachineField,
  MerchantField,
  NumberField,
  ProductField,
  ruleOf,
  today,
  useRecord,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

interface Values {
  readonly merchantId: string;
  readonly lines: readonly Partial<PickupContent>[];
  readonly count: number;
  readonly machineIds: string[];
  readonly lastDay?: Dayjs | null;
}

/** Makes codes of one content; without a last day they are valid for half a year (PICKUP-03, PICKUP-04, PICKUP-05). */
export function PickupForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("pickups");
  const words = t.pickups;
  const { message } = App.useApp();
  const { run, running } = useWrite(pickups.create);
  const save = async ({ lastDay, lines, ...values }: Values) => {
    const { made } = await run({
      ...values,
      lines: lines.map(({ productId = "", quantity = 0 }) => ({ productId, quantity })),
      ...(lastDay ? { validTo: lastDay.format("YYYY-MM-DD") } : {}),
    });
    message.success(fill(made < values.count ? words.making : words.made, { made }));
  };
  return (
    <FormDrawer<Values>
      title={words.create}
      open={open}
      onClose={onClose}
      initial={{
        merchantId: sessionCustomData()?.merchantId ?? "",
        lines: [{ quantity: 1 }],
        count: 1,
        machineIds: [],
      }}
      submitting={running}
      onSubmit={save}
    >
      <PickupFields />
    </FormDrawer>
  );
}

function PickupFields() {
  const t = usePhrases("pickups");
  const words = t.pickups;
  const { required } = useRules();
  const merchantId: string | undefined = Form.useWatch("merchantId");
  const quota = useRecord(pickups.quota, { merchantId: merchantId === "" ? undefined : merchantId }, { silent: true });
  const { data } = quota;
  return (
    <>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable narrowedTo={{ feature: "pickupCode" }} allowClear={false} />
      </Form.Item>
      <ContentFields />
      <Form.Item
        name="count"
        label={words.fields.count}
        extra={data && fill(words.quota, { limit: data.maximum, open: data.open })}
        rules={[required]}
      >
        <NumberField min={1} max={pickupLimits.batch} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="machineIds" label={words.fields.pickupMachines}>
        <MachineField multiple usable placeholder={words.allMachines} maxCount={pickupLimits.machines} />
      </Form.Item>
      <Form.Item name="lastDay" label={words.fields.validTo}>
        <DatePicker
          disabledDate={(date) => date.format("YYYY-MM-DD") < today()}
          placeholder={data?.validTo ?? ""}
          style={{ width: "100%" }}
        />
      </Form.Item>
    </>
  );
}

/** The products of a code, each with its pieces. */
function ContentFields() {
  const t = usePhrases("pickups");
  const words = t.pickups;
  const { required } = useRules();
  const refusal = useRefusalText();
  const known = (lines: readonly Partial<PickupContent>[]) =>
    lines.flatMap(({ productId, quantity }) =>
      productId === undefined ? [] : [{ productId, quantity: quantity ?? 0 }],
    );
  return (
    <Form.Item label={words.fields.lines} extra={words.hint} required>
      <Form.List
        name="lines"
        rules={[ruleOf((lines: readonly Partial<PickupContent>[]) => refusal(checkPickupContent(known(lines))))]}
      >
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.map(({ key, name }) => (
              <Space key={key} align="baseline">
                <Form.Item name={[name, "productId"]} label={words.fields.lines} rules={[required]} noStyle>
                  <ProductField usable aria-label={words.fields.lines} />
                </Form.Item>
                <Form.Item name={[name, "quantity"]} label={words.fields.quantity} rules={[required]} noStyle>
                  <NumberField min={1} max={pickupLimits.pieces} precision={0} aria-label={words.fields.quantity} />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={words.removeProduct}
                  disabled={rows.length === 1}
                  onClick={() => remove(name)}
                />
              </Space>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={rows.length >= pickupLimits.products}
              onClick={() => add({ quantity: 1 })}
            >
              {words.addProduct}
            </Button>
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
