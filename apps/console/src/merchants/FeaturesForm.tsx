import { merchants } from "@yunshou/contract/merchants/merchants";
import { checkSwitches, type MerchantFeature, merchantFeatures } from "@yunshou/domain";
import { App, Form, Switch, Tooltip } from "antd";
import { useState } from "react";
import { FormModal, useRecord, useRefusalText, useWrite } from "../platform/kit/index.ts";
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
  const { modal } = App.useApp();
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

  /** Resolves when the person agrees to the fee, and rejects when he steps back. */
  const agreeToFee = () =>
    new Promise<void>((resolve, reject) => {
      modal.confirm({
        title: t.common.confirm.title,
        content: t.merchants.confirm.purchase,
        okText: t.common.action.confirm,
        cancelText: t.common.action.cancel,
        mask: { closable: false },
        onOk: () => resolve(),
        onCancel: () => reject(new Error("stepped back")),
      });
    });

  return (
    <FormModal<Record<MerchantFeature, boolean>, MerchantRow>
      key={merchant?.merchantId}
      title={`${t.merchants.fields.features} · ${merchant?.merchantName ?? ""}`}
      of={merchant}
      onClose={onClose}
      initial={Object.fromEntries(merchantFeatures.map((feature) => [feature, own.includes(feature)]))}
      loading={merchant !== undefined && merchant.parentId !== null && parent.loading}
      error={null}
      submitting={running}
      onSubmit={(values, { merchantId }) =>
        run({ merchantId, features: merchantFeatures.filter((feature) => values[feature]) })
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
  readonly confirm?: () => Promise<void>;
}

function FeatureSwitch({ label, value = false, onChange, refused, confirm }: FeatureSwitchProps) {
  const [asking, setAsking] = useState(false);
  const change = async (on: boolean) => {
    if (!on || confirm === undefined) return onChange?.(on);
    setAsking(true);
    await confirm().then(
      () => onChange?.(true),
      () => undefined,
    );
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
