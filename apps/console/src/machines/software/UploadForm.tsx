import { PaperClipOutlined } from "@ant-design/icons";
import { softwareUploads } from "@yunshou/contract/machines/software";
import {
  fieldLimits,
  type MachineType,
  machineTypes,
  softwareKinds,
  type SoftwareKind,
  softwareLimits,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Checkbox, Form, Input, Upload } from "antd";
import { useState } from "react";
import { sendFile } from "../../platform/api/files.ts";
import { Choice, FormDrawer, showBytes, useRules } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly softName: string;
  readonly softVersion: string;
  readonly softType: SoftwareKind;
  readonly machineType?: MachineType;
  readonly forceUpdate?: boolean;
  readonly file: File;
  readonly remark?: string;
}

interface UploadFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A new package with its file; it has to be released before machines get it (MACHINE-26). */
export function UploadForm({ open, onClose, onDone }: UploadFormProps) {
  const t = usePhrases("software", "machines");
  const words = t.software;
  const { required } = useRules();
  const [sending, send] = useState(false);
  const limit = showBytes(softwareLimits.bytes);
  const checkFile = (_rule: unknown, file: File | undefined) =>
    file !== undefined && file.size > softwareLimits.bytes
      ? Promise.reject(new Error(fill(words.errors["software.fileTooLarge"], { limit })))
      : Promise.resolve();
  const save = async ({ file, machineType, forceUpdate, remark, ...values }: Values) => {
    send(true);
    try {
      await sendFile(
        softwareUploads.upload,
        {
          ...values,
          ...(machineType === undefined ? {} : { machineType }),
          forceUpdate: forceUpdate ? "true" : "false",
          remark: remark ?? "",
        },
        file,
      );
      onDone();
    } finally {
      send(false);
    }
  };
  return (
    <FormDrawer<Values>
      title={words.upload}
      open={open}
      onClose={onClose}
      initial={{ softType: "upper" }}
      submitting={sending}
      onSubmit={save}
      success={t.common.result.added}
    >
      <Form.Item name="softName" label={words.fields.softName} rules={[required]}>
        <Input maxLength={fieldLimits.nameLength} />
      </Form.Item>
      <Form.Item name="softVersion" label={words.fields.softVersion} rules={[required]}>
        <Input maxLength={softwareLimits.versionLength} />
      </Form.Item>
      <Form.Item name="softType" label={words.fields.softType} rules={[required]}>
        <Choice values={softwareKinds} words={words.kind} />
      </Form.Item>
      <Form.Item name="machineType" label={t.common.fields.machineType}>
        <Choice values={machineTypes} words={t.machines.machineType} allowClear placeholder={words.anyType} />
      </Form.Item>
      <Form.Item name="file" label={words.fields.softFile} rules={[required, { validator: checkFile }]}>
        <FileField />
      </Form.Item>
      <Form.Item name="forceUpdate" label={words.fields.forceUpdate} valuePropName="checked">
        <Checkbox />
      </Form.Item>
      <Form.Item name="remark" label={t.common.fields.remark} className="kit-wide">
        <Input.TextArea rows={2} maxLength={fieldLimits.remarkLength} showCount />
      </Form.Item>
    </FormDrawer>
  );
}

function FileField({ value, onChange }: { readonly value?: File; readonly onChange?: (file: File) => void }) {
  const t = usePhrases("software");
  return (
    <>
      <Upload showUploadList={false} beforeUpload={(file) => (onChange?.(file), false)}>
        <Button icon={<PaperClipOutlined />}>{t.software.choose}</Button>
      </Upload>
      {value !== undefined && ` ${value.name} · ${showBytes(value.size)}`}
    </>
  );
}
