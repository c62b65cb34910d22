import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { showFen } from "../platform/figures.ts";
import { Button, Frame, Row, Tabs } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { goBack } from "../platform/router.ts";
import { CashSheet } from "./CashSheet.tsx";
import type { Lane, LaneNow, Stop } from "./day.ts";
import { LaneSheet } from "./LaneSheet.tsx";
import { MachineTools } from "./MachineTools.tsx";
import { changeOf, isFilledSince, keepAct, useActs } from "./queue.ts";
import { isBarcodeOf } from "./codes.ts";

const keyOf = ({ cabinet, laneNo }: Lane) => `${cabinet} ${laneNo}`;

/** One machine, lane by lane: what is missing is suggested, so that the common case is one press (patterns §7.11). */
export function MachinePage({ stop, packTime }: { readonly stop: Stop; readonly packTime: string }) {
  const t = usePhrases("round");
  const acts = useActs();
  const [shown, show] = useState<"all" | "toFill" | "filled">("toFill");
  const [open, setOpen] = useState<string>();
  const [collecting, collect] = useState(false);
  const { machineId } = stop;
  const lanes = stop.lanes.map((lane): LaneNow => {
    const stock = Math.max(0, Math.min(lane.capacity, lane.stock + changeOf(acts, packTime, machineId, lane)));
    return { lane, stock, isFilled: isFilledSince(acts, packTime, machineId, lane) };
  });
  const toFill = lanes.filter(({ lane, stock, isFilled }) => !isFilled && stock < lane.capacity);
  const filled = lanes.filter(({ isFilled }) => isFilled);
  const rows = { all: lanes, toFill, filled }[shown];
  const name = `${stop.machineName} ${stop.machineNo}`;
  const fillOne = ({ lane, stock }: LaneNow) =>
    keepAct(name, {
      machineId,
      kind: "fillLane",
      cabinet: lane.cabinet,
      laneNo: lane.laneNo,
      productId: lane.productId,
      pieces: lane.capacity - stock,
    });
  const finish = () => {
    keepAct(name, { machineId, kind: "finishVisit" });
    goBack("/m/");
  };
  const openCode = (code: string) => {
    const holding = lanes.filter(({ lane }) => isBarcodeOf(code, lane.barcode));
    const found = holding.find((one) => toFill.includes(one)) ?? holding[0];
    if (found !== undefined) setOpen(keyOf(found.lane));
    return found !== undefined;
  };
  const at = rows.findIndex(({ lane }) => keyOf(lane) === open);
  const opened = lanes.find(({ lane }) => keyOf(lane) === open);
  const next = rows[at + 1];
  return (
    <Frame
      title={stop.machineNo}
      onBack={() => goBack("/m/")}
      bar={
        <>
          <Button onPress={() => collect(true)}>{t.round.cash}</Button>
          <Button kind="main" onPress={finish}>
            {t.round.finish}
          </Button>
        </>
      }
    >
      <p className="round-note">
        {stop.machineName} · {stop.pointName} {stop.address}{" "}
        <a href={`geo:${stop.latitude},${stop.longitude}?q=${stop.latitude},${stop.longitude}`}>{t.round.navigate}</a>
      </p>
      {stop.cashOnHandFen === "0" ? null : (
        <p className="round-note">{fill(t.round.cashOnHand, { money: showFen(stop.cashOnHandFen) })}</p>
      )}
      <MachineTools machine={{ machineId, name }} onCode={openCode} />
      <Tabs
        label={t.round.all}
        value={shown}
        onChange={show}
        tabs={[
          { value: "toFill", text: fill(t.round.toFill, { n: toFill.length }) },
          { value: "filled", text: fill(t.round.filled, { n: filled.length }) },
          { value: "all", text: t.round.all },
        ]}
      />
      <section className="card round-rows">
        {rows.map(({ lane, stock }) => (
          <Row
            key={keyOf(lane)}
            before={<span className="round-place">{lane.laneNo}</span>}
            title={lane.productName}
            about={`${stock}/${lane.capacity}`}
            after={stock < lane.capacity ? `+${lane.capacity - stock}` : undefined}
            onPress={() => setOpen(keyOf(lane))}
          />
        ))}
      </section>
      {toFill.length === 0 ? null : (
        <Button wide kind="main" onPress={() => toFill.forEach(fillOne)}>
          {t.round.fillAll}
        </Button>
      )}
      {opened === undefined ? null : (
        <LaneSheet
          key={open}
          machine={{ machineId, name }}
          now={opened}
          onClose={() => setOpen(undefined)}
          onNext={() => setOpen(next === undefined ? undefined : keyOf(next.lane))}
        />
      )}
      {collecting ? <CashSheet machine={{ machineId, name }} onClose={() => collect(false)} /> : null}
    </Frame>
  );
}
