import type { RowOf } from "@yunshou/contract";
import { dataPackages } from "@yunshou/contract/machines/dataCards";
import { accept, checkDataPackage, dataPackageLimits, refuse, yuanFromFen } from "@yunshou/domain";
import { Form, Input, Switch } from "antd";
import {
  fenOf,
  FormDrawer,
  MerchantField,
  MoneyField,
  NumberField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

/** A package that is edited, or a new one. */
export type PackageEditing = Partial<RowOf<typeof dataPackages.list>>;

interface Values {
  readonly merchantId: string;
  readonly packageName: string;
  readonly packageTraffic: number;
  readonly packagePrice: string;
  readonly packagePeriod: number;
  readonly enabled: boolean;
}

interface PackageFormProps {
  readonly editing: PackageEditing | undefined;
  readonly onClose: () => void;
}

/** What stands for the other fields when one of them is checked. */
const sound = { packageName: "-", packageTraffic: 1, packagePeriod: 1, packagePriceFen: 0n };

/** Adds or edits a package (DATACARD-02). */
export function PackageForm({ editing, onClose }: PackageFormProps) {
  const t = usePhrases("dataCards");
  const words = t.dataCards;
  const { fields } = words;
  const { required, filled, amount } = useRules();
  const refusal = useRefusalText();
  const create = useWrite(dataPackages.create);
  const update = useWrite(dataPackages.update);
  const packageId = editing?.packageId;

  const save = async ({ merchantId, packagePrice, ...values }: Values) => {
    const input = { ...values, packagePriceFen: fenOf(packagePrice) };
    if (packageId === undefined) await create.run({ ...input, merchantId });
    else await update.run({ ...input, packageId });
  };
  const initial: Partial<Values> =
    editing === undefined || packageId === undefined
      ? { merchantId: sessionCustomData()?.merchantId ?? "", packagePeriod: 12, enabled: true }
      : {
          packageName: editing.packageName ?? "",
          packageTraffic: editing.packageTraffic ?? 1,
          packagePrice: yuanFromFen(BigInt(editing.packagePriceFen ?? "0")),
          packagePeriod: editing.packagePeriod ?? 1,
          enabled: editing.enabled ?? true,
        };
  const number = (name: "packageTraffic" | "packagePeriod") =>
    ruleOf((value?: number | null) =>
      value == null ? undefined : refusal(checkDataPackage({ ...sound, [name]: value })),
    );

  return (
    <FormDrawer<Values>
      key={packageId ?? "new"}
      title={packageId === undefined ? words.addPackage : words.editPackage}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      submitting={create.running || update.running}
      onSubmit={save}
      success={packageId === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="packageName" label={fields.packageName} rules={[filled]}>
        <Input maxLength={dataPackageLimits.nameLength} autoComplete="off" />
      </Form.Item>
      {packageId === undefined && (
        <Form.Item name="merchantId" label={fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="packageTraffic" label={fields.packageTraffic} rules={[required, number("packageTraffic")]}>
        <NumberField style={{ width: "100%" }} precision={0} controls={false} />
      </Form.Item>
      <Form.Item name="packagePeriod" label={fields.packagePeriod} rules={[required, number("packagePeriod")]}>
        <NumberField style={{ width: "100%" }} precision={0} controls={false} />
      </Form.Item>
      <Form.Item
        name="packagePrice"
        label={fields.packagePrice}
        required
        rules={[amount((fen) => (fen < 0n ? refuse("amount.negative") : accept()))]}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="enabled" label={fields.enabled} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}
