import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useRefusedWithout, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { BatchChoice } from "./BatchForm.tsx";

const BatchForm = whenOpened(
  async () => (await import("./BatchForm.tsx")).BatchForm,
  ({ choice }) => choice !== undefined,
);
const BatchDrawer = whenOpened(
  async () => (await import("./BatchDrawer.tsx")).BatchDrawer,
  ({ batch }) => batch !== null,
);

interface RefundBatch {
  /** The action of the selected rows. */
  readonly button: (choice: BatchChoice) => ReactNode;
  /** Opens the batches that were started; for the toolbar. */
  readonly batches: ReactNode;
  /** The form and the drawer that follows what it started. */
  readonly forms: ReactNode;
}

/** Refunds of many orders at once, for the lists whose rows may be refunded; the batch that is followed lives in the URL. */
export function useRefundBatch(
  list: { readonly select: (keys: []) => void },
  open: (orderNo: string) => void,
): RefundBatch {
  const words = usePhrases("refunds").refunds.batch;
  const readOnly = useRefusedWithout("orders.refund.write");
  const hidden = useRefusedWithout("orders.refund.read");
  const [choice, choose] = useState<BatchChoice>();
  const [params, setParams] = useSearchParams();
  const follow = (batch: string | null) =>
    setParams((now) => {
      if (batch === null) now.delete("batch");
      else now.set("batch", batch);
      return now;
    });
  return {
    button: (chosen) => (
      <Button danger disabled={readOnly !== undefined} title={readOnly} onClick={() => choose(chosen)}>
        {words.title}
      </Button>
    ),
    batches: (
      <Button disabled={hidden !== undefined} title={hidden} onClick={() => follow("newest")}>
        {words.list}
      </Button>
    ),
    forms: (
      <>
        <BatchForm
          choice={choice}
          onClose={() => choose(undefined)}
          onStarted={(refundBatchId) => {
            list.select([]);
            follow(refundBatchId);
          }}
        />
        <BatchDrawer batch={params.get("batch")} onBatch={follow} onOrder={open} />
      </>
    ),
  };
}
