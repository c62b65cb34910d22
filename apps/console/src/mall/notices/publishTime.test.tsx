import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { NoticeForm } from "./NoticeForm.tsx";

const notice = {
  mallNoticeId: "7",
  noticeTitle: "国庆放假",
  noticeContent: "十月一日起",
  publishTime: "2026-10-01T12:00:00.000Z",
};

// A browser whose zone is not that of the merchant.
beforeEach(() => void vi.stubEnv("TZ", "America/New_York"));
afterEach(async () => {
  await closePage();
  vi.unstubAllEnvs();
});

it("GEN-17 a time that is picked is of the merchant's zone, wherever the browser stands", async () => {
  const { calls } = await showPart(
    <NoticeForm editing={{ mallNoticeId: "7" }} onClose={() => undefined} />,
    ["stores"],
    {
      answers: { "notices/7": notice },
    },
  );
  const picker = document.querySelector<HTMLInputElement>("input[id$=publishTime]");
  expect(picker?.value).toContain("2026-10-01 20:00");
  const save = document.querySelector<HTMLElement>(".kit-form-footer .ant-btn-primary");
  await act(async () => save?.click());
  await settled();
  expect(calls.map(({ body }) => body).find((body) => body.includes("publishTime"))).toContain(notice.publishTime);
});
