import { useState } from "react";
import { Button, Field, Sheet } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { PictureField } from "./PictureField.tsx";
import { keepAct } from "./queue.ts";

interface PhotoSheetProps {
  readonly machine: { readonly machineId: string; readonly name: string };
  readonly onClose: () => void;
}

/** The machine as it is left (patterns §7.11). The picture waits on the phone like everything else. */
export function PhotoSheet({ machine: { machineId, name }, onClose }: PhotoSheetProps) {
  const t = usePhrases("round");
  const [picture, setPicture] = useState<Blob>();
  const [note, setNote] = useState("");
  const save = () => {
    keepAct(name, { machineId, kind: "takePhoto", note: note.trim() }, picture);
    onClose();
  };
  return (
    <Sheet
      title={t.round.photo}
      onClose={onClose}
      bar={
        <Button kind="main" wide disabled={picture === undefined} onPress={save}>
          {t.round.save}
        </Button>
      }
    >
      <PictureField value={picture} onChange={setPicture} />
      <Field label={t.round.note} value={note} onChange={setNote} most={200} />
    </Sheet>
  );
}
