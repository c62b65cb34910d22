import { readDecimal, showDecimal } from "@yunshou/domain";
import { useId, useState } from "react";
import { decimalSign } from "../figures.ts";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kind?: "text" | "tel" | "decimal" | "digits" | "long" | "password" | "code";
  /** Why it is not right yet; it is read out when it appears. */
  readonly problem?: string;
  readonly hint?: string;
  readonly most?: number;
}

const modes = {
  text: "text",
  tel: "tel",
  decimal: "decimal",
  digits: "numeric",
  long: "text",
  password: "text",
  code: "numeric",
} as const;
/** What the browser may fill in by itself. */
const filledIn: Readonly<Partial<Record<keyof typeof modes, string>>> = {
  tel: "tel",
  password: "current-password",
  code: "one-time-code",
};

/**
 * A label above its field; the keyboard fits what is asked for. A figure with decimals is typed and shown as the language
 * writes it, and is told with a point before them.
 */
export function Field({ label, value, onChange, kind = "text", problem, hint, most }: FieldProps) {
  const id = useId();
  const [typed, type] = useState("");
  const sign = decimalSign();
  const isDecimal = kind === "decimal";
  const shared = {
    id,
    value: !isDecimal ? value : readDecimal(typed, sign) === value ? typed : showDecimal(value, sign),
    maxLength: most,
    inputMode: modes[kind],
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-about`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      type(target.value);
      onChange(isDecimal ? readDecimal(target.value, sign) : target.value);
    },
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === "long" ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input
          type={kind === "tel" || kind === "password" ? kind : "text"}
          autoComplete={filledIn[kind] ?? "off"}
          {...shared}
        />
      )}
      <small id={`${id}-about`} role={problem === undefined ? undefined : "alert"}>
        {problem ?? hint}
      </small>
    </div>
  );
}
