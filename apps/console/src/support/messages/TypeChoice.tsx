import type { OutputOf } from "@yunshou/contract";
import type { broadcasts } from "@yunshou/contract/support/broadcasts";
import { SearchChoice } from "../../platform/kit/index.ts";

interface TypeChoiceProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (typeId: string) => void;
  readonly types: OutputOf<typeof broadcasts.types>["types"];
  /** Told after the form has taken the choice. */
  readonly onPick?: (typeId: string) => void;
}

/** The type of a message or announcement, among those that are enabled. */
export function TypeChoice({ id, value, onChange, types, onPick }: TypeChoiceProps) {
  return (
    <SearchChoice<string>
      {...(id === undefined ? {} : { id })}
      {...(value === undefined ? {} : { value })}
      options={types.map(({ typeId, msgType }) => ({ value: typeId, label: msgType }))}
      onChange={(typeId) => {
        onChange?.(typeId);
        onPick?.(typeId);
      }}
    />
  );
}
