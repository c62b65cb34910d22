import type { Endpoint, InputOf } from "@yunshou/contract";
import { useCall, type UseCallOptions } from "./queries.ts";

type PerhapsOf<Input> = { readonly [Key in keyof Input]: Input[Key] | null | undefined };

/**
 * Reads the one record that a drawer or form is about. Nothing is asked for until its id is there, and `data` is never
 * what was read for another id; a drawer that closes keeps what it shows: `useRecord(members.detail, { memberId: editing?.memberId }, { anew: true })`.
 */
export function useRecord<E extends Endpoint>(
  endpoint: E,
  id: PerhapsOf<InputOf<E>>,
  { enabled = true, ...options }: UseCallOptions = {},
) {
  const isNamed = Object.values(id).every((value) => value !== undefined && value !== null);
  const { data, ...record } = useCall(endpoint, id as InputOf<E>, { ...options, enabled: enabled && isNamed });
  return { ...record, data: isNamed && record.isPrevious ? undefined : data };
}
