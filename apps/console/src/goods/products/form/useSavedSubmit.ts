import { modelling } from "@yunshou/contract/goods/modelling";
import type { ReviewState } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { type RefObject, useRef } from "react";
import { showTime, useRefusedWithout, useTell, useWrite } from "../../../platform/kit/index.ts";
import { usePhrases } from "../../../platform/phrases/usePhrases.ts";
import { useUnsubmittable } from "../useSubmitAction.ts";

interface SavedSubmit {
  /** Whether the press that saves also submits. */
  readonly wanted: RefObject<boolean>;
  /** Why it cannot be submitted, or undefined. */
  readonly refused: string | undefined;
  readonly run: (productId: string, productName: string) => Promise<void>;
}

/** Submits a product for review once its form is saved; where that fails, the product is saved and the list submits it. */
export function useSavedSubmit(reviewStatus: ReviewState | null): SavedSubmit {
  const t = usePhrases("library");
  const wanted = useRef(false);
  const submit = useWrite(modelling.submit);
  const tell = useTell();
  const readOnly = useRefusedWithout("goods.product.write");
  const unsubmittable = useUnsubmittable();
  return {
    wanted,
    refused: readOnly ?? unsubmittable(reviewStatus),
    run: async (productId, productName) => {
      const made = await submit.run({ productId }).catch(() => undefined);
      if (made !== undefined) tell(productName, fill(t.library.submitted, { time: showTime(made.dueTime) }));
    },
  };
}
