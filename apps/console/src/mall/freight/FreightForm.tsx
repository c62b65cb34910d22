import { freightTemplates } from "@yunshou/contract/mall/freightTemplates";
import { fieldLimits, type FreightMeasure, freightMeasures, yuanFromFen } from "@yunshou/domain";
import { Form, Input } from "antd";
import { Choice, fenOf, FormDrawer, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type FreightRow, newRule, type RuleValues } from "./freightRow.ts";
import { RuleFields } from "./RuleFields.tsx";

interface Values {
  readonly templateName: string;
  readonly measure: FreightMeasure;
  readonly rules: RuleValues[];
}

interface FreightFormProps {
  readonly editing: FreightRow | "new" | undefined;
  readonly onClose: () => void;
}

const yuan = (fen: string) => yuanFromFen(BigInt(fen));

/** Adds a freight template, or changes what deliveries cost by it (MALL-04, FORM-02). */
export function FreightForm({ editing, onClose }: FreightFormProps) {
  const t = usePhrases("freightTemplates");
  const words = t.freightTemplates;
  const { filled, required } = useRules();
  const create = useWrite(freightTemplates.create);
  const update = useWrite(freightTemplates.update);
  const row = editing === "new" ? undefined : editing;
  const save = ({ templateName, measure, rules }: Values) => {
    const input = {
      templateName,
      measure,
      rules: rules.map(({ provinces, firstUnits, firstFee, nextUnits, nextFee, freeFrom = "" }) => ({
        provinces,
        firstUnits: firstUnits ?? 0,
        firstFeeFen: fenOf(firstFee),
        nextUnits: nextUnits ?? 0,
        nextFeeFen: fenOf(nextFee),
        freeFromFen: freeFrom.trim() === "" ? null : fenOf(freeFrom),
      })),
    };
    return row === undefined ? create.run(input) : update.run({ ...input, freightTemplateId: row.freightTemplateId });
  };
  const initial: Values =
    row === undefined
      ? { templateName: "", measure: "piece", rules: [newRule()] }
      : {
          templateName: row.templateName,
          measure: row.measure,
          rules: row.rules.map(({ firstFeeFen, nextFeeFen, freeFromFen, provinces, ...units }) => ({
            ...units,
            provinces: [...provinces],
            firstFee: yuan(firstFeeFen),
            nextFee: yuan(nextFeeFen),
            freeFrom: freeFromFen === null ? "" : yuan(freeFromFen),
          })),
        };
  return (
    <FormDrawer<Values>
      key={row?.freightTemplateId ?? "new"}
      title={row === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={row === undefined ? t.common.result.added : t.common.result.modified}
      width={860}
    >
      <Form.Item name="templateName" label={words.fields.templateName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="measure" label={words.fields.measure} rules={[required]} extra={words.weightHint}>
        <Choice values={freightMeasures} words={words.measures} />
      </Form.Item>
      <RuleFields />
    </FormDrawer>
  );
}
