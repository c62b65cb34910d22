import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadRooms, loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { HowFilled } from "./HowFilled.tsx";

await loadWanted("zh");
await loadRooms("zh", ["sources"]);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const show = (node: ReactNode) => act(async () => root.render(<LanguageContext value="zh">{node}</LanguageContext>));
const shown = () => document.body.textContent;

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("how an empty list is filled", () => {
  it("MSG-05 is said by the button that adds the first row, else by what brings rows", async () => {
    await show(<HowFilled action="新增路线" source="sale" />);
    expect(shown()).toBe("点击“新增路线”添加第一条");
    await show(<HowFilled action={undefined} source="sale" />);
    await expect.poll(shown).toBe("机器售出商品后，记录会出现在这里");
    await show(<HowFilled action={undefined} source={undefined} />);
    expect(shown()).toBe("");
  });
});
