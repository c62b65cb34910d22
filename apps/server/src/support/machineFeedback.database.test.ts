import { randomBytes } from "node:crypto";
import { customerFeedback } from "@yunshou/contract/support/customers";
import { machineFeedback } from "@yunshou/contract/support/machineFeedback";
import { tickets } from "@yunshou/contract/support/tickets";
import { businessDay, customerFeedbackLimits } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { type CodeMachine, givenPaidOrder, givenSellingMachine, paymentsOf } from "../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let own: CodeMachine;
let foreign: CodeMachine;
let boss: Client;
let stranger: Client;
let phone: Client;
let orderNo: string;

const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: today, toDay: today };
const newToken = () => randomBytes(18).toString("base64url");
const report = { machineNo: "F1", problemType: "itemJammed", ticketContent: " 可乐卡住了 " } as const;
const codeOf = async (answer: Promise<{ body: { code: string; data?: unknown } }>) => (await answer).body.code;
/** What was counted before is no matter of another test. */
const forget = () => rowsOf(server, "delete from login_failure where subject like 'machineFeedback:%'");
const told = async (more: object = {}) => {
  await forget();
  const token = newToken();
  const { ticketNo } = await phone.call(machineFeedback.create, { ...report, token, ...more });
  return { token, ticketNo };
};
const rowOf = async (ticketNo: string, by = boss) =>
  (await by.call(customerFeedback.list, days)).rows.find((row) => row.ticketNo === ticketNo);

beforeAll(async () => {
  server = await startTestServer();
  const payments = paymentsOf(server);
  const [shop, other] = [await givenMerchant(server), await givenMerchant(server)];
  [own, foreign] = [await givenSellingMachine(server, shop, "F1"), await givenSellingMachine(server, other, "F2")];
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  [boss, stranger] = [await loginAs(server, "boss", testPassword), await loginAs(server, "stranger", testPassword)];
  phone = new Client(server.address);
  orderNo = await givenPaidOrder(server, payments, own);
});
afterAll(() => server.stop());

describe("what a customer says at a machine", () => {
  it("TICKET-01 reaches the merchant of the machine with the order that it names, and nobody else", async () => {
    const { ticketNo } = await told({ orderNo, contactPhone: "13800138001" });
    expect(await rowOf(ticketNo)).toMatchObject({
      machineNo: "F1",
      orderNo,
      problemType: "itemJammed",
      ticketContent: "可乐卡住了",
      contactPhone: "138****8001",
      ticketStatus: "unprocessed",
      onPhone: true,
    });
    expect(await rowOf(ticketNo, stranger)).toBeUndefined();
    const byTrade = await told({ machineNo: "f1", orderNo: `T${orderNo}` });
    expect((await rowOf(byTrade.ticketNo))?.orderNo).toBe(orderNo);
  });

  it("TICKET-01 is answered to the phone that has its token, and a word of the customer opens it again", async () => {
    const { token, ticketNo } = await told();
    await boss.call(customerFeedback.answer, { ticketNo, ticketReply: "已退款", resolved: true });
    const read = () => phone.call(machineFeedback.own, { machineNo: "F1", token });
    expect(await read()).toMatchObject({
      ticketNo,
      customerTicketState: "solved",
      ticketContent: "可乐卡住了",
      said: [{ byCustomer: false, words: "已退款" }],
    });
    const more = { machineNo: "F1", token, ticketReply: "还没有收到" };
    await phone.call(machineFeedback.reply, more);
    await phone.call(machineFeedback.reply, more);
    const { customerTicketState, said } = await read();
    expect([customerTicketState, said.map(({ byCustomer, words }) => [byCustomer, words])]).toEqual([
      "working",
      [
        [false, "已退款"],
        [true, "还没有收到"],
      ],
    ]);
    expect(await boss.call(customerFeedback.escalate, { ticketNo })).toEqual({});
    const { entries, onPhone } = await boss.call(tickets.detail, { ticketNo });
    expect(onPhone).toBe(true);
    expect(entries.filter(({ kind }) => kind === "reply")).toMatchObject([{ author: null, words: "还没有收到" }]);
    // Another phone, or the same at another machine, knows nothing of it.
    for (const wrong of [
      { machineNo: "F1", token: newToken() },
      { machineNo: "F2", token },
    ])
      expect(await codeOf(phone.try(machineFeedback.own, wrong))).toBe("support.ticketUnknown");
    await rowsOf(server, "update ticket set state = 'deleted', state_before = 'processing' where id = $1", [ticketNo]);
    expect((await read()).customerTicketState).toBe("closed");
    expect(await codeOf(phone.try(machineFeedback.reply, { ...more, ticketReply: "x" }))).toBe("state.notAllowed");
  });

  it("TICKET-01 TICKET-02 tells the customer the words with which it was solved", async () => {
    const { token, ticketNo } = await told();
    await boss.call(customerFeedback.escalate, { ticketNo });
    await boss.call(tickets.accept, { ticketNo });
    await boss.call(tickets.resolve, { ticketNo, ticketReply: "已原路退款" });
    expect(await phone.call(machineFeedback.own, { machineNo: "F1", token })).toMatchObject({
      customerTicketState: "solved",
      said: [{ byCustomer: false, words: "已原路退款" }],
    });
  });

  it("TICKET-02 is told what becomes of the report that it was merged into, and what the merchant answers there", async () => {
    const [first, second] = [await told(), await told()];
    for (const { ticketNo } of [first, second]) await boss.call(customerFeedback.escalate, { ticketNo });
    await boss.call(tickets.answer, { ticketNo: second.ticketNo, ticketReply: "李先生，请留下电话" });
    await boss.call(tickets.merge, { ticketNo: first.ticketNo, intoNo: second.ticketNo });
    const read = async () => {
      const { customerTicketState, said } = await phone.call(machineFeedback.own, {
        machineNo: "F1",
        token: first.token,
      });
      return [customerTicketState, said.map(({ words }) => words)];
    };
    expect(await read()).toEqual(["working", []]);
    const more = { machineNo: "F1", token: second.token, ticketReply: "13800138001" };
    await phone.call(machineFeedback.reply, more);
    await boss.call(tickets.resolve, { ticketNo: second.ticketNo, ticketReply: "机器已修好" });
    expect(await read()).toEqual(["solved", ["机器已修好"]]);
    // A word of his own opens his own report again.
    await phone.call(machineFeedback.reply, { ...more, token: first.token, ticketReply: "还是不行" });
    expect(await read()).toEqual(["working", ["机器已修好", "还是不行"]]);
    await phone.call(machineFeedback.reply, { ...more, ticketReply: "又坏了" });
    await boss.call(tickets.resolve, { ticketNo: first.ticketNo, ticketReply: "已退款" });
    expect((await read())[0]).toBe("solved");
  });

  it("TICKET-02 follows a report through every other one into which it was merged", async () => {
    await forget();
    const reports = [await told(), await told(), await told()] as const;
    for (const { ticketNo } of reports) await boss.call(customerFeedback.escalate, { ticketNo });
    const [first, second, third] = reports.map(({ ticketNo }) => ticketNo) as [string, string, string];
    const read = async (token: string) => {
      const { customerTicketState, said } = await phone.call(machineFeedback.own, { machineNo: "F1", token });
      return [customerTicketState, said.map(({ words }) => words)];
    };
    await boss.call(tickets.merge, { ticketNo: first, intoNo: second });
    await boss.call(tickets.answer, { ticketNo: second, ticketReply: "正在查看" });
    await boss.call(tickets.merge, { ticketNo: second, intoNo: third });
    expect(await read(reports[0].token)).toEqual(["waiting", ["正在查看"]]);
    await boss.call(tickets.accept, { ticketNo: third });
    await boss.call(tickets.resolve, { ticketNo: third, ticketReply: "已经换了零件" });
    expect(await read(reports[0].token)).toEqual(["solved", ["正在查看", "已经换了零件"]]);
    expect(await read(reports[1].token)).toEqual(["solved", ["正在查看", "已经换了零件"]]);
  });

  it("is one ticket however often and however much at once it is sent", async () => {
    await forget();
    const said = { ...report, token: newToken() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => phone.try(machineFeedback.create, said)));
    expect(new Set(answers.map(({ body }) => body.data.ticketNo)).size).toBe(1);
    expect(
      await rowsOf(server, "select count(*)::int as n from ticket where id = $1", [answers[0]!.body.data.ticketNo]),
    ).toEqual([{ n: 1 }]);
  });

  it("MSG-26 MSG-92 refuses what is missing or wrong, and an order of another machine", async () => {
    await forget();
    const tried = (more: object) =>
      codeOf(phone.try(machineFeedback.create, { ...report, token: newToken(), ...more }));
    const foreignOrder = { machineNo: foreign.machineNo, orderNo };
    expect([
      await tried({ ticketContent: " " }),
      await tried({ ticketContent: "字".repeat(2_001) }),
      await tried({ contactPhone: "123" }),
      await tried({ machineNo: "NONE" }),
      await tried({ orderNo: "1" }),
      await tried(foreignOrder),
    ]).toEqual([
      "field.required",
      "field.tooLong",
      "field.notMobile",
      "support.machineUnknown",
      "support.orderUnknown",
      "support.orderUnknown",
    ]);
    expect(await codeOf(phone.try(machineFeedback.machine, { machineNo: "NONE" }))).toBe("support.machineUnknown");
    await rowsOf(server, "update merchant set status = 'stopped' where id = $1", [foreign.merchant.merchantId]);
    expect(await codeOf(phone.try(machineFeedback.machine, { machineNo: "F2" }))).toBe("support.machineUnknown");
  });

  it("is refused from an address that wrote too often about one machine", async () => {
    await forget();
    const codes: string[] = [];
    for (let tries = 0; tries <= customerFeedbackLimits.tries; tries++)
      codes.push(await codeOf(phone.try(machineFeedback.create, { ...report, token: newToken() })));
    expect(codes.slice(0, -1).every((code) => code === "H0000")).toBe(true);
    expect(codes.at(-1)).toBe("access.tooManyAttempts");
  });
});
