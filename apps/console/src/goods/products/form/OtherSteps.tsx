import { productLimits, tagLimits } from "@yunshou/domain";
import { Form } from "antd";
import { useRules } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import { AttributeSelect } from "../../attributes/AttributeSelect.tsx";
import { TagSelect } from "../../tags/TagSelect.tsx";
import { ProductPicture, ProductPictures } from "./ProductPictures.tsx";
import type { ProductValues } from "./values.ts";

/** Second step: exactly one thumbnail, and up to five detail pictures in their order (PRODUCT-04 to PRODUCT-07). */
export function PicturesStep({ disabled }: { readonly disabled: boolean }) {
  const t = usePhrases("products", "goods");
  const { fields } = t.products;
  const form = Form.useFormInstance<ProductValues>();
  const thumbnail = {
    validator: (_: unknown, name: string | null | undefined) => {
      if (name) return Promise.resolve();
      const details = form.getFieldValue("detailPictures") as readonly string[];
      const code = details.length === 0 ? "goods.picturesMissing" : "goods.thumbnailMissing";
      return Promise.reject(new Error(t.goods.errors[code]));
    },
  };
  return (
    <>
      <Form.Item name="thumbnail" label={fields.thumbnail} required rules={[thumbnail]}>
        <ProductPicture label={fields.thumbnail} disabled={disabled} />
      </Form.Item>
      <Form.Item name="detailPictures" label={fields.detailPictures} className="kit-wide">
        <ProductPictures label={fields.detailPictures} limit={productLimits.details} disabled={disabled} />
      </Form.Item>
    </>
  );
}

const ofCategory = ["flavourId", "specificationId", "packagingId"] as const;

/** Third step: category and brand are required; the others are those of the category (PRODUCT-10, PRODUCT-11, PRODUCT-16). */
export function AttributesStep({ merchantId }: { readonly merchantId: string | undefined }) {
  const t = usePhrases("products", "goods");
  const { fields } = t.products;
  const { required } = useRules();
  const form = Form.useFormInstance<ProductValues>();
  const categoryId = Form.useWatch("categoryId", form);
  const kinds = { flavourId: "flavour", specificationId: "specification", packagingId: "packaging" } as const;
  const labels = { flavourId: fields.flavour, specificationId: fields.spec, packagingId: fields.packaging };
  const clear = () => form.setFieldsValue(Object.fromEntries(ofCategory.map((name) => [name, null])));
  return (
    <>
      <Form.Item
        name="categoryId"
        label={fields.category}
        rules={[{ ...required, message: t.goods.errors["goods.chooseCategory"] }]}
      >
        <CategorySelect merchantId={merchantId} onChosen={clear} />
      </Form.Item>
      <Form.Item
        name="brandId"
        label={fields.brand}
        rules={[{ ...required, message: t.goods.errors["goods.brandMissing"] }]}
      >
        <AttributeSelect kind="brand" merchantId={merchantId} forProduct />
      </Form.Item>
      <Form.Item name="tagIds" label={fields.tags}>
        <TagSelect multiple merchantId={merchantId} limit={tagLimits.tagsOfProduct} />
      </Form.Item>
      {ofCategory.map((name) => (
        <Form.Item key={name} name={name} label={labels[name]}>
          <AttributeSelect kind={kinds[name]} categoryId={categoryId} merchantId={merchantId} forProduct />
        </Form.Item>
      ))}
    </>
  );
}

interface CategorySelectProps {
  readonly merchantId: string | undefined;
  readonly onChosen: () => void;
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (attributeId: string | null) => void;
}

/** Another category has other flavours and sizes, so those that were chosen go. */
function CategorySelect({ onChosen, onChange, ...props }: CategorySelectProps) {
  return (
    <AttributeSelect
      {...props}
      kind="category"
      forProduct
      onChange={(next) => {
        onChange?.(next);
        onChosen();
      }}
    />
  );
}
