import { Input } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { FilterBar } from "./FilterBar.tsx";

await loadWanted("zh");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Filters {
  readonly a?: string;
  readonly b?: string;
  readonly c?: string;
  readonly hidden?: string;
}

let root: Root;
const filters = (["a", "b", "c", "hidden"] as const).map((name) => ({ name, label: name, control: <Input /> }));
const show = (values: Filters) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <FilterBar<Filters> filters={filters} values={values} onSearch={() => undefined} onReset={() => undefined} />
      </LanguageContext>,
    ),
  );
const fields = () => [...document.querySelectorAll("input")].map((input) => input.value);

beforeEach(() => {
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

describe("filters of a list", () => {
  it("show three until somebody asks for all, and whatever a link narrows the list by", async () => {
    await show({ a: "1" });
    expect(fields()).toEqual(["1", "", ""]);
    await show({ a: "2" });
    expect(fields()).toEqual(["2", "", ""]);
    await show({ hidden: "3" });
    expect(fields()).toEqual(["", "", "", "3"]);
  });
});
