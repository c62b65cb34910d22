import type { CountState } from "@yunshou/domain";
import type { ReactNode } from "react";
import { useConfirm, useRefusedWithout } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { RefusedButton } from "./RefusedButton.tsx";

interface Booking {
  readonly state: string;
  readonly booked: number;
}

interface CountActsProps {
  readonly state: CountState | "reversed";
  readonly about: string;
  /** The reader counted or handed it in, and cannot be the second person. */
  readonly isOwn: boolean;
  /** Why it cannot be finished as it stands, or undefined. */
  readonly unfinished: string | undefined;
  readonly finishConfirm: string;
  readonly finished: (booked: number) => string;
  readonly finish: () => Promise<Booking>;
  readonly review: (agreed: boolean) => Promise<unknown>;
  readonly cancel: () => Promise<unknown>;
  /** What else may be done, behind the others. */
  readonly children?: ReactNode;
}

/** What may be done with a count in its state, of a machine as of a place: finish or discard it, agree or send it back. */
export function CountActs({
  state,
  about,
  isOwn,
  unfinished,
  finishConfirm,
  finished,
  finish,
  review,
  cancel,
  children,
}: CountActsProps) {
  const words = usePhrases("counts").counts;
  const { ask } = useConfirm();
  const noWrite = useRefusedWithout("stock.count.write");
  const noReview = useRefusedWithout("stock.count.review") ?? (isOwn ? words.errors["stock.secondPerson"] : undefined);
  const discard = () =>
    ask({ text: words.abandonConfirm, about, verb: words.abandon, danger: true, run: () => cancel() });
  const agree = (agreed: boolean) =>
    ask({
      text: agreed ? words.approveConfirm : words.sendBackConfirm,
      about,
      verb: agreed ? words.approve : words.sendBack,
      run: () => review(agreed),
    });
  const end = () =>
    ask({
      text: finishConfirm,
      about,
      verb: words.finish,
      run: finish,
      success: (done) => (done.state === "waiting" ? words.handedIn : finished(done.booked)),
    });
  return (
    <span className="stock-actions">
      {state === "counting" && (
        <RefusedButton type="primary" refused={noWrite ?? unfinished} onClick={end}>
          {words.finish}
        </RefusedButton>
      )}
      {state === "waiting" && (
        <>
          <RefusedButton type="primary" refused={noReview} onClick={() => agree(true)}>
            {words.approve}
          </RefusedButton>
          <RefusedButton refused={noReview} onClick={() => agree(false)}>
            {words.sendBack}
          </RefusedButton>
        </>
      )}
      {(state === "counting" || state === "waiting") && (
        <RefusedButton refused={noWrite} onClick={discard}>
          {words.abandon}
        </RefusedButton>
      )}
      {children}
    </span>
  );
}

/** The lines that somebody counted, as the rules of the domain take them. */
export const countedLines = <Line extends { readonly book: number | null; readonly counted: number | null }>(
  lines: readonly Line[],
) =>
  lines.flatMap(({ book, counted, ...line }) =>
    book === null || counted === null ? [] : [{ ...line, book, counted }],
  );
