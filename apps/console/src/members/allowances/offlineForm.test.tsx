import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { OfflineForm } from "./OfflineForm.tsx";

const merchant = (id: string, name: string) => ({ id, number: `S${id}`, name, detail: "", state: "inUse" });
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[id$=_${name}]`)!;
const press = async (element: Element | null | undefined, type = "click") => {
  await act(async () => element?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  await settled();
};

afterEach(closePage);

it("never saves what one merchant allows for another whose setting is not known", async () => {
  const { calls } = await showPart(<OfflineForm open onClose={() => undefined} />, ["allowances", "members"], {
    answers: {
      "merchantId=1&": { offlineLimitFen: "3000", offlineHours: 48 },
      "merchants/search": { rows: [merchant("1", "甲"), merchant("2", "乙")], total: 2 },
    },
  });
  expect([field("limit").value, field("hours").value]).toEqual(["30.00", "48"]);
  // The setting of the other merchant cannot be read.
  const answered = fetch;
  vi.stubGlobal("fetch", (asked: string, init: RequestInit) =>
    asked.includes("card-offline-setting?merchantId=2")
      ? Promise.resolve(new Response(JSON.stringify({ code: "server.failed", msg: "", data: {} })))
      : answered(asked, init),
  );
  await press(document.querySelector(".kit-entity .ant-select"), "mousedown");
  await press([...document.querySelectorAll(".ant-select-item-option")].find((one) => one.textContent.includes("乙")));
  expect([field("limit").value, field("hours").value]).toEqual(["", ""]);
  await press([...document.querySelectorAll(".ant-modal .ant-btn-primary")].at(-1));
  expect(calls.some(({ body }) => body.includes("offlineLimitFen"))).toBe(false);
});
