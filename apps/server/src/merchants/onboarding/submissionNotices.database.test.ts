import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { asSystem } from "@yunshou/database";
import { providerKeys } from "@yunshou/simulator";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SubmissionChildOrder } from "../../testing/bench/submissionChild.ts";
import {
  server,
  owner,
  operator,
  settings,
  sweep,
  line,
  open,
  close,
  approved,
  create,
  rowOf,
  reaches,
  taken,
  post,
  noticeOf,
  recordsOf,
} from "../../testing/bench/submissions.ts";

beforeAll(open);
afterAll(close);

describe("the provider's notices", () => {
  async function checking() {
    const { applyNo, merchantNo } = await approved();
    await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    return applyNo;
  }
  it("M9 are refused when forged, for somebody else, or about nothing that we submitted, and change nothing", async () => {
    const applyNo = await checking();
    const forged = await Promise.all([
      post(noticeOf(applyNo), { by: providerKeys() }),
      post(noticeOf(applyNo), { headers: { "demo-signature": "" } }),
      post(noticeOf(applyNo), { headers: { "demo-timestamp": String(Math.floor(Date.now() / 1_000) - 400) } }),
    ]);
    expect(await Promise.all(forged.map(async (answer) => ((await answer.json()) as { code: string }).code))).toEqual(
      Array(3).fill("payments.noticeForged"),
    );
    const wrong = await Promise.all([
      post(noticeOf(applyNo, { merchantId: "other" })),
      post(noticeOf(applyNo, { outRequestNo: "JJ0" })),
      post(noticeOf(applyNo, { attempt: 2 })),
      post(noticeOf(applyNo, { subMerchantNo: undefined })),
      post(noticeOf(applyNo, { kind: "payment" })),
      post(noticeOf(applyNo), { code: "demo-alipay" }),
    ]);
    expect(await Promise.all(wrong.map(async (answer) => ((await answer.json()) as { code: string }).code))).toEqual(
      Array(6).fill("payments.noticeMismatch"),
    );
    expect((await rowOf(applyNo)).applyStatus).toBe("verifying");
  });

  it("MERCHANT-12 take effect once, and one that comes late sets nothing back", async () => {
    const applyNo = await checking();
    for (let round = 0; round < 3; round += 1) expect((await post(noticeOf(applyNo))).status).toBe(200);
    expect(
      (
        await post(
          noticeOf(applyNo, {
            noticeId: `L${applyNo}`,
            state: "rejected",
            reasons: [{ field: "storeName", reason: "late" }],
          }),
        )
      ).status,
    ).toBe(200);
    expect(await rowOf(applyNo)).toMatchObject({ applyStatus: "finished", reasons: [] });
    const [counted] = await asSystem(server.database, (tx) =>
      tx.query<{ events: number }>(
        "select count(*)::int as events from merchant_submission_event e join merchant_submission s on s.id = e.submission_id join merchant_application a on a.id = s.application_id where a.apply_no = $1 and e.state = 'finished'",
        [applyNo],
      ),
    );
    expect(counted?.events).toBe(1);
    const timers = await asSystem(server.database, (tx) =>
      tx.query(
        "select t.key from timer t join merchant_submission s on s.id::text = t.key join merchant_application a on a.id = s.application_id where a.apply_no = $1",
        [applyNo],
      ),
    );
    expect(timers).toEqual([]);
  });
});

describe("nothing is lost and nothing is submitted twice", () => {
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1_000);

  it("MERCHANT-12 when the provider does not answer: it is told so, tried again, and asked at once on request", async () => {
    const { applicationId, applyNo, merchantNo } = await approved();
    const before = taken();
    line.silent = true;
    await create(merchantNo);
    await sweep();
    expect(await rowOf(applyNo)).toMatchObject({
      applyStatus: "queued",
      unreachableSince: expect.any(String) as string,
    });
    await sweep();
    expect(taken()).toBe(before);
    line.silent = false;
    expect(await operator.call(submissions.query, { applicationId })).toEqual({ asked: 1 });
    expect(await recordsOf(applyNo, "merchants.submission.query")).toBe(1);
    await sweep();
    expect([taken(), (await rowOf(applyNo)).unreachableSince]).toEqual([before + 1, null]);
    await reaches(applyNo, "verifying");
  });

  it("MERCHANT-12 when a notice never comes: the provider is asked", async () => {
    const { applyNo, merchantNo } = await approved();
    await create(merchantNo);
    await sweep();
    await reaches(applyNo, "verifying");
    await asSystem(server.database, (tx) =>
      tx.query(
        "update merchant_submission set state = 'checking', sign_url = null where application_id = (select id from merchant_application where apply_no = $1)",
        [applyNo],
      ),
    );
    const before = taken();
    await sweep(later(2));
    expect(await rowOf(applyNo)).toMatchObject({ applyStatus: "verifying", hasLink: true });
    expect(taken()).toBe(before);
  });

  /** A process that does the duty and is killed on its way. */
  async function killed(
    killAt: SubmissionChildOrder["killAt"],
    untilKilled?: (child: ChildProcess) => Promise<void>,
  ): Promise<void> {
    const { url, notifyUrl, ...rest } = settings.wechat;
    const order: SubmissionChildOrder = {
      databaseUrl: server.testDatabase.url,
      dataDir: server.context.config.dataDir,
      provider: { ...rest, url, notifyUrl },
      killAt,
    };
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL("../../testing/bench/submissionChild.ts", import.meta.url)), JSON.stringify(order)],
      { stdio: ["ignore", "inherit", "inherit"] },
    );
    const ended = once(child, "exit");
    await untilKilled?.(child);
    const [, signal] = (await ended) as [number | null, string | null];
    expect(signal).toBe("SIGKILL");
  }

  /** Lets every write of this kind take so long that a process is surely killed in the middle of its transaction. */
  async function killedInside(table: string): Promise<void> {
    const admin = new pg.Client({ connectionString: server.testDatabase.url });
    const sleeping = "from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()";
    await admin.connect();
    try {
      await admin.query(
        `create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(15); return new; end $$; create trigger linger before insert or update on ${table} for each row execute function linger()`,
      );
      await killed(null, async (child) => {
        await expect.poll(async () => (await admin.query(`select ${sleeping}`)).rowCount).toBeGreaterThan(0);
        child.kill("SIGKILL");
      });
      await admin.query("drop function linger() cascade");
    } finally {
      await admin.end();
    }
  }

  it.each<[string, () => Promise<void>, number]>([
    ["in the transaction that puts the duty off", () => killedInside("timer"), 0],
    ["after that commit, before the call", () => killed("beforeCall"), 0],
    ["after the call, before its answer is written", () => killed("afterCall"), 1],
    ["in the transaction of the answer", () => killedInside("merchant_submission_event"), 1],
  ])("M4 MERCHANT-12 when the process is killed %s", async (_, kill, reached) => {
    const { applyNo, merchantNo } = await approved();
    const before = taken();
    await create(merchantNo);
    await kill();
    expect(taken()).toBe(before + reached);
    await sweep(later(2));
    expect(taken()).toBe(before + 1);
    await reaches(applyNo, "verifying");
    const {
      submissions: [seen],
    } = await owner.call(applications.detail, { applicationId: (await rowOf(applyNo)).applicationId });
    const states = seen?.events.map(({ state }) => state) ?? [];
    expect(states.filter((state) => state === "queued")).toEqual(["queued"]);
    expect(states).toEqual([...new Set(states)]);
    expect(states.at(-1)).toBe("verifying");
  });
});
