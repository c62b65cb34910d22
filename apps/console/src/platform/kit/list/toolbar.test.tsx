import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { orders } from "@yunshou/contract/orders/orders";
import { App } from "antd";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { AddButton } from "./AddButton.tsx";
import { HiddenFieldsContext, hiddenFields } from "./hiddenFields.ts";
import { ListExport } from "./ListExport.tsx";

await loadWanted("zh");

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const show = (node: ReactNode) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>
          <QueryClientProvider client={new QueryClient()}>
            <App>{node}</App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
const button = () => document.querySelector("button")!;

/** What was sent to the export itself; choices of the person are sent beside it. */
const exportsOf = (sent: readonly unknown[]) =>
  sent.filter((body) => typeof body === "object" && body !== null && "format" in body);

beforeEach(() => {
  sessionStorage.setItem("Authorization", "token");
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe("the buttons above a list", () => {
  it("PERM-05 add only what the server would take, and say why not", async () => {
    const pressed = vi.fn();
    await show(
      <AddButton refused="no" onClick={pressed}>
        add
      </AddButton>,
    );
    await act(async () => button().click());
    expect([button().disabled, button().title, pressed.mock.calls.length]).toEqual([true, "no", 0]);
    await show(
      <AddButton refused={undefined} onClick={pressed}>
        add
      </AddButton>,
    );
    await act(async () => button().click());
    expect([button().disabled, pressed.mock.calls]).toEqual([false, [[]]]);
  });

  it("FORM-08 export what the filters in force match, once the list has counted it", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return new Response(JSON.stringify({ code: "H0000", msg: "", data: { fileId: "1" } }));
    });
    const filters = { fromDay: "2026-11-01", toDay: "2026-11-07", orderNo: "7" };
    await show(<ListExport of={orders.export} list={{ counted: undefined, filters }} />);
    expect(button().disabled).toBe(true);
    await show(<ListExport of={orders.export} list={{ counted: 3, filters }} />);
    await act(async () => button().click());
    const csv = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(-1);
    await expect.poll(() => csv()?.textContent).toContain("CSV");
    await act(async () => csv()!.click());
    await expect.poll(() => exportsOf(sent)).toMatchObject([{ ...filters, format: "csv" }]);
    expect(exportsOf(sent)[0]).not.toHaveProperty("without");
  });

  it("FORM-08 leave out of a file what the list hides, when that was chosen, and offer the same again", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return new Response(JSON.stringify({ code: "H0000", msg: "", data: { fileId: "1", value: null } }));
    });
    const filters = { fromDay: "2026-11-01", toDay: "2026-11-07" };
    await show(
      <HiddenFieldsContext value={["thirdTradeNo"]}>
        <ListExport of={orders.export} list={{ counted: 3, filters }} />
      </HiddenFieldsContext>,
    );
    await act(async () => button().click());
    const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    await expect.poll(() => items().length).toBe(4);
    await act(async () => items()[2]!.click());
    await expect.poll(() => exportsOf(sent)).toMatchObject([{ ...filters, format: "xlsx", without: ["thirdTradeNo"] }]);
    await act(async () => button().click());
    await expect.poll(() => items().map(({ textContent }) => textContent)[0]).toBe("上次：导出 Excel（仅显示的列）");
  });
});

describe("fields that a list hides", () => {
  it("FORM-08 are those that no shown column tells too", () => {
    const column = (key: string, fields?: readonly string[]) => ({
      key,
      title: key,
      render: () => null,
      ...(fields ? { fields } : {}),
    });
    const place = (key: string, shown: boolean) => ({ key, title: key, pin: "none" as const, shown });
    const columns = [column("machine", ["machineName", "machineNo"]), column("machineNo"), column("paidFen")];
    const places = [place("machine", true), place("machineNo", false), place("paidFen", false)];
    expect(hiddenFields(columns, places)).toEqual(["paidFen"]);
  });
});
