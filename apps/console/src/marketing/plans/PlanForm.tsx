import type { OutputOf, RowOf } from "@yunshou/contract";
import { plans } from "@yunshou/contract/marketing/plans";
import {
  type BusinessType,
  businessTypes,
  checkMaxUses,
  checkMovedAmount,
  checkPromotionName,
  type Combination,
  combinations,
  fieldLimits,
  type MemberLevel,
  memberLevels,
  planLimits,
  yuanFromFen,
} from "@yunshou/domain";
import { Form, Input, Select } from "antd";
import {
  Choice,
  choicesOf,
  fenOf,
  FormDrawer,
  MoneyField,
  namesOf,
  NumberField,
  ProductField,
  ruleOf,
  SearchChoice,
  useCall,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { LimitFields, limitsOf, type LimitValues, limitValues } from "../LimitFields.tsx";

export type Plan = RowOf<typeof plans.list>;

interface Values extends LimitValues {
  readonly planName: string;
  readonly schemeId?: string | null;
  readonly productIds?: string[];
  readonly memberLevels?: MemberLevel[];
  readonly businessTypes?: BusinessType[];
  readonly combination: Combination;
  readonly maxUses?: number | null;
  readonly maxAmount?: string;
}

interface PlanFormProps {
  readonly editing: Plan | "new" | undefined;
  /** The scheme of a new plan, where it is chosen already. */
  readonly schemeId?: string | undefined;
  readonly onClose: () => void;
}

/** Adds a plan of a scheme, or changes one that is not on sale (MKT-07 to MKT-09, MKT-14 to MKT-16, MKT-19). */
export function PlanForm({ editing, schemeId: chosen, onClose }: PlanFormProps) {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const [create, update] = [useWrite(plans.create), useWrite(plans.update)];
  const plan = editing === "new" ? undefined : editing;
  const choices = useCall(plans.choices, {}, { enabled: editing === "new" });
  const offered = choices.data?.rows ?? [];
  const known = offered.some(({ schemeId }) => schemeId === chosen) ? chosen : undefined;
  const save = ({ startDay, endDay, slots, machineIds = [], allMachines, priority, ...values }: Values) => {
    const { maxAmount, schemeId = null, maxUses = null, ...rest } = values;
    const form = {
      ...rest,
      ...limitsOf({ startDay, endDay, slots, machineIds, allMachines, priority }),
      schemeId,
      maxUses,
      maxAmountFen: maxAmount ? fenOf(maxAmount) : null,
    };
    return plan === undefined ? create.run(form) : update.run({ planId: plan.planId, ...form });
  };
  return (
    <FormDrawer<Values>
      key={plan?.planId ?? `new ${chosen ?? ""}`}
      title={plan === undefined ? words.addPlan : words.editPlan}
      open={editing !== undefined}
      onClose={onClose}
      initial={{
        planName: plan?.planName ?? "",
        schemeId: plan?.schemeId ?? known ?? null,
        productIds: plan?.productIds ?? [],
        memberLevels: plan?.memberLevels ?? [],
        businessTypes: plan?.businessTypes ?? [],
        combination: plan?.combination ?? "accumulate",
        maxUses: plan?.issuedTotal ?? null,
        maxAmount: plan?.maxAmountFen == null ? "" : yuanFromFen(BigInt(plan.maxAmountFen)),
        ...limitValues(plan),
      }}
      about={plan?.planName}
      // A scheme that an address names is filled in once it is known to be one.
      loading={editing === "new" && chosen !== undefined && choices.data === undefined}
      error={editing === "new" && chosen !== undefined ? choices.error : null}
      submitting={create.running || update.running}
      success={plan === undefined ? t.common.result.added : t.common.result.modified}
      onSubmit={save}
    >
      <SchemeField
        plan={plan}
        offered={offered}
        loading={choices.loading}
        isUnknown={chosen !== undefined && plan === undefined && known === undefined}
      />
      <LimitFields />
      <AudienceFields />
    </FormDrawer>
  );
}

interface SchemeFieldProps {
  readonly plan: Plan | undefined;
  readonly offered: OutputOf<typeof plans.choices>["rows"];
  readonly loading: boolean;
  /** The address names a scheme of which no plan can be made. */
  readonly isUnknown: boolean;
}

/** Its scheme stays with a plan: another scheme is another plan. */
function SchemeField({ plan, offered, loading, isUnknown }: SchemeFieldProps) {
  const words = usePhrases("marketing").marketing;
  const { fields } = words;
  const { rule } = useRules();
  const named = plan === undefined ? offered : [plan];
  return (
    <>
      <Form.Item
        name="planName"
        label={fields.planName}
        required
        rules={[rule((name) => checkPromotionName(name, "planName"))]}
      >
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item
        name="schemeId"
        label={fields.schemeName}
        extra={isUnknown ? words.schemeNotOffered : undefined}
        rules={[{ required: true, message: words.errors["marketing.selectScheme"] }]}
      >
        <SearchChoice<string>
          disabled={plan !== undefined}
          loading={loading}
          options={named.map(({ schemeId, schemeName, planType, merchantName }) => ({
            value: schemeId,
            label: namesOf(schemeName, `${words.kind[planType]} · ${merchantName}`),
          }))}
        />
      </Form.Item>
    </>
  );
}

function AudienceFields() {
  const t = usePhrases("marketing", "members", "orders");
  const words = t.marketing;
  const { fields } = words;
  const { required, amount } = useRules();
  const refusal = useRefusalText();
  return (
    <>
      <Form.Item name="combination" label={fields.combination} rules={[required]}>
        <Choice values={combinations} words={words.combination} />
      </Form.Item>
      <Form.Item name="productIds" label={fields.productIds} extra={words.byScheme} className="kit-wide">
        <ProductField multiple usable maxCount={planLimits.products} />
      </Form.Item>
      <Form.Item name="memberLevels" label={fields.memberLevels} extra={words.byScheme}>
        <Select mode="multiple" allowClear options={choicesOf(memberLevels, t.members.level)} />
      </Form.Item>
      <Form.Item name="businessTypes" label={fields.businessTypes}>
        <Select
          mode="multiple"
          allowClear
          placeholder={words.everybody}
          options={choicesOf(businessTypes, t.orders.businessType)}
        />
      </Form.Item>
      <Form.Item
        name="maxUses"
        label={fields.maxUses}
        rules={[ruleOf((uses: number | null = null) => refusal(checkMaxUses(uses)))]}
      >
        <NumberField min={1} max={planLimits.uses} placeholder={words.noLimit} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="maxAmount"
        label={fields.maxAmount}
        rules={[amount((fen) => checkMovedAmount(fen, "maxAmount"), { optional: true })]}
      >
        <MoneyField placeholder={words.noLimit} />
      </Form.Item>
    </>
  );
}
