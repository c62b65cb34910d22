import type { RowOf } from "@yunshou/contract";
import type { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { fill } from "@yunshou/phrases/fill";
import { Link } from "react-router";
import { columnsOf, nothingShown, Pair, showNumber } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { useCanOpen } from "../../platform/usePages.ts";
import { batchTones } from "./batchTones.ts";

export type Place = RowOf<typeof medicineBatches.stock>;

/** The other page about the same places, narrowed to what this one shows. */
export function placesLink(
  path: "/ypgl/ypqx" | "/ypgl/zksp",
  {
    medicineName = "",
    batchNo = "",
    machineNo = "",
  }: Partial<Record<"medicineName" | "batchNo" | "machineNo", string>>,
): string {
  return `${path}?${new URLSearchParams({ medicineName, batchNo, machineNo }).toString()}`;
}

/** The columns that the stock of medicines and its expiry share. */
export function usePlaceColumns() {
  const t = usePhrases("medicineBatches", "lanes");
  const words = t.medicineBatches;
  const { fields } = words;
  const column = columnsOf<Place>();
  const opensWarehouses = useCanOpen()("/jxcgl/ccgl");
  return {
    column,
    medicine: column.title("medicineName", "medicineName", "productCode", fields.medicineName),
    manufacturer: column.text("manufacturer", fields.manufacturer, { width: 150, hidden: true }),
    batch: column.text("batchNo", fields.batchNo, { width: 110, role: "sub" }),
    /** Opens the lanes of the machine, or what lies in the warehouse. */
    place: column.custom(
      "place",
      fields.place,
      ({ machineName, machineNo, laneNo, warehouseName }) =>
        machineNo === null ? (
          <Pair
            main={
              opensWarehouses ? (
                <Link to={`/jxcgl/ccgl?${new URLSearchParams({ warehouseName: warehouseName ?? "" }).toString()}`}>
                  {warehouseName}
                </Link>
              ) : (
                warehouseName
              )
            }
            second={fields.warehouseName}
          />
        ) : (
          <Pair
            main={<Link to={`/shj/hdgl?jqbh=${encodeURIComponent(machineNo)}`}>{machineName}</Link>}
            second={`${machineNo} · ${laneNo}`}
          />
        ),
      { width: 180, holdsData: true, role: "sub" },
    ),
    lane: column.number("laneNo", fields.laneNo, { width: 90, role: undefined, hidden: true }),
    stock: column.number("stock", fields.stock, { width: 80, sortable: true }),
    value: column.money("valueFen", fields.value, { width: 100, role: undefined }),
    laneStatus: column.label("laneStatus", fields.laneStatus, t.lanes.laneStatus, { hidden: true }),
    shelfLife: column.pair(
      "shelfLifeDate",
      (row) => row.shelfLifeDate ?? nothingShown,
      ({ daysToExpiry }) =>
        daysToExpiry === null
          ? ""
          : fill(daysToExpiry < 0 ? words.past : words.left, { n: showNumber(Math.abs(daysToExpiry)) }),
      fields.shelfLifeDate,
      { width: 130, sortable: true },
    ),
    days: column.number("daysToExpiry", fields.daysToExpiry, { width: 100, hidden: true }),
    state: column.status("batchState", fields.batchState, words.batchState, batchTones),
  };
}
