import { usePhrases } from "../phrases/phrases.ts";

interface StepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What is counted, for those who do not see it. */
  readonly label: string;
  readonly least?: number;
  readonly most: number;
}

/** A quantity: one less, the number itself to type, one more. */
export function Stepper({ value, onChange, label, least = 0, most }: StepperProps) {
  const t = usePhrases("phone");
  const set = (next: number) => onChange(Math.max(least, Math.min(most, Number.isInteger(next) ? next : least)));
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
        value={value}
        onChange={(event) => set(Number(event.target.value.replace(/\D/g, "").slice(0, 6)))}
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
