import { useId } from "react";

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly kind?: "text" | "tel" | "decimal" | "digits" | "long" | "password";
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
} as const;
/** What the browser may fill in by itself. */
const filledIn = { tel: "tel", password: "current-password" } as const;

/** A label above its field; the keyboard fits what is asked for. */
export function Field({ label, value, onChange, kind = "text", problem, hint, most }: FieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    maxLength: most,
    inputMode: modes[kind],
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-about`,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === "long" ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input
          type={kind === "tel" || kind === "password" ? kind : "text"}
          autoComplete={kind === "tel" || kind === "password" ? filledIn[kind] : "off"}
          {...shared}
        />
      )}
      <small id={`${id}-about`} role={problem === undefined ? undefined : "alert"}>
        {problem ?? hint}
      </small>
    </div>
  );
}
