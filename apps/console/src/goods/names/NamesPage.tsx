import type { RowOf } from "@yunshou/contract";
import { nameLanguages, productNames } from "@yunshou/contract/goods/productNames";
import { translationStates } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  ChoiceFilter,
  columnsOf,
  ImportButton,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Translating } from "./TranslateForm.tsx";

const TranslateForm = whenOpened(
  async () => (await import("./TranslateForm.tsx")).TranslateForm,
  ({ translating }) => translating !== undefined,
);

type Row = RowOf<typeof productNames.list>;

const tones = { translated: "good", notTranslated: "warning" } as const;

/** 商品名称国际化: names of products in the other languages, each translated or not (PRODUCT-22, LANG-06). */
export function NamesPage() {
  const t = usePhrases("productNames");
  const words = t.productNames;
  const list = useList(productNames.list, { initial: {} });
  const navigate = useNavigate();
  const readOnly = useRefusedWithout("goods.product.write");
  const [translating, translate] = useState<Translating | undefined>();
  const open = ({ productId, langCode }: Row) => translate({ productId, langCode });

  const column = columnsOf<Row>();
  return (
    <>
      <ListPage
        source="product"
        name="productNames"
        title={words.pages["/spgl/spmcgjh"]}
        list={list}
        rowKey="nameId"
        columns={[
          column.title("productName", "productName", "productCode", words.fields.productName, { width: 250 }),
          column.label("langCode", words.fields.langCode, languageNames, { width: 130 }),
          column.text("translatedName", words.fields.translatedName, { width: 260 }),
          column.status("translationStatus", words.fields.translationStatus, words.state, tones, { width: 130 }),
          column.time("updatedTime", words.fields.updatedTime, { sortable: true }),
          column.actions(
            t.common.list.actions,
            (row) => [{ key: "translate", label: words.translate, refused: readOnly, onClick: () => open(row) }],
            { width: 110 },
          ),
        ]}
        filters={[
          { name: "productName", label: words.fields.productName, control: <TextFilter /> },
          {
            name: "langCode",
            label: words.fields.langCode,
            control: <ChoiceFilter values={nameLanguages} words={languageNames} />,
          },
          {
            name: "translationStatus",
            label: words.fields.translationStatus,
            control: <ChoiceFilter values={translationStates} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <ImportButton refused={readOnly} onClick={() => void navigate("/spgl/mcdr")} />
            <ListExport of={productNames.export} list={list} />
          </>
        }
      />
      <TranslateForm translating={translating} onClose={() => translate(undefined)} />
    </>
  );
}
