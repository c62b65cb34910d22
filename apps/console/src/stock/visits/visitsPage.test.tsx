import { act } from "react";
import { useNavigate } from "react-router";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { VisitsPage } from "./VisitsPage.tsx";

const stop = (machineId: string) => ({
  machineId,
  machineNo: `YT${machineId}`,
  machineName: `${machineId}号机`,
  pointName: "",
  address: "",
  place: null,
  longitude: 121,
  latitude: 31,
  documentId: null,
  shortage: 3,
  gainFen: "0",
  dueFromFen: "0",
  stockOutFen: "0",
  spoilFen: "0",
  faultFen: "0",
  cashFen: "0",
  lanesBelow: 1,
  lanesAll: 2,
  emptyDays: null,
  cashOnHandFen: "0",
  isDown: false,
});
const route = (routeId: string) => ({
  routeId,
  routeName: routeId,
  replenisher: null,
  merchantName: null,
  isOwn: true,
  day: "2026-11-29",
  visitCostFen: "0",
  usualCostFen: "0",
  wayMetres: 0,
  rows: [stop(routeId)],
});

function Elsewhere() {
  const navigate = useNavigate();
  return <button id="elsewhere" type="button" onClick={() => void navigate("?routeId=2")} />;
}

const press = async (element: HTMLElement | null | undefined) => {
  await act(async () => element?.click());
  await settled();
};
const make = () => document.querySelector<HTMLButtonElement>(".kit-toolbar-buttons .ant-btn-primary");

afterEach(closePage);

it("STOCK-09 orders nothing for the machines of the route that was shown before", async () => {
  await showPart(
    <>
      <VisitsPage />
      <Elsewhere />
    </>,
    ["visits", "refillOrders"],
    { answers: { "routeId=2": route("2"), "visits/today": route("1") } },
  );
  await press(document.querySelector<HTMLElement>("tbody input[type=checkbox]"));
  expect(make()?.disabled).toBe(false);
  await press(document.querySelector<HTMLElement>("#elsewhere"));
  expect(document.querySelector("tbody")?.textContent).toContain("2号机");
  expect(make()?.disabled).toBe(true);
});

it("STOCK-09 keeps a cost as the usual one for routes of the own merchant alone, whose setting it would write", async () => {
  const tried = { ...route("1"), visitCostFen: "2000", usualCostFen: "1500" };
  const kept = () =>
    [...document.querySelectorAll("button")].some(({ textContent }) => textContent === "保存为默认成本");
  await showPart(<VisitsPage />, ["visits", "refillOrders"], { answers: { "visits/today": tried } });
  expect(kept()).toBe(true);
  await closePage();
  const below = { ...tried, merchantName: "门店", isOwn: false };
  await showPart(<VisitsPage />, ["visits", "refillOrders"], { answers: { "visits/today": below } });
  expect(kept()).toBe(false);
});
