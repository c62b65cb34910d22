import { useState } from "react";
import { Button } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import type * as sheet from "./ScanSheet.tsx";

/** Opens the scanner, which is fetched by then, and closes it once a code has led somewhere. `install.ts` keeps it for days without a network. */
export function ScanButton({ onCode }: { readonly onCode: (code: string) => boolean }) {
  const t = usePhrases("round");
  const [opened, setOpened] = useState<typeof sheet>();
  const close = () => setOpened(undefined);
  const follow = (code: string) => {
    const leads = onCode(code);
    if (leads) close();
    return leads;
  };
  return (
    <>
      <Button onPress={() => void import("./ScanSheet.tsx").then(setOpened)}>{t.round.scan}</Button>
      {opened === undefined ? null : <opened.ScanSheet onCode={follow} onClose={close} />}
    </>
  );
}
