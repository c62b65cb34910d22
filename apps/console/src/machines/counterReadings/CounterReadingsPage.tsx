import { counterReadings } from "@yunshou/contract/machines/counterReadings";
import { readingStates } from "@yunshou/domain";
import { useState } from "react";
import {
  AddButton,
  ChoiceFilter,
  ListExport,
  ListPage,
  MachineField,
  useList,
  useOpened,
  useRefusedWithout,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { ReadingRow } from "./reading.ts";
import { useReadingColumns } from "./readingColumns.tsx";
import { ReadingDrawer } from "./ReadingDrawer.tsx";

const UploadForm = whenOpened(
  async () => (await import("./UploadForm.tsx")).UploadForm,
  ({ open }) => open,
);
const DecideForm = whenOpened(
  async () => (await import("./DecideForm.tsx")).DecideForm,
  ({ deciding }) => deciding !== undefined,
);

/** 计数读数: what the counters of machines tell that cannot tell of single sales, beside the orders; what is held waits for a person. */
export function CounterReadingsPage() {
  const t = usePhrases("counterReadings");
  const words = t.counterReadings;
  const list = useList(counterReadings.list, { initial: {} });
  const readOnly = useRefusedWithout("machines.counterReading.write");
  const opened = useOpened();
  const [uploading, upload] = useState(false);
  const [deciding, decide] = useState<ReadingRow | undefined>();
  const columns = useReadingColumns({ onOpen: ({ readingId }) => opened.open(readingId), onDecide: decide });
  return (
    <>
      <ListPage
        name="counterReadings"
        title={words.pages["/shj/jqds"]}
        list={list}
        rowKey="readingId"
        columns={columns}
        filters={[
          { name: "machineNo", label: t.common.fields.machine, control: <MachineField by="number" /> },
          {
            name: "readingState",
            label: words.fields.readingState,
            control: <ChoiceFilter values={readingStates} words={words.state} />,
          },
        ]}
        toolbar={
          <>
            <AddButton refused={readOnly} onClick={() => upload(true)}>
              {words.upload}
            </AddButton>
            <ListExport of={counterReadings.export} list={list} />
          </>
        }
        detail={{
          by: "readingId",
          opened,
          drawer: <ReadingDrawer readingId={opened.key ?? undefined} onClose={() => opened.open(null)} />,
        }}
      />
      <UploadForm open={uploading} onClose={() => upload(false)} />
      <DecideForm deciding={deciding} onClose={() => decide(undefined)} />
    </>
  );
}
