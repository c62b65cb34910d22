import type { InputOf, OutputOf } from "@yunshou/contract";
import { templates } from "@yunshou/contract/machines/templates";
import {
  checkFlowWarn,
  checkHumidity,
  checkLayers,
  checkPerLayer,
  checkTemperatures,
  checkTemplateName,
  fieldLimits,
  machineTypes,
  pricedBelowPurchase,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import { useSearchParams } from "react-router";
import {
  Choice,
  FormPage,
  NumberField,
  ruleOf,
  showNumber,
  useConfirm,
  useFirstRead,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type EditedLane, Planogram } from "./Planogram.tsx";

type Template = OutputOf<typeof templates.get>;
type Values = Omit<InputOf<typeof templates.create>, "lanes"> & { readonly lanes: readonly EditedLane[] };

const listPath = "/shj/mbgl";
const fresh: Partial<Values> = { machineType: "drink", remark: "", layers: 6, perLayer: 8, lanes: [] };

/** 售货机模板新增, and with the key `id` 售货机模板设置: the head of a template and its lanes (TEMPLATE-03 to TEMPLATE-09). */
export function TemplateFormPage() {
  const [params] = useSearchParams();
  const templateId = params.get("id");
  // A tab keeps its page while its address turns to another template, whose form begins anew.
  return <TemplateForm key={templateId} templateId={templateId} />;
}

function TemplateForm({ templateId }: { readonly templateId: string | null }) {
  const t = usePhrases("templates", "lanes", "laneChanges");
  const words = t.templates;
  const refused = useRefusedWithout("machines.template.write");
  const { data: read, error } = useRecord(templates.get, { templateId }, { anew: true, silent: true });
  const data = useFirstRead(read, templateId);
  const [create, update] = [useWrite(templates.create), useWrite(templates.update)];
  const { agree } = useConfirm();
  const isNew = templateId === null;

  const save = async (values: Values) => {
    const lanes = values.lanes.map(
      ({ productCode: _, productName: __, productImage: ___, productPriceFen: ____, ...lane }) => lane,
    );
    const below = lanes.filter(({ lanePriceFen, purchaseFen }) =>
      pricedBelowPurchase({
        priceFen: lanePriceFen === null ? null : BigInt(lanePriceFen),
        purchaseFen: purchaseFen === null ? null : BigInt(purchaseFen),
      }),
    ).length;
    const about = fill(t.laneChanges.below, { n: showNumber(below) });
    if (below > 0 && !(await agree({ text: t.lanes.belowPurchase, about, verb: t.common.action.save, danger: true })))
      return false;
    if (isNew) await create.run({ ...values, lanes });
    else if (data !== undefined) await update.run({ ...values, lanes, templateId, version: data.version });
    return true;
  };

  return (
    <FormPage<Values>
      title={words.pages[isNew ? "/shj/shjMbadd" : "/shj/shjMbset"]}
      back={listPath}
      initial={isNew ? fresh : valuesOf(data)}
      loading={!isNew && data === undefined}
      error={error}
      submitting={create.running || update.running}
      refused={refused}
      success={isNew ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <HeadFields />
      <Form.Item name="lanes" label={words.fields.lanes} className="kit-wide">
        <Planogram />
      </Form.Item>
    </FormPage>
  );
}

function valuesOf(template: Template | undefined): Partial<Values> {
  if (template === undefined) return {};
  const { templateId: _, version: __, ...values } = template;
  return values;
}

function HeadFields() {
  const t = usePhrases("templates", "machines");
  const { fields } = t.templates;
  const { rule } = useRules();
  const refusal = useRefusalText();
  const number = (check: (value: number) => Parameters<typeof refusal>[0]) => [
    ruleOf((value: number | null | undefined) => refusal(check(value ?? Number.NaN))),
  ];
  const optional = (check: (value: number | null) => Parameters<typeof refusal>[0]) => [
    ruleOf((value: number | null | undefined) => refusal(check(value ?? null))),
  ];
  const wide = { width: "100%" };
  return (
    <>
      <Form.Item name="templateName" label={fields.templateName} rules={[rule(checkTemplateName)]} required>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="machineType" label={t.common.fields.machineType} required>
        <Choice values={machineTypes} words={t.machines.machineType} />
      </Form.Item>
      <Form.Item name="layers" label={fields.layers} rules={number(checkLayers)} required>
        <NumberField style={wide} />
      </Form.Item>
      <Form.Item name="perLayer" label={fields.perLayer} rules={number(checkPerLayer)} required>
        <NumberField style={wide} />
      </Form.Item>
      <Form.Item
        name="tempWarnLow"
        label={fields.tempWarnLow}
        rules={optional((value) => checkTemperatures(value, null))}
      >
        <NumberField style={wide} suffix="°C" />
      </Form.Item>
      <Form.Item
        name="tempWarnHigh"
        label={fields.tempWarnHigh}
        dependencies={["tempWarnLow"]}
        rules={[
          ({ getFieldValue }) =>
            ruleOf((value: number | null | undefined) =>
              refusal(checkTemperatures((getFieldValue("tempWarnLow") as number | null) ?? null, value ?? null)),
            ),
        ]}
      >
        <NumberField style={wide} suffix="°C" />
      </Form.Item>
      <Form.Item name="humidityWarn" label={fields.humidityWarn} rules={optional(checkHumidity)}>
        <NumberField style={wide} suffix="%" />
      </Form.Item>
      <Form.Item
        name="flowWarn"
        label={fields.flowWarn}
        rules={optional(checkFlowWarn)}
        extra={t.templates.warningHint}
      >
        <NumberField style={wide} suffix="MB" />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} className="kit-wide">
        <Input.TextArea maxLength={fieldLimits.remarkLength} showCount rows={2} />
      </Form.Item>
    </>
  );
}
