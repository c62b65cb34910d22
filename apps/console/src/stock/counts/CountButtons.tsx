import { counts } from "@yunshou/contract/stock/counts";
import { fill } from "@yunshou/phrases/fill";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { showNumber, useCall, useRefusedWithout, whenOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useGoodsCounting } from "../goodsCounts/useGoodsCounting.ts";
import type { Counting } from "./useCounting.ts";

const CountsDrawer = whenOpened(
  async () => (await import("./CountsDrawer.tsx")).CountsDrawer,
  ({ open }) => open,
);
const CountLimitsForm = whenOpened(
  async () => (await import("./CountLimitsForm.tsx")).CountLimitsForm,
  ({ open }) => open,
);
const GoodsCountDrawer = whenOpened(
  async () => (await import("../goodsCounts/GoodsCountDrawer.tsx")).GoodsCountDrawer,
  ({ counting }) => counting.goodsCountId !== null,
);

/** The counts that are under way or wait, and the limits above which they wait. */
export function CountButtons({ counting }: { readonly counting: Counting }) {
  const t = usePhrases("counts");
  const words = t.counts;
  const { data } = useCall(counts.open, {}, { silent: true });
  const places = useGoodsCounting();
  const noReview = useRefusedWithout("stock.count.review");
  const [listing, list] = useState(false);
  const [limiting, limit] = useState(false);
  const isQuiet = data === undefined || data.counting + data.waiting === 0;
  return (
    <>
      <Button onClick={() => list(true)}>
        {isQuiet
          ? words.documents
          : fill(words.documentsOpen, {
              counting: showNumber(data.counting),
              waiting: showNumber(data.waiting),
            })}
      </Button>
      <Tooltip title={noReview}>
        <Button disabled={noReview !== undefined} onClick={() => limit(true)}>
          {words.limits}
        </Button>
      </Tooltip>
      <CountsDrawer open={listing} onClose={() => list(false)} onOpen={counting.open} places={places} />
      <GoodsCountDrawer counting={places} />
      <CountLimitsForm open={limiting} onClose={() => limit(false)} />
    </>
  );
}

/** Begins the counts of the machines of the selected rows. */
export function CountSelected({
  counting,
  rows,
}: {
  readonly counting: Counting;
  readonly rows: readonly ({ readonly machineId: string } | undefined)[];
}) {
  const t = usePhrases("counts");
  const machineIds = rows.flatMap((row) => (row === undefined ? [] : [row.machineId]));
  return (
    <Tooltip title={counting.refused}>
      <Button
        size="small"
        disabled={counting.refused !== undefined || machineIds.length === 0}
        onClick={() => void counting.start(machineIds)}
      >
        {t.counts.countSelected}
      </Button>
    </Tooltip>
  );
}
