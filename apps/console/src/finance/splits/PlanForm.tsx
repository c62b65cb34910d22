import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { splitPlans } from "@yunshou/contract/finance/splits";
import { checkReceivers, fieldLimits, splitLimits, type SplitReceiver } from "@yunshou/domain";
import { Button, Form, Input, Select, Space } from "antd";
import {
  FormDrawer,
  MachineField,
  MerchantField,
  NumberField,
  ProductField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PlanEditing, PlanReceiver } from "./state.ts";

interface Line {
  readonly name?: string;
  readonly rule?: "ratio" | "fixed";
  /** In percent, or in yuan where an amount is fixed. */
  readonly value?: number | null;
}
interface Values {
  readonly merchantId: string;
  readonly splitPlan: string;
  readonly receivers: readonly Line[];
  readonly machineIds?: string[];
  readonly productIds?: string[];
}

/** Percent and yuan have two decimals each, so both are whole in hundredths. */
const receiversOf = (lines: readonly Line[]): SplitReceiver[] =>
  lines.map(({ name = "", rule, value }) => {
    const hundredths = Math.round((value ?? 0) * 100);
    return rule === "fixed" ? { name, ratio: 0, fixedFen: BigInt(hundredths) } : { name, ratio: hundredths };
  });
const lineOf = ({ name, ratio, fixedFen }: PlanReceiver): Line =>
  fixedFen === null
    ? { name, rule: "ratio", value: ratio / 100 }
    : { name, rule: "fixed", value: Number(fixedFen) / 100 };

/** Makes a plan, or changes it from the running business day on (FIN-19). */
export function PlanForm({
  editing,
  onClose,
}: {
  readonly editing: PlanEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("splitPlans");
  const words = t.splitPlans;
  const { fields, action } = words;
  const { required } = useRules();
  const create = useWrite(splitPlans.create);
  const update = useWrite(splitPlans.update);
  const plan = editing?.plan;
  const isNew = plan === undefined;
  const save = ({ merchantId, receivers, machineIds, productIds, splitPlan }: Values) => {
    const form = {
      splitPlan,
      receivers: receiversOf(receivers).map(({ fixedFen, ...one }) => ({
        ...one,
        fixedFen: fixedFen?.toString() ?? null,
      })),
      machineIds: machineIds ?? [],
      productIds: productIds ?? [],
    };
    return isNew
      ? create.run({ ...form, merchantId })
      : update.run({ ...form, planId: plan.planId, version: plan.version });
  };
  const many = { multiple: true as const, usable: true, placeholder: words.all, maxCount: splitLimits.targets };
  return (
    <FormDrawer<Values>
      key={plan?.planId ?? "new"}
      title={isNew ? action.add : action.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        isNew
          ? { receivers: [{ rule: "ratio" }] }
          : {
              splitPlan: plan.splitPlan,
              receivers: plan.receivers.map(lineOf),
              machineIds: [...plan.machineIds],
              productIds: [...plan.productIds],
            }
      }
      submitting={create.running || update.running}
      onSubmit={save}
      success={isNew ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="splitPlan" label={fields.splitPlan} rules={[required]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      {isNew && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <ReceiverFields />
      <Form.Item name="machineIds" label={fields.machineIds} extra={words.scope}>
        <MachineField {...many} />
      </Form.Item>
      <Form.Item name="productIds" label={fields.productIds}>
        <ProductField {...many} />
      </Form.Item>
    </FormDrawer>
  );
}

/** Who receives a share, and how much. */
function ReceiverFields() {
  const t = usePhrases("splitPlans");
  const words = t.splitPlans;
  const { fields, action } = words;
  const { required } = useRules();
  const refusal = useRefusalText();
  const rules = (["ratio", "fixed"] as const).map((value) => ({ value, label: words.rule[value] }));
  return (
    <Form.Item label={fields.receivers} extra={words.rest} required className="kit-wide">
      <Form.List
        name="receivers"
        rules={[ruleOf((lines: readonly Line[] | undefined) => refusal(checkReceivers(receiversOf(lines ?? []))))]}
      >
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.map(({ key, name }) => (
              <Space key={key} align="baseline">
                <Form.Item name={[name, "name"]} label={fields.splitReceiver} rules={[required]} noStyle>
                  <Input
                    maxLength={fieldLimits.nameLength}
                    placeholder={fields.splitReceiver}
                    aria-label={fields.splitReceiver}
                  />
                </Form.Item>
                <Form.Item name={[name, "rule"]} noStyle>
                  <Select options={rules} aria-label={fields.receivers} popupMatchSelectWidth={false} />
                </Form.Item>
                <ShareField name={name} />
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={action.removeReceiver}
                  disabled={rows.length === 1}
                  onClick={() => remove(name)}
                />
              </Space>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={rows.length >= splitLimits.receivers}
              onClick={() => add({ rule: "ratio" })}
            >
              {action.addReceiver}
            </Button>
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}

/** How much a receiver has: percent of what was paid, or yuan of each order. */
function ShareField({ name }: { readonly name: number }) {
  const { fields } = usePhrases("splitPlans").splitPlans;
  const { required } = useRules();
  const isFixed = Form.useWatch(["receivers", name, "rule"]) === "fixed";
  const label = isFixed ? fields.splitFixed : fields.splitRatio;
  const most = isFixed ? Number(splitLimits.fixedFen) / 100 : 100;
  return (
    <Form.Item name={[name, "value"]} label={label} rules={[required]} noStyle>
      <NumberField min={0.01} max={most} precision={2} suffix={isFixed ? "¥" : "%"} aria-label={label} />
    </Form.Item>
  );
}
