import type { RowOf } from "@yunshou/contract";
import type { products as all } from "@yunshou/contract/goods/products";
import { checkLabels, labelCode, labelLimits, labelSheetKinds, labelSymbols, symbolThatFits } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Checkbox, Form } from "antd";
import { save } from "../../platform/api/files.ts";
import {
  Choice,
  FormModal,
  NumberField,
  ruleOf,
  showMoney,
  showNumber,
  useRefusalText,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { drawName } from "./labels/drawName.ts";
import { labelsOf, type LabelOptions } from "./labels/labels.ts";

type Product = RowOf<typeof all.list>;

interface LabelFormProps {
  /** The products that get labels. */
  readonly of: readonly Product[] | undefined;
  readonly onClose: () => void;
}

const initial: LabelOptions = { sheet: "a4x24", symbol: "barcode", copies: 1, showPrice: true };

/** Labels with barcodes or QR codes for chosen products, as a PDF that the browser makes. */
export function LabelForm({ of, onClose }: LabelFormProps) {
  const t = usePhrases("products", "goods");
  const words = t.products.labels;
  const count = (of ?? []).length;
  return (
    <FormModal<LabelOptions, readonly Product[]>
      title={words.title}
      about={fill(t.products.tagging.about, { n: showNumber(count) })}
      verb={({ copies }) => fill(words.verb, { n: showNumber(count * (copies ?? 0)) })}
      of={of}
      onClose={onClose}
      initial={initial}
      submitting={false}
      onSubmit={async (options, products) => {
        const labelled = products.map((product) => ({ ...product, price: showMoney(product.unitPriceFen) }));
        save(await labelsOf(labelled, options, drawName), `${words.file}.pdf`);
      }}
    >
      <LabelFields products={of ?? []} />
    </FormModal>
  );
}

function LabelFields({ products }: { readonly products: readonly Product[] }) {
  const t = usePhrases("products", "goods");
  const words = t.products.labels;
  const refusal = useRefusalText();
  const form = Form.useFormInstance<LabelOptions>();
  const { sheet = initial.sheet, symbol = initial.symbol } =
    (Form.useWatch([], form) as LabelOptions | undefined) ?? {};
  const tooFine = products.filter((product) => symbolThatFits(labelCode(product), symbol, sheet) !== symbol).length;
  return (
    <>
      <Form.Item name="sheet" label={words.sheet}>
        <Choice values={labelSheetKinds} words={words.sheets} />
      </Form.Item>
      <Form.Item name="symbol" label={words.symbol} extra={tooFine > 0 && fill(words.fine, { n: showNumber(tooFine) })}>
        <Choice values={labelSymbols} words={words.symbols} />
      </Form.Item>
      <Form.Item
        name="copies"
        label={words.copies}
        required
        rules={[ruleOf((copies: number | null) => refusal(checkLabels(products.length, copies)))]}
      >
        <NumberField min={1} max={labelLimits.copies} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item name="showPrice" valuePropName="checked">
        <Checkbox>{words.price}</Checkbox>
      </Form.Item>
    </>
  );
}
