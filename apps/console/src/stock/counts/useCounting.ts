import { counts } from "@yunshou/contract/stock/counts";
import { fill } from "@yunshou/phrases/fill";
import { App } from "antd";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Beginning and opening counts from a list; the open one lives in the URL. */
export interface Counting {
  readonly countId: string | null;
  /** The product from whose row the count was begun: its lanes are shown first. */
  readonly productId: string | undefined;
  readonly open: (countId: string | null) => void;
  /** Why nothing can be counted, or undefined. */
  readonly refused: string | undefined;
  /** One machine opens its count; several are only begun. */
  readonly start: (machineIds: readonly string[], productId?: string) => Promise<void>;
}

export function useCounting(): Counting {
  const t = usePhrases("counts");
  const { message } = App.useApp();
  const [params, setParams] = useSearchParams();
  const [begunFor, setBegun] = useState<{ readonly countId: string; readonly productId: string | undefined }>();
  const refused = useRefusedWithout("stock.count.write");
  const begin = useWrite(counts.start);
  const open = (countId: string | null) => {
    const next = new URLSearchParams(params);
    if (countId === null) next.delete("open");
    else next.set("open", countId);
    setParams(next, { replace: true });
  };
  const countId = params.get("open");
  return {
    countId,
    // A count that is opened otherwise was begun for no product.
    productId: begunFor?.countId === countId ? begunFor?.productId : undefined,
    open,
    refused,
    async start(machineIds, only) {
      const { counts: begun } = await begin.run({ machineIds: [...new Set(machineIds)] });
      const [first, more] = begun;
      if (first !== undefined && more === undefined) {
        setBegun({ countId: first.countId, productId: only });
        open(first.countId);
      } else message.success(fill(t.counts.started, { n: begun.length }));
    },
  };
}
