import { packageSales } from "@yunshou/contract/members/packageSales";
import { fieldLimits, type PackagePayWay, packagePayWays } from "@yunshou/domain";
import { Form, Input } from "antd";
import { CardField, Choice, FormModal, showMoney, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { PackageRow } from "./PackageForm.tsx";

interface Values {
  readonly cardId: string;
  readonly payWay: PackagePayWay;
  readonly tradePassword?: string;
  readonly remark?: string;
}

/** Sells a package to the holder of a card (CARD-22). */
export function SellForm({ of, onClose }: { readonly of: PackageRow | undefined; readonly onClose: () => void }) {
  const t = usePhrases("memberPackages", "members");
  const { fields, action, hint } = t.memberPackages;
  const { required } = useRules();
  const { run, running } = useWrite(packageSales.sell);
  return (
    <FormModal<Values, PackageRow>
      key={of?.memberPackageId}
      title={action.sell}
      about={of === undefined ? undefined : `${of.packageName} · ${showMoney(of.packagePriceFen)}`}
      verb={action.sell}
      of={of}
      onClose={onClose}
      initial={{ payWay: "balance" }}
      submitting={running}
      guard="money"
      onSubmit={({ cardId, payWay: way, tradePassword = "", remark = "" }, { memberPackageId }) =>
        run({ memberPackageId, cardId, payWay: way, tradePassword: way === "balance" ? tradePassword : "", remark })
      }
      success={t.common.result.done}
    >
      <p className="kit-soft">{hint.sale}</p>
      <Form.Item name="cardId" label={fields.cardId} rules={[required]}>
        <CardField usable />
      </Form.Item>
      <Form.Item name="payWay" label={fields.payWay} rules={[required]}>
        <Choice values={packagePayWays} words={{ ...t.memberPackages.payWay, ...t.members.method }} />
      </Form.Item>
      <Form.Item noStyle dependencies={["payWay"]}>
        {({ getFieldValue }) =>
          getFieldValue("payWay") === "balance" && (
            <Form.Item name="tradePassword" label={t.members.fields.tradePassword}>
              <Input.Password maxLength={6} inputMode="numeric" autoComplete="off" />
            </Form.Item>
          )
        }
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark}>
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
