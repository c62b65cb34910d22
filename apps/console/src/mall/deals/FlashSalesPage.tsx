import { flashSales } from "@yunshou/contract/mall/flashSales";
import { checkFlashChange, type FlashSaleStatus, flashSaleStatuses } from "@yunshou/domain";
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
import type { FlashSale } from "./FlashSaleForm.tsx";

const FlashSaleForm = whenOpened(
  async () => (await import("./FlashSaleForm.tsx")).FlashSaleForm,
  ({ editing }) => editing !== undefined,
);

const tones: Readonly<Record<FlashSaleStatus, Tone>> = {
  scheduled: "neutral",
  running: "good",
  soldOut: "running",
  ended: "quiet",
  stopped: "quiet",
};

/** 秒杀管理: pieces of products that the mall sells cheaper for a time, and how many of them are gone (MALL-04). */
export function FlashSalesPage() {
  const t = usePhrases("deals");
  const words = t.deals;
  const { fields, pages } = words;
  const list = useList(flashSales.list, { initial: {} });
  const readOnly = useRefusedWithout("mall.flashSale.write");
  const refusal = useRefusalText();
  const { ask, askDelete } = useConfirm();
  const stop = useWrite(flashSales.stop);
  const remove = useWrite(flashSales.remove);
  const [editing, edit] = useState<FlashSale | "new">();
  const column = columnsOf<FlashSale>();
  const columns: ListColumns<FlashSale> = [
    column.title("productName", "productName", "productCode", t.common.fields.productName, {
      width: 220,
      picture: ({ thumbnail }) =>
        thumbnail === null ? null : <img src={spImageUrl(thumbnail)} alt="" width={36} height={36} loading="lazy" />,
    }),
    column.money("flashPriceFen", fields.flashPrice, { width: 110 }),
    column.money("mallPriceFen", fields.mallPrice, { hidden: true }),
    column.number("pieces", fields.pieces, { width: 80 }),
    column.number("taken", fields.taken, { width: 90 }),
    column.number("perBuyer", fields.perBuyer, { width: 90, hidden: true }),
    column.time("startsAt", fields.startsAt, { sortable: true }),
    column.time("endsAt", fields.endsAt),
    column.status("flashStatus", fields.flashStatus, words.status, tones),
    column.text("createdBy", fields.createdBy, { width: 120, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 140, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => {
      const { flashSaleId, flashStatus } = row;
      const about = namesOf(row.productName, row.productCode);
      const begun = readOnly ?? refusal(checkFlashChange(flashStatus));
      return [
        { key: "edit", label: t.common.action.edit, refused: begun, onClick: () => edit(row) },
        {
          key: "stop",
          label: words.stop,
          refused: readOnly ?? (flashStatus === "stopped" ? words.stopped : undefined),
          danger: true,
          onClick: () =>
            ask({
              text: words.stopAsk,
              about,
              verb: words.stop,
              danger: true,
              run: () => stop.run({ flashSaleId }),
            }),
        },
        {
          key: "delete",
          label: t.common.action.delete,
          danger: true,
          refused: begun,
          onClick: () => askDelete(about, () => remove.run({ flashSaleId })),
        },
      ];
    }),
  ];
  return (
    <>
      <ListPage
        name="flashSales"
        title={pages["/sc/msgl"]}
        list={list}
        rowKey="flashSaleId"
        columns={columns}
        filters={[
          { name: "productName", label: t.common.fields.productName, control: <TextFilter /> },
          {
            name: "flashStatus",
            label: fields.flashStatus,
            control: <ChoiceFilter values={flashSaleStatuses} words={words.status} />,
          },
        ]}
        toolbar={
          <AddButton refused={readOnly} onClick={() => edit("new")}>
            {words.addFlash}
          </AddButton>
        }
      />
      <FlashSaleForm editing={editing} onClose={() => edit(undefined)} />
    </>
  );
}
