import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { App } from "antd";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadWanted } from "../../platform/phrases/loadedRooms.ts";
import { LanguageContext } from "../../platform/phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../../platform/session/session.ts";
import { TeamSharePage } from "./TeamSharePage.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const asked: URL[] = [];
beforeEach(() => {
  sessionStorage.setItem("Authorization", "token");
  const user = { menuJsonTree: [] } as unknown as UserInfo;
  storeUser(user, { permissions: ["machines.team.read"], switchedOff: [], closedPages: [], features: [] } as never);
  vi.stubGlobal("fetch", (url: string | URL | Request) => {
    asked.push(new URL(url instanceof Request ? url.url : url, "http://localhost"));
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

it("MACHINE-29 asks the server for the team of a link, which may stand beyond those that are listed", async () => {
  await loadWanted("zh");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter initialEntries={["/shgl/tdjqsq?team=914"]}>
          <QueryClientProvider client={new QueryClient()}>
            <App>
              <TeamSharePage />
            </App>
          </QueryClientProvider>
        </MemoryRouter>
      </LanguageContext>,
    ),
  );
  const ofTeams = asked.filter(({ pathname }) => pathname === "/api/v1/machines/teams");
  expect(ofTeams.map(({ searchParams }) => searchParams.get("teamId"))).toContain("914");
  await act(async () => root.unmount());
});
