import { goodsCounts } from "@yunshou/contract/stock/goodsCounts";
import { checkGoodsFinished } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert } from "antd";
import {
  DetailDrawer,
  namesOf,
  showMoney,
  StatusDot,
  useConfirm,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { type GoodsCountRecord, GoodsCountLines } from "./GoodsCountLines.tsx";
import { RefusedButton } from "./RefusedButton.tsx";
import { goodsCountTones } from "./tones.ts";
import type { GoodsCounting } from "./useGoodsCounting.ts";

/** One count of a warehouse or bag: everything that lies there, what was found, and what becomes of it. */
export function GoodsCountDrawer({ counting }: { readonly counting: GoodsCounting }) {
  const t = usePhrases("counts", "goodsCounts");
  const record = useRecord(goodsCounts.detail, { goodsCountId: counting.goodsCountId });
  const count = record.data;
  return (
    <DetailDrawer
      title={namesOf(count?.warehouseName, count?.docNo) || t.counts.count}
      open={counting.goodsCountId !== null}
      onClose={() => counting.open(null)}
      loading={count === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
      width={1_000}
      extra={count !== undefined && <GoodsCountActions count={count} onDone={() => counting.open(null)} />}
    >
      {count !== undefined && (
        <>
          <p>
            <StatusDot tone={goodsCountTones[count.state]}>
              {{ ...t.counts.state, ...t.goodsCounts.state }[count.state]}
            </StatusDot>{" "}
            {t.goodsCounts.fields.progress} {count.countedGoods}/{count.goods}
            {count.valueFen !== null && ` · ${t.goodsCounts.fields.value} ${showMoney(count.valueFen)}`}
          </p>
          {count.state === "counting" && <Alert type="info" showIcon title={t.goodsCounts.blindHint} />}
          <GoodsCountLines key={count.goodsCountId} count={count} onRefused={() => void record.reload()} />
        </>
      )}
    </DetailDrawer>
  );
}

/** What may be done with a count in its state: finish or discard it, agree or send it back, take what was booked back. */
function GoodsCountActions({ count, onDone }: { readonly count: GoodsCountRecord; readonly onDone: () => void }) {
  const t = usePhrases("counts", "goodsCounts");
  const words = t.counts;
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const noWrite = useRefusedWithout("stock.count.write");
  const noReview = useRefusedWithout("stock.count.review");
  const finish = useWrite(goodsCounts.finish);
  const review = useWrite(goodsCounts.review);
  const cancel = useWrite(goodsCounts.cancel);
  const reverse = useWrite(goodsCounts.reverse);
  const { goodsCountId, state } = count;
  const about = namesOf(count.warehouseName, count.docNo);
  const counted = count.lines.flatMap(({ book, counted: found, ...line }) =>
    book === null || found === null ? [] : [{ ...line, book, counted: found }],
  );
  const noOwn = count.isOwn ? words.errors["stock.secondPerson"] : undefined;
  const discard = () =>
    ask({
      text: words.abandonConfirm,
      about,
      verb: words.abandon,
      danger: true,
      run: () => cancel.run({ goodsCountId }).then(onDone),
    });
  const agree = (agreed: boolean) =>
    ask({
      text: agreed ? words.approveConfirm : words.sendBackConfirm,
      about,
      verb: agreed ? words.approve : words.sendBack,
      run: () => review.run({ goodsCountId, agreed }),
    });
  const end = () =>
    ask({
      text: fill(t.goodsCounts.finishConfirm, { n: counted.length, all: count.goods }),
      about,
      verb: words.finish,
      run: () => finish.run({ goodsCountId }),
      success: (done) => (done.state === "waiting" ? words.handedIn : fill(t.goodsCounts.finished, { n: done.booked })),
    });
  const takeBack = () =>
    ask({
      text: t.goodsCounts.reverseConfirm,
      about,
      verb: t.goodsCounts.reverse,
      danger: true,
      run: () => reverse.run({ goodsCountId }),
    });
  return (
    <span className="stock-actions">
      {state === "counting" && (
        <RefusedButton type="primary" refused={noWrite ?? refusal(checkGoodsFinished(counted))} onClick={end}>
          {words.finish}
        </RefusedButton>
      )}
      {state === "waiting" && (
        <>
          <RefusedButton type="primary" refused={noReview ?? noOwn} onClick={() => agree(true)}>
            {words.approve}
          </RefusedButton>
          <RefusedButton refused={noReview ?? noOwn} onClick={() => agree(false)}>
            {words.sendBack}
          </RefusedButton>
        </>
      )}
      {(state === "counting" || state === "waiting") && (
        <RefusedButton refused={noWrite} onClick={discard}>
          {words.abandon}
        </RefusedButton>
      )}
      {state === "booked" && (
        <RefusedButton refused={noReview ?? (count.reviewedBy === null ? undefined : noOwn)} onClick={takeBack}>
          {t.goodsCounts.reverse}
        </RefusedButton>
      )}
    </span>
  );
}
