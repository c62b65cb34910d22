import type { Permission } from "@yunshou/contract";
import { allPermissions } from "@yunshou/contract/permissions";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RowActions } from "../kit/list/RowActions.tsx";
import type { Page } from "../pages.ts";
import { loadWanted, phrasesOf } from "../phrases/loadedRooms.ts";
import { LanguageContext } from "../phrases/usePhrases.ts";
import { storeUser, type UserInfo } from "../session/session.ts";
import { PageView } from "./TabPage.tsx";

await loadWanted("zh");
const zh = phrasesOf("zh", []);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const show = (node: ReactNode) =>
  act(async () =>
    root.render(
      <LanguageContext value="zh">
        <MemoryRouter>{node}</MemoryRouter>
      </LanguageContext>,
    ),
  );
const text = () => document.body.textContent ?? "";

function hold(
  permissions: readonly Permission[],
  switchedOff: readonly Permission[] = [],
  closedPages: readonly string[] = [],
): void {
  const customData = {
    permissions: [...permissions],
    switchedOff: [...switchedOff],
    closedPages: [...closedPages],
    merchantName: "",
    merchantLogo: null,
    merchantKind: "ordinary" as const,
    timeZone: "Asia/Shanghai",
    merchantId: "1",
    sharedLists: [],
    features: [],
    mustChangePassword: false,
    mustEnrolFactor: false,
    deviceToken: null,
    viewedBy: null,
  };
  storeUser({ menuJsonTree: [] } as unknown as UserInfo, customData);
}

beforeEach(() => {
  sessionStorage.clear();
  const host = document.createElement("div");
  document.body.replaceChildren(host);
  root = createRoot(host);
});
afterEach(() => act(async () => root.unmount()));

const orders: Page = {
  path: "/jygl/ddgl",
  area: "orders",
  access: "orders.order.read",
  load: async () => () => <p>rows</p>,
};
const roles: Page = {
  path: "/xtgl/jsgl",
  area: "access",
  access: "access.role.read",
  load: async () => () => <p>roles</p>,
};
const addRole: Page = {
  path: "/xtgl/xzjs",
  area: "access",
  access: "access.role.write",
  parent: "/xtgl/jsgl",
  load: async () => () => <p>form</p>,
};

describe("pages and buttons by permission", () => {
  it("PERM-03 GUARD-08 opens a route only with the permission of its meta, and says so with the documented text", async () => {
    hold(["access.role.write"]);
    await show(<PageView page={orders} />);
    expect(text()).toContain("您没有该页面的访问权限。");
    await show(<PageView page={addRole} />);
    await expect.poll(() => text()).toContain("form");
  });

  it("PERM-02 opens every route to an administrator, who holds every permission", async () => {
    hold(allPermissions);
    for (const [one, content] of [
      [orders, "rows"],
      [addRole, "form"],
    ] as const) {
      await show(<PageView page={one} />);
      await expect.poll(() => text()).toContain(content);
    }
  });

  it("SYS-19 tells of a page whose function the platform switched off", async () => {
    hold([], ["orders.order.read"]);
    await show(<PageView page={orders} />);
    expect(text()).toContain(zh.common.errors["access.functionDisabled"]);
  });

  it("MERCHANT-20 tells of a page that the merchant's switches close, of the pages that open from it, and opens the others", async () => {
    hold(allPermissions, [], ["/xtgl/jsgl"]);
    await show(<PageView page={addRole} />);
    expect(text()).toContain("您没有该页面的访问权限。");
    expect(text()).toContain(zh.common.errors["merchants.featureOff"]);
    await show(<PageView page={roles} />);
    expect(text()).toContain(zh.common.errors["merchants.featureOff"]);
    await show(<PageView page={orders} />);
    await expect.poll(() => text()).toContain("rows");
  });

  it("ROUTE-31 shows the not-found page with a way home for an unknown path", async () => {
    await show(<PageView page={undefined} />);
    expect(text()).toContain(zh.common.failure.notFound);
    expect(document.querySelector("button")?.textContent).toContain(zh.common.failure.home);
  });

  it("PERM-04 PERM-05 keeps a button visible that the server would refuse, and disables it", async () => {
    await show(
      <RowActions
        actions={[
          { key: "a", label: "退款", refused: "无权限", onClick: () => undefined },
          { key: "b", label: "编辑", onClick: () => undefined },
          { key: "c", label: "删除", refused: "无权限", onClick: () => undefined },
        ]}
      />,
    );
    const buttons = [...document.querySelectorAll("button")].map((one) => [
      one.textContent?.replace(/\s/g, ""),
      one.disabled,
    ]);
    expect(buttons).toEqual([
      ["退款", true],
      ["", false],
    ]);
    await act(async () => document.querySelectorAll("button")[1]?.click());
    const entries = [...document.querySelectorAll("[role=menuitem]")].map((one) => [
      one.textContent,
      one.getAttribute("aria-disabled") === "true",
    ]);
    expect(entries).toEqual([
      ["编辑", false],
      ["删除", true],
    ]);
  });
});
