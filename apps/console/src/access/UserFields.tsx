import type { OutputOf } from "@yunshou/contract";
import type { users } from "@yunshou/contract/access/users";
import {
  checkBlockReason,
  checkCode,
  checkEmail,
  checkLevel,
  checkMobile,
  checkText,
  fieldLimits,
  userLevels,
} from "@yunshou/domain";
import { Form, Input, Switch } from "antd";
import { Choice, MachineField, useRefusalText, useRules, SearchChoice, MerchantField } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionUser } from "../platform/session/session.ts";
import { useRoleOptions } from "./useRoleOptions.ts";

interface UserFieldsProps {
  readonly options: OutputOf<typeof users.options> | undefined;
  /** An existing user: the merchant is fixed and blocking is offered. */
  readonly editing?: boolean;
  readonly withMachines?: boolean;
}

/** The organisations that users of a merchant can belong to. */
export function organisationsFor(
  options: OutputOf<typeof users.options> | undefined,
  merchantId: string | undefined,
): OutputOf<typeof users.options>["organisations"] {
  const topId = options?.merchants.find((merchant) => merchant.merchantId === merchantId)?.topId;
  return (options?.organisations ?? []).filter((one) => one.topId === topId);
}

/** The fields of a user, checked with the rules of the server (USER-01, USER-07, USER-10, USER-11). */
export function UserFields({ options, editing = false, withMachines = false }: UserFieldsProps) {
  const t = usePhrases("users");
  const { required, rule } = useRules();
  const words = t.users.fields;
  const refusal = useRefusalText();
  const merchantId = Form.useWatch("merchantId") as string | undefined;
  const level = Form.useWatch("level") as "1" | "2" | "3" | undefined;
  const blocked = Form.useWatch("blocked") as boolean | undefined;
  const roleOptions = useRoleOptions(options?.roles ?? []);
  const merchants = options?.merchants ?? [];
  const organisations = organisationsFor(options, merchantId);
  const ofPlatform = merchants.find((merchant) => merchant.merchantId === merchantId)?.ofPlatform ?? false;
  const giver = { level: sessionUser()?.authlevel ?? "2" };
  const levels = userLevels.filter((one) => checkLevel(giver, one, ofPlatform).ok);
  return (
    <>
      <Form.Item name="merchantId" label={words.merchantName} rules={[required]}>
        <MerchantField usable={!editing} disabled={editing} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="account"
        label={words.account}
        required
        rules={[rule((text) => checkCode(text, "account"))]}
        extra={editing ? t.users.confirm.rename : undefined}
      >
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="name"
        label={words.name}
        required
        rules={[rule((text) => checkText(text, "name", fieldLimits.nameLength))]}
      >
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="phone" label={words.phone} required rules={[rule((text) => checkMobile(text, "phone"))]}>
        <Input maxLength={11} inputMode="tel" />
      </Form.Item>
      <Form.Item name="email" label={words.email} required rules={[rule((text) => checkEmail(text, "email"))]}>
        <Input maxLength={120} inputMode="email" />
      </Form.Item>
      <Form.Item name="officePhone" label={words.officePhone}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item
        name="level"
        label={words.level}
        rules={[required]}
        extra={level === undefined ? undefined : t.users.levelHint[level]}
      >
        <Choice values={levels} words={t.users.level} />
      </Form.Item>
      <Form.Item name="roleIds" label={words.roles}>
        <SearchChoice mode="multiple" placeholder={t.common.form.select} options={roleOptions(merchantId)} />
      </Form.Item>
      {organisations.length > 0 && (
        <Form.Item name="organisationId" label={words.organisation}>
          <SearchChoice
            allowClear
            placeholder={t.common.form.select}
            options={organisations.map((one) => ({ value: one.organisationId, label: `${one.name} (${one.code})` }))}
          />
        </Form.Item>
      )}
      {withMachines && level === "2" && (
        <Form.Item name="machineIds" label={words.machineCount} className="kit-wide">
          <MachineField multiple usable />
        </Form.Item>
      )}
      <Form.Item
        name="remark"
        label={words.remark}
        className="kit-wide"
        rules={[{ max: fieldLimits.remarkLength, message: refusal({ ok: false, code: "field.remarkTooLong" }) ?? "" }]}
      >
        <Input.TextArea rows={2} showCount maxLength={fieldLimits.remarkLength} />
      </Form.Item>
      {editing && (
        <Form.Item name="blocked" label={words.blocked} valuePropName="checked">
          <Switch />
        </Form.Item>
      )}
      {editing && blocked === true && (
        <Form.Item name="blockReason" label={words.blockReason} required rules={[rule(checkBlockReason)]}>
          <Input maxLength={fieldLimits.remarkLength} />
        </Form.Item>
      )}
    </>
  );
}
