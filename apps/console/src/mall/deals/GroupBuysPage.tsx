import { groupBuys } from "@yunshou/contract/mall/groupBuys";
import { checkGroupBuyChange, type GroupBuyStatus, groupBuyStatuses, groupBuyTable, step } from "@yunshou/domain";
import { useState } from "react";
import { spImageUrl } from "../../platform/images.ts";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  namesOf,
  TextFilter,
  type Tone,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import type { GroupBuy } from "./GroupBuyForm.tsx";

const GroupBuyForm = whenOpened(
  async () => (await import("./GroupBuyForm.tsx")).GroupBuyForm,
  ({ editing }) => editing !== undefined,
);
const BuyingGroups = whenOpened(
  async () => (await import("./BuyingGroups.tsx")).BuyingGroups,
  ({ of }) => of !== undefined,
);

const tones: Readonly<Record<GroupBuyStatus, Tone>> = {
  draft: "neutral",
  scheduled: "neutral",
  running: "good",
  soldOut: "running",
  ended: "quiet",
  stopped: "quiet",
};

/** What the merchant decided, as far as the status says it. */
const stateOf = (status: GroupBuyStatus) => (status === "draft" || status === "stopped" ? status : "open");

/** 拼团管理: products that are cheaper for buyers who come as a group, and what became of their groups (MALL-04). */
export function GroupBuysPage() {
  const t = usePhrases("groupBuys");
  const words = t.groupBuys;
  const { fields, pages } = words;
  const list = useList(groupBuys.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.groupBuy.write");
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const start = useWrite(groupBuys.start);
  const stop = useWrite(groupBuys.stop);
  const remove = useWrite(groupBuys.remove);
  const [editing, edit] = useState<GroupBuy | "new">();
  const [opened, open] = useState<GroupBuy>();
  const column = columnsOf<GroupBuy>();
  const groupsOf = (row: GroupBuy) => row.gatheringCount + row.completeCount + row.failedCount;
  const columns: ListColumns<GroupBuy> = [
    column.title("productName", "productName", "productCode", t.common.fields.productName, {
      width: 200,
      onOpen: open,
      picture: ({ thumbnail }) =>
        thumbnail === null ? null : <img src={spImageUrl(thumbnail)} alt="" width={36} height={36} loading="lazy" />,
    }),
    column.money("groupPriceFen", fields.groupPrice, { width: 100 }),
    column.money("mallPriceFen", fields.mallPrice, { hidden: true }),
    column.number("size", fields.size, { width: 90 }),
    column.number("hours", fields.hours, { hidden: true }),
    column.number("pieces", fields.pieces, { width: 70 }),
    column.number("taken", fields.taken, { width: 80 }),
    column.number("perBuyer", fields.perBuyer, { hidden: true }),
    column.number("gatheringCount", fields.gatheringCount, { width: 90 }),
    column.number("completeCount", fields.completeCount, { width: 90, hidden: true }),
    column.number("failedCount", fields.failedCount, { width: 90 }),
    column.time("startsAt", fields.startsAt, { sortable: true, hidden: true }),
    column.time("endsAt", fields.endsAt),
    column.status("groupBuyStatus", fields.groupBuyStatus, words.status, tones),
    column.text("createdBy", fields.createdBy, { width: 120, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { groupBuyId, groupBuyStatus } = row;
      const about = namesOf(row.productName, row.productCode);
      const seen = readOnly ?? refusal(checkGroupBuyChange(groupBuyStatus, groupsOf(row)));
      const state = stateOf(groupBuyStatus);
      const canStart = step(groupBuyTable, state, "start").ok;
      return [
        { key: "groups", label: words.groups, onClick: () => open(row) },
        {
          key: "start",
          label: words.start,
          refused: readOnly ?? (canStart ? undefined : words.running),
          onClick: () => ask({ text: words.startAsk, about, verb: words.start, run: () => start.run({ groupBuyId }) }),
        },
        {
          key: "stop",
          label: words.stop,
          refused: readOnly ?? (canStart ? words.notRunning : undefined),
          danger: true,
          onClick: () =>
            ask({ text: words.stopAsk, about, verb: words.stop, danger: true, run: () => stop.run({ groupBuyId }) }),
        },
        { key: "edit", label: t.common.action.edit, refused: seen, onClick: () => edit(row) },
        {
          key: "delete",
          label: t.common.action.delete,
          danger: true,
          refused: seen,
          onClick: () => askDelete(about, () => remove.run({ groupBuyId })),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="groupBuys"
        title={pages["/sc/ptgl"]}
        list={list}
        rowKey="groupBuyId"
        columns={columns}
        filters={[
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          {
            name: "groupBuyStatus",
            label: fields.groupBuyStatus,
            control: <ChoiceFilter values={groupBuyStatuses} words={words.status} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.add}
          </AddButton>
        }
      />
      <GroupBuyForm editing={editing} onClose={() => edit(undefined)} />
      <BuyingGroups of={opened} onClose={() => open(undefined)} />
    </>
  );
}
