import { act } from "react";
import { useNavigate } from "react-router";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { CountDrawer } from "./CountDrawer.tsx";
import { useCounting } from "./useCounting.ts";

const line = (laneNo: number, productId: string) => ({
  cabinet: "main",
  laneNo,
  productId,
  productName: `商品${productId}`,
  productCode: `P${productId}`,
  capacity: 10,
  counted: null,
  book: null,
  difference: null,
  reason: null,
  remark: "",
  countedTime: null,
  countedBy: null,
  isStale: false,
});
const count = (countId: string) => ({
  countId,
  machineId: countId,
  machineNo: `YT${countId}`,
  machineName: `${countId}号机`,
  state: "counting",
  lanes: 2,
  countedLanes: 0,
  surplus: 0,
  missing: 0,
  startedBy: "",
  startedTime: "2026-11-29T00:00:00Z",
  reviewedBy: null,
  isOwn: true,
  lines: [line(11, countId), line(12, "9")],
});

/** Begins a count for one product, and leads to other counts as links and lists do. */
function Page() {
  const counting = useCounting();
  const navigate = useNavigate();
  return (
    <>
      <button id="begin" type="button" onClick={() => void counting.start(["1"], "1")} />
      {["1", "2"].map((countId) => (
        <button key={countId} id={`to${countId}`} type="button" onClick={() => void navigate(`?open=${countId}`)} />
      ))}
      <CountDrawer counting={counting} />
    </>
  );
}

const show = () =>
  showPart(<Page />, ["counts"], {
    answers: {
      "detail?countId=1": count("1"),
      "detail?countId=2": count("2"),
      "/stock/counts": { counts: [{ countId: "1", machineId: "1" }] },
    },
  });
const press = async (id: string) => {
  await act(async () => document.getElementById(id)?.click());
  await settled();
};
const fields = () => [...document.querySelectorAll<HTMLInputElement>(".stock-lines input")];

afterEach(closePage);

it("STOCK-01 takes no number that was typed at one machine over to the count of another", async () => {
  await show();
  for (const id of ["to2", "to1"]) await press(id);
  const [first] = fields();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(first, "7");
    first!.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(fields().map(({ value }) => value)).toEqual(["7", ""]);
  await press("to2");
  expect(fields().map(({ value }) => value)).toEqual(["", ""]);
});

it("STOCK-01 narrows only the count that was begun for a product to its lanes", async () => {
  await show();
  await press("begin");
  expect(fields()).toHaveLength(1);
  await press("to2");
  expect(fields()).toHaveLength(2);
});
