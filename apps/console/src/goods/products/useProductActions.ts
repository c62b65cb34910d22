import { modelling } from "@yunshou/contract/goods/modelling";
import { products } from "@yunshou/contract/goods/products";
import { checkProductDelete } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useNavigate } from "react-router";
import {
  namesOf,
  type RowAction,
  showTime,
  useConfirm,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { Product } from "./productColumns.tsx";

export const formPath = "/spgl/xzsp";

/** What may be done to a product: change it, submit it for review, delete it while it lies on no lane (PRODUCT-18, PRODUCT-28). */
export function useProductActions(onDeleted: () => void): (product: Product) => readonly RowAction[] {
  const t = usePhrases("products", "goods", "library");
  const words = t.products;
  const readOnly = useRefusedWithout("goods.product.write");
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const { ask, askDelete } = useConfirm();
  const [remove, submit] = [useWrite(products.remove), useWrite(modelling.submit)];
  const unsubmittable = {
    pending: t.goods.errors["goods.underReview"],
    approved: t.goods.errors["goods.inLibrary"],
    notApproved: undefined,
    ignored: undefined,
  };
  return ({ productId, productCode, productName, lanes, reviewStatus }) => [
    {
      key: "edit",
      label: t.common.action.edit,
      refused: readOnly,
      onClick: () => void navigate(`${formPath}?productId=${productId}`),
    },
    {
      key: "submit",
      label: t.library.submit,
      refused: readOnly ?? (reviewStatus === null ? undefined : unsubmittable[reviewStatus]),
      onClick: () =>
        ask({
          text: t.library.submitHint,
          about: namesOf(productName, productCode),
          verb: t.library.submit,
          consequence: t.library.workdays,
          run: () => submit.run({ productId }),
          success: ({ dueTime }) => fill(t.library.submitted, { time: showTime(dueTime) }),
        }),
    },
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
