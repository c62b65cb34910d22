import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadWanted, phrasesOf } from "../phrases/loadedRooms.ts";
import { LanguageContext } from "../phrases/usePhrases.ts";
import { useUnsaved } from "./unsaved.ts";
import { useShownSearch } from "./useShownSearch.ts";

await loadWanted("zh");
const words = phrasesOf("zh", []).common.confirm;
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let at = "";
let shown = "";
let note: (changed: boolean) => void;
let goTo: (address: string) => void;

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  at = search;
  goTo = (address) => void navigate(address);
  note = useUnsaved({ isPage: true });
  shown = useShownSearch({ path: pathname, search }, "编辑用户");
  return null;
}

const settled = (what: () => void) => act(async () => (what(), new Promise((done) => setTimeout(done, 50))));
const answer = (text: string) =>
  [...document.querySelectorAll("button")].find((button) => button.textContent.replaceAll(" ", "") === text)!;

beforeEach(async () => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <App>
          <MemoryRouter initialEntries={["/shgl/bjyh?userid=1"]}>
            <Page />
          </MemoryRouter>
        </App>
      </LanguageContext>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

describe("a form page whose address names another record", () => {
  it("follows at once when nothing was typed", async () => {
    await settled(() => goTo("/shgl/bjyh?userid=2"));
    expect([at, shown]).toEqual(["?userid=2", "?userid=2"]);
  });
  it("keeps what was typed until its person agrees, and says of which page it asks", async () => {
    await settled(() => note(true));
    await settled(() => goTo("/shgl/bjyh?userid=2"));
    expect(shown).toBe("?userid=1");
    expect(document.body.textContent).toContain("编辑用户");
    await settled(() => answer(words.keepEditing).click());
    expect([at, shown]).toEqual(["?userid=1", "?userid=1"]);
    await settled(() => goTo("/shgl/bjyh?userid=2"));
    await settled(() => answer(words.discard).click());
    expect([at, shown]).toEqual(["?userid=2", "?userid=2"]);
  });
});
