import { billDifferences } from "@yunshou/contract/finance/bills";
import { asSystem } from "@yunshou/database";
import { addDays, askTries, billTimeZone, businessDay, parkingDays } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type PaymentReport, ProviderUnreachable } from "../../payments/provider.ts";
import type { PaymentProviders } from "../../payments/providers.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { askDuty } from "./asking.ts";
import { wakeParked } from "./asking.queries.ts";

const today = businessDay(new Date(), billTimeZone);
let server: TestServer;
let shop: CreatedMerchant;
let platform: Client;
let billId: string;
let serial = 500;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server, { name: "对账店" });
  const top = { merchantId: "1", topId: "1", merchantNo: "0" } as CreatedMerchant;
  await givenUser(server, top, { account: "platform", roles: ["platformAdmin"], level: "3" });
  platform = await loginAs(server, "platform", testPassword);
  billId = await id(
    `with s as (insert into payment_service (code, kind, provider_name, fee_rate) values ('wechat', 'wechat', 'w', 60) returning id)
     insert into provider_bill (service_id, day, source, content_hash, payments, refunds, paid_fen, refund_fen, fee_fen, our_payments, our_refunds, our_paid_fen, our_refund_fen, open_before, opened, settled, open_after)
     select s.id, $1, 'uploaded', 'x', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from s`,
    [today],
  );
});
afterAll(() => server.stop());

const id = async (text: string, values: readonly unknown[]) =>
  (await asSystem(server.database, (tx) => tx.query<{ id: string }>(`${text} returning id`, values)))[0]!.id;
const given = (more: string, ...values: readonly unknown[]) => {
  serial += 1;
  return id(
    `insert into bill_difference (top_id, merchant_id, bill_id, day, reason, kind, number, order_id, trade_no) values ($1, $2, $3, $4, 'missingThere', 'payment', ${serial}, ${more})`,
    [shop.topId, shop.merchantId, billId, today, ...values],
  );
};
const rowOf = async (differenceId: string) =>
  (await platform.call(billDifferences.list, { fromDay: today, toDay: today, billId, pageSize: 100 })).rows.find(
    (row) => row.differenceId === differenceId,
  )!;

describe("a difference of a bill", () => {
  it("FIN-07 is parked with a reason until a day, and then waits for somebody again", async () => {
    const differenceId = await given("null, null");
    const one = { differenceId, version: 1, remark: "等服务商回函" };
    const code = async (input: object) =>
      (await platform.try(billDifferences.park, { ...one, ...input } as never)).body.code;
    const until = addDays(today, 3);
    expect([
      await code({ untilDay: today }),
      await code({ untilDay: addDays(today, parkingDays + 1) }),
      await code({ untilDay: until, remark: " " }),
      await code({ untilDay: until, version: 2 }),
    ]).toEqual(["finance.parkDay", "finance.parkDay", "field.required", "finance.differenceChanged"]);
    await platform.call(billDifferences.park, { ...one, untilDay: until });
    expect(await rowOf(differenceId)).toMatchObject({
      differenceState: "parked",
      parkedUntil: until,
      remark: one.remark,
    });
    const wake = (day: string) => asSystem(server.database, (tx) => wakeParked(tx, day));
    await wake(addDays(until, -1));
    expect(await rowOf(differenceId)).toMatchObject({ differenceState: "parked" });
    await wake(until);
    expect(await rowOf(differenceId)).toMatchObject({ differenceState: "open", parkedUntil: null, version: 3 });
  });

  it("FIN-07 is asked about at the provider now, outside of every transaction, until there is an answer", async () => {
    const paid: PaymentReport = { state: "paid", tradeNo: "T", amountFen: 350n, paidAt: new Date() };
    const answers: (PaymentReport | undefined)[] = [undefined, paid];
    const asked: string[] = [];
    const provider = {
      queryPayment: async (number: string) => {
        asked.push(number);
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (answer === undefined) throw new ProviderUnreachable("no line");
        return answer;
      },
    };
    const providers = { named: () => provider, forPayment: () => undefined } as unknown as PaymentProviders;
    const log = { error: () => undefined };
    const sweeper = makeSweeper(server.database, [askDuty({ database: server.database, providers, log })], log);
    const round = async (minutes: number) => {
      await sweeper.sweep(new Date(Date.now() + minutes * 60_000));
      await sweeper.settled();
    };
    const machines = await given("77, 'T-machine'");
    expect((await platform.try(billDifferences.ask, { differenceId: machines, version: 1 })).body.code).toBe(
      "finance.nothingToAsk",
    );
    const differenceId = await given("88, null");
    await platform.call(billDifferences.ask, { differenceId, version: 1 });
    await round(0);
    expect(await rowOf(differenceId)).toMatchObject({ answerState: null, askTime: expect.any(String) });
    await round(1);
    expect(await rowOf(differenceId)).toMatchObject({ answerState: "paid", answerAmountFen: "350" });
    await round(60);
    expect(asked).toEqual(["88", "88"]);

    answers.splice(0, answers.length, undefined);
    await platform.call(billDifferences.ask, { differenceId, version: 1 });
    for (let tries = 0; tries <= askTries; tries += 1) await round((tries + 1) * 60);
    expect(await rowOf(differenceId)).toMatchObject({ answerState: "unreachable", answerAmountFen: null });
    expect(asked).toHaveLength(2 + askTries);
  });
});
