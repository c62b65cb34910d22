import { rollouts } from "@yunshou/contract/machines/software";
import { rolloutStates } from "@yunshou/domain";
import type { ReactNode } from "react";
import { ChoiceFilter, ListPage, TextFilter, useList, useOpened } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useRolloutColumns } from "./rolloutColumns.tsx";
import { RolloutDrawer } from "./RolloutDrawer.tsx";

/** Rollouts with how far their machines are; what runs is read again while it runs (MACHINE-26). */
export function RolloutList({ switcher }: { readonly switcher: ReactNode }) {
  const t = usePhrases("software");
  const words = t.software;
  const list = useList(rollouts.list, { initial: {}, pollMs: 10_000 });
  const opened = useOpened();
  const columns = useRolloutColumns(({ rolloutId }) => opened.open(rolloutId));
  return (
    <ListPage
      source="deed"
      name="rollouts"
      title={words.pages["/xtgl/jqrjgl"]}
      list={list}
      rowKey="rolloutId"
      columns={columns}
      filters={[
        { name: "softName", label: words.fields.softName, control: <TextFilter /> },
        {
          name: "rolloutState",
          label: words.fields.rolloutState,
          control: <ChoiceFilter values={rolloutStates} words={words.state} />,
        },
      ]}
      toolbar={switcher}
      detail={{
        by: "rolloutId",
        opened,
        drawer: <RolloutDrawer rolloutId={opened.key ?? undefined} onClose={() => opened.open(null)} />,
      }}
    />
  );
}
