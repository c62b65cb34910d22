import { schemes, schemeStates } from "@yunshou/contract/marketing/schemes";
import { refuse, schemeKinds, schemeTable, step } from "@yunshou/domain";
import { Button } from "antd";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  AddButton,
  ChoiceFilter,
  columnsOf,
  type ListColumns,
  ListPage,
  showNumber,
  TextFilter,
  useConfirm,
  useList,
  useRefusalText,
  useRefusedWithout,
  useWrite,
  whenOpened,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { offerText, planTones, showRate } from "../offers.ts";
import type { Scheme } from "./SchemeForm.tsx";

const SchemeForm = whenOpened(
  async () => (await import("./SchemeForm.tsx")).SchemeForm,
  ({ editing }) => editing !== undefined,
);
const CopyForm = whenOpened(
  async () => (await import("./CopyForm.tsx")).CopyForm,
  ({ scheme }) => scheme !== undefined,
);

/** 营销方案管理: what promotions give; on sale, plans can be made of them (MKT-02, MKT-04, MKT-05). */
export function SchemesPage() {
  const t = usePhrases("marketing");
  const words = t.marketing;
  const { fields } = words;
  const list = useList(schemes.list, { initial: {} });
  const readOnly = useRefusedWithout("marketing.scheme.write");
  const planless = useRefusedWithout("marketing.plan.write");
  const refusal = useRefusalText();
  const navigate = useNavigate();
  const { ask, askDelete } = useConfirm();
  const [remove, putOnSale, takeOff] = [
    useWrite(schemes.remove),
    useWrite(schemes.putOnSale),
    useWrite(schemes.takeOff),
  ];
  const [editing, edit] = useState<Scheme | "new">();
  const [copying, copy] = useState<Scheme>();
  const may = (row: Scheme, event: "change" | "putOnSale" | "takeOff") =>
    readOnly ?? refusal(step(schemeTable, row.planStatus, event));
  const column = columnsOf<Scheme>();
  const columns: ListColumns<Scheme> = [
    column.title("schemeName", "schemeName", "schemeId", fields.schemeName),
    column.label("planType", fields.planType, words.kind, { width: 130 }),
    column.custom("content", fields.content, (row) => offerText(row, words.fullText), { width: 140 }),
    column.custom("discountRate", fields.discountRate, (row) => showRate(row.discountRate), {
      width: 90,
      align: "right",
      hidden: true,
    }),
    column.money("specialPriceFen", fields.specialPrice, { hidden: true }),
    column.money("fullFen", fields.full, { hidden: true }),
    column.money("reductionFen", fields.reduction, { hidden: true }),
    column.number("priority", fields.priority, { width: 90 }),
    column.custom(
      "planCount",
      fields.planCount,
      ({ schemeId, planCount }) => (
        <Button
          type="link"
          size="small"
          className="kit-open"
          onClick={() => void navigate(`/yxch/yxjhgl?schemeId=${schemeId}`)}
        >
          {showNumber(planCount)}
        </Button>
      ),
      { width: 80, align: "right" },
    ),
    column.status("planStatus", fields.planStatus, words.planState, planTones),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 150, hidden: true }),
    column.text("remark", t.common.fields.remark, { width: 180, hidden: true }),
    column.actions(t.common.list.actions, (row) => [
      { key: "edit", label: t.common.action.edit, refused: may(row, "change"), onClick: () => edit(row) },
      {
        key: "addPlan",
        label: words.addPlan,
        refused: planless ?? (row.planStatus === "onSale" ? undefined : refusal(refuse("marketing.schemeNotOnSale"))),
        onClick: () => void navigate(`/yxch/yxjhgl?schemeId=${row.schemeId}&make=${row.schemeId}`),
      },
      { key: "copy", label: t.common.action.copy, refused: readOnly, onClick: () => copy(row) },
      row.planStatus === "onSale"
        ? {
            key: "takeOff",
            label: words.takeOff,
            refused: may(row, "takeOff"),
            onClick: () =>
              ask({
                text: words.disableAsk,
                about: row.schemeName,
                verb: words.takeOff,
                run: () => takeOff.run({ schemeId: row.schemeId }),
              }),
          }
        : {
            key: "putOnSale",
            label: words.putOnSale,
            refused: may(row, "putOnSale"),
            onClick: () =>
              ask({
                text: words.enableAsk,
                about: row.schemeName,
                verb: words.putOnSale,
                run: () => putOnSale.run({ schemeId: row.schemeId }),
              }),
          },
      {
        key: "delete",
        label: t.common.action.delete,
        danger: true,
        refused: may(row, "change"),
        onClick: () => askDelete(row.schemeName, () => remove.run({ schemeId: row.schemeId })),
      },
    ]),
  ];
  return (
    <>
      <ListPage
        name="schemes"
        title={words.pages["/yxch/yxfagl"]}
        list={list}
        rowKey="schemeId"
        columns={columns}
        filters={[
          { name: "planName", label: fields.schemeName, control: <TextFilter /> },
          {
            name: "planType",
            label: fields.planType,
            control: <ChoiceFilter values={schemeKinds} words={words.kind} />,
          },
          {
            name: "planStatus",
            label: fields.planStatus,
            control: <ChoiceFilter values={schemeStates} words={words.planState} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.addScheme}
          </AddButton>
        }
      />
      <SchemeForm editing={editing} onClose={() => edit(undefined)} />
      <CopyForm scheme={copying} onClose={() => copy(undefined)} />
    </>
  );
}
