import { PaperClipOutlined } from "@ant-design/icons";
import { bills, billUploads } from "@yunshou/contract/finance/bills";
import { addDays, billUploadBytes, businessDay, billTimeZone } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, DatePicker, Form, Input, Upload } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useState } from "react";
import { sendFile } from "../../platform/api/files.ts";
import { Choice, FormModal, showBytes, useCall, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly serviceId: string;
  readonly billDate: Dayjs;
  readonly content: File;
  readonly billHash?: string;
}

interface BillUploadFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const hashLength = 40;

/** Takes a bill that was downloaded at the provider, as it came. */
export function BillUploadForm({ open, onClose, onDone }: BillUploadFormProps) {
  const t = usePhrases("bills");
  const words = t.bills;
  const { message } = App.useApp();
  const [sending, send] = useState(false);
  const save = async ({ billDate, content, billHash, serviceId }: Values) => {
    send(true);
    try {
      const { differences } = await sendFile(
        billUploads.upload,
        { serviceId, billDate: billDate.format("YYYY-MM-DD"), billHash: billHash ?? "" },
        content,
      );
      onDone();
      message.success(fill(words.compared, { n: differences }));
    } finally {
      send(false);
    }
  };
  return (
    <FormModal<Values>
      title={words.action.upload}
      verb={words.action.upload}
      about={null}
      open={open}
      onClose={onClose}
      initial={{}}
      submitting={sending}
      onSubmit={save}
    >
      <BillFields />
    </FormModal>
  );
}

/** Of which provider and day; the day that is next is filled in. */
function BillFields() {
  const t = usePhrases("bills");
  const words = t.bills;
  const { required } = useRules();
  const form = Form.useFormInstance<Values>();
  const serviceId = Form.useWatch("serviceId", form);
  const services = useCall(bills.services, {}).data?.rows ?? [];
  const yesterday = addDays(businessDay(new Date(), billTimeZone), -1);
  const nextOf = (chosen: string | undefined) => services.find((one) => one.serviceId === chosen)?.nextDay ?? undefined;
  const next = nextOf(serviceId);
  const checkFile = (_rule: unknown, file: File | undefined) =>
    file !== undefined && file.size > billUploadBytes
      ? Promise.reject(new Error(fill(words.errors["finance.billTooLarge"], { limit: showBytes(billUploadBytes) })))
      : Promise.resolve();
  return (
    <>
      <Form.Item name="serviceId" label={words.fields.serviceId} rules={[required]}>
        <Choice
          values={services.map((one) => one.serviceId)}
          words={Object.fromEntries(services.map((one) => [one.serviceId, one.providerName]))}
          onChange={(chosen) => form.setFieldValue("billDate", dayjs(nextOf(chosen) ?? yesterday))}
        />
      </Form.Item>
      <Form.Item
        name="billDate"
        label={words.fields.billDate}
        rules={[required]}
        extra={next === undefined ? undefined : fill(words.next, { day: next })}
      >
        <DatePicker maxDate={dayjs(yesterday)} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="content" label={words.fields.content} rules={[required, { validator: checkFile }]}>
        <FileField />
      </Form.Item>
      <Form.Item name="billHash" label={words.fields.billHash}>
        <Input maxLength={hashLength} />
      </Form.Item>
    </>
  );
}

function FileField({ value, onChange }: { readonly value?: File; readonly onChange?: (file: File) => void }) {
  const t = usePhrases("bills");
  return (
    <>
      <Upload showUploadList={false} beforeUpload={(file) => (onChange?.(file), false)}>
        <Button icon={<PaperClipOutlined />}>{t.bills.action.choose}</Button>
      </Upload>
      {value !== undefined && ` ${value.name} · ${showBytes(value.size)}`}
    </>
  );
}
