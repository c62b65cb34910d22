import { pharmacistImages, pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { checkCode, checkMobile, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { expiryOf, ExpiryFields, type ExpiryValues, expiryValuesOf } from "../merchants/certificates/ExpiryFields.tsx";
import { PicturesField } from "../merchants/certificates/PicturesField.tsx";
import { readFile, sendFile } from "../platform/api/files.ts";
import { FormDrawer, useCall, useRecord, useRules, useWrite, MerchantField } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../platform/session/session.ts";

interface Values extends ExpiryValues {
  readonly merchantId: string;
  readonly userName: string;
  readonly phone: string;
  readonly certNo: string;
  readonly certName: string;
  readonly imageIds: string[];
}

/** What the form is open for: a new pharmacist, or an existing one. */
export type PharmacistEditing = { readonly pharmacistId?: string };

/** Adds or edits a pharmacist with the certificate (RX-07, SYS-16, FORM-02, MSG-92). */
export function PharmacistForm({
  editing,
  onClose,
}: {
  readonly editing: PharmacistEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("certificates", "pharmacists");
  const words = t.pharmacists;
  const fields = t.certificates.fields;
  const { required, filled, rule } = useRules();
  const editedId = editing?.pharmacistId;
  const options = useCall(pharmacists.options, {}, { enabled: editing !== undefined });
  const record = useRecord(pharmacists.detail, { pharmacistId: editedId }, { anew: true });
  const edited = record.data;
  const create = useWrite(pharmacists.create);
  const update = useWrite(pharmacists.update);

  const save = async ({ merchantId, forever, lastDay, ...values }: Values) => {
    const input = { ...values, certExpiry: expiryOf({ forever, lastDay }) };
    if (edited === undefined) await create.run({ ...input, merchantId });
    else await update.run({ ...input, pharmacistId: edited.pharmacistId });
  };
  const merchants = options.data?.merchants ?? [];
  const own = merchants.find((one) => one.merchantId === sessionCustomData()?.merchantId) ?? merchants[0];
  const initial: Partial<Values> =
    edited === undefined
      ? {
          certName: words.defaultCertName,
          imageIds: [],
          ...(own === undefined ? {} : { merchantId: own.merchantId }),
          ...expiryValuesOf(undefined),
        }
      : {
          merchantId: edited.merchantId,
          userName: edited.userName,
          phone: edited.phone,
          certNo: edited.certNo,
          certName: edited.certName,
          imageIds: edited.imageIds,
          ...expiryValuesOf(edited.certExpiry),
        };

  return (
    <FormDrawer<Values>
      key={edited?.pharmacistId ?? "new"}
      title={editedId === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={initial}
      loading={options.data === undefined || (editedId !== undefined && edited === undefined)}
      error={options.error ?? record.error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={edited === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item name="userName" label={fields.userName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="phone" label={words.fields.phone} required rules={[rule((text) => checkMobile(text, "phone"))]}>
        <Input maxLength={11} inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item name="merchantId" label={fields.merchantName} className="kit-wide" rules={[required]}>
        <MerchantField usable narrowedTo={{ medicine: true }} disabled={editedId !== undefined} allowClear={false} />
      </Form.Item>
      <Form.Item name="certNo" label={fields.certNo} required rules={[rule((text) => checkCode(text, "certNo"))]}>
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="certName" label={fields.certName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <ExpiryFields />
      <Form.Item
        name="imageIds"
        label={fields.certImage}
        className="kit-wide"
        rules={[
          {
            required: true,
            type: "array",
            min: 1,
            message: t.certificates.errors["merchants.certificateImageMissing"],
          },
        ]}
        extra={editedId === undefined ? undefined : t.certificates.reviewAgain}
      >
        <PicturesField
          upload={(content) => sendFile(pharmacistImages.upload, {}, content)}
          load={(imageId) => readFile(pharmacists.image, { pharmacistId: edited?.pharmacistId ?? "", imageId })}
        />
      </Form.Item>
    </FormDrawer>
  );
}
