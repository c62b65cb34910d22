import { topUps } from "@yunshou/contract/members/topUps";
import { topUpStates, topUpTable } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { useState } from "react";
import { Link } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  showMoney,
  TextFilter,
  today,
  useConfirm,
  useList,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { listed } from "../../platform/phrases/listed.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import type { TopUpRow } from "./TopUpForm.tsx";

const TopUpForm = whenOpened(
  async () => (await import("./TopUpForm.tsx")).TopUpForm,
  ({ editing }) => editing !== undefined,
);

const plansPath = "/yxch/yxjhgl";

/** 优惠设置: what a merchant adds to recharges while an activity runs (CARD-22, CARD-26). */
export function TopUpsPage() {
  const t = usePhrases("topUps");
  const { fields, action, confirm, hint, pages, errors } = t.topUps;
  const list = useList(topUps.list, { initial: {} });
  const readOnly = useRefusedWithout("members.topUp.write");
  const opensPlans = useCanOpen()(plansPath);
  const { ask, askDelete } = useConfirm();
  const start = useWrite(topUps.start);
  const stop = useWrite(topUps.stop);
  const remove = useWrite(topUps.remove);
  const [editing, edit] = useState<Partial<TopUpRow> | undefined>();
  const rulesOf = ({ tiers }: TopUpRow) =>
    tiers
      .map(({ rechargeFen, giftFen }) =>
        fill(hint.rule, { recharge: showMoney(rechargeFen), gift: showMoney(giftFen) }),
      )
      .join(" · ");
  const column = columnsOf<TopUpRow>();
  const columns: ListColumns<TopUpRow> = [
    column.title("activityName", "activityName", null, fields.activityName, { sortable: true, width: 170 }),
    column.custom(
      "areas",
      fields.areas,
      ({ areas }) => (areas.length === 0 ? hint.all : listed(areas.map(({ areaName }) => areaName))),
      { width: 140, holdsData: true },
    ),
    column.custom("activityTime", fields.activityTime, ({ fromDay, toDay }) => `${fromDay} – ${toDay}`, {
      width: 200,
      holdsData: true,
    }),
    column.custom("tiers", fields.tiers, rulesOf, { width: 240, holdsData: true, role: "sub" }),
    column.status("activityStatus", fields.activityStatus, t.topUps.state, { running: "good", stopped: "neutral" }),
    column.pair("merchant", "merchantName", "merchantNo", t.common.fields.merchantName, {
      width: 150,
      role: undefined,
      hidden: true,
    }),
    column.time("createdTime", t.common.fields.createdTime, { hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { activityId, activityName: about } = row;
      const running = topUpTable[row.activityStatus].stop !== undefined;
      return [
        { key: "edit", label: t.common.action.edit, refused: readOnly, onClick: () => edit(row) },
        running
          ? {
              key: "stop",
              label: action.stop,
              refused: readOnly,
              onClick: () => ask({ text: confirm.stop, about, verb: action.stop, run: () => stop.run({ activityId }) }),
            }
          : {
              key: "start",
              label: action.start,
              refused: readOnly ?? (row.toDay < today() ? errors["topUps.over"] : undefined),
              onClick: () =>
                ask({ text: confirm.start, about, verb: action.start, run: () => start.run({ activityId }) }),
            },
        {
          key: "delete",
          label: t.common.action.delete,
          danger: true,
          refused: readOnly ?? (running ? errors["topUps.isRunning"] : undefined),
          onClick: () => askDelete(about, () => remove.run({ activityId })),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="topUps"
        title={pages["/hygl/yhsz"]}
        list={list}
        rowKey="activityId"
        columns={columns}
        filters={[
          { name: "activityName", label: fields.activityName, control: <TextFilter /> },
          {
            name: "activityStatus",
            label: fields.activityStatus,
            control: <ChoiceFilter values={topUpStates} words={t.topUps.state} />,
          },
        ]}
        toolbar={
          <>
            {opensPlans && <Link to={plansPath}>{hint.levels}</Link>}
            <AddButton refused={readOnly} onClick={() => edit({})}>
              {action.add}
            </AddButton>
          </>
        }
      />
      <TopUpForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
