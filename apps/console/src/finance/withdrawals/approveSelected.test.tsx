import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, settled, showPart } from "../../testing/openedPage.tsx";
import { ApproveSelected } from "./ApproveSelected.tsx";
import type { WithdrawalRow } from "./state.ts";

const row = (withdrawNo: string, more: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  withdrawNo,
  merchantNo: "0001",
  merchantName: "云途",
  bankName: "招商银行",
  bankAccount: "**** 1111",
  withdrawAmountFen: "10050",
  taxFeeFen: "100",
  transferAmountFen: "10050",
  withdrawStatus: "notReviewed",
  remark: "",
  reason: "",
  applicant: "老板",
  reviewer: null,
  applyTime: "2026-01-01T02:00:00.000Z",
  reviewTime: null,
  paymentTime: null,
  rejectTime: null,
  transferNo: null,
  own: false,
  ofOwnMerchant: false,
  ...more,
});

const button = () =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("批量审核通过") ?? false);
const press = async (target: Element | null | undefined) => {
  await act(async () => target?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await settled();
};

const showing = (...rows: WithdrawalRow[]) =>
  showPart(<ApproveSelected rows={rows} onApproved={() => {}} />, ["finance"], {
    answers: { "withdrawals/approve": { approved: 2 } },
  });

afterEach(closePage);

describe("withdrawals that were chosen", () => {
  it("FIN-05 are approved by one call after one question with their number and sum", async () => {
    const { calls } = await showing(row("1"), row("2"));
    await press(button());
    const question = document.querySelector(".ant-modal-container, .ant-modal-content, .ant-modal");
    expect(question?.textContent).toContain("2 笔提现，共 ¥201.00");
    const verbs = [...question!.querySelectorAll("button")];
    await press(verbs.find((one) => one.textContent?.includes("批量审核通过") ?? false));
    const sent = calls.filter(({ address }) => address.includes("withdrawals/approve"));
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]!.body)).toMatchObject({ withdrawNos: ["1", "2"] });
  });

  it("FIN-05 are not approved together with one of the person's own, or one that was reviewed", async () => {
    await showing(row("1"), row("2", { own: true }));
    expect(button()?.disabled).toBe(true);
    await closePage();
    await showing(row("1"), row("2", { withdrawStatus: "reviewed" }));
    expect(button()?.disabled).toBe(true);
  });
});
