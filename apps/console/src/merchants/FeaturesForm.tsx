import { merchants } from "@yunshou/contract/merchants/merchants";
import { checkSwitches, type MerchantFeature, merchantFeatures } from "@yunshou/domain";
import { Form, Switch, Tooltip } from "antd";
import { useState } from "react";
import { FormModal, useRecord, useRefusalText, useWrite, useConfirm, namesOf } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../platform/session/session.ts";
import type { MerchantRow } from "./state.ts";

/** Feature switches of a merchant; the 1 % fee of the purchase feature asks for consent (MERCHANT-04, MERCHANT-13, MERCHANT-20). */
export function FeaturesForm({
  merchant,
  onClose,
}: {
  readonly merchant: MerchantRow | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("merchants");
  const { agree } = useConfirm();
  const refusal = useRefusalText();
  const { run, running } = useWrite(merchants.setFeatures);
  const parent = useRecord(merchants.detail, { merchantId: merchant?.parentId }, { silent: true });
  const own = merchant?.features ?? [];
  const above =
    merchant?.parentId === null
      ? "all"
      : parent.data !== undefined
        ? (parent.data.effectiveFeatures ?? [])
        : (sessionCustomData()?.features ?? []);

  /** Whether the person agrees to the fee. */
  const agreeToFee = () =>
    agree({
      text: t.merchants.confirm.purchase,
      about: namesOf(merchant?.merchantName, merchant?.merchantNo),
      verb: t.merchants.feature.purchase,
    });

  return (
    <FormModal<Record<MerchantFeature, boolean>, MerchantRow>
      key={merchant?.merchantId}
      title={t.merchants.fields.features}
      about={namesOf(merchant?.merchantName, merchant?.merchantNo)}
      verb={t.common.action.save}
      of={merchant}
      onClose={onClose}
      initial={Object.fromEntries(merchantFeatures.map((feature) => [feature, own.includes(feature)]))}
      loading={merchant !== undefined && merchant.parentId !== null && parent.loading}
      error={null}
      submitting={running}
      onSubmit={(values, { merchantId }) =>
        run({
          merchantId,
          features: merchantFeatures.filter((feature) => values[feature]),
          // The switch went on only after somebody agreed.
          feeAgreed: values.purchase && !own.includes("purchase"),
        })
      }
    >
      <p className="merchant-hint">{t.merchants.hint.below}</p>
      {merchantFeatures.map((feature) => (
        <Form.Item
          key={feature}
          name={feature}
          label={t.merchants.feature[feature]}
          layout="horizontal"
          colon={false}
          className="merchant-switch"
        >
          <FeatureSwitch
            label={t.merchants.feature[feature]}
            refused={refusal(checkSwitches([feature], own, above))}
            {...(feature === "purchase" ? { confirm: agreeToFee } : {})}
          />
        </Form.Item>
      ))}
    </FormModal>
  );
}

interface FeatureSwitchProps {
  readonly label: string;
  readonly value?: boolean;
  readonly onChange?: (on: boolean) => void;
  readonly refused: string | undefined;
  /** Asked before the switch goes on. */
  readonly confirm?: () => Promise<boolean>;
}

function FeatureSwitch({ label, value = false, onChange, refused, confirm }: FeatureSwitchProps) {
  const [asking, setAsking] = useState(false);
  const change = async (on: boolean) => {
    if (!on || confirm === undefined) return onChange?.(on);
    setAsking(true);
    if (await confirm()) onChange?.(true);
    setAsking(false);
  };
  return (
    <Tooltip title={value ? undefined : refused}>
      <Switch
        aria-label={label}
        checked={value}
        loading={asking}
        disabled={!value && refused !== undefined}
        onChange={(on) => void change(on)}
      />
    </Tooltip>
  );
}
