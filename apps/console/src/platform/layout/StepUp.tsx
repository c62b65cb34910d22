import { Suspense, useEffect, useRef, useState } from "react";
import { lazily } from "../lazily.ts";
import { proveWith } from "../api/call.ts";

/** The form is fetched when somebody is asked for the first time. */
const StepUpForm = lazily(async () => ({ default: (await import("./StepUpForm.tsx")).StepUpForm }));

/**
 * Asks for a code of the second factor when a call needs one, and then lets the call be sent again. One question at a time.
 * The call may have come from a question that waits for its answer, so this one stands as high and is put behind it in the
 * document each time that it is asked. What is asked meanwhile, e.g. whether to leave, comes after it and stands above.
 */
export function StepUp() {
  const [state, setState] = useState<"never" | "closed" | "open">("never");
  const [asked, setAsked] = useState(0);
  const waiting = useRef<((shown: boolean) => void)[]>([]);
  useEffect(() => {
    proveWith(() => {
      if (waiting.current.length === 0) setAsked((count) => count + 1);
      setState("open");
      return new Promise((done) => waiting.current.push(done));
    });
    return () => proveWith(undefined);
  }, []);
  const answer = (shown: boolean) => {
    setState("closed");
    for (const done of waiting.current.splice(0)) done(shown);
  };
  return state === "never" ? null : (
    <Suspense>
      <StepUpForm key={asked} open={state === "open"} onAnswer={answer} />
    </Suspense>
  );
}
