import { products } from "@yunshou/contract/goods/products";
import { productLimits, reviewStates } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ImportButton,
  ChoiceFilter,
  ListExport,
  ListPage,
  showNumber,
  TextFilter,
  useCan,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { AttributeSelect } from "../attributes/AttributeSelect.tsx";
import { TagSelect } from "../tags/TagSelect.tsx";
import { type Product, useProductColumns } from "./productColumns.tsx";
import { formPath, useProductActions } from "./useProductActions.ts";

const importPath = "/spgl/spdr";

const ProductDrawer = whenOpened(
  async () => (await import("./ProductDrawer.tsx")).ProductDrawer,
  ({ productId }) => productId !== null,
);

const PriceForm = whenOpened(
  async () => (await import("./PriceForm.tsx")).PriceForm,
  ({ of }) => of !== undefined,
);
const LabelForm = whenOpened(
  async () => (await import("./LabelForm.tsx")).LabelForm,
  ({ of }) => of !== undefined,
);
const TaggingForm = whenOpened(
  async () => (await import("./TaggingForm.tsx")).TaggingForm,
  ({ of }) => of !== undefined,
);

/** 我的商品: the assortment of a merchant (PRODUCT-01, PRODUCT-02). */
export function ProductsPage() {
  const t = usePhrases("products", "goods");
  const words = t.products;
  const { fields } = words;
  const opened = useOpened();
  const { open } = opened;
  const list = useList(products.list, { initial: {} });
  const seesTrees = useCan("goods.attribute.read");
  const readOnly = useRefusedWithout("goods.product.write");
  const navigate = useNavigate();
  const cannotTag = useRefusedWithout("goods.tag.write");
  const [pricing, price] = useState<readonly string[]>();
  const tooMany = (selected: number) =>
    selected > productLimits.pricesAtOnce
      ? fill(t.goods.errors["goods.tooManyAtOnce"], { limit: showNumber(productLimits.pricesAtOnce) })
      : undefined;
  const [labelled, label] = useState<readonly Product[]>();
  const [tagging, tag] = useState<readonly string[]>();
  const actionsOf = useProductActions(() => open(null));
  const columns = useProductColumns({ onOpen: ({ productId }) => open(productId), actionsOf });
  const ofTrees = (["categoryId", "brandId"] as const).map((name) => ({
    name,
    label: name === "brandId" ? fields.brand : fields.category,
    control: <AttributeSelect kind={name === "brandId" ? "brand" : "category"} />,
  }));

  return (
    <>
      <ListPage
        name="products"
        title={words.pages["/spgl/wdsp"]}
        list={list}
        rowKey="productId"
        columns={columns}
        detail={{
          by: "productId",
          opened,
          drawer: <ProductDrawer productId={opened.key} onClose={() => open(null)} actionsOf={actionsOf} />,
        }}
        filters={[
          { name: "search", label: words.find, control: <TextFilter placeholder={words.search} /> },
          ...(seesTrees ? ofTrees : []),
          {
            name: "reviewStatus",
            label: fields.reviewStatus,
            control: <ChoiceFilter values={["none", ...reviewStates]} words={words.review} />,
          },
          { name: "tagId", label: fields.tags, control: <TagSelect /> },
          { name: "productCode", label: fields.productCode, control: <TextFilter /> },
          { name: "productName", label: fields.productName, control: <TextFilter /> },
        ]}
        batch={(keys) => (
          <>
            <Button
              disabled={readOnly !== undefined || keys.length > productLimits.pricesAtOnce}
              title={readOnly ?? tooMany(keys.length)}
              onClick={() => price(keys.map(String))}
            >
              {words.pricing.title}
            </Button>
            <Button disabled={cannotTag !== undefined} title={cannotTag} onClick={() => tag(keys.map(String))}>
              {words.tagging.title}
            </Button>
            <Button onClick={() => label(list.chosen.flatMap(({ row }) => row ?? []))}>{words.labels.title}</Button>
          </>
        )}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => void navigate(formPath)}>
              {words.add}
            </AddButton>
            <ImportButton refused={readOnly} onClick={() => void navigate(importPath)} />
            <ListExport of={products.export} list={list} />
          </>
        }
      />
      <PriceForm of={pricing} onClose={() => price(undefined)} />
      <LabelForm of={labelled} onClose={() => label(undefined)} />
      <TaggingForm of={tagging} onClose={() => tag(undefined)} />
    </>
  );
}
