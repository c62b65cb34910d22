import { library, libraryPictures } from "@yunshou/contract/goods/library";
import { checkBarcode, checkText, checkWeight, kindsOfCategory, productLimits } from "@yunshou/domain";
import { Checkbox, Form, Input } from "antd";
import {
  FormDrawer,
  NumberField,
  ruleOf,
  useFirstRead,
  useRecord,
  useRefusalText,
  useRules,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { ProductPicture, ProductPictures } from "../products/form/ProductPictures.tsx";
import { LibraryValueSelect } from "./LibraryValueSelect.tsx";

/** What the form is open for: a new official product, or an existing one. */
export type LibraryEditing = { readonly libraryId?: string };

interface Values {
  readonly productName: string;
  readonly brandId: string | null;
  readonly categoryId: string | null;
  readonly specificationId: string | null;
  readonly flavourId: string | null;
  readonly packagingId: string | null;
  readonly barcode: string;
  readonly unit: string;
  readonly weight: number | null;
  readonly weightTolerance: number | null;
  readonly isPrescription: boolean;
  readonly thumbnail: string | null;
  readonly detailPictures: string[];
}

const empty: Values = {
  productName: "",
  brandId: null,
  categoryId: null,
  specificationId: null,
  flavourId: null,
  packagingId: null,
  barcode: "",
  unit: "",
  weight: null,
  weightTolerance: null,
  isPrescription: false,
  thumbnail: null,
  detailPictures: [],
};

/** Adds or changes an official product; the platform alone does (PRODUCT-02, PRODUCT-04, PRODUCT-05, PRODUCT-29). */
export function LibraryForm({
  editing,
  onClose,
}: {
  readonly editing: LibraryEditing | undefined;
  readonly onClose: () => void;
}) {
  const t = usePhrases("library", "goods");
  const words = t.library;
  const refusal = useRefusalText();
  const { rule } = useRules();
  const editedId = editing?.libraryId;
  const record = useRecord(library.detail, { libraryId: editedId }, { anew: true });
  const edited = useFirstRead(record.data, editedId);
  const [create, update] = [useWrite(library.create), useWrite(library.update)];
  const save = async (values: Values) => {
    const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]));
    const input = { ...empty, ...given } as Values;
    if (edited === undefined) await create.run(input);
    else await update.run({ ...input, libraryId: edited.libraryId, version: edited.version });
  };
  const missing = (message: string) => [{ required: true, message }];
  return (
    <FormDrawer<Values>
      key={edited?.libraryId ?? "new"}
      title={editedId === undefined ? words.add : words.edit}
      open={editing !== undefined}
      onClose={onClose}
      initial={
        edited === undefined ? empty : { ...edited, productName: edited.originalName, barcode: edited.barcode ?? "" }
      }
      loading={editedId !== undefined && edited === undefined}
      error={record.error}
      submitting={create.running || update.running}
      onSubmit={save}
      success={edited === undefined ? t.common.result.added : t.common.result.modified}
    >
      <Form.Item
        name="productName"
        label={words.fields.productName}
        required
        rules={[rule((text) => checkText(text, "productName", productLimits.nameLength))]}
      >
        <Input maxLength={productLimits.nameLength} />
      </Form.Item>
      <Form.Item name="barcode" label={words.fields.barcode} rules={[rule(checkBarcode, { optional: true })]}>
        <Input maxLength={14} inputMode="numeric" />
      </Form.Item>
      <Form.Item name="brandId" label={words.fields.brand} rules={missing(t.goods.errors["goods.brandMissing"])}>
        <LibraryValueSelect kind="brand" lastLevel />
      </Form.Item>
      <CategoryFields />
      <Form.Item
        name="unit"
        label={words.fields.unit}
        required
        rules={[rule((text) => checkText(text, "unit", productLimits.unitLength))]}
      >
        <Input maxLength={productLimits.unitLength} />
      </Form.Item>
      <Form.Item
        name="weight"
        label={words.fields.weight}
        rules={[ruleOf((weight: number | null) => refusal(checkWeight(weight ?? null, null)))]}
      >
        <NumberField min={1} max={productLimits.weightGrams} precision={0} style={{ width: "100%" }} />
      </Form.Item>
      <Form.Item noStyle dependencies={["weight"]}>
        {({ getFieldValue }) => (
          <Form.Item
            name="weightTolerance"
            label={words.fields.weightTolerance}
            dependencies={["weight"]}
            rules={[
              ruleOf((tolerance: number | null) =>
                refusal(checkWeight((getFieldValue("weight") as number | null) ?? null, tolerance ?? null)),
              ),
            ]}
          >
            <NumberField min={0} precision={0} style={{ width: "100%" }} />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item name="isPrescription" valuePropName="checked" label={words.fields.isPrescription}>
        <Checkbox />
      </Form.Item>
      <Form.Item
        name="thumbnail"
        label={words.fields.thumbnail}
        className="kit-wide"
        rules={missing(t.goods.errors["goods.thumbnailMissing"])}
      >
        <ProductPicture endpoint={libraryPictures.upload} label={words.fields.thumbnail} />
      </Form.Item>
      <Form.Item name="detailPictures" label={words.fields.detailPictures} className="kit-wide">
        <ProductPictures
          endpoint={libraryPictures.upload}
          label={words.fields.detailPictures}
          limit={productLimits.details}
        />
      </Form.Item>
    </FormDrawer>
  );
}

/** The category, and what there is of it: another one has other flavours and sizes, so those that were chosen go. */
function CategoryFields() {
  const t = usePhrases("library", "goods");
  const words = t.library;
  const form = Form.useFormInstance<Values>();
  const categoryId = Form.useWatch("categoryId", form) ?? null;
  const clear = () =>
    form.setFieldsValue(Object.fromEntries(kindsOfCategory.map((kind) => [`${kind}Id`, null])) as Partial<Values>);
  return (
    <>
      <Form.Item
        name="categoryId"
        label={words.fields.category}
        rules={[{ required: true, message: t.goods.errors["goods.chooseCategory"] }]}
      >
        <LibraryValueSelect kind="category" lastLevel onChange={clear} />
      </Form.Item>
      {kindsOfCategory.map((kind) => (
        <Form.Item
          key={kind}
          name={`${kind}Id`}
          label={words.fields[kind === "specification" ? "spec" : (kind as "flavour" | "packaging")]}
        >
          <LibraryValueSelect kind={kind} lastLevel categoryId={categoryId} />
        </Form.Item>
      ))}
    </>
  );
}
