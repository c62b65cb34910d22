import { fenFromYuan } from "@yunshou/domain";
import { useState } from "react";
import { Button, Field, Sheet } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { keepAct } from "./queue.ts";

interface CashSheetProps {
  readonly machine: { readonly machineId: string; readonly name: string };
  readonly onClose: () => void;
}

/** A bag of cash with its number and what was counted; what should be in it is said once the server has booked it. */
export function CashSheet({ machine, onClose }: CashSheetProps) {
  const t = usePhrases("round");
  const [bagNo, setBagNo] = useState("");
  const [yuan, setYuan] = useState("");
  const counted = fenFromYuan(yuan);
  const isRight = bagNo.trim() !== "" && counted.ok && counted.value >= 0n;
  const save = () => {
    if (!counted.ok) return;
    const { machineId, name } = machine;
    keepAct(name, { machineId, kind: "collectCash", bagNo: bagNo.trim(), countedFen: String(counted.value) });
    onClose();
  };
  return (
    <Sheet
      title={t.round.cash}
      onClose={onClose}
      bar={
        <Button kind="main" wide disabled={!isRight} onPress={save}>
          {t.round.save}
        </Button>
      }
    >
      <Field label={t.round.bagNo} value={bagNo} onChange={setBagNo} most={30} />
      <Field label={t.round.counted} value={yuan} onChange={setYuan} kind="decimal" most={10} />
    </Sheet>
  );
}
