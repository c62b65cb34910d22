import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { useSearchParams } from "react-router";
import { useRefusedWithout, useWrite } from "../../platform/kit/index.ts";

/** Beginning and opening counts of warehouses and bags; the open one lives in the URL. */
export interface GoodsCounting {
  readonly goodsCountId: string | null;
  readonly open: (goodsCountId: string | null) => void;
  /** Why nothing can be counted, or undefined. */
  readonly refused: string | undefined;
  readonly start: (warehouseId: string) => Promise<void>;
}

export function useGoodsCounting(): GoodsCounting {
  const [params, setParams] = useSearchParams();
  const refused = useRefusedWithout("stock.count.write");
  const begin = useWrite(goodsCounts.start);
  const open = (goodsCountId: string | null) => {
    const next = new URLSearchParams(params);
    if (goodsCountId === null) next.delete("goodsCount");
    else next.set("goodsCount", goodsCountId);
    setParams(next, { replace: true });
  };
  return {
    goodsCountId: params.get("goodsCount"),
    open,
    refused,
    start: async (warehouseId) => open((await begin.run({ warehouseId })).goodsCountId),
  };
}
