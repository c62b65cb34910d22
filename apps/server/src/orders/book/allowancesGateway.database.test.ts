import type { DownBody } from "@yunshou/contract/machines/downMessages";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Effects } from "../../machines/effects/effect.ts";
import { machineEffects } from "../../machines/effects/index.ts";
import { type Bench, effectsForTests, openBench, type Seeded, silent } from "../../machines/gateway/testing/fixture.ts";
import { TestMachine, until } from "../../machines/gateway/testing/testMachine.ts";
import { listAllowances, tellAllowances } from "../../members/allowances/allowanceDuties.ts";
import { allowanceEffects, allowanceMachines } from "../../members/allowances/allowanceEffects.ts";
import { lockCardById } from "../../members/cardBook.queries.ts";
import { rechargeCards } from "../../members/cardDesk.ts";
import { oneProvider } from "../../payments/providers.ts";
import { benchSecrets, FakeProvider } from "../../testing/bench/orderBench.ts";
import { orderEffects } from "../effects.ts";

let bench: Bench;
let machine: Seeded;
let port: number;

beforeAll(async () => {
  bench = await openBench();
  [machine] = (await bench.seed("A1")) as [Seeded];
  const dependencies = { database: bench.database, providers: oneProvider(new FakeProvider()), notify: () => {} };
  const effects: Effects = {
    ...effectsForTests,
    ...orderEffects({ ...dependencies, log: silent, secrets: benchSecrets }),
    ...allowanceEffects,
    hello: async (context, messages) => {
      await machineEffects.hello(context, messages);
      await allowanceMachines(context, messages);
    },
  };
  port = (await bench.gateway({ effects })).port!;
  await bench.write(async (tx) => {
    await tx.query(
      "insert into member (top_id, id, merchant_id, holder_sealed, name_index, phone_index) values (1, 5, 1, '', '', '')",
    );
    await tx.query(
      `insert into card (top_id, id, merchant_id, member_id, card_no, physical_no, logical_no, kind, state, expires_on)
       values (1, 9, 1, 5, 'K9', '00000009', 'L9', 'normal', 'activated', '2099-01-01')`,
    );
    await rechargeCards({ tx, now: new Date(), actorId: null }, [(await lockCardById(tx, "1", "9"))!], {
      balanceFen: 800n,
      giftFen: 0n,
      method: "cash",
      remark: "",
    });
    await tx.query("insert into card_use values (1, $1, 9, 1, now())", [machine.machineId]);
    await tx.query("insert into card_offline_setting (top_id, merchant_id, limit_fen, hours) values (1, 1, 700, 24)");
  });
});
afterAll(() => bench.close());

const duties = () =>
  asSystem(bench.database, async (tx) => {
    await listAllowances({ tx, now: new Date() }, benchSecrets);
    await tellAllowances({ tx, now: new Date() });
  });

it("CARD-22 reaches a machine after its hello; what it sold without network arrives late, doubled and in any order, and is honoured once", async () => {
  const first = await TestMachine.ready(port, machine.machineNo, machine.secret);
  await first.tell("hello", { upperVersion: "1" });
  const heard = () =>
    first.received.findLast(({ type }) => type === "allowances")?.body as DownBody<"allowances"> | undefined;
  // Who is connected is written a moment after the first message.
  await until(async () => {
    await duties();
    return heard() !== undefined;
  });
  const { version, allowances } = heard()!;
  expect(allowances).toMatchObject([{ cardNo: "K9", amountFen: 700 }]);
  await first.tell("allowanceAnswer", { version, result: "applied" });
  await first.close();

  const back = await TestMachine.ready(port, machine.machineNo, machine.secret);
  const sold = (saleId: string) => ({
    saleId,
    lane: 11,
    priceFen: 350,
    paidFen: 350,
    payment: "memberCard" as const,
    cardNo: "K9",
    allowance: { version },
    dispensed: 1,
  });
  for (const saleId of ["s2", "s1", "s2", "s3", "s1"]) await back.tell("sale", sold(saleId));
  const orders = await bench.read<{ name: string; exception: string | null }>(
    "select source_key as name, exception from sales_order order by source_key",
  );
  expect(orders).toEqual([
    { name: "sale:s1", exception: null },
    { name: "sale:s2", exception: null },
    { name: "sale:s3", exception: "cardContradiction" },
  ]);
  expect(await bench.read("select sum(amount_fen) as fen from card_allowance_use")).toEqual([{ fen: "700" }]);
  expect(await bench.read("select balance_fen as balance, gift_fen as gift from card")).toEqual([
    { balance: "-250", gift: "0" },
  ]);
  await back.close();
});
