import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { checkBankAccount, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormDrawer, MerchantField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { AccountEditing } from "./state.ts";

interface Values {
  readonly merchantId: string;
  readonly providerName: string;
  readonly payAccountNo?: string;
  readonly bankName: string;
  readonly bankCardNo?: string;
  readonly collectionUnit: string;
  readonly payKey?: string;
}

interface AccountFormProps {
  readonly editing: AccountEditing | undefined;
  readonly onClose: () => void;
}

/** Adds a collection account, or changes one that was never activated; what is masked is kept when it is left empty (FIN-17, FIN-18). */
export function AccountForm({ editing, onClose }: AccountFormProps) {
  const t = usePhrases("finance");
  const { fields, action, hint } = t.finance;
  const { required, rule } = useRules();
  const create = useWrite(collectionAccounts.create);
  const update = useWrite(collectionAccounts.update);
  const account = editing?.account;
  const isNew = account === undefined;
  const secret = (name: "payAccountNo" | "bankCardNo" | "payKey") => ({
    placeholder: (isNew ? undefined : account[name]) ?? undefined,
    autoComplete: "off",
  });
  const save = ({ merchantId, payKey, payAccountNo, bankCardNo, ...values }: Values) => {
    // A field that nobody touched has no value.
    const given = { ...values, payKey: payKey ?? "", payAccountNo: payAccountNo ?? "", bankCardNo: bankCardNo ?? "" };
    return isNew
      ? create.run({ ...given, merchantId })
      : update.run({ ...given, accountId: account.accountId, version: account.version });
  };
  const named = { maxLength: fieldLimits.nameLength };
  const card = rule((text: string | undefined) => checkBankAccount(text ?? ""));
  const kept = isNew ? {} : { extra: hint.kept };
  return (
    <FormDrawer<Values>
      key={account?.accountId ?? "new"}
      title={isNew ? action.addAccount : action.editAccount}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        isNew
          ? {}
          : { providerName: account.providerName, bankName: account.bankName, collectionUnit: account.collectionUnit }
      }
      submitting={create.running || update.running}
      onSubmit={save}
      success={isNew ? hint.added : t.common.result.modified}
    >
      {isNew && (
        <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
          <MerchantField usable allowClear={false} />
        </Form.Item>
      )}
      <Form.Item name="providerName" label={fields.providerName} rules={[required]}>
        <Input {...named} />
      </Form.Item>
      <Form.Item name="payAccountNo" label={fields.payAccountNo} rules={isNew ? [required] : []} {...kept}>
        <Input {...named} {...secret("payAccountNo")} />
      </Form.Item>
      <Form.Item name="collectionUnit" label={fields.collectionUnit} rules={[required]}>
        <Input {...named} />
      </Form.Item>
      <Form.Item name="bankName" label={fields.bankName} rules={[required]}>
        <Input {...named} />
      </Form.Item>
      <Form.Item
        name="bankCardNo"
        label={fields.bankCardNo}
        required={isNew}
        rules={
          isNew
            ? [card]
            : [rule((text: string | undefined) => (text ? checkBankAccount(text) : { ok: true, value: "" }))]
        }
        {...kept}
      >
        <Input inputMode="numeric" maxLength={23} {...secret("bankCardNo")} />
      </Form.Item>
      <Form.Item name="payKey" label={fields.payKey} extra={isNew ? hint.key : `${hint.key} · ${hint.kept}`}>
        <Input.TextArea rows={3} {...secret("payKey")} />
      </Form.Item>
    </FormDrawer>
  );
}
