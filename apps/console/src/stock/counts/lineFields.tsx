import { fieldLimits, type Result } from "@yunshou/domain";
import { Input, Select, Tooltip } from "antd";
import { useEffect, useRef, useState } from "react";
import { choicesOf, NumberField, useRefusalText } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

interface CountedFieldProps {
  readonly id?: string;
  /** What is counted, for those who hear the page. */
  readonly about: string | number;
  readonly line: { readonly counted: number | null; readonly countedTime: string | null; readonly isStale: boolean };
  readonly disabled: boolean;
  readonly check: (counted: number) => Result<unknown>;
  /** It is being kept: a second press waits. */
  readonly keeping: boolean;
  readonly keep: (counted: number) => Promise<unknown>;
  /** Somebody else may have written: look anew. */
  readonly onRefused: () => void;
}

/** A counted number. It is kept when the field is left or Enter is pressed; Enter also counts again what is out of date. */
export function CountedField({ about, line, disabled, check, keeping, keep, onRefused, ...rest }: CountedFieldProps) {
  const t = usePhrases("counts");
  const refusal = useRefusalText();
  const [value, setValue] = useState<number | null>(line.counted);
  // What was entered while the number before it was on its way; it follows once that is kept.
  const later = useRef<number>(undefined);
  useEffect(() => {
    const entered = later.current;
    later.current = undefined;
    setValue(entered ?? line.counted);
    if (entered !== undefined && entered !== line.counted) keep(entered).catch(onRefused);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [line.counted, line.countedTime]);
  const refused = value === null ? undefined : refusal(check(value));
  const leave = (evenSame: boolean) => {
    const isSame = value === line.counted && !(evenSame && line.isStale);
    if (value === null || refused !== undefined) return;
    if (keeping) later.current = value;
    else if (!isSame) keep(value).catch(onRefused);
  };
  return (
    <Tooltip title={refused}>
      <NumberField
        {...rest}
        size="small"
        aria-label={`${t.counts.fields.counted} ${about}`}
        value={value}
        disabled={disabled}
        {...(refused === undefined ? {} : { status: "error" as const })}
        onChange={setValue}
        onBlur={() => leave(false)}
        onPressEnter={() => leave(true)}
      />
    </Tooltip>
  );
}

interface Explained<Reason> {
  readonly reason: Reason | null;
  readonly remark: string;
}

interface ReasonFieldProps<Reason extends string> {
  readonly about: string | number;
  readonly line: Explained<Reason>;
  readonly disabled: boolean;
  readonly reasons: readonly Reason[];
  readonly words: Readonly<Record<NoInfer<Reason>, string>>;
  readonly keep: (change: Partial<Explained<Reason>>) => void;
}

/** Why what was found differs from the book, with a remark. */
export function ReasonField<Reason extends string>({
  about,
  line: { reason, remark },
  disabled,
  reasons,
  words,
  keep,
}: ReasonFieldProps<Reason>) {
  const t = usePhrases("counts");
  const { fields } = t.counts;
  return (
    <>
      <Select<Reason>
        size="small"
        aria-label={`${fields.reason} ${about}`}
        value={reason}
        disabled={disabled}
        {...(reason === null && !disabled ? { status: "warning" as const } : {})}
        placeholder={t.common.form.select}
        options={choicesOf(reasons, words)}
        onChange={(next) => keep({ reason: next })}
      />
      {reason !== null && (
        <Input
          key={remark}
          size="small"
          aria-label={`${fields.remark} ${about}`}
          defaultValue={remark}
          disabled={disabled}
          maxLength={fieldLimits.remarkLength}
          placeholder={fields.remark}
          onBlur={({ target }) => target.value !== remark && keep({ remark: target.value })}
        />
      )}
    </>
  );
}
