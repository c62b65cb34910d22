import type { Endpoint, InputOf } from "@yunshou/contract";
import { useWrite } from "../queries.ts";
import { ExportButton } from "./ExportButton.tsx";
import type { List } from "./useList.ts";

type ExportedList<E extends Endpoint> = Pick<
  List<never, Omit<InputOf<E>, "format" | "without">>,
  "counted" | "filters"
>;

/** 导出 of a list: everything that matches the filters in force (FORM-08), with all columns or those that are shown. */
export function ListExport<E extends Endpoint>({ of, list }: { readonly of: E; readonly list: ExportedList<E> }) {
  const { run, running } = useWrite(of);
  return (
    <ExportButton
      total={list.counted}
      exporting={running}
      choosesColumns
      onExport={(choice) => run({ ...list.filters, ...choice } as InputOf<E>) as Promise<{ fileId: string }>}
    />
  );
}
