import { announcementFiles } from "@yunshou/contract/support/announcements";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage, settled, showPart } from "../../testing/openedPage.tsx";
import { FilesField } from "./FilesField.tsx";

const file = { fileId: "7", fileName: "安排.pdf", fileSize: 2_048 };
const notice = { noticeId: "1", noticeTitle: "国庆", msgType: "通知", publishTime: "2026-11-29T00:00:00Z" };

afterEach(closePage);

describe("the files of an announcement", () => {
  it("SYS-05 stand below its text by name and size, each to be saved", async () => {
    const answers = { "notices/1": { ...notice, noticeContent: "照常", files: [file] } };
    const { calls } = await openPage("/ptxx?id=1", { answers });
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("安排.pdf"));
    expect(button?.parentElement?.textContent).toContain("2.0 KB");
    await act(async () => button?.click());
    await settled();
    expect(calls.at(-1)?.address).toContain("/api/v1/support/notices/1/files/7");
  });

  it("SYS-05 are sent at once, and refused with the reason where there are five", async () => {
    const sent: unknown[] = [];
    const { calls } = await showPart(<FilesField onChange={(files) => sent.push(files)} />, ["announcements"], {
      answers: { [announcementFiles.upload.path]: { fileId: "7" } },
    });
    const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
    Object.defineProperty(input, "files", { value: [new File(["%PDF-"], "安排.pdf")] });
    await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
    await settled();
    expect(calls.map(({ address }) => address).join()).toContain("announcements/files?fileName=");
    expect(sent).toEqual([[{ fileId: "7", fileName: "安排.pdf", fileSize: 5 }]]);
    await closePage();
    const five = Array.from({ length: 5 }, (_, place) => ({ ...file, fileId: String(place) }));
    await showPart(<FilesField value={five} />, ["announcements"]);
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("上传附件"));
    expect([button?.disabled, button?.title]).toEqual([true, "最多上传5个附件"]);
  });
});
