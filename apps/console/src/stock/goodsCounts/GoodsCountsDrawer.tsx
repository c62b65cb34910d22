import { DetailDrawer } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { GoodsCountList } from "./GoodsCountList.tsx";
import type { GoodsCounting } from "./useGoodsCounting.ts";

interface GoodsCountsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly counting: GoodsCounting;
}

/** 盘点单: counts of warehouses and bags, from the list of what lies in them. */
export function GoodsCountsDrawer({ open, onClose, counting }: GoodsCountsDrawerProps) {
  const t = usePhrases("counts");
  return (
    <DetailDrawer
      title={t.counts.documents}
      open={open}
      onClose={onClose}
      loading={false}
      error={null}
      onRetry={onClose}
      width={1_000}
    >
      <GoodsCountList counting={counting} onOpen={onClose} />
    </DetailDrawer>
  );
}
