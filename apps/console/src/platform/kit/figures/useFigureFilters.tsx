import type { FigureFilter, FigureView } from "@yunshou/contract/insight/figureViews";
import { businessTypes, comparisons, machineTypes, paymentKinds, queryRangeDays } from "@yunshou/domain";
import type { ReactNode } from "react";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { MachineField, MerchantField, PickupPointField, PointField, ProductField } from "../entity/fields.tsx";
import { Choice } from "../form/Choice.tsx";
import { DictionaryFilter } from "../form/DictionaryChoice.tsx";
import { SearchChoice } from "../form/SearchChoice.tsx";
import { ChoiceFilter } from "../list/ChoiceFilter.tsx";
import { DateRange, useRangeRule } from "../list/DateRange.tsx";
import type { Filter } from "../list/FilterBar.tsx";
import { TextFilter } from "../list/TextFilter.tsx";
import type { Answer } from "./figures.ts";

/** The filters of a statistics page by its definition; a range holds at most 92 days (MSG-107). */
export function useFigureFilters(view: FigureView, data: Answer | undefined): Filter<Record<string, string>>[] {
  const t = usePhrases("figures", "payments", "orders", "machines");
  const words = t.figures;
  const rangeRule = useRangeRule(queryRangeDays.statistics);
  const among = (values: readonly string[] = []) => (
    <SearchChoice
      allowClear
      placeholder={t.common.list.all}
      options={values.map((value) => ({ value, label: value }))}
    />
  );
  const controls: Readonly<Record<FigureFilter, readonly [label: string, control: ReactNode]>> = {
    merchantNo: [words.dimension.merchant, <MerchantField key="merchant" by="number" />],
    machineNo: [words.dimension.machine, <MachineField key="machine" by="number" />],
    pointId: [words.dimension.point, <PointField key="point" />],
    pickupPointId: [words.dimension.pickupPoint, <PickupPointField key="pickupPoint" />],
    zoneName: [words.fields.zoneName, <TextFilter key="zone" />],
    routeName: [t.common.fields.routeName, <TextFilter key="route" />],
    machineType: [
      words.dimension.machineType,
      <DictionaryFilter key="type" list="machineType" values={machineTypes} words={t.machines.machineType} />,
    ],
    productId: [words.dimension.product, <ProductField key="product" />],
    category: [words.dimension.category, among(data?.categories)],
    brand: [words.dimension.brand, among(data?.brands)],
    payMethod: [
      words.dimension.payMethod,
      <DictionaryFilter key="pay" list="paymentKind" values={paymentKinds} words={t.payments.kind} />,
    ],
    businessType: [
      words.dimension.businessType,
      <ChoiceFilter key="business" values={businessTypes} words={t.orders.businessType} />,
    ],
    medCategory: [words.medCategory, among(data?.medCategories)],
    batch: [words.dimension.batch, <TextFilter key="batch" />],
  };
  return [
    {
      name: ["fromDay", "toDay"],
      label: words.fields.period,
      control: <DateRange limitDays={queryRangeDays.statistics} />,
      rules: [rangeRule],
    },
    { name: "compare", label: words.compare.label, control: <Choice values={comparisons} words={words.compare} /> },
    ...view.filters.map((name) => ({ name, label: controls[name][0], control: controls[name][1] })),
  ];
}
