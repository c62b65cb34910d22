import { type SeenFault, seenFaults } from "@yunshou/domain";
import { useState } from "react";
import { Button, Field, Sheet, Tabs } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { PictureField } from "./PictureField.tsx";
import { keepAct } from "./queue.ts";

interface FaultSheetProps {
  readonly machine: { readonly machineId: string; readonly name: string };
  readonly onClose: () => void;
}

/** What is wrong with a machine: it becomes a repair that waits for its technician (MACHINE-24). */
export function FaultSheet({ machine: { machineId, name }, onClose }: FaultSheetProps) {
  const t = usePhrases("round");
  const [what, setWhat] = useState<SeenFault | "other">("laneFault");
  const [note, setNote] = useState("");
  const [picture, setPicture] = useState<Blob>();
  const save = () => {
    const faultType = what === "other" ? null : what;
    keepAct(name, { machineId, kind: "reportFault", faultType, note: note.trim() }, picture);
    onClose();
  };
  return (
    <Sheet
      title={t.round.fault}
      onClose={onClose}
      bar={
        <Button kind="main" wide disabled={note.trim() === ""} onPress={save}>
          {t.round.save}
        </Button>
      }
    >
      <Tabs
        label={t.round.what}
        value={what}
        onChange={setWhat}
        tabs={[...seenFaults, "other" as const].map((value) => ({ value, text: t.round.faults[value] }))}
      />
      <Field label={t.round.note} value={note} onChange={setNote} kind="long" most={500} />
      <PictureField value={picture} onChange={setPicture} />
    </Sheet>
  );
}
