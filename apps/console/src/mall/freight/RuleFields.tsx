import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import {
  checkFreeFrom,
  checkFreightFee,
  checkFreightRules,
  checkFreightUnits,
  freightLimits,
  provinces,
} from "@yunshou/domain";
import { provinceName } from "@yunshou/phrases/insight/provinces";
import { Button, Form } from "antd";
import { MoneyField, NumberField, ruleOf, SearchChoice, useRefusalText, useRules } from "../../platform/kit/index.ts";
import { useLanguage, usePhrases } from "../../platform/phrases/usePhrases.ts";
import { newRule, type RuleValues } from "./freightRow.ts";
import "./freight.css";

/** What deliveries into some regions cost, rule by rule; what no rule is for is not served. */
export function RuleFields() {
  const t = usePhrases("freightTemplates");
  const words = t.freightTemplates;
  const { fields } = words;
  const { amount } = useRules();
  const refusal = useRefusalText();
  const language = useLanguage();
  const places = provinces.map((province) => ({ value: province, label: provinceName(language, province) }));
  const units = (field: "firstUnits" | "nextUnits") =>
    ruleOf((value: number | null) => refusal(checkFreightUnits(value ?? 0, field)));
  const pieces = <NumberField precision={0} min={1} max={freightLimits.units} style={{ width: "100%" }} />;
  const money = <MoneyField maxLength={12} />;
  return (
    <Form.Item label={fields.rules} extra={words.noRuleHint} className="kit-wide" required>
      <Form.List
        name="rules"
        rules={[ruleOf((rules: readonly RuleValues[] | undefined) => refusal(checkFreightRules(rules ?? [])))]}
      >
        {(rows, { add, remove }, { errors }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className="freight-rule">
                <Form.Item name={[name, "provinces"]} label={fields.provinces} className="freight-places">
                  <SearchChoice mode="multiple" options={places} placeholder={words.elsewhere} />
                </Form.Item>
                <Form.Item name={[name, "firstUnits"]} label={fields.firstUnits} rules={[units("firstUnits")]} required>
                  {pieces}
                </Form.Item>
                <Form.Item
                  name={[name, "firstFee"]}
                  label={fields.firstFee}
                  rules={[amount((fee) => checkFreightFee(fee))]}
                  required
                >
                  {money}
                </Form.Item>
                <Form.Item name={[name, "nextUnits"]} label={fields.nextUnits} rules={[units("nextUnits")]} required>
                  {pieces}
                </Form.Item>
                <Form.Item
                  name={[name, "nextFee"]}
                  label={fields.nextFee}
                  rules={[amount((fee) => checkFreightFee(fee, "nextFeeFen"))]}
                  required
                >
                  {money}
                </Form.Item>
                <Form.Item
                  name={[name, "freeFrom"]}
                  label={fields.freeFrom}
                  rules={[amount(checkFreeFrom, { optional: true })]}
                >
                  {money}
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={words.removeRule}
                  disabled={rows.length === 1}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={rows.length >= freightLimits.rules}
              onClick={() => add(newRule())}
            >
              {words.addRule}
            </Button>
            <Form.ErrorList errors={errors} />
          </>
        )}
      </Form.List>
    </Form.Item>
  );
}
