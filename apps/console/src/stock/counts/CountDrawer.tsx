import { counts } from "@yunshou/contract/stock/counts";
import { checkFinished } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Button, Checkbox, Tooltip } from "antd";
import { useState } from "react";
import {
  DetailDrawer,
  namesOf,
  StatusDot,
  useConfirm,
  useRecord,
  useRefusalText,
  useRefusedWithout,
  useWrite,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CountLines, type CountRecord } from "./CountLines.tsx";
import { countTones } from "./tones.ts";
import type { Counting } from "./useCounting.ts";

/** One count: every lane of its machine, what was found, and what becomes of it. One that is closed goes on when it is opened again. */
export function CountDrawer({ counting }: { readonly counting: Counting }) {
  const t = usePhrases("counts");
  const words = t.counts;
  const [ofProduct, narrow] = useState(true);
  const record = useRecord(counts.detail, { countId: counting.countId });
  const count = record.data;
  const { productId } = counting;
  const isNarrow = ofProduct && productId !== undefined;
  const lines = (count?.lines ?? []).filter((line) => !isNarrow || line.productId === productId);
  return (
    <DetailDrawer
      title={namesOf(count?.machineName, count?.machineNo) || words.count}
      open={counting.countId !== null}
      onClose={() => counting.open(null)}
      loading={count === undefined}
      error={record.error}
      onRetry={() => void record.reload()}
      width={960}
      extra={count !== undefined && <CountActions count={count} onDone={() => counting.open(null)} />}
    >
      {count !== undefined && (
        <>
          <p>
            <StatusDot tone={countTones[count.state]}>{words.state[count.state]}</StatusDot> {words.fields.progress}{" "}
            {count.countedLanes}/{count.lanes}
          </p>
          {count.state === "counting" && <Alert type="info" showIcon title={words.blindHint} />}
          {productId !== undefined && (
            <Checkbox checked={ofProduct} onChange={({ target }) => narrow(target.checked)}>
              {words.product}
            </Checkbox>
          )}
          <CountLines count={count} lines={lines} onRefused={() => void record.reload()} />
        </>
      )}
    </DetailDrawer>
  );
}

/** What may be done with a count in its state: finish or discard it, agree or send it back. */
function CountActions({ count, onDone }: { readonly count: CountRecord; readonly onDone: () => void }) {
  const t = usePhrases("counts");
  const words = t.counts;
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const noWrite = useRefusedWithout("stock.count.write");
  const noReview = useRefusedWithout("stock.count.review");
  const finish = useWrite(counts.finish);
  const review = useWrite(counts.review);
  const cancel = useWrite(counts.cancel);
  const { countId } = count;
  const about = namesOf(count.machineName, count.machineNo);
  const counted = count.lines.flatMap(({ book, counted: found, ...line }) =>
    book === null || found === null ? [] : [{ ...line, book, counted: found }],
  );
  const noOwn = count.isOwn ? t.counts.errors["stock.secondPerson"] : undefined;
  const button = (label: string, refused: string | undefined, onClick: () => void, kind: "primary" | "default") => (
    <Tooltip title={refused}>
      <Button type={kind} disabled={refused !== undefined} onClick={onClick}>
        {label}
      </Button>
    </Tooltip>
  );
  const discard = () =>
    ask({
      text: words.abandonConfirm,
      about,
      verb: words.abandon,
      danger: true,
      run: () => cancel.run({ countId }).then(onDone),
    });
  const agree = (agreed: boolean) =>
    ask({
      text: agreed ? words.approveConfirm : words.sendBackConfirm,
      about,
      verb: agreed ? words.approve : words.sendBack,
      run: () => review.run({ countId, agreed }),
    });
  const end = () =>
    ask({
      text: fill(words.finishConfirm, { n: counted.length, all: count.lanes }),
      about,
      verb: words.finish,
      run: () => finish.run({ countId }),
      success: ({ state, booked }) => (state === "waiting" ? words.handedIn : fill(words.finished, { n: booked })),
    });
  return (
    <span className="stock-actions">
      {count.state === "counting" && button(words.finish, noWrite ?? refusal(checkFinished(counted)), end, "primary")}
      {count.state === "waiting" && (
        <>
          {button(words.approve, noReview ?? noOwn, () => agree(true), "primary")}
          {button(words.sendBack, noReview ?? noOwn, () => agree(false), "default")}
        </>
      )}
      {(count.state === "counting" || count.state === "waiting") && button(words.abandon, noWrite, discard, "default")}
    </span>
  );
}
