import { act } from "react";
import { useNavigate } from "react-router";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { LanesPage } from "./LanesPage.tsx";
// The page fetches them when they are first opened, which takes its time on a slow processor.
import "./LaneTable.tsx";
import "./laneDialogs.ts";

const lane = {
  cabinet: "main",
  laneNo: 11,
  layerNo: 1,
  laneMode: "medium",
  laneStatus: "normal",
  locked: false,
  productId: "3",
  productCode: "P3",
  productName: "牛奶",
  productImage: null,
  productPriceFen: "300",
  lanePriceFen: null,
  purchaseFen: null,
  averageCostFen: null,
  stock: 2,
  capacity: 6,
  warnThreshold: 2,
  batchNo: "",
  fault: null,
  soldToday: 0,
  version: 1,
};
const machine = (machineNo: string) => ({
  machine: {
    machineId: machineNo,
    machineNo,
    machineName: machineNo,
    machineType: "combined",
    merchantName: "云途",
    pointName: null,
    connection: "online",
    operation: "inOperation",
    conditions: [],
    seenAt: null,
  },
  lanes: [lane],
});

function Machines() {
  const navigate = useNavigate();
  return ["A", "B"].map((machineNo) => (
    <button key={machineNo} id={`to${machineNo}`} type="button" onClick={() => void navigate(`?jqbh=${machineNo}`)} />
  ));
}

const press = async (selector: string) => {
  await act(async () => document.querySelector<HTMLElement>(selector)?.click());
  await settled();
};
const showMachines = () =>
  showPart(
    <>
      <Machines />
      <LanesPage />
    </>,
    ["lanes", "machines"],
    { answers: { "machineNo=A": machine("A"), "machineNo=B": machine("B") } },
  );
const chosen = () =>
  [...document.querySelectorAll(".lane-toolbar .ant-btn-link")].map(({ textContent }) => textContent);

afterEach(closePage);

it("LANE-08 writes no lane of one machine into the machine that a link brings", async () => {
  await showMachines();
  const drawer = () => document.querySelector(".ant-drawer-open");
  await press("#toA");
  const front = document.querySelector(".front-lane");
  await act(async () => void front?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
  await settled();
  expect(drawer()).not.toBeNull();
  await press("#toB");
  expect(document.querySelector("h2")?.textContent).toContain("B");
  expect(drawer()).toBeNull();
});

it("LANE-08 has no lane chosen of the machine that a link brings", async () => {
  await showMachines();
  await press("#toA");
  await press("tbody input[type=checkbox]");
  expect(chosen()).toHaveLength(1);
  await press("#toB");
  expect(document.querySelector("h2")?.textContent).toContain("B");
  expect(chosen()).toEqual([]);
});

it("LANE-10 generates no lanes in the machine that a link brings while those of another were asked for", async () => {
  await showMachines();
  const dialog = () => document.querySelector(".ant-modal-wrap:not([style*='display: none']) .kit-about");
  await press("#toA");
  const [generate] = [...document.querySelectorAll<HTMLElement>(".lane-toolbar button")].filter(
    ({ textContent }) => textContent === "生成货道",
  );
  await act(async () => generate?.click());
  await settled();
  expect(dialog()?.textContent).toContain("A");
  await press("#toB");
  expect(document.querySelector("h2")?.textContent).toContain("B");
  expect(dialog()?.textContent ?? "").not.toContain("B");
});
