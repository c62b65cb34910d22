import { coupons } from "@yunshou/contract/marketing/coupons";
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
  nothingShown,
  TextFilter,
  useList,
  useRangeRule,
} from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { codeTones, type CouponCodeRow, denomination, orderLink } from "./state.tsx";
import { useVoiding } from "./useVoiding.tsx";

/** 优惠券明细: coupons that were handed out, with state and use (COUPON-01, COUPON-06, COUPON-07). */
export function CouponCodesPage() {
  const t = usePhrases("codes");
  const { fields, pages } = t.codes;
  const list = useList(coupons.codes, { initial: lastDays(30) as FiltersOf<typeof coupons.codes> });
  // Of one coupon all codes are shown, however old they are.
  const limitDays = list.filters.couponId === undefined ? queryRangeDays.orders : queryRangeDays.exports;
  const rangeRule = useRangeRule(limitDays);
  const voiding = useVoiding({
    call: coupons.voidCodes,
    permission: "marketing.couponCode.void",
    list,
    nameOf: ({ couponCode }) => couponCode,
    stateOf: ({ couponStatus }) => couponStatus,
  });
  const column = columnsOf<CouponCodeRow>();
  const columns: ListColumns<CouponCodeRow> = [
    column.title("couponCode", "couponCode", null, fields.couponCode, { width: 140 }),
    column.text("couponName", fields.couponName, { width: 120 }),
    column.custom("couponDenomination", fields.couponDenomination, denomination, {
      width: 96,
      align: "right",
      holdsData: true,
      role: "figure",
      hidden: true,
    }),
    column.status("couponStatus", fields.couponStatus, t.codes.state, codeTones),
    column.custom(
      "holder",
      fields.holder,
      (row) => [row.holder, row.cardNo].filter(Boolean).join(" ") || nothingShown,
      {
        width: 120,
        holdsData: true,
      },
    ),
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
      name="couponCodes"
      title={pages["/yxch/yhqmx"]}
      list={list}
      rowKey="codeId"
      columns={columns}
      filters={[
        { name: "couponCode", label: fields.couponCode, control: <TextFilter /> },
        {
          name: "couponStatus",
          label: fields.couponStatus,
          control: <ChoiceFilter values={codeStates} words={t.codes.state} />,
        },
        {
          name: ["fromDay", "toDay"],
          label: t.common.fields.createdTime,
          control: <DateRange limitDays={limitDays} />,
          rules: [rangeRule],
        },
      ]}
      toolbar={<ListExport of={coupons.exportCodes} list={list} />}
      batch={voiding.batch}
    />
  );
}
