import type { OutputOf } from "@yunshou/contract";
import { temperatures } from "@yunshou/contract/pharmacy/temperatures";
import {
  checkExposureEvent,
  type ExposureEvent,
  exposureEvents,
  exposureTable,
  type ExposureState,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { Button, Space, Table } from "antd";
import {
  namesOf,
  Pair,
  showNumber,
  showTime,
  StatusDot,
  type Tone,
  useRefusalText,
  useRefusedWithout,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { showCelsius } from "./celsius.ts";
import type { Deciding } from "./DecisionForm.tsx";

type One = OutputOf<typeof temperatures.detail>["excursions"][number];
type Batch = One["batches"][number];

const tones: Readonly<Record<ExposureState, Tone>> = {
  open: "warning",
  released: "good",
  withdrawn: "bad",
  destroying: "warning",
  destroyed: "quiet",
};

interface ExcursionProps {
  readonly excursion: One;
  readonly onDecide: (deciding: Deciding) => void;
}

/** One excursion with the batches that were inside, each with what was decided or may be. */
export function Excursion({ excursion, onDecide }: ExcursionProps) {
  const t = usePhrases("temperatures", "medicines");
  const words = t.temperatures;
  const { storage, beganTime, endedTime, lowest, highest, batches } = excursion;
  const to = endedTime === null ? words.lasting : showTime(endedTime);
  return (
    <section style={{ marginBottom: 20 }}>
      <h3 style={{ margin: "0 0 8px", fontSize: 14 }}>
        {namesOf(
          fill(words.until, { from: showTime(beganTime), to }),
          t.medicines.storage[storage],
          `${showCelsius(lowest)} – ${showCelsius(highest)}`,
        )}
      </h3>
      <Table<Batch>
        size="small"
        pagination={false}
        dataSource={[...batches]}
        rowKey="exposureId"
        columns={[
          {
            title: words.batch,
            render: (_, row) => (
              <Pair
                main={row.medicineName}
                second={namesOf(row.batchNo || words.unnamed, fill(words.lanes, { lanes: row.lanes }))}
              />
            ),
          },
          { title: words.pieces, align: "right", render: (_, row) => showNumber(row.pieces) },
          {
            title: words.state,
            render: (_, row) => (
              <Pair
                main={<StatusDot tone={tones[row.exposureState]}>{words.exposureState[row.exposureState]}</StatusDot>}
                second={namesOf(row.decider, row.reason)}
              />
            ),
          },
          { title: t.common.list.actions, render: (_, row) => <Decisions batch={row} onDecide={onDecide} /> },
        ]}
      />
    </section>
  );
}

function Decisions({ batch, onDecide }: { readonly batch: Batch; readonly onDecide: ExcursionProps["onDecide"] }) {
  const words = usePhrases("temperatures").temperatures;
  const refusal = useRefusalText();
  const readOnly = useRefusedWithout("pharmacy.temperature.decide");
  const possible = exposureEvents.filter((event) => exposureTable[batch.exposureState][event] !== undefined);
  const refusedFor = (event: ExposureEvent) =>
    readOnly ??
    refusal(checkExposureEvent({ state: batch.exposureState, proposedBy: batch.isOwn ? "own" : null }, event, "own"));
  return (
    <Space wrap size={0}>
      {possible.map((decision) => {
        const refused = refusedFor(decision);
        return (
          <Button
            key={decision}
            type="link"
            size="small"
            disabled={refused !== undefined}
            title={refused}
            onClick={() => onDecide({ batch, decision })}
          >
            {words.decision[decision]}
          </Button>
        );
      })}
    </Space>
  );
}
