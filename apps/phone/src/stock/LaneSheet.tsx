import { emptyReasons } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { Button, Picture, Row, Sheet, Stepper, Tabs } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type { LaneNow } from "./day.ts";
import { keepAct } from "./queue.ts";

interface LaneSheetProps {
  readonly machine: { readonly machineId: string; readonly name: string };
  readonly now: LaneNow;
  readonly onClose: () => void;
  readonly onNext: () => void;
}

/** One lane: what was put in, what was taken out and why (STOCK-08). */
export function LaneSheet({ machine, now: { lane, stock }, onClose, onNext }: LaneSheetProps) {
  const t = usePhrases("round");
  const [put, setPut] = useState(Math.max(0, lane.capacity - stock));
  const [taken, setTaken] = useState(0);
  const [reason, setReason] = useState<(typeof emptyReasons)[number]>("sound");
  const { cabinet, laneNo, productId } = lane;
  const about = { machineId: machine.machineId, cabinet, laneNo, productId };
  const save = () => {
    // What is taken out makes room for what is put in.
    if (taken > 0) keepAct(machine.name, { ...about, kind: "emptyLane", pieces: taken, emptyReason: reason });
    if (put > 0) keepAct(machine.name, { ...about, kind: "fillLane", pieces: put });
    onNext();
  };
  return (
    <Sheet
      title={fill(t.round.laneNo, { n: laneNo })}
      onClose={onClose}
      bar={
        <>
          <Button onPress={onNext}>{t.round.skip}</Button>
          <Button kind="main" disabled={put === 0 && taken === 0} onPress={save}>
            {t.round.next}
          </Button>
        </>
      }
    >
      <Row
        before={<Picture file={lane.image} side={80} />}
        title={lane.productName}
        about={`${t.round.stock} ${stock} · ${t.round.capacity} ${lane.capacity}${
          lane.lastDay === null ? "" : ` · ${t.round.lastDay} ${lane.lastDay}`
        }`}
      />
      <Row
        title={t.round.putIn}
        after={<Stepper label={t.round.putIn} value={put} onChange={setPut} most={lane.capacity - stock + taken} />}
      />
      <Row
        title={t.round.takeOut}
        after={
          <Stepper
            label={t.round.takeOut}
            value={taken}
            onChange={(value) => {
              setTaken(value);
              setPut(Math.min(put, lane.capacity - stock + value));
            }}
            most={stock}
          />
        }
      />
      {taken === 0 ? null : (
        <Tabs
          label={t.round.why}
          value={reason}
          onChange={setReason}
          tabs={emptyReasons.map((value) => ({ value, text: t.round.reason[value] }))}
        />
      )}
    </Sheet>
  );
}
