import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endDuplicateWindow } from "../../api/duplicates.ts";
import { loadRooms, loadWanted } from "../../phrases/loadedRooms.ts";
import { LanguageContext } from "../../phrases/usePhrases.ts";
import { UnderwayTray } from "./UnderwayTray.tsx";

await loadWanted("zh");
// The tray fetches its list when it is first opened; here it must be there at once, whichever file runs first.
await import("./UnderwayList.tsx");
await loadRooms("zh", ["machines", "imports"]);
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const shown = () => document.body.textContent ?? "";
const now = () => new Date().toISOString();
const answers = { commands: [] as object[], files: [] as object[], imports: [] as object[] };
const command = (state: string, answeredAt: string | null) => ({
  commandId: "7",
  machineId: "1",
  machineNo: "YT110001",
  machineName: "国贸地铁站售货机",
  kind: "restart",
  state,
  askedAt: now(),
  answeredAt,
});
const file = (state: string) => ({
  fileId: "9",
  fileName: "订单.xlsx",
  fileType: "export",
  fileSize: null,
  state,
  progressRows: 120,
  failure: null,
  uploader: "demo",
  uploadTime: now(),
  expiresAt: null,
  downloadCount: 0,
});

const open = async () => {
  const client = new QueryClient();
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <App>
          <QueryClientProvider client={client}>
            <MemoryRouter>
              <UnderwayTray />
            </MemoryRouter>
          </QueryClientProvider>
        </App>
      </LanguageContext>,
    ),
  );
  return () => {
    endDuplicateWindow();
    return act(async () => void client.invalidateQueries());
  };
};

beforeEach(() => {
  endDuplicateWindow();
  sessionStorage.setItem("Authorization", "token");
  const permissions = ["machines.command.send", "system.download.read"];
  sessionStorage.setItem("customData", JSON.stringify({ permissions, switchedOff: [], features: [] }));
  vi.stubGlobal("fetch", async (address: string) => {
    const rows = address.includes("commands")
      ? answers.commands
      : address.includes("imports")
        ? answers.imports
        : answers.files;
    const data = { rows, total: rows.length, totalIsCapped: false };
    return new Response(JSON.stringify({ code: "H0000", msg: "", data }));
  });
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("the tray of what is under way", () => {
  it("is not there for who has begun nothing", async () => {
    Object.assign(answers, { commands: [], files: [] });
    await open();
    expect(document.querySelector("button")).toBeNull();
  });

  it("counts what runs, and tells the end of a command when the machine has said it", async () => {
    Object.assign(answers, { commands: [command("sent", null)], files: [] });
    const look = await open();
    await expect.poll(() => document.querySelector("button")?.getAttribute("aria-label")).toBe("1 项进行中");
    answers.commands = [command("done", now())];
    await look();
    await expect.poll(shown).toMatch(/重启客户端 · 国贸地铁站售货机 · YT110001.*已完成 \d\d:\d\d:\d\d/);
  });

  it("says that a machine did not answer, and offers to command it once more", async () => {
    Object.assign(answers, { commands: [command("sent", null)], files: [] });
    const look = await open();
    await expect.poll(() => document.querySelector("button")).not.toBeNull();
    answers.commands = [command("expired", null)];
    await look();
    await expect.poll(shown).toContain("60 秒内无应答");
    expect(shown()).toMatch(/重\s?试/);
  });

  it("FORM-08 ends an export with its file", async () => {
    Object.assign(answers, { commands: [], files: [file("running")] });
    const look = await open();
    await expect.poll(() => document.querySelector("button")).not.toBeNull();
    answers.files = [file("ready")];
    await look();
    await expect.poll(shown).toMatch(/订单\.xlsx.*文件已生成，可以下载.*前往下载中心\s*下\s?载/);
  });

  it("follows an import through its rows and leads back to it", async () => {
    const batch = (state: string) => ({
      importId: "11",
      kind: "products",
      fileName: "商品.csv",
      state,
      rows: 500,
      progressRows: 200,
      uploadTime: now(),
      importTime: null,
    });
    Object.assign(answers, { commands: [], files: [], imports: [batch("importing")] });
    const look = await open();
    await expect.poll(() => document.querySelector("button")).not.toBeNull();
    await act(async () => document.querySelector<HTMLElement>("button")!.click());
    await expect.poll(shown).toContain("导入中 200 / 500");
    answers.imports = [batch("imported")];
    await look();
    await expect.poll(shown).toMatch(/商品\.csv.*已导入.*查\s?看/);
    answers.imports = [];
  });
});
