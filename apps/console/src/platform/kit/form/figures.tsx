import { type DecimalSign, readDecimal, showDecimal } from "@yunshou/domain";
import { Input, InputNumber, type InputNumberProps, type InputProps } from "antd";
import { useState } from "react";
import { writeNumber } from "../../phrases/numbers.ts";

/** The sign before decimals in the chosen language, from the one place that writes figures. */
const decimalSign = (): DecimalSign => (writeNumber(1.5, 1).includes(",") ? "," : ".");

interface DecimalFieldProps extends Omit<InputProps, "value" | "onChange" | "inputMode" | "defaultValue"> {
  readonly value?: string | null;
  readonly onChange?: (value: string) => void;
}

/**
 * A figure as a text, for what must keep its digits: shown and typed as the language writes it, held with a point before its
 * decimals. What is being typed stays as it is until the field is left.
 */
export function DecimalField({ value, onChange, onBlur, ...props }: DecimalFieldProps) {
  const sign = decimalSign();
  const [typed, type] = useState<string>();
  const held = value ?? "";
  return (
    <Input
      autoComplete="off"
      {...props}
      inputMode="decimal"
      value={typed !== undefined && readDecimal(typed, sign) === held ? typed : showDecimal(held, sign)}
      onChange={({ target }) => {
        type(target.value);
        onChange?.(readDecimal(target.value, sign));
      }}
      onBlur={(event) => {
        type(undefined);
        onBlur?.(event);
      }}
    />
  );
}

/** An amount in yuan; `useRules().amount` reads what it holds. */
export const MoneyField = (props: DecimalFieldProps) => <DecimalField prefix="¥" {...props} />;

/** A number. The widget alone drops a comma, which would make five of a half that was typed as 0,5. */
export function NumberField(props: Omit<InputNumberProps<number>, "decimalSeparator" | "parser" | "formatter">) {
  const sign = decimalSign();
  return (
    <InputNumber<number>
      {...props}
      decimalSeparator={sign}
      // The widget reads the text by itself, "1." and an empty one as well; only the type of this property says number.
      parser={(text) => readDecimal(text ?? "", sign) as unknown as number}
    />
  );
}
