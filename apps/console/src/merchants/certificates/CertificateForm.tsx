import { certificateImages, certificates } from "@yunshou/contract/merchants/certificates";
import { type CertificateKind, certificateKinds, checkCode, fieldLimits } from "@yunshou/domain";
import { Form, Input } from "antd";
import { readFile, sendFile } from "../../platform/api/files.ts";
import { Choice, FormDrawer, useCall, useRecord, useRules, useWrite, MerchantField } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { sessionCustomData } from "../../platform/session/session.ts";
import { expiryOf, ExpiryFields, type ExpiryValues, expiryValuesOf } from "./ExpiryFields.tsx";
import { PicturesField } from "./PicturesField.tsx";

interface Values extends ExpiryValues {
  readonly merchantId: string;
  readonly certType: CertificateKind;
  readonly certNo: string;
  readonly certName: string;
  readonly userName?: string;
  readonly imageIds: string[];
}

/** What the form is open for: a new certificate, or an existing one. */
export type CertificateEditing = { readonly certificateId?: string };

/** Adds or edits a certificate (SYS-16, FORM-02, MSG-40, MSG-91). */
export function CertificateForm({
  editing,
  onClose,
}: {
  readonly editing: CertificateEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("certificates");
  const words = t.certificates;
  const { required, filled, rule } = useRules();
  const editedId = editing?.certificateId;
  const options = useCall(certificates.options, {}, { enabled: editing !== undefined });
  const record = useRecord(certificates.detail, { certificateId: editedId }, { anew: true });
  const edited = record.data;
  const create = useWrite(certificates.create);
  const update = useWrite(certificates.update);
  const number = rule((text) => checkCode(text, "certNo"));

  const save = async ({ merchantId, certType, forever, lastDay, userName = "", ...values }: Values) => {
    const input = { ...values, userName, certExpiry: expiryOf({ forever, lastDay }) };
    if (edited === undefined) await create.run({ ...input, merchantId, certType });
    else await update.run({ ...input, certificateId: edited.certificateId });
  };
  const initial: Partial<Values> =
    edited === undefined
      ? {
          certType: "merchant",
          merchantId: sessionCustomData()?.merchantId ?? "",
          imageIds: [],
          ...expiryValuesOf(undefined),
        }
      : {
          merchantId: edited.merchantId,
          certType: edited.certType,
          certNo: edited.certNo,
          certName: edited.certName,
          userName: edited.userName ?? "",
          imageIds: edited.imageIds,
          ...expiryValuesOf(edited.certExpiry),
        };

  return (
    <FormDrawer<Values>
      key={edited?.certificateId ?? "new"}
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
      <Form.Item name="merchantId" label={words.fields.merchantName} rules={[required]}>
        <MerchantField usable={editedId === undefined} disabled={editedId !== undefined} allowClear={false} />
      </Form.Item>
      <Form.Item name="certType" label={words.fields.certType} rules={[required]}>
        <Choice disabled={editedId !== undefined} values={certificateKinds} words={words.kind} />
      </Form.Item>
      <Form.Item name="certNo" label={words.fields.certNo} required rules={[number]}>
        <Input maxLength={fieldLimits.codeLength} autoComplete="off" />
      </Form.Item>
      <Form.Item name="certName" label={words.fields.certName} rules={[filled]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item noStyle dependencies={["certType"]}>
        {({ getFieldValue }) =>
          getFieldValue("certType") !== "merchant" && (
            <Form.Item name="userName" label={words.fields.userName} rules={[filled]}>
              <Input maxLength={fieldLimits.nameLength} />
            </Form.Item>
          )
        }
      </Form.Item>
      <ExpiryFields />
      <Form.Item
        name="imageIds"
        label={words.fields.certImage}
        className="kit-wide"
        rules={[
          {
            required: true,
            type: "array",
            min: 1,
            message: t.certificates.errors["merchants.certificateImageMissing"],
          },
        ]}
        extra={editedId === undefined ? undefined : words.reviewAgain}
      >
        <PicturesField
          upload={(content) => sendFile(certificateImages.upload, {}, content)}
          load={(imageId) => readFile(certificates.image, { certificateId: edited?.certificateId ?? "", imageId })}
        />
      </Form.Item>
    </FormDrawer>
  );
}
