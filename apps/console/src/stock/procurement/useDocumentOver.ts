import { queryRangeDays } from "@yunshou/domain";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { lastDays, useOpened } from "../../platform/kit/index.ts";

/** A drawer of documents that have no page of their own: all of the last months, or the one that a link names. */
export interface DocumentsDrawerProps {
  readonly open: boolean;
  readonly of: { readonly docNo: string; readonly fromDay: string; readonly toDay: string } | undefined;
  readonly onClose: () => void;
}

/** Opens such a drawer over a list: by its button with all of them, by the address with one document of its day. */
export function useDocumentOver(): { readonly drawer: DocumentsDrawerProps; readonly openAll: () => void } {
  const opened = useOpened();
  const [params] = useSearchParams();
  const [looking, look] = useState(false);
  const days = lastDays(queryRangeDays.statistics) as { fromDay: string; toDay: string };
  const { key: docNo } = opened;
  const of =
    docNo === null
      ? undefined
      : { docNo, fromDay: params.get("fromDay") || days.fromDay, toDay: params.get("toDay") || days.toDay };
  const onClose = () => {
    look(false);
    if (docNo !== null) opened.open(null);
  };
  return { drawer: { open: looking || docNo !== null, of, onClose }, openAll: () => look(true) };
}
