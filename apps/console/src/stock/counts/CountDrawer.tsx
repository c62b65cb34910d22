import { counts } from "@yunshou/contract/stock/counts";
import { checkFinished } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Alert, Checkbox } from "antd";
import { useState } from "react";
import { DetailDrawer, namesOf, StatusDot, useRecord, useRefusalText, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { CountActs, countedLines } from "./CountActs.tsx";
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
      record={{ kind: "machineCount", number: count?.countId, logged: count?.machineNo }}
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
          <CountLines key={count.countId} count={count} lines={lines} onRefused={() => void record.reload()} />
        </>
      )}
    </DetailDrawer>
  );
}

/** What may be done with a count of a machine in its state. */
function CountActions({ count, onDone }: { readonly count: CountRecord; readonly onDone: () => void }) {
  const words = usePhrases("counts").counts;
  const refusal = useRefusalText();
  const finish = useWrite(counts.finish);
  const review = useWrite(counts.review);
  const cancel = useWrite(counts.cancel);
  const { countId } = count;
  const counted = countedLines(count.lines);
  return (
    <CountActs
      state={count.state}
      about={namesOf(count.machineName, count.machineNo)}
      isOwn={count.isOwn}
      unfinished={refusal(checkFinished(counted))}
      finishConfirm={fill(words.finishConfirm, { n: counted.length, all: count.lanes })}
      finished={(n) => fill(words.finished, { n })}
      finish={() => finish.run({ countId })}
      review={(agreed) => review.run({ countId, agreed })}
      cancel={() => cancel.run({ countId }).then(onDone)}
    />
  );
}
