import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWanted } from "../phrases/loadedRooms.ts";
import { LanguageContext } from "../phrases/usePhrases.ts";
import { useConfirm } from "./useConfirm.tsx";

await loadWanted("zh");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;

/** A page that asks at once what its button would ask. */
function Asker({ run }: { readonly run: () => Promise<unknown> }) {
  const { askDelete } = useConfirm();
  return (
    <button type="button" onClick={() => askDelete("YT110001", run)}>
      start
    </button>
  );
}

async function askDeletion(run: () => Promise<unknown>): Promise<void> {
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <App>
          <Asker run={run} />
        </App>
      </LanguageContext>,
    ),
  );
  await act(async () => document.querySelector("button")?.click());
  await expect.poll(() => document.body.textContent).toContain("确定要删除吗？");
}
const answer = (name: RegExp) =>
  act(async () =>
    [...document.querySelectorAll<HTMLButtonElement>(".ant-modal-confirm button")]
      .find((one) => name.test(one.textContent ?? ""))
      ?.click(),
  );

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("question before a deletion", () => {
  it("FORM-09 deletes nothing when it is called off, and says so", async () => {
    const run = vi.fn(async () => undefined);
    await askDeletion(run);
    await answer(/取\s?消/);
    await expect.poll(() => document.body.textContent).toContain("已取消删除");
    expect(run).not.toHaveBeenCalled();
  });

  it("names what would be deleted, and leaves the focus on the harmless answer", async () => {
    await askDeletion(async () => undefined);
    const dialog = document.querySelector(".ant-modal-confirm")!;
    await expect.poll(() => dialog.querySelector(".kit-about")?.textContent).toBe("YT110001");
    await expect.poll(() => document.activeElement?.textContent?.replace(/\s/, "")).toBe("取消");
  });

  it("FORM-09 MSG-137 deletes when it is confirmed, and says so of what", async () => {
    const run = vi.fn(async () => undefined);
    await askDeletion(run);
    await answer(/删\s?除/);
    await expect.poll(() => document.body.textContent).toContain("YT110001：删除成功");
    expect(run).toHaveBeenCalledTimes(1);
  });
});
