import { feedback } from "@yunshou/contract/support/feedback";
import { tickets } from "@yunshou/contract/support/tickets";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";
import { expireTickets } from "./ticketBook.queries.ts";
import { asSystem } from "@yunshou/database";

let server: TestServer;
let boss: Client;
let service: Client;

/** The clock of the program, and of nothing else: what a person does at this time in Shanghai. */
const at = (time: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${time}+08:00`) });
const dueOf = async (ticketNo: string) =>
  (
    await rowsOf<{ answer: Date | null; solve: Date | null; state: string }>(
      server,
      "select answer_due_at as answer, solve_due_at as solve, state from ticket where id = $1",
      [ticketNo],
    )
  )[0]!;

beforeAll(async () => {
  server = await startTestServer();
  const platform = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, await givenMerchant(server), { account: "boss", roles: ["merchantAdmin"] });
  await givenUser(server, platform, { account: "service", roles: ["platformAdmin"], level: "3" });
  [boss, service] = (await Promise.all(["boss", "service"].map((one) => loginAs(server, one, testPassword)))) as [
    Client,
    Client,
  ];
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

describe("a ticket over the National Day holiday of 2026", () => {
  it("TICKET-02 waits for its reporter without losing time, counts no day of the holiday, and is solved within what was left", async () => {
    at("2026-09-29T10:00:00");
    const { ticketNo } = await boss.call(feedback.create, {
      ticketTitle: "卡货",
      problemType: "itemJammed",
      ticketContent: "可乐没有出来",
      contactPhone: "13800138001",
    });
    // Three days of service: the rest of the 29th, the 30th, and 34 hours after the holiday.
    expect(await dueOf(ticketNo)).toMatchObject({
      answer: new Date("2026-09-30T10:00:00+08:00"),
      solve: new Date("2026-10-09T10:00:00+08:00"),
    });

    at("2026-09-30T09:00:00");
    await service.call(tickets.answer, { ticketNo, ticketReply: "请重启机器" });
    expect(await dueOf(ticketNo)).toMatchObject({ answer: null, solve: null, state: "processing" });
    const nobodyIsLate = await asSystem(server.database, (tx) =>
      expireTickets(tx, new Date("2026-10-08T08:00:00+08:00"), 100),
    );
    expect(nobodyIsLate).toBe(0);

    // The reporter answers on a day of the holiday; service begins again on the 8th.
    at("2026-10-05T20:00:00");
    await boss.call(feedback.reply, { ticketNo, ticketReply: "还是不行" });
    // 23 hours were used before the answer, 49 are left: the 8th, the 9th (both days of work) and one hour of the 10th, which is worked too.
    expect(await dueOf(ticketNo)).toMatchObject({
      answer: new Date("2026-10-09T00:00:00+08:00"),
      solve: new Date("2026-10-10T01:00:00+08:00"),
    });

    at("2026-10-09T15:00:00");
    await service.call(tickets.resolve, { ticketNo, ticketReply: "已派人处理" });
    expect(await dueOf(ticketNo)).toMatchObject({ answer: null, solve: null, state: "resolved" });
  });
});
