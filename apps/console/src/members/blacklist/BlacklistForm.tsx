import { blacklist } from "@yunshou/contract/members/blacklist";
import { checkBlacklistReason, checkBlacklistValue, fieldLimits } from "@yunshou/domain";
import { Form, Input, Radio } from "antd";
import { DictionaryText, choicesOf, FormDrawer, MerchantField, useRules, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";

const kinds = ["phone", "card"] as const;

interface Values {
  readonly merchantId: string;
  readonly entryKind: (typeof kinds)[number];
  readonly entryValue: string;
  readonly reason: string;
}

/** Puts a phone or a card number on the blacklist of a merchant (SYS-17). */
export function BlacklistForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("blacklist");
  const { fields, action, hint } = t.blacklist;
  const { required, rule } = useRules();
  const { run, running } = useWrite(blacklist.add);
  return (
    <FormDrawer<Values>
      title={action.add}
      open={open}
      onClose={onClose}
      initial={{ entryKind: "phone", merchantId: sessionCustomData()?.merchantId ?? "" }}
      submitting={running}
      onSubmit={run}
      success={t.common.result.added}
    >
      <p className="kit-soft kit-wide">{hint.effect}</p>
      <Form.Item name="entryKind" label={fields.entryKind}>
        <Radio.Group options={choicesOf(kinds, t.blacklist.kind)} />
      </Form.Item>
      <Form.Item noStyle dependencies={["entryKind"]}>
        {({ getFieldValue }) => {
          const chosen = (getFieldValue("entryKind") as Values["entryKind"] | undefined) ?? "phone";
          return (
            <Form.Item
              key={chosen}
              name="entryValue"
              label={chosen === "phone" ? fields.holderPhone : fields.cardNo}
              required
              rules={[rule((text: string | undefined) => checkBlacklistValue(chosen, text ?? ""))]}
            >
              <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
            </Form.Item>
          );
        }}
      </Form.Item>
      <Form.Item name="merchantId" label={t.common.fields.merchantName} rules={[required]}>
        <MerchantField usable narrowedTo={{ feature: "membershipCard" }} allowClear={false} />
      </Form.Item>
      <Form.Item
        name="reason"
        label={fields.reason}
        className="kit-wide"
        required
        rules={[rule((text: string | undefined) => checkBlacklistReason(text ?? ""))]}
      >
        <DictionaryText type="blacklistReason" maxLength={fieldLimits.remarkLength} />
      </Form.Item>
    </FormDrawer>
  );
}
