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

/** A control that has its value at once, as a list of choices has. */
function Chooser({ onChange }: { readonly onChange?: (value: string) => void }) {
  return (
    <button type="button" data-chooser onClick={() => onChange?.("chosen")}>
      choose
    </button>
  );
}
const filters = (["a", "b", "c", "hidden"] as const).map((name) => ({ name, label: name, control: <Input /> }));
const show = (values: Filters, onSearch: (values: Partial<Filters>) => void = () => undefined) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <FilterBar<Filters> filters={filters} values={values} onSearch={onSearch} onReset={() => undefined} />
      </LanguageContext>,
    ),
  );
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>("input:not([type=submit])")].map((input) => input.value);

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

  it("TOPBAR-15 search again at once by Enter with other values, and not with the same ones", async () => {
    const searched: unknown[] = [];
    await show({}, (values) => searched.push(values.a));
    const enter = async (text: string) => {
      const input = document.querySelector("input[type=text]") as HTMLInputElement;
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await act(async () => {
        document.querySelector<HTMLElement>("input[type=submit]")!.click();
        await new Promise((done) => setTimeout(done, 20));
      });
    };
    for (const text of ["地铁", "大学", "大学"]) await enter(text);
    expect(searched).toEqual(["地铁", "大学"]);
  });

  it("S1 apply what is chosen at once, and what is typed when its field is left with another text", async () => {
    const searched: Filters[] = [];
    const chosen = [{ name: "a", label: "a", control: <Chooser /> } as const, ...filters.slice(1, 2)];
    await act(async () =>
      root.render(
        <LanguageContext value="zh">
          <FilterBar<Filters>
            filters={chosen}
            values={{}}
            onSearch={(values) => searched.push(values)}
            onReset={() => undefined}
          />
        </LanguageContext>,
      ),
    );
    const settled = () => new Promise((done) => setTimeout(done, 20));
    await act(async () => {
      document.querySelector<HTMLElement>("[data-chooser]")!.click();
      await settled();
    });
    expect(searched).toEqual([{ a: "chosen" }]);
    const input = document.querySelector("input[type=text]") as HTMLInputElement;
    const leave = () =>
      act(async () => {
        input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
        await settled();
      });
    input.focus();
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, "地铁");
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await settled();
    });
    expect(searched).toHaveLength(1);
    await leave();
    expect(searched.slice(1)).toEqual([{ a: "chosen", b: "地铁" }]);
  });
});
