import { act, useState } from "react";
import { accept } from "@yunshou/domain";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { CountedField } from "./lineFields.tsx";

const kept: number[] = [];
let answer = () => {};

/** A line whose counts the server keeps when the test says so. */
function Line() {
  const [counted, count] = useState<number | null>(null);
  const [keeping, wait] = useState(false);
  const keep = async (pieces: number) => {
    kept.push(pieces);
    wait(true);
    await new Promise<void>((done) => (answer = done));
    wait(false);
    count(pieces);
  };
  return (
    <CountedField
      about={11}
      line={{ counted, countedTime: counted === null ? null : `at ${counted}`, isStale: false }}
      disabled={false}
      check={() => accept()}
      keeping={keeping}
      keep={keep}
      onRefused={() => undefined}
    />
  );
}

const field = () => document.querySelector("input")!;
async function enter(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field(), text);
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
  // Said to the field alone: what another page asks for later may take the focus meanwhile.
  await act(async () => void field().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
}

afterEach(closePage);

it("STOCK-01 keeps the number that was entered last, also while the one before it is on its way", async () => {
  await showPart(<Line />, ["counts"]);
  await enter("12");
  await enter("13");
  expect(kept).toEqual([12]);
  await act(async () => answer());
  await act(async () => answer());
  await settled();
  expect([kept, field().value]).toEqual([[12, 13], "13"]);
});
