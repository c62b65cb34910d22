import { fill } from "@yunshou/phrases/fill";
import { useEffect, useRef, useState } from "react";
import { Button, Field, Sheet } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/phrases.ts";
import { canScan, scan } from "./scanner.ts";

interface ScanSheetProps {
  /** Whether the code leads anywhere; the sheet is closed by whoever follows it. */
  readonly onCode: (code: string) => boolean;
  readonly onClose: () => void;
}

/** Reads a code by the camera, or takes it typed: the field is always there, also where a camera is not. */
export function ScanSheet({ onCode, onClose }: ScanSheetProps) {
  const t = usePhrases("round");
  const video = useRef<HTMLVideoElement>(null);
  const [typed, setTyped] = useState("");
  const [unmatched, setUnmatched] = useState<string>();
  const [reads, setReads] = useState(canScan);
  const follow = (code: string) => setUnmatched(onCode(code.trim()) ? undefined : code.trim());
  const latest = useRef(follow);
  useEffect(() => {
    latest.current = follow;
  });
  useEffect(() => {
    const shown = video.current;
    if (!reads || shown === null) return;
    let end: (() => void) | undefined;
    let left = false;
    scan(shown, (code) => latest.current(code)).then(
      (stop) => (left ? stop() : (end = stop)),
      () => setReads(false),
    );
    return () => {
      left = true;
      end?.();
    };
  }, [reads]);
  return (
    <Sheet
      title={t.round.scan}
      onClose={onClose}
      bar={
        <Button kind="main" wide disabled={typed.trim() === ""} onPress={() => follow(typed)}>
          {t.round.open}
        </Button>
      }
    >
      {reads ? <video ref={video} className="round-camera" muted playsInline aria-label={t.round.aim} /> : null}
      <Field
        label={t.round.code}
        value={typed}
        onChange={setTyped}
        most={60}
        hint={reads ? t.round.aim : t.round.typeIt}
        problem={unmatched === undefined ? undefined : fill(t.round.noMatch, { code: unmatched })}
      />
    </Sheet>
  );
}
