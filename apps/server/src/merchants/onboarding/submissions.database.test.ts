import { merchantAccount } from "@yunshou/contract/merchants/account";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { applicationTokenHeader, invited } from "@yunshou/contract/merchants/onboarding/invited";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { asSystem } from "@yunshou/database";
import { isSubmissionOver, needsMerchant, submissionStates, submissionTable } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personBankAccount, png, uploadImage } from "../../testing/bench/applications.ts";
import { Client, loginAs } from "../../testing/bench/client.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import { givenUser, testPassword } from "../../testing/bench/people.ts";
import {
  badStore,
  server,
  owner,
  sibling,
  unrelated,
  operator,
  sweep,
  open,
  close,
  approved,
  create,
  rowOf,
  reaches,
  merchantConfirms,
  taken,
  post,
  noticeOf,
  rate,
  recordsOf,
} from "../../testing/bench/submissions.ts";

beforeAll(open);
afterAll(close);

const accountsInDatabase = (merchantNo: string) =>
  rowsOf<{ topId: string; channel: string; row: string }>(
    server,
    `select c.top_id as "topId", c.channel, to_jsonb(c)::text as row from collection_account c join merchant m on m.id = c.merchant_id where m.merchant_no = $1`,
    [merchantNo],
  );

describe("a submission", () => {
  it("MERCHANT-12 goes to the provider after the commit, is verified and signed by the merchant, and finished by the provider's signed notice", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    expect((await rowOf(applyNo)).applyStatus).toBe("none");
    const before = taken();
    const { submissionId } = await create(merchantNo);
    expect([taken(), (await rowOf(applyNo)).applyStatus]).toEqual([before, "queued"]);
    await sweep();
    expect(taken()).toBe(before + 1);
    await reaches(applyNo, "verifying");
    await merchantConfirms(submissionId);
    await reaches(applyNo, "signing");
    await merchantConfirms(submissionId);
    await reaches(applyNo, "finished");
    const { submissions: seen } = await owner.call(applications.detail, { applicationId });
    expect(seen).toMatchObject([
      { state: "finished", subMerchantNo: expect.stringMatching(/^16\d{8}$/) as string, signUrl: null, reasons: [] },
    ]);
    expect(seen[0]?.events.map(({ state }) => state)).toEqual([
      "queued",
      "checking",
      "verifying",
      "signing",
      "opening",
      "finished",
    ]);
    expect((await operator.try(submissions.resubmit, { submissionId, ...rate })).body.code).toBe("state.notAllowed");
    expect((await operator.try(submissions.query, { applicationId })).body.code).toBe("state.notAllowed");
    expect((await owner.try(submissions.link, { submissionId })).body.code).toBe("merchants.signingLinkMissing");
  });

  it("MERCHANT-12 FIN-09 at Alipay needs the merchant's account there, masks it, and is authorised by a link", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    expect(
      (await operator.try(submissions.create, { payChannel: "alipay", merchantNo, provider: "demo-alipay", ...rate }))
        .body,
    ).toMatchObject({ code: "field.required", data: { field: "payAccount" } });
    const { submissionId } = await create(merchantNo, "alipay");
    await sweep();
    expect(await reaches(applyNo, "signing", "alipay")).toMatchObject({
      payAccountNo: "sh***@example.com",
      providerName: "样例alipay服务商",
    });
    await merchantConfirms(submissionId);
    await reaches(applyNo, "finished", "alipay");
    expect(
      (
        await operator.call(applications.reviews, {
          fromDay: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
          toDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
          providerName: "alipay",
        })
      ).rows.map((row) => row.applicationId),
    ).toEqual([applicationId]);
  });

  it("MERCHANT-12 FIN-18 opens one collection account of the merchant, sealed, which it sees masked and others do not", async () => {
    const { applyNo, merchantNo } = await approved();
    const { submissionId } = await create(merchantNo, "alipay");
    await sweep();
    expect(await accountsInDatabase(merchantNo)).toEqual([]);
    await reaches(applyNo, "signing", "alipay");
    await merchantConfirms(submissionId);
    await reaches(applyNo, "finished", "alipay");
    // The same news once more, under another number: there is still one account.
    expect((await post(noticeOf(applyNo, { noticeId: `again${applyNo}` }), { code: "demo-alipay" })).status).toBe(200);
    const [stored, ...more] = await accountsInDatabase(merchantNo);
    expect([stored?.channel, more]).toEqual(["alipay", []]);
    expect(stored?.row).not.toContain(Buffer.from("shop@example.com").toString("hex"));
    const listed = async () => (await owner.call(merchants.list, { merchantNo })).rows[0]!;
    // What a session may see is looked up again within a second.
    await expect.poll(async () => (await listed()).collectionChannels).toEqual(["alipay"]);
    const row = await listed();
    expect(row.collects).toBe(false);
    await givenUser(server, { merchantId: row.merchantId, topId: stored!.topId, merchantNo }, { account: "collector" });
    const seen = await (await loginAs(server, "collector", testPassword)).call(merchantAccount.own, {});
    expect(seen.collectionAccounts).toMatchObject([
      {
        channel: "alipay",
        providerName: "样例alipay服务商",
        accountNo: expect.stringMatching(/^\*{6}\d{4}$/) as string,
        payAccount: "sh***@example.com",
        bankName: expect.any(String) as string,
        bankAccount: expect.stringMatching(/^\*{4} \*{4} \*{4} \d{4}$/) as string,
      },
    ]);
    for (const other of [owner, sibling, unrelated])
      expect((await other.call(merchantAccount.own, {})).collectionAccounts).toEqual([]);
  });

  it("FIN-17 is refused without merchant, provider or bank fields, and changes nothing", async () => {
    const { applyNo, merchantNo } = await approved();
    const whole = {
      payChannel: "wechat" as const,
      merchantNo,
      provider: "demo-wechat",
      feeRate: 60,
      account: "other" as const,
      bankName: "样例银行",
      bankAccount: personBankAccount,
    };
    for (const [change, code, field] of [
      [{ merchantNo: " " }, "field.required", "merchantNo"],
      [{ merchantNo: "0000-none" }, "merchants.applicationUnknown", "merchantNo"],
      [{ provider: "" }, "field.required", "provider"],
      [{ provider: "demo-alipay" }, "merchants.noSubmissionProvider", "provider"],
      [{ bankName: "" }, "field.required", "bankName"],
      [{ bankAccount: "" }, "field.required", "bankAccount"],
      [{ bankAccount: "1" }, "merchants.bankCardWrong", "bankAccount"],
      [{ feeRate: 0 }, "merchants.feeRateOutOfRange", "feeRate"],
    ] as const)
      expect((await operator.try(submissions.create, { ...whole, ...change })).body).toMatchObject({
        code,
        data: { field },
      });
    expect((await rowOf(applyNo)).applyStatus).toBe("none");
    await operator.call(submissions.create, whole);
    expect(await recordsOf(applyNo, "merchants.submission.send")).toBe(1);
    expect((await operator.try(submissions.create, whole)).body).toMatchObject({
      code: "merchants.submissionExists",
      data: { field: "provider" },
    });
    expect(
      (await operator.call(submissions.options, { payChannel: "wechat" })).merchants.map((one) => one.merchantNo),
    ).not.toContain(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
  });

  it("MERCHANT-12 that the provider rejects shows why by field, is corrected by its applicant and submitted again under its number", async () => {
    const { applicationId, applyNo, merchantNo } = await approved(badStore);
    const editing = { applicationId, step: "store" as const, province: "上海", city: "上海市", address: "样例路1号" };
    expect((await owner.try(applications.saveStep, { ...editing, storeName: "好店" })).body.code).toBe(
      "state.notAllowed",
    );
    const { submissionId } = await create(merchantNo);
    await sweep();
    expect(await reaches(applyNo, "rejected")).toMatchObject({
      reasons: [
        { field: "storeName", reason: "名称不符", code: "nameDiffers" },
        { field: "", reason: "原话" },
      ],
      hasLink: false,
    });
    await owner.call(applications.invite, { applicationId });
    const { token } = await owner.call(applications.link, { applicationId });
    const guest = new Client(server.address);
    expect(
      (await guest.try(invited.saveStep, { ...editing, storeName: "好店" }, { [applicationTokenHeader]: token })).body
        .code,
    ).toBe("H0000");
    expect((await uploadImage(owner, applicationImages.upload, { applicationId, kind: "store" }, png)).status).toBe(
      200,
    );
    await operator.call(submissions.resubmit, { submissionId, ...rate, feeRate: 38 });
    expect(await recordsOf(applyNo, "merchants.submission.resubmit")).toBe(1);
    expect((await owner.try(applications.saveStep, { ...editing, storeName: "又一家" })).body.code).toBe(
      "state.notAllowed",
    );
    await sweep();
    expect(await reaches(applyNo, "verifying")).toMatchObject({ feeRate: 38, reasons: [] });
    expect(
      (
        await post(
          noticeOf(applyNo, {
            state: "rejected",
            reasons: [{ field: "storeName", reason: "of the first attempt" }],
            subMerchantNo: undefined,
          }),
        )
      ).status,
    ).toBe(200);
    expect((await rowOf(applyNo)).applyStatus).toBe("verifying");
    const seen = (await guest.try(invited.current, {}, { [applicationTokenHeader]: token })).body.data.submissions[0];
    expect(seen?.events.map(({ state, attempt }) => `${state}${attempt}`)).toEqual([
      "queued1",
      "checking1",
      "rejected1",
      "queued2",
      "checking2",
      "verifying2",
    ]);
    expect(seen?.signUrl).toContain("/sign/");
    expect((await owner.call(applications.detail, { applicationId })).submissions[0]?.signUrl).toBeNull();
  });

  it("GUARD-08 belongs to the application's merchant and those above; merchants see, and only the platform submits", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    const { submissionId } = await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    for (const other of [sibling, unrelated]) {
      expect((await other.call(submissions.list, { payChannel: "wechat" })).rows).toEqual([]);
      expect(await other.try(submissions.link, { submissionId })).toMatchObject({
        status: 404,
        body: { code: "merchants.submissionUnknown" },
      });
    }
    for (const answer of [
      await owner.try(submissions.create, { payChannel: "wechat", merchantNo, provider: "demo-wechat", ...rate }),
      await owner.try(submissions.resubmit, { submissionId, ...rate }),
      await owner.try(submissions.query, { applicationId }),
      await owner.try(submissions.options, { payChannel: "wechat" }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: "access.noPermission" } });
    expect((await operator.try(submissions.resubmit, { submissionId: "1", ...rate })).body.code).toBe(
      "merchants.submissionUnknown",
    );
    expect((await operator.try(submissions.query, { applicationId: "1" })).body.code).toBe(
      "merchants.submissionUnknown",
    );
  });
});

describe("M17 GEN-20 in each state", () => {
  it.each(submissionStates)(
    "%s a person may do what the table of states says, and nothing else changes the row",
    async (state) => {
      const { applicationId, applyNo, merchantNo } = await approved();
      const { submissionId } = await create(merchantNo);
      const row = () =>
        asSystem(server.database, (tx) =>
          tx.query<{ hash: string }>(
            "select md5(s::text || coalesce((select t::text from timer t where t.key = s.id::text), '')) as hash from merchant_submission s where s.id = $1",
            [submissionId],
          ),
        );
      await asSystem(server.database, (tx) =>
        tx.query(
          "update merchant_submission set state = $2, sign_url = 'http://provider/sign/x', sub_merchant_no = '1600000001' where id = $1",
          [submissionId, state],
        ),
      );
      const before = await row();
      const code = async (answer: Promise<{ readonly body: { readonly code: string } }>) => (await answer).body.code;
      expect(await code(owner.try(submissions.link, { submissionId }))).toBe(
        needsMerchant(state) ? "H0000" : "merchants.signingLinkMissing",
      );
      expect(
        await code(
          operator.try(submissions.create, { payChannel: "wechat", merchantNo, provider: "demo-wechat", ...rate }),
        ),
      ).toBe("merchants.submissionExists");
      if (isSubmissionOver(state))
        expect(await code(operator.try(submissions.query, { applicationId }))).toBe("state.notAllowed");
      const again = submissionTable[state].resubmit !== undefined;
      expect(await code(owner.try(applications.saveStep, { applicationId, step: "bank", bankName: "另一家" }))).toBe(
        again ? "H0000" : "state.notAllowed",
      );
      expect(await row()).toEqual(before);
      expect(await code(operator.try(submissions.resubmit, { submissionId, ...rate, feeRate: 0 }))).toBe(
        again ? "merchants.feeRateOutOfRange" : "state.notAllowed",
      );
      expect(await row()).toEqual(before);
      expect(await code(operator.try(submissions.resubmit, { submissionId, ...rate }))).toBe(
        again ? "H0000" : "state.notAllowed",
      );
      if (again) expect((await rowOf(applyNo)).applyStatus).toBe("queued");
      else expect(await row()).toEqual(before);
      await asSystem(server.database, (tx) => tx.query("delete from timer where key = $1", [submissionId]));
    },
  );
});

describe("S14 what is read in clear", () => {
  it("is recorded: the content that the provider gets, and the merchant's link", async () => {
    const { applyNo, merchantNo } = await approved();
    const { submissionId } = await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    await owner.call(submissions.link, { submissionId });
    const entries = await asSystem(server.database, (tx) =>
      tx.query<{ action: string; actor: string | null }>(
        "select action, actor_id as actor from audit_log where object = $1 and kind = 'read' and action like 'merchants.submission%' order by id",
        [applyNo],
      ),
    );
    expect(entries.map(({ action }) => action)).toEqual([
      "merchants.submission.content.read",
      "merchants.submission.link.read",
    ]);
    expect(entries.map(({ actor }) => actor === null)).toEqual([true, false]);
  });
});
