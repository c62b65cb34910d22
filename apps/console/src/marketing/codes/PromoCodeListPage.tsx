import { promoCodes } from "@yunshou/contract/marketing/promoCodes";
import { codeStates, queryRangeDays } from "@yunshou/domain";
import {
  ChoiceFilter,
  columnsOf,
  DateRange,
  type FiltersOf,
  lastDays,
  type ListColumns,
  ListExport,
  ListPage,
  TextFilter,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { codeTones, orderLink, type PromoCodeRow } from "./state.tsx";
import { useVoiding } from "./useVoiding.tsx";

/** 优惠码明细: single promo codes with state and uses (COUPON-01, COUPON-02, COUPON-06). */
export function PromoCodeListPage() {
  const t = usePhrases("codes");
  const { fields, pages } = t.codes;
  const list = useList(promoCodes.codes, { initial: lastDays(30) as FiltersOf<typeof promoCodes.codes> });
  // Of one batch all codes are shown, however old they are.
  const limitDays = list.filters.promoId === undefined ? queryRangeDays.orders : queryRangeDays.exports;
  const rangeRule = useRangeRule(limitDays);
  const voiding = useVoiding({
    call: promoCodes.voidCodes,
    permission: "marketing.promoCodeDetail.void",
    list,
    nameOf: ({ promoCode }) => promoCode,
    stateOf: ({ promoStatus }) => promoStatus,
  });
  const column = columnsOf<PromoCodeRow>();
  const columns: ListColumns<PromoCodeRow> = [
    column.title("promoCode", "promoCode", null, fields.promoCode, { width: 140 }),
    column.text("planName", fields.planName, { width: 130 }),
    column.label("couponType", fields.couponType, t.codes.type, { width: 72, hidden: true }),
    column.status("promoStatus", fields.promoStatus, t.codes.state, codeTones),
    column.number("useCount", fields.useCount, { width: 88 }),
    column.number("maxUseCount", fields.maxUseCount, { width: 88, hidden: true }),
    column.text("validFrom", fields.validFrom, { width: 104, hidden: true }),
    column.text("validTo", fields.validTo, { width: 104, sortable: true }),
    column.time("useTime", fields.useTime),
    column.custom("usedOrderNo", fields.usedOrderNo, orderLink, { width: 186, holdsData: true }),
    column.text("machineNo", t.common.fields.machineNo, { width: 100, hidden: true }),
    column.text("merchantName", t.common.fields.merchantName, { width: 130, hidden: true }),
    column.time("createdTime", t.common.fields.createdTime, { sortable: true, hidden: true }),
    column.actions(t.common.list.actions, (row) => [voiding.action(row)]),
  ];
  return (
    <ListPage
      source="code"
      name="promoCodeList"
      title={pages["/yxch/yhmmx"]}
      list={list}
      rowKey="codeId"
      columns={columns}
      filters={[
        { name: "promoCode", label: fields.promoCode, control: <TextFilter /> },
        {
          name: "promoStatus",
          label: fields.promoStatus,
          control: <ChoiceFilter values={codeStates} words={t.codes.state} />,
        },
        {
          name: ["fromDay", "toDay"],
          label: t.common.fields.createdTime,
          control: <DateRange limitDays={limitDays} />,
          rules: [rangeRule],
        },
      ]}
      toolbar={<ListExport of={promoCodes.exportCodes} list={list} />}
      batch={voiding.batch}
    />
  );
}
