import { knowledge } from "@yunshou/contract/support/articles";
import { customerFeedback } from "@yunshou/contract/support/customers";
import { feedback } from "@yunshou/contract/support/feedback";
import { tickets } from "@yunshou/contract/support/tickets";
import { asSystem } from "@yunshou/database";
import { afterServiceTime, answerWithinMs, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { expireTickets } from "./ticketBook.queries.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let colleague: Client;
let stranger: Client;
let service: Client;
let serviceId: string;

const report = {
  ticketTitle: "卡货",
  problemType: "itemJammed",
  ticketContent: "可乐没有出来",
  contactPhone: "13800138001",
} as const;
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: today, toDay: today };
const opened = async (by = boss) => (await by.call(feedback.create, report)).ticketNo;
const rowOf = async (ticketNo: string, by = service) =>
  (await by.call(tickets.list, { ...days, ticketNo })).rows.find((row) => row.ticketNo === ticketNo);
const say = (ticketNo: string) => ({ ticketNo, ticketReply: "请重启机器" });

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "云途" });
  const other = await givenMerchant(server, { name: "旁人" });
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, shop, { account: "boss", roles: ["merchantAdmin"] });
  await givenUser(server, shop, { account: "colleague", roles: ["staff"], level: "2" });
  await givenUser(server, other, { account: "stranger", roles: ["merchantAdmin"] });
  await givenUser(server, platform, { account: "service", roles: ["platformAdmin"], level: "3" });
  [boss, colleague, stranger, service] = (await Promise.all(
    ["boss", "colleague", "stranger", "service"].map((account) => loginAs(server, account, testPassword)),
  )) as [Client, Client, Client, Client];
  [{ id: serviceId }] = (await rowsOf<{ id: string }>(server, "select id from app_user where account = 'service'")) as [
    { id: string },
  ];
});
afterAll(() => server.stop());

describe("a ticket", () => {
  it("is found by its whole number whatever the days, and by a part of it within them", async () => {
    const ticketNo = await opened();
    await rowsOf(server, "update ticket set created_at = created_at - interval '400 days' where id = $1", [ticketNo]);
    const found = async (number: string) => [
      (await service.call(tickets.list, { ...days, ticketNo: number })).rows.length,
      (await boss.call(feedback.list, { ...days, ticketNo: number })).rows.length,
    ];
    expect(await found(ticketNo)).toEqual([1, 1]);
    expect(await found(ticketNo.slice(0, -1))).toEqual([0, 0]);
  });

  it("TICKET-01 TICKET-02 TICKET-03 goes from its report over answer and reply to solved, and its reporter sees how", async () => {
    const ticketNo = await opened();
    const due = afterServiceTime(new Date(), answerWithinMs).getTime();
    const fresh = await rowOf(ticketNo);
    expect(fresh).toMatchObject({ ticketStatus: "unprocessed", contactPhone: "138****8001", waiting: false });
    expect(Math.abs(Date.parse(fresh!.answerDueAt!) - due)).toBeLessThan(60_000);
    await service.call(tickets.accept, { ticketNo });
    await service.call(tickets.answer, say(ticketNo));
    expect(await rowOf(ticketNo)).toMatchObject({
      ticketStatus: "processing",
      waiting: true,
      answerDueAt: null,
      solveDueAt: null,
    });
    await boss.call(feedback.reply, { ticketNo, ticketReply: "还是不行" });
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "processing", waiting: false });
    await service.call(tickets.resolve, { ticketNo, ticketReply: "已派人处理" });
    const own = (await boss.call(feedback.list, { ticketNo })).rows[0];
    // People of the platform have no name for merchants.
    expect(own).toMatchObject({ ticketStatus: "resolved", ticketReply: "已派人处理", handler: null });
    const { entries, contactPhone } = await boss.call(feedback.detail, { ticketNo });
    expect(entries.map(({ kind }) => kind)).toEqual(["create", "accept", "answer", "reply", "resolve"]);
    expect(entries[1]).toMatchObject({ author: null, ofPlatform: true });
    expect(contactPhone).toBe("138****8001");
    await boss.call(feedback.reply, { ticketNo, ticketReply: "又坏了" });
    await boss.call(feedback.confirm, { ticketNo });
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "resolved" });
  });

  it("TICKET-02 shows its phone in full to who may reply to it, and each look is recorded", async () => {
    const ticketNo = await opened();
    const spoken = await boss.call(customerFeedback.create, { ...report, machineNo: "", orderNo: null });
    const whole = { ticketNo, contactPhone: report.contactPhone };
    expect(await service.call(tickets.contact, { ticketNo })).toEqual(whole);
    expect(await boss.call(tickets.contact, { ticketNo })).toEqual(whole);
    expect(await colleague.call(customerFeedback.contact, spoken)).toEqual({ ...whole, ...spoken });
    const looks = await rowsOf(
      server,
      "select a.action, u.account, a.kind, a.merchant_id as merchant from audit_log a join app_user u on u.id = a.actor_id where a.object = any($1) and a.kind = 'read' order by a.id",
      [[ticketNo, spoken.ticketNo]],
    );
    const look = { action: "support.ticket.contact.read", kind: "read", merchant: shop.merchantId };
    expect(looks).toEqual([
      { ...look, account: "service" },
      { ...look, account: "boss" },
      { ...look, action: "support.customer.contact.read", account: "colleague" },
    ]);
  });

  it("TICKET-02 hides its phone from strangers, from who replies to customers only, and from who may not reply", async () => {
    const ticketNo = await opened();
    const codes = [
      await stranger.try(tickets.contact, { ticketNo }),
      await stranger.try(customerFeedback.contact, { ticketNo }),
      await colleague.try(customerFeedback.contact, { ticketNo }),
      await colleague.try(tickets.contact, { ticketNo }),
    ].map(({ body }) => body.code);
    const unknown = "support.ticketUnknown";
    expect(codes).toEqual([unknown, unknown, unknown, "access.noPermission"]);
    const looks = await rowsOf(server, "select 1 from audit_log where object = $1 and kind = 'read'", [ticketNo]);
    expect(looks).toEqual([]);
  });

  it("TICKET-02 becomes a time-out once nobody answered in time, and nothing else does", async () => {
    const [late, early] = [await opened(), await opened()];
    await service.call(tickets.answer, say(early));
    const after = new Date(Date.now() + 30 * 86_400_000);
    const own = [late, early];
    await asSystem(server.database, (tx) =>
      tx.query("update ticket set answer_due_at = null, solve_due_at = null where id <> all($1::bigint[])", [own]),
    );
    expect(await asSystem(server.database, (tx) => expireTickets(tx, new Date(), 100))).toBe(0);
    expect(await asSystem(server.database, (tx) => expireTickets(tx, after, 100))).toBe(1);
    expect((await rowOf(late))?.ticketStatus).toBe("timeout");
    expect((await rowOf(early))?.ticketStatus).toBe("processing");
    await service.call(tickets.answer, say(late));
    expect((await rowOf(late))?.ticketStatus).toBe("processing");
  });

  it("TICKET-02 stays with whoever accepts it late: what was missed is not missed a second time", async () => {
    const ticketNo = await opened();
    const dueAgo = (answer: string, solve: string) =>
      rowsOf(
        server,
        "update ticket set answer_due_at = now() - $2::interval, solve_due_at = now() + $3::interval where id = $1",
        [ticketNo, answer, solve],
      );
    const expired = (at = new Date()) => asSystem(server.database, (tx) => expireTickets(tx, at, 100));
    await dueAgo("1 hour", "2 days");
    expect(await expired()).toBe(1);
    await service.call(tickets.accept, { ticketNo });
    expect(await expired()).toBe(0);
    const accepted = await rowOf(ticketNo);
    expect(accepted).toMatchObject({ ticketStatus: "processing", waiting: false });
    const due = afterServiceTime(new Date(), answerWithinMs).getTime();
    expect(Math.abs(Date.parse(accepted!.answerDueAt!) - due)).toBeLessThan(60_000);
    expect(Date.parse(accepted!.solveDueAt!)).toBeGreaterThan(Date.now());
    await dueAgo("-1 day", "-1 hour");
    expect(await expired()).toBe(1);
    await service.call(tickets.accept, { ticketNo });
    expect(await expired()).toBe(0);
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "processing", waiting: false, solveDueAt: null });
    const { entries } = await service.call(tickets.detail, { ticketNo });
    expect(entries.map(({ kind }) => kind)).toEqual(["create", "expire", "accept", "expire", "accept"]);
  });

  it("TICKET-06 is deleted as a state, gone for its reporter, and comes back as it was", async () => {
    const ticketNo = await opened();
    await service.call(tickets.accept, { ticketNo });
    await service.call(tickets.remove, { ticketNo });
    expect((await rowOf(ticketNo))?.ticketStatus).toBe("deleted");
    expect((await boss.try(feedback.detail, { ticketNo })).body.code).toBe("support.ticketUnknown");
    expect((await service.try(tickets.answer, say(ticketNo))).body.code).toBe("state.notAllowed");
    await service.call(tickets.restore, { ticketNo });
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "processing", waiting: false });
    expect((await service.try(tickets.restore, { ticketNo })).body.code).toBe("state.notAllowed");
    await service.call(tickets.answer, say(ticketNo));
    await service.call(tickets.remove, { ticketNo });
    await service.call(tickets.restore, { ticketNo });
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "processing", waiting: true, answerDueAt: null });
  });

  it("TICKET-02 is merged into another one of its merchant, and given to a handler together with others", async () => {
    const [first, second, third] = [await opened(), await opened(), await opened()];
    const foreign = await opened(stranger);
    const into = (intoNo: string) => service.try(tickets.merge, { ticketNo: first, intoNo });
    expect((await into(foreign)).body.code).toBe("support.mergeUnfit");
    expect((await into(first)).body.code).toBe("support.mergeUnfit");
    await service.call(tickets.merge, { ticketNo: first, intoNo: second });
    expect((await boss.call(feedback.detail, { ticketNo: first })).mergedInto).toBe(second);
    expect(await service.call(tickets.assign, { ticketNos: [second, third], handlerId: serviceId })).toEqual({
      assigned: 2,
    });
    expect((await rowOf(third))?.handler).toBe((await rowOf(second))?.handler);
    expect((await service.try(tickets.assign, { ticketNos: [first, third], handlerId: serviceId })).body.code).toBe(
      "state.notAllowed",
    );
    expect((await boss.try(tickets.assign, { ticketNos: [third], handlerId: serviceId })).body.code).toBe(
      "support.handlerUnknown",
    );
  });

  it("TICKET-02 is given to nobody who does not see it", async () => {
    const ticketNo = await opened();
    const idOf = async (account: string) =>
      (await rowsOf<{ id: string }>(server, "select id from app_user where account = $1", [account]))[0]!.id;
    const assigned = async (account: string, ticketNos = [ticketNo]) =>
      (await service.try(tickets.assign, { ticketNos, handlerId: await idOf(account) })).body.code;
    expect(await assigned("stranger")).toBe("support.handlerUnknown");
    expect((await rowOf(ticketNo))?.handler).toBe(null);
    expect(await assigned("boss", [ticketNo, await opened(stranger)])).toBe("support.handlerUnknown");
    expect(await assigned("boss")).toBe("H0000");
    expect((await rowOf(ticketNo, boss))?.handler).toBe("boss");
  });

  it("TICKET-02 becomes a question that everybody finds once it is solved, and leaves the FAQ again", async () => {
    const ticketNo = await opened();
    const words = { ticketNo, title: "卡货后机器不再出货", content: "先停售该货道，再清理。" };
    expect((await service.try(tickets.mark, words)).body.code).toBe("state.notAllowed");
    await service.call(tickets.accept, { ticketNo });
    await service.call(tickets.resolve, say(ticketNo));
    expect((await boss.try(tickets.mark, words)).body.code).toBe("access.noPermission");
    expect((await service.try(tickets.mark, { ...words, title: " " })).body).toMatchObject({
      code: "field.required",
      data: { field: "title" },
    });
    const picture = `![x](/spImg/${"a".repeat(32)}.png)`;
    expect((await service.try(tickets.mark, { ...words, content: picture })).body.code).toBe("support.pictureUnknown");
    const { articleId } = await service.call(tickets.mark, words);
    const guest = new Client(server.address);
    expect(await guest.call(knowledge.read, { articleId })).toMatchObject({
      articleKind: "faq",
      category: "itemJammed",
      title: words.title,
      content: words.content,
    });
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "essence" });
    expect((await boss.call(feedback.detail, { ticketNo })).articleId).toBe(articleId);
    expect((await service.try(tickets.remove, { ticketNo })).body.code).toBe("state.notAllowed");
    await service.call(tickets.unmark, { ticketNo });
    expect((await guest.try(knowledge.read, { articleId })).body.code).toBe("support.articleUnknown");
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "resolved" });
    expect((await boss.call(feedback.detail, { ticketNo })).entries.map(({ kind }) => kind)).toEqual([
      "create",
      "accept",
      "resolve",
      "mark",
      "unmark",
    ]);
  });

  it("TICKET-02 stays the deed of who solved it when somebody else marks it, deletes it or brings it back", async () => {
    const ticketNo = await opened();
    await boss.call(tickets.accept, { ticketNo });
    await boss.call(tickets.resolve, say(ticketNo));
    const solved = await rowOf(ticketNo);
    expect(solved?.handler).toBe("boss");
    const asSolved = { handler: "boss", handleTime: solved!.handleTime };
    await service.call(tickets.mark, { ticketNo, title: "重启", content: "请重启机器。" });
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "essence", ...asSolved });
    await service.call(tickets.unmark, { ticketNo });
    await service.call(tickets.remove, { ticketNo });
    await service.call(tickets.restore, { ticketNo });
    expect(await rowOf(ticketNo)).toMatchObject({ ticketStatus: "resolved", ...asSolved });
  });

  it("S1 TICKET-03 is its reporter's alone on the page of the own ones, and of no other merchant anywhere", async () => {
    const ticketNo = await opened();
    expect((await colleague.try(feedback.detail, { ticketNo })).body.code).toBe("support.ticketUnknown");
    expect((await colleague.call(feedback.list, {})).rows).toEqual([]);
    expect((await stranger.try(tickets.detail, { ticketNo })).body.code).toBe("support.ticketUnknown");
    expect((await stranger.try(feedback.create, { ...report, orderNo: "1" })).body.code).toBe("support.orderUnknown");
    const stored = await rowsOf<{ text: string }>(server, "select ticket::text as text from ticket");
    expect(JSON.stringify(stored)).not.toContain("13800138001");
  });
});

describe("the feedback of a customer", () => {
  it("TICKET-01 REFUND-03 is found by its whole phone, answered, and made a ticket of customer service", async () => {
    const { ticketTitle: _, ...said } = report;
    const { ticketNo } = await boss.call(customerFeedback.create, { ...said, contactPhone: "13900139002" });
    const found = (contactPhone: string) => boss.call(customerFeedback.list, { ...days, contactPhone });
    expect((await found("13900139002")).rows).toMatchObject([
      { ticketNo, problemType: "itemJammed", escalated: false },
    ]);
    expect((await found("9002")).rows).toEqual([]);
    expect(await rowOf(ticketNo, boss)).toBeUndefined();
    await boss.call(customerFeedback.escalate, { ticketNo });
    expect(await rowOf(ticketNo, boss)).toMatchObject({ ticketTitle: "卡货" });
    expect((await boss.try(customerFeedback.escalate, { ticketNo })).body.code).toBe("state.notAllowed");
    await boss.call(customerFeedback.answer, { ticketNo, ticketReply: "已退款", resolved: true });
    expect((await found("13900139002")).rows[0]?.ticketStatus).toBe("resolved");
    // A user's own ticket is no feedback of a customer.
    expect((await boss.try(customerFeedback.escalate, { ticketNo: await opened() })).body.code).toBe(
      "support.ticketUnknown",
    );
  });
});
