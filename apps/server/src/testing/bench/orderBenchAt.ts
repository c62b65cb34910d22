import type { DownBody, DownType } from "@yunshou/contract/machines/downMessages";
import type { UpBody, UpType } from "@yunshou/contract/machines/upMessages";
import { asSystem, type Database, type Handle, openDatabase } from "@yunshou/database";
import { verifyDatabase } from "@yunshou/database/verify";
import type { Effect, EffectContext, Incoming, MachineIdentity } from "../../machines/effects/effect.ts";
import { secretsFrom } from "../../platform/secrets.ts";
import { makeSweeper } from "../../platform/timers.ts";
import type { PaymentProvider, PaymentReport, RefundReport } from "../../payments/provider.ts";
import { ProviderRefused, ProviderUnreachable } from "../../payments/provider.ts";
import { oneProvider } from "../../payments/providers.ts";
import { sellingDuties } from "../../orders/selling/duties.ts";
import { orderEffects } from "../../orders/effects.ts";

/** A provider in memory with the faults of real ones: it can be silent, and it answers repeated numbers once. */
export class FakeProvider implements PaymentProvider {
  readonly name = "demo";
  readonly payments = new Map<string, { amountFen: bigint; state: "unpaid" | "paid" | "closed"; tradeNo: string }>();
  readonly refunds = new Map<string, { amountFen: bigint; report: RefundReport }>();
  /** How many calls about which payment fail, before the provider has done anything or after it has; "new" stands for new payments. */
  readonly silence = new Map<string, { when: "before" | "after"; calls: number }>();
  refundEnds: RefundReport["state"] = "succeeded";

  private answer<T>(outTradeNo: string, act: () => T): Promise<T> {
    const fault = this.silence.get(this.payments.has(outTradeNo) ? outTradeNo : "new");
    const fails = fault !== undefined && fault.calls > 0;
    if (fails) fault.calls -= 1;
    if (!fails || fault.when === "after") {
      const value = act();
      if (!fails) return Promise.resolve(value);
    }
    return Promise.reject(new ProviderUnreachable("silent"));
  }

  createPayment({ outTradeNo, amountFen }: { outTradeNo: string; amountFen: bigint }) {
    return this.answer(outTradeNo, () => {
      if (!this.payments.has(outTradeNo))
        this.payments.set(outTradeNo, { amountFen, state: "unpaid", tradeNo: `T${outTradeNo}` });
      return { codeUrl: `demo://pay/${outTradeNo}` };
    });
  }

  private report(outTradeNo: string): PaymentReport {
    const payment = this.payments.get(outTradeNo);
    if (payment === undefined) return { state: "unknown" };
    return payment.state === "paid"
      ? { state: "paid", tradeNo: payment.tradeNo, amountFen: payment.amountFen, paidAt: new Date() }
      : { state: payment.state };
  }

  queryPayment = (outTradeNo: string) => this.answer(outTradeNo, () => this.report(outTradeNo));

  closePayment(outTradeNo: string) {
    return this.answer(outTradeNo, () => {
      const payment = this.payments.get(outTradeNo);
      if (payment?.state === "unpaid") payment.state = "closed";
      return this.report(outTradeNo);
    });
  }

  /** Codes that customers show: whether the money is there, and whether they have to confirm first. */
  readonly shown = new Map<string, "pays" | "asks" | "poor">();
  readonly charged: string[] = [];

  chargeShownCode({ outTradeNo, amountFen }: { outTradeNo: string; amountFen: bigint }, code: string) {
    this.charged.push(code);
    if (this.shown.get(code) === "poor") return Promise.reject(new ProviderRefused("NOT_ENOUGH"));
    return this.answer(outTradeNo, () => {
      const state = this.shown.get(code) === "asks" ? "unpaid" : "paid";
      this.payments.set(outTradeNo, { amountFen, state, tradeNo: `T${outTradeNo}` });
      return this.report(outTradeNo);
    });
  }

  requestRefund({ outTradeNo, refundNo, amountFen }: { outTradeNo: string; refundNo: string; amountFen: bigint }) {
    return this.answer(outTradeNo, (): RefundReport => {
      const known = this.refunds.get(refundNo);
      if (known !== undefined && known.report.state !== "failed") return known.report;
      const report: RefundReport =
        this.refundEnds === "failed" ? { state: "failed", failure: "balance too low" } : { state: this.refundEnds };
      this.refunds.set(refundNo, { amountFen, report });
      return report;
    });
  }

  queryRefund = ({ outTradeNo, refundNo }: { outTradeNo: string; refundNo: string }) =>
    this.answer(outTradeNo, (): RefundReport => this.refunds.get(refundNo)?.report ?? { state: "unknown" });

  readNotice: PaymentProvider["readNotice"] = (rawBody) => ({ ok: true, notice: reviveNotice(rawBody) });

  pay(outTradeNo: string): void {
    this.payments.get(outTradeNo)!.state = "paid";
  }

  /** Money that really went back to customers. */
  paidBackFen(): bigint {
    return [...this.refunds.values()].reduce(
      (sum, { amountFen, report }) => (report.state === "succeeded" ? sum + amountFen : sum),
      0n,
    );
  }
}

function reviveNotice(rawBody: Buffer) {
  return JSON.parse(rawBody.toString("utf8"), (key, value) =>
    key === "amountFen" ? BigInt(value as string) : key === "paidAt" ? new Date(value as string) : value,
  );
}

export interface Bench {
  readonly database: Database;
  readonly provider: FakeProvider;
  readonly machine: MachineIdentity;
  readonly sent: { machineNo: string; type: DownType; body: unknown }[];
  /** Runs the effect of messages as the gateway does: one transaction, then what was left for after the commit. */
  act<T extends "sale" | "payRequest" | "pickupRequest" | "shipClaim" | "shipResult">(
    type: T,
    bodies: readonly Partial<UpBody<T>>[],
    options?: { now?: Date; machine?: MachineIdentity },
  ): Promise<void>;
  /** Milliseconds of each effect's transaction, in their order. */
  readonly took: number[];
  sweep(now: Date): Promise<number>;
  read<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  write(work: (tx: Handle) => Promise<unknown>): Promise<void>;
  addMachine(machineNo: string, lanes?: number, stock?: number): Promise<MachineIdentity>;
  setStock(machineId: string, stock: number): Promise<void>;
  close(): Promise<void>;
}

/** Keys of the bench. */
export const benchSecrets = secretsFrom(Buffer.alloc(32, 7));

export const silentLog = { error: () => {}, warn: () => {}, info: () => {} } as never;

const defaults = {
  sale: { cabinet: "main", lane: 11, quantity: 1, priceFen: 350, paidFen: 350, payment: "cash", dispensed: 1 },
  payRequest: { cabinet: "main", lane: 11, quantity: 1, priceFen: 350, provider: "wechat" },
  pickupRequest: {},
  shipClaim: {},
  shipResult: { dispensed: 1 },
} as const;

let serial = 0;

/** One merchant in Shanghai and one machine of lanes 11 to 13, five pieces each at 3.50, in an empty database. */
export async function openBenchAt(test: { readonly url: string; drop(): Promise<void> }): Promise<Bench> {
  const database = openDatabase({ adminUrl: test.url, webConnections: 4, systemConnections: 12 });
  const write = (work: (tx: Handle) => Promise<unknown>) => asSystem(database, async (tx) => void (await work(tx)));
  await write(async (tx) => {
    await tx.query(
      "insert into merchant (id, top_id, path, merchant_no, name, kind, province) values (1, 1, '{1}', '0001', 'Test', 'ordinary', '上海')",
    );
    await tx.query(
      "insert into product (top_id, id, merchant_id, code, name, price_fen) values (1, 10, 1, 'cola', '可乐', 350)",
    );
  });
  const provider = new FakeProvider();
  const sent: Bench["sent"] = [];
  const took: number[] = [];
  const dependencies = { database, providers: oneProvider(provider), notify: () => {}, log: silentLog };
  const effects = orderEffects({ ...dependencies, secrets: benchSecrets });
  const sweeper = makeSweeper(database, sellingDuties(dependencies), silentLog);
  const addMachine = async (machineNo: string, lanes = 3, stock = 5): Promise<MachineIdentity> => {
    const machineId = await asSystem(database, (tx) => insertMachine(tx, machineNo, lanes, stock));
    return { machineId, machineNo, topId: "1", merchantId: "1" };
  };
  const machine = await addMachine("M1");
  return {
    database,
    provider,
    machine,
    sent,
    took,
    async act(type, bodies, { now, machine: sender = machine } = {}) {
      const later: (() => void)[] = [];
      const began = performance.now();
      await asSystem(database, async (tx) => {
        later.length = 0;
        const [clock] = await tx.query<{ now: Date }>("select now() as now");
        const at = now ?? clock!.now;
        const context: EffectContext = {
          tx,
          now: at,
          send: (machineNo: string, sentType: DownType, body: DownBody<DownType>) =>
            void sent.push({ machineNo, type: sentType, body }),
          afterCommit: (action: () => void) => void later.push(action),
          notify: () => {},
        } as EffectContext;
        const messages = bodies.map((body) =>
          incoming(type, sender, { ...defaults[type], ...names(type), ...body }, at),
        );
        await (effects[type] as Effect<UpType>)(context, messages as never);
      });
      took.push(performance.now() - began);
      for (const action of later) action();
      await settled();
    },
    /** What duties do after their commits may arm further duties that are due at the same moment. */
    async sweep(now) {
      let done = 0;
      for (let more = await sweeper.sweep(now); more > 0; more = await sweeper.sweep(now)) {
        done += more;
        await sweeper.settled();
      }
      return done;
    },
    read: (text, values) => asSystem(database, (tx) => tx.query(text, values)),
    write,
    addMachine,
    setStock: (machineId, stock) =>
      write((tx) =>
        tx.query(
          `with old as (select * from lane where machine_id = $1 and stock <> $2 for update),
             moved as (insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
               select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, $2::int - stock, $2, 'count' from old)
           update lane l set stock = $2 from old where l.machine_id = old.machine_id and l.cabinet = old.cabinet and l.lane_no = old.lane_no`,
          [machineId, stock],
        ),
      ),
    async close() {
      await database.close();
      await test.drop();
    },
  };

  /** Codes are asked for after the commit, beside the effect; a test waits until none is missing. */
  async function settled(): Promise<void> {
    for (let round = 0; round < 100; round += 1) {
      const rows = await asSystem(database, (tx) =>
        tx.query(
          `select 1 from payment p join sales_order o on o.id = p.order_id where p.code_url is null and o.pay_state = 'unpaid'
           and not exists (select from outbox o where o.key = 'payCode:' || p.order_id)`,
        ),
      );
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

function names(type: UpType): Record<string, string> {
  serial += 1;
  if (type === "sale") return { saleId: `s${serial}` };
  return type === "payRequest" || type === "pickupRequest" ? { requestId: `r${serial}` } : {};
}

function incoming<T extends UpType>(type: T, machine: MachineIdentity, body: unknown, at: Date): Incoming<T> {
  serial += 1;
  const message = { type, boot: "b1", seq: serial, at: at.getTime(), sentAt: at.getTime(), body };
  return { machine, message, receivedAt: at, occurredAt: at } as unknown as Incoming<T>;
}

async function insertMachine(tx: Handle, machineNo: string, lanes: number, stock: number): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into machine (top_id, merchant_id, machine_no, name, category, type, activated_at) values (1, 1, $1, $1, 'vending', 'drink', now()) returning id",
    [machineNo],
  );
  await tx.query(
    "insert into machine_state (top_id, machine_id, merchant_id, connection) values (1, $1, 1, 'online')",
    [row!.id],
  );
  await tx.query(
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity)
     select 1, $1, 1, 'main', 10 + n, 10, 350, $3, 200 from generate_series(1, $2::int) n`,
    [row!.id, lanes, stock],
  );
  await tx.query(
    `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select top_id, merchant_id, machine_id, cabinet, lane_no, product_id, stock, stock, 'generate' from lane where machine_id = $1 and stock > 0`,
    [row!.id],
  );
  return row!.id;
}

/** What must hold after anything (M14): what `npm run verify` checks, no negative stock, and money was taken exactly where it is counted. */
export async function brokenRules({ database, read }: Pick<Bench, "database" | "read">): Promise<string[]> {
  const findings = (await asSystem(database, (tx) => verifyDatabase(tx))).map(
    ({ check, examples }) => `${check}: ${JSON.stringify(examples[0])}`,
  );
  const negative = await read("select lane_no from lane where stock < 0");
  const uncounted = await read(
    `select id from sales_order where counted <> (paid_fen > 0 or (business in ('pickupCode', 'mall') and dispensed > 0)
       or (business not in ('pickupCode', 'mall') and pay_state = 'paid' and price_fen > 0 and discount_fen = price_fen))`,
  );
  return [...findings, ...negative.map(() => "negative stock"), ...uncounted.map(() => "counted differs from paid")];
}

/** Waits until a statement in this database, and not in that of another test, waits for a lock. */
export async function somebodyWaits(bench: Pick<Bench, "read">): Promise<void> {
  const waiting = () =>
    bench.read(
      "select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())",
    );
  while ((await waiting()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}
