import { asSystem } from "@yunshou/database";
import { applicationStates, submissionStates } from "@yunshou/domain";
import { expect, it } from "vitest";
import { sealPortion } from "../../system/audit/sealer.ts";
import { verifyAudit } from "../../system/audit/verify.ts";
import type { FoundedDemo } from "./foundedDemo.ts";

/** Who the merchants are, and what their people and machines did. */
export function companyOfDemo(demo: FoundedDemo): void {
  const { count } = demo;

  it("makes every demo account", async () => {
    const accounts = await asSystem(demo.database(), (tx) =>
      tx.query<{ account: string }>("select account from app_user order by account"),
    );
    expect(accounts.map(({ account }) => account)).toEqual(
      expect.arrayContaining(["admin", "demo", "demodrug", "demopharmacist", "demostaff", "hr01", "old01"]),
    );
    expect(
      await count(
        "select count(*) as n from machine_grant g join app_user u on u.id = g.user_id where u.account = 'demostaff'",
      ),
    ).toBe(3);
  });

  it("MACHINE-13 MACHINE-22 has alarms in each state of handling, and commands in each state in which one ends", async () => {
    expect(await count("select count(distinct handle_status) as n from alarm")).toBe(3);
    expect(await count("select count(*) as n from alarm where cleared_at is null")).toBeGreaterThan(2);
    expect(
      await count("select count(distinct state) as n from command where state in ('done', 'failed', 'expired')"),
    ).toBe(3);
  });

  it("SYS-18 SYS-19 gives the merchants organisations with people, and the platform entries and a function of its own, each once", async () => {
    expect(await count("select count(*) as n from organisation")).toBe(14);
    expect(await count("select count(*) as n from app_user where organisation_id is not null")).toBeGreaterThan(14);
    expect(
      await count(
        "select count(*) as n from app_user u join organisation o on o.id = u.organisation_id where o.top_id <> u.top_id",
      ),
    ).toBe(0);
    expect(await count("select count(*) as n from menu_node where not is_base")).toBe(3);
    expect(
      await count(
        "select count(*) as n from function_permission p join menu_function f on f.id = p.function_id where f.code = 'aftersales'",
      ),
    ).toBe(3);
  });

  it("MERCHANT-12 has applications in every state of the review and of the providers, and a duty for each that is under way", async () => {
    const states = (sql: string) =>
      asSystem(demo.database(), (tx) => tx.query<{ state: string }>(sql)).then((rows) =>
        rows.map(({ state }) => state),
      );
    expect(await states("select distinct status as state from merchant_application order by 1")).toEqual(
      [...applicationStates].sort(),
    );
    const inRest = submissionStates.filter((state) => state !== "queued");
    expect(await states("select distinct state from merchant_submission where channel = 'wechat' order by 1")).toEqual(
      [...inRest].sort(),
    );
    expect(
      await count(
        "select count(*) as n from merchant_application a where status = 'approved' and not exists (select from merchant_submission s where s.application_id = a.id)",
      ),
    ).toBe(1);
    const underWay = await states(
      "select id::text as state from merchant_submission where state in ('checking', 'verifying', 'signing', 'opening') order by 1",
    );
    expect(await states("select key as state from timer where kind = 'merchants.submission' order by 1")).toEqual(
      underWay,
    );
  });

  it("SYS-22 has asked for files, which the server writes as soon as it runs", async () => {
    expect(await count("select count(*) as n from file where kind = 'export' and state = 'queued'")).toBe(2);
    expect(await count("select count(*) as n from timer where kind = 'platform.export'")).toBe(2);
  });

  it("SYS-16 RX-07 shows certificates in every state, with the reminders that they had, pharmacists who may and may not work, and operators", async () => {
    expect(await count("select count(distinct status) as n from certificate")).toBe(3);
    expect(
      await count("select count(*) as n from certificate where expires_on < current_date - 1"),
    ).toBeGreaterThanOrEqual(2);
    expect(
      await count(
        "select count(*) as n from certificate where expires_on between current_date + 1 and current_date + 29",
      ),
    ).toBeGreaterThanOrEqual(4);
    expect(await count("select count(distinct days_before) as n from certificate_reminder")).toBe(4);
    expect(
      await count(
        "select count(*) as n from certificate c where not exists (select from certificate_image i where i.top_id = c.top_id and i.certificate_id = c.id)",
      ),
    ).toBe(0);
    expect(await count("select count(*) as n from certificate_image where certificate_id is null")).toBe(0);
    expect(await count("select count(*) as n from pharmacist where on_duty")).toBe(3);
    expect(await count("select count(distinct user_id) as n from machine_grant")).toBeGreaterThanOrEqual(7);
  });

  it("TICKET-01 has tickets of users and of customers, answered, resolved and written into the FAQ, each with its course", async () => {
    const rows = await asSystem(demo.database(), (tx) =>
      tx.query<{ source: string; state: string; entries: number; sorted: boolean }>(
        `select t.source, t.state, count(e.id)::int as entries,
           array_agg(e.created_at order by e.id) = array_agg(e.created_at order by e.created_at) and min(e.created_at) = t.created_at as sorted
         from ticket t join ticket_entry e on e.top_id = t.top_id and e.ticket_id = t.id group by t.top_id, t.id`,
      ),
    );
    expect(new Set(rows.filter(({ source }) => source === "console").map(({ state }) => state))).toEqual(
      new Set(["unprocessed", "processing", "resolved", "essence"]),
    );
    expect(rows.filter(({ source }) => source === "customer").length).toBeGreaterThan(2);
    expect(rows.every(({ sorted }) => sorted)).toBe(true);
    expect(Math.max(...rows.map(({ entries }) => entries))).toBe(4);
  });

  it("gives machines pictures of their own, and finished merchants their collection accounts", async () => {
    const pictures = await asSystem(demo.database(), (tx) =>
      tx.query<{ picture: string }>("select picture from machine where picture is not null"),
    );
    expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(pictures.length);
    expect(pictures.length).toBeGreaterThan(20);
    expect(await count("select count(*) as n from machine where picture is null")).toBeGreaterThan(20);
    const finished = await count("select count(*) as n from merchant_submission where state = 'finished'");
    expect(finished).toBeGreaterThan(0);
    expect(await count("select count(*) as n from collection_account where submission_id is not null")).toBe(finished);
  });

  it("LOGIN-38 LOGIN-39 gives three login paths a name, a colour and a picture of their own", async () => {
    const looks = await asSystem(demo.database(), (tx) =>
      tx.query<{ title: string; background: string; logo: string }>(
        "select title, background, logo from brand where host = '' and path like '/login%'",
      ),
    );
    expect(looks).toHaveLength(3);
    for (const key of ["title", "background", "logo"] as const)
      expect(new Set(looks.map((look) => look[key])).size).toBe(3);
    for (const { logo } of looks)
      expect(await count(`select count(*) as n from image where name = '${logo.replace("/spImg/", "")}'`)).toBe(1);
  });

  it("D8 tells of every record what its people did with it, each entry once, in a log that stays proven", async () => {
    const told = [
      ["machine", "machine_no", "machines.register"],
      ["product", "code", "goods.%"],
      ["withdrawal", "id::text", "finance.withdrawal.apply"],
      // What an end customer wrote on a phone is nobody's deed of the console.
      ["(select * from ticket where reporter_id is not null)", "id::text", "support.%.create"],
      ["marketing_plan", "name", "marketing.plan.%"],
      ["medicine_batch", "batch_no", "pharmacy.batch.%"],
    ];
    const untold = told.map(
      ([table, number, action]) =>
        `select count(*) as n from ${table} r where not exists (select from audit_log l where l.object = r.${number} and l.action like '${action}')`,
    );
    for (const text of untold) expect(await count(text), text).toBe(0);
    expect(await count("select count(*) as n from audit_log where action = 'orders.refund'")).toBeGreaterThan(0);
    expect(
      await count(
        "select count(*) as n from (select 1 from audit_log where action = 'machines.register' group by object having count(*) > 1) a",
      ),
    ).toBe(0);
    while ((await asSystem(demo.database(), sealPortion)) > 0);
    const proof = await asSystem(demo.database(), (tx) => verifyAudit(tx, [], []));
    expect(proof.findings).toEqual([]);
    expect(proof.rows).toBe(await count("select count(*) as n from audit_log"));
  });
}
