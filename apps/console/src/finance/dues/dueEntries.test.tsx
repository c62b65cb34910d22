import { act, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { DueEntriesDrawer } from "./DueEntriesDrawer.tsx";
import type { DueRow } from "./state.ts";

const due = (dueId: string) =>
  ({
    dueId,
    payerName: "甲",
    payeeName: "乙",
    owedFen: "100",
    awaitingFen: "0",
    entryCount: 30,
  }) as unknown as DueRow;

function Dues() {
  const [shown, show] = useState<DueRow>();
  return (
    <>
      {["1", "2"].map((dueId) => (
        <button key={dueId} id={`due${dueId}`} type="button" onClick={() => show(due(dueId))} />
      ))}
      <DueEntriesDrawer due={shown} onClose={() => show(undefined)} />
    </>
  );
}

const press = async (selector: string) => {
  await act(async () => document.querySelector<HTMLElement>(selector)?.click());
  await settled();
};

afterEach(closePage);

it("the entries of another due are read from their first page", async () => {
  const { calls } = await showPart(<Dues />, ["dues"], { answers: { entries: { rows: [], total: 30 } } });
  await press("#due1");
  await press(".ant-pagination-item-2");
  await press("#due2");
  expect(calls.map(({ address }) => /dues\/(\d)\/.*page=(\d)/.exec(address)?.slice(1).join(" "))).toEqual([
    "1 1",
    "1 2",
    "2 1",
  ]);
});
