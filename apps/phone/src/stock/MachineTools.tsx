import { useState } from "react";
import { Button } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { FaultSheet } from "./FaultSheet.tsx";
import { PhotoSheet } from "./PhotoSheet.tsx";
import { ScanButton } from "./ScanButton.tsx";

interface MachineToolsProps {
  readonly machine: { readonly machineId: string; readonly name: string };
  /** Whether a lane holds the product with this barcode. */
  readonly onCode: (code: string) => boolean;
}

/** What is done at a machine beside its lanes: find a lane by a piece in the hand, show how it is left, report what is wrong. */
export function MachineTools({ machine, onCode }: MachineToolsProps) {
  const t = usePhrases("round");
  const [open, setOpen] = useState<"photo" | "fault">();
  const close = () => setOpen(undefined);
  return (
    <div className="round-tools">
      <ScanButton onCode={onCode} />
      <Button onPress={() => setOpen("photo")}>{t.round.photo}</Button>
      <Button onPress={() => setOpen("fault")}>{t.round.fault}</Button>
      {open === "photo" ? <PhotoSheet machine={machine} onClose={close} /> : null}
      {open === "fault" ? <FaultSheet machine={machine} onClose={close} /> : null}
    </div>
  );
}
