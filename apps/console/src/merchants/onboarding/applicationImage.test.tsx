import { imageKinds } from "@yunshou/domain";
import { act, Activity, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { ApplicationImage } from "./ApplicationImage.tsx";
import type { ApplicationClient } from "./client.ts";

afterEach(async () => {
  await closePage();
  vi.restoreAllMocks();
});

it("MERCHANT-07 fetches a picture anew when somebody comes back to its page, and shows none that was let go", async () => {
  const made: string[] = [];
  const gone = new Set<string>();
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${made.push("")}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void gone.add(address));
  const answers = [Promise.resolve(new Blob(["x"])), new Promise<Blob>(() => {})];
  const client = { image: () => answers.shift()! } as unknown as ApplicationClient;
  let turn: (mode: "visible" | "hidden") => void = () => {};
  function Kept() {
    const [mode, set] = useState<"visible" | "hidden">("visible");
    turn = set;
    return (
      <Activity mode={mode}>
        <ApplicationImage client={client} kind={imageKinds[0]} />
      </Activity>
    );
  }
  const shown = () => [...document.querySelectorAll("img")].map(({ src }) => src);
  await showPart(<Kept />, ["onboarding"]);
  await settled();
  expect(shown()).toEqual(["blob:1"]);
  await act(async () => turn("hidden"));
  expect([...gone]).toEqual(["blob:1"]);
  await act(async () => turn("visible"));
  expect(shown().filter((address) => gone.has(address))).toEqual([]);
});
