import { act, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { PriceEditor } from "./PriceEditor.tsx";

const product = {
  productId: "7",
  productName: "可乐",
  unitPriceFen: "350",
  costPriceFen: "200",
  version: 2,
};
let readAgain: (row: object) => void;

/** A cell whose list can be read again while it is open. */
function Cell() {
  const [row, setRow] = useState<object>(product);
  readAgain = setRow;
  return <PriceEditor product={row as never} field="unitPrice" saved={() => undefined} cancel={() => undefined} />;
}

async function save(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(".goods-price-input input, input.goods-price-input")!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
  await act(async () => {
    set.call(input, "4");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => void input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  await settled();
}

afterEach(closePage);

describe("a price that is written in its cell", () => {
  const cases = [
    ["is not saved over one that somebody else wrote meanwhile", { unitPriceFen: "500", version: 3 }, 2],
    ["is saved beside another value that was written meanwhile", { costPriceFen: "210", version: 3 }, 3],
  ] as const;
  it.each(cases)("PRODUCT-08 %s", async (_, meanwhile, version) => {
    const answers = {
      "prices/current": { rows: [] },
      "goods/prices": { batchId: "1", changed: 1, lanes: 0, machines: 0 },
    };
    const { calls } = await showPart(<Cell />, ["products", "goods"], { answers });
    await act(async () => readAgain({ ...product, ...meanwhile }));
    await save();
    const sent = calls.find(({ body }) => body.includes("changes"));
    expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({
      changes: [{ productId: "7", unitPriceFen: "400", version }],
    });
  });
});
