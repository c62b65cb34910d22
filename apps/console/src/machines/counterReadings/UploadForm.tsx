import { PaperClipOutlined } from "@ant-design/icons";
import { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { counterFileBytes } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { App, Button, DatePicker, Form, Upload } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import {
  FormModal,
  MachineField,
  pickedInstant,
  showBytes,
  showTime,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Values {
  readonly machineId: string;
  readonly readTime?: Dayjs | null;
  readonly content: File;
}

/** Takes a file that was read from a machine, as it came. */
export function UploadForm({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = usePhrases("counterReadings", "machines");
  const words = t.counterReadings;
  const { required } = useRules();
  const { message } = App.useApp();
  const upload = useWrite(counterReadings.take);
  const save = async ({ machineId, readTime, content }: Values) => {
    const { readingState, pieces } = await upload.run({
      machineId,
      ...(readTime == null ? {} : { readTime: pickedInstant(readTime) }),
      fileName: content.name.slice(-200),
      content: await base64Of(content),
    });
    if (readingState === "held") message.warning(words.heldNow);
    else message.success(pieces === null ? words.started : fill(words.counted, { n: pieces }));
  };
  const checkFile = (_rule: unknown, file: File | undefined) =>
    file !== undefined && file.size > counterFileBytes
      ? Promise.reject(
          new Error(fill(words.errors["counterReadings.fileTooLarge"], { limit: showBytes(counterFileBytes) })),
        )
      : Promise.resolve();
  return (
    <FormModal<Values>
      title={words.upload}
      verb={words.upload}
      about={null}
      open={open}
      onClose={onClose}
      initial={{}}
      submitting={upload.running}
      onSubmit={save}
    >
      <Form.Item name="machineId" label={t.common.fields.machine} rules={[required]}>
        <MachineField usable />
      </Form.Item>
      <Form.Item name="readTime" label={words.fields.readTime}>
        <DatePicker showTime maxDate={dayjs(showTime(new Date().toISOString()))} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item
        name="content"
        label={words.fields.content}
        extra={words.hint}
        rules={[required, { validator: checkFile }]}
      >
        <FileField />
      </Form.Item>
    </FormModal>
  );
}

function FileField({ value, onChange }: { readonly value?: File; readonly onChange?: (file: File) => void }) {
  const words = usePhrases("counterReadings").counterReadings;
  return (
    <>
      <Upload showUploadList={false} beforeUpload={(file) => (onChange?.(file), false)}>
        <Button icon={<PaperClipOutlined />}>{words.choose}</Button>
      </Upload>
      {value !== undefined && ` ${value.name} · ${showBytes(value.size)}`}
    </>
  );
}

/** The bytes of a file as they are, because its checksum counts every one. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
