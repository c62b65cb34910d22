import { users } from "@yunshou/contract/access/users";
import { checkEmail, checkMobile, checkText, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { FormModal, useRecord, useRules, useWrite, namesOf } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly officePhone: string;
  readonly remark: string;
}

/** Edits the person behind an operator; account, level, roles and blocking stay as they are (MSG-92). */
export function EditOperatorForm({
  userId,
  onClose,
}: {
  readonly userId: string | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("operators", "users");
  const words = t.users.fields;
  const { rule } = useRules();
  const record = useRecord(users.detail, { userId }, { anew: true });
  const update = useWrite(users.update);
  const user = record.data;
  const save = async (values: Values) => {
    if (user === undefined) return;
    const { account, level, roles, userStatus, blockReason } = user;
    await update.run({
      ...values,
      userId: user.userId,
      account,
      level,
      roleIds: roles.map(({ roleId }) => roleId),
      blocked: userStatus === "blocked",
      blockReason: blockReason ?? "",
    });
  };
  return (
    <FormModal<Values>
      title={t.operators.edit}
      about={namesOf(user?.name, user?.account)}
      verb={t.common.action.save}
      open={userId !== undefined}
      onClose={onClose}
      initial={{
        name: user?.name ?? "",
        phone: user?.phone ?? "",
        email: user?.email ?? "",
        officePhone: user?.officePhone ?? "",
        remark: user?.remark ?? "",
      }}
      loading={user === undefined}
      error={record.error}
      submitting={update.running}
      success={t.common.result.modified}
      onSubmit={save}
    >
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
      <Form.Item name="remark" label={words.remark}>
        <Input.TextArea rows={2} showCount maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormModal>
  );
}
