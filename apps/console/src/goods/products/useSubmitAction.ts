import { modelling } from "@yunshou/contract/goods/modelling";
import type { ReviewState } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import {
  namesOf,
  type RowAction,
  showTime,
  useConfirm,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface Submitted {
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
  readonly reviewStatus: ReviewState | null;
}

/** Why a product of this review status is not submitted: it waits there, or stands in the library. */
export function useUnsubmittable(): (reviewStatus: ReviewState | null) => string | undefined {
  const t = usePhrases("goods");
  const reasons = {
    pending: t.goods.errors["goods.underReview"],
    approved: t.goods.errors["goods.inLibrary"],
    notApproved: undefined,
    ignored: undefined,
  };
  return (reviewStatus) => (reviewStatus === null ? undefined : reasons[reviewStatus]);
}

/** Hands a product in for the platform library, unless it waits there or stands in it (PRODUCT-18, PRODUCT-28). */
export function useSubmitAction(): (product: Submitted) => RowAction {
  const t = usePhrases("library");
  const readOnly = useRefusedWithout("goods.product.write");
  const { ask } = useConfirm();
  const submit = useWrite(modelling.submit);
  const unsubmittable = useUnsubmittable();
  return ({ productId, productCode, productName, reviewStatus }) => ({
    key: "submit",
    label: t.library.submit,
    refused: readOnly ?? unsubmittable(reviewStatus),
    onClick: () =>
      ask({
        text: t.library.submitHint,
        about: namesOf(productName, productCode),
        verb: t.library.submit,
        consequence: t.library.workdays,
        run: () => submit.run({ productId }),
        success: ({ dueTime }) => fill(t.library.submitted, { time: showTime(dueTime) }),
      }),
  });
}
