import { useEffect, useState } from "react";

const secondMs = 1_000;

/** The time of the server as it goes on, by what it said when it answered; the clock of a phone may be wrong. */
export function useServerNow(said: string | undefined): number {
  const [offsetMs, setOffset] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (said !== undefined) setOffset(Date.parse(said) - Date.now());
  }, [said]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return now + offsetMs;
}

/** Hours, minutes and seconds until then, e.g. `26:04:09`; nothing is left of what is over. */
export function timeLeft(until: string, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / secondMs));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
