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
import { CountActs, countedLines } from "../counts/CountActs.tsx";
import { RefusedButton } from "../counts/RefusedButton.tsx";
import { type GoodsCountRecord, GoodsCountLines } from "./GoodsCountLines.tsx";
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
      record={{ kind: "goodsCount", number: count?.docNo }}
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

/** What may be done with a count of a place in its state; what was booked is taken back as well. */
function GoodsCountActions({ count, onDone }: { readonly count: GoodsCountRecord; readonly onDone: () => void }) {
  const t = usePhrases("counts", "goodsCounts");
  const words = t.goodsCounts;
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const noReview = useRefusedWithout("stock.count.review");
  const finish = useWrite(goodsCounts.finish);
  const review = useWrite(goodsCounts.review);
  const cancel = useWrite(goodsCounts.cancel);
  const reverse = useWrite(goodsCounts.reverse);
  const { goodsCountId } = count;
  const about = namesOf(count.warehouseName, count.docNo);
  const counted = countedLines(count.lines);
  const noReverse = count.reviewedBy !== null && count.isOwn ? t.counts.errors["stock.secondPerson"] : undefined;
  const takeBack = () =>
    ask({
      text: words.reverseConfirm,
      about,
      verb: words.reverse,
      danger: true,
      run: () => reverse.run({ goodsCountId }),
    });
  return (
    <CountActs
      state={count.state}
      about={about}
      isOwn={count.isOwn}
      unfinished={refusal(checkGoodsFinished(counted))}
      finishConfirm={fill(words.finishConfirm, { n: counted.length, all: count.goods })}
      finished={(n) => fill(words.finished, { n })}
      finish={() => finish.run({ goodsCountId })}
      review={(agreed) => review.run({ goodsCountId, agreed })}
      cancel={() => cancel.run({ goodsCountId }).then(onDone)}
    >
      {count.state === "booked" && (
        <RefusedButton refused={noReview ?? noReverse} onClick={takeBack}>
          {words.reverse}
        </RefusedButton>
      )}
    </CountActs>
  );
}
