import type { RowOf } from "@yunshou/contract";
import { memberPackages } from "@yunshou/contract/members/packages";
import {
  checkMovedAmount,
  fieldLimits,
  type MemberLevel,
  memberLevels,
  memberPackageLimits,
  yuanFromFen,
} from "@yunshou/domain";
import { Form, Input, Switch } from "antd";
import {
  Choice,
  fenOf,
  FormDrawer,
  MerchantField,
  MoneyField,
  NumberField,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

export type PackageRow = RowOf<typeof memberPackages.list>;

interface Values {
  readonly merchantId: string;
  readonly packageName: string;
  readonly packagePrice: string;
  readonly packagePeriod: number;
  readonly memberLevel?: MemberLevel | null;
  readonly rightsNote: string;
  readonly enabled: boolean;
}

/** Adds or edits a membership package (CARD-22). */
export function PackageForm({
  editing,
  onClose,
}: {
  readonly editing: Partial<PackageRow> | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("memberPackages", "members");
  const { fields, action, hint } = t.memberPackages;
  const { required, filled, amount } = useRules();
  const create = useWrite(memberPackages.create);
  const update = useWrite(memberPackages.update);
  const memberPackageId = editing?.memberPackageId;
  const save = async ({ merchantId, packagePrice, memberLevel = null, ...values }: Values) => {
    const input = { ...values, memberLevel, packagePriceFen: fenOf(packagePrice) };
    if (memberPackageId === undefined) await create.run({ ...input, merchantId });
    else await update.run({ ...input, memberPackageId });
  };
  const initial: Partial<Values> =
    editing === undefined || memberPackageId === undefined
      ? { merchantId: sessionCustomData()?.merchantId ?? "", packagePeriod: 1, enabled: true }
      : {
          packageName: editing.packageName ?? "",
          packagePrice: yuanFromFen(BigInt(editing.packagePriceFen ?? "0")),
          packagePeriod: editing.packagePeriod ?? 1,
          memberLevel: editing.memberLevel ?? null,
          rightsNote: editing.rightsNote ?? "",
          enabled: editing.packageStatus === "enabled",
        };
  return (
    <FormDrawer<Values>
      key={memberPackageId ?? "new"}
      title={memberPackageId === undefined ? action.add : action.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={memberPackageId === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="packageName" label={fields.packageName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      {memberPackageId === undefined && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable narrowedTo={{ feature: "membershipCard" }} allowClear={false} />
        </Form.Item>
      )}
      <Form.Item
        name="packagePrice"
        label={fields.packagePrice}
        required
        rules={[amount((fen) => checkMovedAmount(fen, "packagePriceFen"))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="packagePeriod" label={fields.packagePeriod} rules={[required]}>
        <NumberField min={1} max={memberPackageLimits.months} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="memberLevel" label={fields.memberLevel} extra={hint.level}>
        <Choice values={memberLevels} words={t.members.level} placeholder={hint.noLevel} allowClear />
      </Form.Item>
      <Form.Item name="rightsNote" label={fields.rightsNote} rules={[filled]} className="kit-wide">
        <Input.TextArea rows={4} maxLength={memberPackageLimits.rightsLength} showCount />
      </Form.Item>
      <Form.Item name="enabled" label={t.common.fields.enabled} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
