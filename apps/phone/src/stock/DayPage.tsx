import { useId } from "react";
import { fill } from "@yunshou/phrases/fill";
import { showFen, showInstant } from "../platform/figures.ts";
import { Button, Empty, Frame, Row } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { go } from "../platform/router.ts";
import { namesMachine } from "./codes.ts";
import type { KeptPack, Stop } from "./day.ts";
import { logOut, type Person } from "./person.ts";
import { finishedOn, useActs } from "./queue.ts";
import { ScanButton } from "./ScanButton.tsx";

interface DayPageProps {
  readonly kept: KeptPack;
  readonly isStale: boolean;
  readonly person: Person;
  readonly onRoute: (routeId: string) => void;
}

/** Today's machines in the order of the way; those that can wait stand behind them (STOCK-09). */
export function DayPage({ kept: { pack, time }, isStale, person, onRoute }: DayPageProps) {
  const t = usePhrases("round");
  const acts = useActs();
  const done = finishedOn(acts, new Date());
  const due = pack.rows.filter(({ place }) => place !== null);
  const later = pack.rows.filter(({ place }) => place === null);
  const rows = (stops: readonly Stop[]) =>
    stops.map((stop) => <StopRow key={stop.machineId} stop={stop} isDone={done.has(stop.machineId)} />);
  const openMachine = (code: string) => {
    const stop = pack.rows.find(({ machineNo }) => namesMachine(code, machineNo));
    if (stop !== undefined) go(machinePath(stop.machineNo));
    return stop !== undefined;
  };
  return (
    <Frame
      title={pack.routeName ?? t.round.title}
      aside={<Waiting />}
      bar={
        <>
          <RoundBar />
          <ScanButton onCode={openMachine} />
        </>
      }
    >
      <RouteChoice pack={pack} onRoute={onRoute} />
      {isStale || person.token === null ? (
        <p className="round-note" role="status">
          {person.token === null ? t.round.logInAgain : fill(t.round.kept, { time: showInstant(time) })}
        </p>
      ) : null}
      {person.token === null ? (
        <Button wide kind="main" onPress={() => go("/m/login")}>
          {t.round.logIn}
        </Button>
      ) : null}
      {pack.rows.length === 0 ? (
        <Empty text={t.round.noStops} />
      ) : (
        <p className="round-note">
          {fill(t.round.stops, { done: due.filter(({ machineId }) => done.has(machineId)).length, n: due.length })}
        </p>
      )}
      <section className="card round-rows">{rows(due)}</section>
      {later.length === 0 ? null : (
        <section className="card round-rows">
          <h2>{t.round.canWait}</h2>
          {rows(later)}
        </section>
      )}
      {pack.bag.length === 0 ? null : (
        <section className="card round-rows">
          <h2>{t.round.bag}</h2>
          {pack.bag.map(({ productId, productName, quantity }) => (
            <Row key={productId} title={productName} after={quantity} />
          ))}
        </section>
      )}
      <Button wide kind="quiet" onPress={logOut}>
        {t.round.logOut}
      </Button>
    </Frame>
  );
}

const machinePath = (machineNo: string) => `/m/machine/${encodeURIComponent(machineNo)}`;

interface RouteChoiceProps {
  readonly pack: KeptPack["pack"];
  readonly onRoute: (routeId: string) => void;
}

/** Whoever drives several routes says which one he is on; the phone's own list is the best for thumbs. */
function RouteChoice({ pack: { routeId, routes = [] }, onRoute }: RouteChoiceProps) {
  const t = usePhrases("round");
  const id = useId();
  if (routes.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t.round.route}</label>
      <select id={id} value={routeId ?? ""} onChange={(event) => onRoute(event.target.value)}>
        {routes.map((route) => (
          <option key={route.routeId} value={route.routeId}>
            {route.routeName}
          </option>
        ))}
      </select>
    </div>
  );
}

function StopRow({ stop, isDone }: { readonly stop: Stop; readonly isDone: boolean }) {
  const t = usePhrases("round");
  const about = [
    stop.pointName,
    fill(t.round.short, { n: stop.lanesBelow }),
    stop.cashOnHandFen === "0" ? "" : fill(t.round.cashOnHand, { money: showFen(stop.cashOnHandFen) }),
  ];
  return (
    <Row
      before={<span className="round-place">{isDone ? "✓" : (stop.place ?? "·")}</span>}
      title={`${stop.machineName} ${stop.machineNo}`}
      about={about.filter((part) => part !== "").join(" · ")}
      after={isDone ? t.round.done : undefined}
      onPress={() => go(machinePath(stop.machineNo))}
    />
  );
}

/** How many acts wait; a press shows them. */
function Waiting() {
  const t = usePhrases("round");
  const waiting = useActs().filter(({ state }) => state === "waiting").length;
  return (
    <Button kind="quiet" onPress={() => go("/m/records")}>
      {waiting === 0 ? t.round.allSent : fill(t.round.waiting, { n: waiting })}
    </Button>
  );
}

/** The ways between the two pages, under the thumb. */
export function RoundBar() {
  const t = usePhrases("round");
  return (
    <>
      <Button onPress={() => go("/m/", { replace: true })}>{t.round.route}</Button>
      <Button onPress={() => go("/m/records")}>{t.round.records}</Button>
    </>
  );
}
