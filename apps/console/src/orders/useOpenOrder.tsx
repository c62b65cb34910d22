import type { ReactNode } from "react";
import { type Opened, useOpened, whenOpened } from "../platform/kit/index.ts";
import { useOrderActions } from "./useOrderActions.ts";

const OrderDetailDrawer = whenOpened(
  async () => (await import("./OrderDetailDrawer.tsx")).OrderDetailDrawer,
  ({ orderNo }) => orderNo !== null,
);
const RefundForm = whenOpened(
  async () => (await import("./RefundForm.tsx")).RefundForm,
  ({ order }) => order !== undefined,
);
const ProcessForm = whenOpened(
  async () => (await import("./ProcessForm.tsx")).ProcessForm,
  ({ order }) => order !== undefined,
);

interface OpenOrder {
  readonly open: (orderNo: string | null) => void;
  /** For a list whose rows have an order number: its drawer walks through them. */
  readonly detail: { readonly by: "orderNo"; readonly opened: Opened; readonly drawer: ReactNode };
  /** The forms of its actions. */
  readonly forms: ReactNode;
  readonly actions: ReturnType<typeof useOrderActions>;
}

/** The order that a page has open: its drawer lives in the URL beside the filters. */
export function useOpenOrder({ readOnly = false }: { readonly readOnly?: boolean } = {}): OpenOrder {
  const opened = useOpened();
  const actions = useOrderActions();
  return {
    open: opened.open,
    detail: {
      by: "orderNo",
      opened,
      drawer: (
        <OrderDetailDrawer
          orderNo={opened.key}
          onClose={() => opened.open(null)}
          actionsOf={readOnly ? () => [] : actions.of}
        />
      ),
    },
    forms: (
      <>
        <RefundForm order={actions.refunding} onClose={actions.closeForms} />
        <ProcessForm order={actions.processing} onClose={actions.closeForms} />
      </>
    ),
    actions,
  };
}
