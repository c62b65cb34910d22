import { useId } from "react";

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: "text" | "password" | "tel";
  readonly autoComplete: string;
  readonly icon: keyof typeof paths;
  readonly value: string;
  readonly error: string | undefined;
  readonly maxLength?: number;
  /** Takes the focus when it appears. */
  readonly autoFocus?: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const paths = {
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m-8 8c0-4 4-6 8-6s8 2 8 6",
  lock: "M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zm-3 9l2 2 4-4",
  phone: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1m3 15h2",
};

/** The same function each time, so that it runs only when the input appears. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** A labelled input with its error beneath. */
export function Field({
  label,
  name,
  type = "text",
  autoComplete,
  icon,
  value,
  error,
  maxLength,
  autoFocus = false,
  onChange,
  onBlur,
}: FieldProps) {
  const id = useId();
  return (
    <div className="login-field" data-wrong={error !== undefined}>
      <label htmlFor={id}>{label}</label>
      <span className="login-input">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={paths[icon]} />
        </svg>
        <input
          id={id}
          ref={autoFocus ? focusOnce : undefined}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          maxLength={maxLength}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </span>
      <span className="login-error" id={`${id}-error`} role={error === undefined ? undefined : "alert"}>
        {error}
      </span>
    </div>
  );
}
