import type { RowOf } from "@yunshou/contract";
import { mallStockLevels } from "@yunshou/contract/mall/mallStockLevels";
import {
  checkMallCorrection,
  type MallCorrectionReason,
  mallCorrectionReasons,
  mallProductLimits,
  mallStockLimits,
  storeLimits,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Form, Input } from "antd";
import {
  Choice,
  FormModal,
  namesOf,
  NumberField,
  ruleOf,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

type Row = RowOf<typeof mallStockLevels.list>;

interface Values {
  readonly stock: number;
  readonly stockReason: MallCorrectionReason;
  readonly note: string;
}

interface CorrectStockFormProps {
  readonly of: Row | undefined;
  readonly onClose: () => void;
}

/** Sets how many pieces are there now, and says why. */
export function CorrectStockForm({ of, onClose }: CorrectStockFormProps) {
  const t = usePhrases("buyers");
  const words = t.buyers;
  const { fields } = words;
  const { required, filled } = useRules();
  const refusal = useRefusalText();
  const { run, running } = useWrite(mallStockLevels.correct);
  const most = of?.stockPlace === "store" ? storeLimits.stock : mallProductLimits.stock;
  const facts = { stock: of?.stock ?? 0, reserved: of?.reserved ?? 0, most };
  return (
    <FormModal<Values, Row>
      title={words.correct}
      about={of === undefined ? "" : namesOf(of.productName, of.productCode)}
      verb={t.common.action.save}
      of={of}
      onClose={onClose}
      initial={{ stock: facts.stock, stockReason: "counted", note: "" }}
      submitting={running}
      onSubmit={(values, { stockLevelId, stockPlace, stock: seenStock }) =>
        run({ ...values, stockLevelId, stockPlace, seenStock })
      }
      success={t.common.result.modified}
    >
      <Form.Item
        name="stock"
        label={fields.stock}
        required
        extra={fill(words.correctHint, { n: facts.reserved })}
        rules={[
          ruleOf((stock: number | null) => refusal(checkMallCorrection({ stock: stock ?? -1, note: "-" }, facts))),
        ]}
      >
        <NumberField precision={0} min={0} max={most} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="stockReason" label={fields.stockReason} rules={[required]}>
        <Choice values={mallCorrectionReasons} words={words.reason} />
      </Form.Item>
      <Form.Item name="note" label={fields.note} rules={[filled]}>
        <Input.TextArea rows={2} maxLength={mallStockLimits.noteLength} showCount />
      </Form.Item>
    </FormModal>
  );
}
