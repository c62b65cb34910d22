import { useState } from "react";
import { usePhrases } from "../phrases/phrases.ts";

interface StepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What is counted, for those who do not see it. */
  readonly label: string;
  readonly least?: number;
  readonly most: number;
  /** A number that is emptied is about to be written anew: the old one stays until then. Without it none is the least. */
  readonly keepsEmptied?: boolean;
}

/** A quantity: one less, the number itself to type, one more. */
export function Stepper({ value, onChange, label, least = 0, most, keepsEmptied = false }: StepperProps) {
  const t = usePhrases("phone");
  const [isEmptied, empty] = useState(false);
  const set = (next: number) => {
    empty(false);
    onChange(Math.max(least, Math.min(most, Number.isInteger(next) ? next : least)));
  };
  const write = (text: string) => (keepsEmptied && text === "" ? empty(true) : set(Number(text)));
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={`${t.phone.less} ${label}`}
        disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={isEmptied ? "" : value}
        onChange={(event) => write(event.target.value.replace(/\D/g, "").slice(0, 6))}
        onBlur={() => empty(false)}
      />
      <button
        type="button"
        aria-label={`${t.phone.more} ${label}`}
        disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        +
      </button>
    </span>
  );
}
