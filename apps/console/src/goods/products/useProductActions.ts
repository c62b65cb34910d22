import { products } from "@yunshou/contract/goods/products";
import { checkProductDelete } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
import {
  namesOf,
  type RowAction,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Product } from "./productColumns.tsx";
import { useSubmitAction } from "./useSubmitAction.ts";

export const formPath = "/spgl/xzsp";

/** What may be done to a product: change it, submit it for review, delete it while it lies on no lane (PRODUCT-18, PRODUCT-28). */
export function useProductActions(onDeleted: () => void): (product: Product) => readonly RowAction[] {
  const t = usePhrases("products");
  const words = t.products;
  const readOnly = useRefusedWithout("goods.product.write");
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const { askDelete } = useConfirm();
  const remove = useWrite(products.remove);
  const submit = useSubmitAction();
  return ({ productId, productCode, productName, lanes, reviewStatus }) => [
    {
      key: "edit",
      label: t.common.action.edit,
      refused: readOnly,
      onClick: () => void navigate(`${formPath}?productId=${productId}`),
    },
    submit({ productId, productCode, productName, reviewStatus }),
    {
      key: "delete",
      label: t.common.action.delete,
      danger: true,
      refused: readOnly ?? refusal(checkProductDelete({ lanes })),
      onClick: () =>
        askDelete(
          namesOf(productName, productCode),
          async () => {
            await remove.run({ productId });
            onDeleted();
          },
          fill(words.deleteAsk, { name: productName }),
        ),
    },
  ];
}
