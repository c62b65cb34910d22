import { members } from "@yunshou/contract/members/members";
import { checkMobile, fieldLimits, type MemberLevel, memberLevels } from "@yunshou/domain";
import { Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { Choice, FormDrawer, useCall, useRecord, useRules, useWrite, MerchantField } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { GuardianFields } from "./GuardianFields.tsx";
import { SchoolField } from "./schools/SchoolField.tsx";
import { sessionCustomData } from "../platform/session/session.ts";

interface Values {
  readonly merchantId: string;
  readonly holderName: string;
  readonly holderPhone: string;
  readonly memberLevel: MemberLevel;
  readonly classId?: string | null;
  readonly remark: string;
  readonly birthDay?: Dayjs | null;
  readonly guardianName?: string;
  readonly guardianPhone?: string;
  readonly guardianConsent?: boolean;
}

/** Adds or edits a member (CARD-02, MERCHANT-10, FORM-05). */
export function MemberForm({
  editing,
  onClose,
}: {
  readonly editing: { readonly memberId?: string } | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("members");
  const words = t.members;
  const { required, filled, rule } = useRules();
  const editedId = editing?.memberId;
  const options = useCall(members.options, {}, { enabled: editing !== undefined });
  const record = useRecord(members.detail, { memberId: editedId }, { anew: true });
  const edited = record.data;
  const create = useWrite(members.create);
  const update = useWrite(members.update);
  const phoneRule = rule((text) => checkMobile(text, "holderPhone"));

  const save = async ({ merchantId, classId, birthDay, ...values }: Values) => {
    const born = birthDay?.format("YYYY-MM-DD") ?? null;
    const input = { ...values, classId: classId ?? null, birthDay: born };
    if (edited === undefined) await create.run({ merchantId, ...input });
    else await update.run({ memberId: edited.memberId, ...input });
  };
  const merchants = options.data?.merchants ?? [];
  const own = merchants.find((one) => one.merchantId === sessionCustomData()?.merchantId) ?? merchants[0];

  return (
    <FormDrawer<Values>
      key={edited?.memberId ?? "new"}
      title={editedId === undefined ? words.action.add : words.action.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        edited === undefined
          ? { memberLevel: "ordinary", remark: "", ...(own === undefined ? {} : { merchantId: own.merchantId }) }
          : { ...edited, birthDay: edited.birthDay === null ? null : dayjs(edited.birthDay) }
      }
      loading={options.data === undefined || (editedId !== undefined && edited === undefined)}
      error={options.error ?? record.error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={edited === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="holderName" label={words.fields.holderName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="holderPhone" label={words.fields.holderPhone} required rules={[phoneRule]}>
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="memberLevel" label={words.fields.memberLevel} rules={[required]}>
        <Choice values={memberLevels} words={words.level} />
      </Form.Item>
      <Form.Item name="merchantId" label={words.fields.merchantName} rules={[required]}>
        <MerchantField
          usable
          narrowedTo={{ feature: "membershipCard" }}
          disabled={editedId !== undefined}
          allowClear={false}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={["merchantId"]}>
        {({ getFieldValue }) => (
          <Form.Item name="classId" label={words.fields.schoolClass}>
            <SchoolField allowClear classesOf={(getFieldValue("merchantId") as string | undefined) ?? ""} />
          </Form.Item>
        )}
      </Form.Item>
      <GuardianFields />
      <Form.Item name="remark" label={words.fields.remark} className="kit-wide">
        <Input.TextArea rows={3} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}
