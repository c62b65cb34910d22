import { dictionaryOffers } from "@yunshou/contract/system/dictionary";
import { offeredValues, type ValueList } from "@yunshou/domain";
import { ChoiceFilter } from "../list/ChoiceFilter.tsx";
import { useCall } from "../queries.ts";
import { Choice, type ChoiceProps } from "./Choice.tsx";

interface DictionaryChoiceProps<Value extends string> extends ChoiceProps<Value> {
  readonly list: ValueList;
}

function useOffered<Value extends string>({ list, values, value }: DictionaryChoiceProps<Value>): Value[] {
  const { data } = useCall(dictionaryOffers.list, { dictType: list }, { silent: true });
  return offeredValues(values, data?.rows.map(({ dictCode }) => dictCode) ?? [], value);
}

/** One of the values of a list, as the data dictionary orders and offers them (SYS-02, GEN-22). */
export function DictionaryChoice<Value extends string>(props: DictionaryChoiceProps<Value>) {
  const { list: _list, ...choice } = props;
  return <Choice {...choice} values={useOffered(props)} />;
}

/** The same as a filter; empty means all. */
export function DictionaryFilter<Value extends string>(props: DictionaryChoiceProps<Value>) {
  const { list: _list, ...choice } = props;
  return <ChoiceFilter {...choice} values={useOffered(props)} />;
}
