import { fill } from "@yunshou/phrases/fill";
import { showFen, showInstant } from "../platform/figures.ts";
import { Button, Empty, Frame, Row } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { goBack } from "../platform/router.ts";
import { RoundBar } from "./DayPage.tsx";
import { dropAct, type KeptAct, sendActs, sendAgain, useActs } from "./queue.ts";

/** What was done on this phone, newest first, and what became of each. */
export function RecordsPage() {
  const t = usePhrases("round");
  const acts = useActs();
  const waiting = acts.filter(({ state }) => state === "waiting").length;
  const refused = acts.filter(({ state }) => state === "refused").length;
  return (
    <Frame title={t.round.records} onBack={() => goBack("/m/")} bar={<RoundBar />}>
      {acts.length === 0 ? <Empty text={t.round.allSent} /> : null}
      {refused === 0 ? null : <p className="round-note">{fill(t.round.refused, { n: refused })}</p>}
      {waiting === 0 ? null : (
        <Button wide kind="main" onPress={() => void sendActs()}>
          {t.round.send} · {fill(t.round.waiting, { n: waiting })}
        </Button>
      )}
      <section className="card round-rows">
        {acts.toReversed().map((one) => (
          <ActRow key={one.actKey} of={one} />
        ))}
      </section>
    </Frame>
  );
}

function ActRow({ of: { actKey, actTime, machineName, act, state, result, reason } }: { readonly of: KeptAct }) {
  const t = usePhrases("round");
  const what = {
    fillLane: `${fill(t.round.laneNo, { n: act.laneNo ?? 0 })} · ${t.round.putIn} ${act.pieces ?? 0}`,
    emptyLane: `${fill(t.round.laneNo, { n: act.laneNo ?? 0 })} · ${t.round.takeOut} ${act.pieces ?? 0}`,
    collectCash: `${t.round.cash} ${act.bagNo ?? ""} · ${showFen(act.countedFen ?? "0")}`,
    takePhoto: `${t.round.photo} ${act.note ?? ""}`,
    reportFault: `${t.round.fault} · ${act.note ?? ""}`,
    finishVisit: t.round.finish,
  }[act.kind];
  const expected = result?.expectedFen;
  const said = [
    state === "sent" && (result?.rest ?? 0) > 0
      ? fill(t.round.state.differs, { n: result?.rest ?? 0 })
      : t.round.state[state],
    expected == null ? "" : fill(t.round.expected, { money: showFen(expected) }),
    reason ?? "",
  ];
  return (
    <Row
      title={what}
      about={`${machineName} · ${showInstant(actTime)} · ${said.filter((part) => part !== "").join(" · ")}`}
      after={
        state === "refused" ? (
          <span className="round-choices">
            <Button kind="quiet" onPress={() => sendAgain(actKey)}>
              {t.round.send}
            </Button>
            <Button kind="quiet" onPress={() => dropAct(actKey)}>
              {t.round.drop}
            </Button>
          </span>
        ) : undefined
      }
    />
  );
}
