import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { postLedger } from "@yunshou/database";
import { ledgerAccounts } from "@yunshou/domain";
import type { Rows } from "./rows.ts";
import { nextSerial } from "./rows.ts";
import { TenantSupport } from "./tenantSupport.ts";

/** A bank card number with a right check digit that nobody else has. */
function bankCard(): string {
  const digits = `622588${String(nextSerial()).padStart(9, "0")}`;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const counted = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Makes collection accounts and withdrawals of a merchant. */
export class TenantMoney extends TenantSupport {
  /** What a form of a collection account says. */
  accountForm() {
    return {
      providerName: this.canary,
      payAccountNo: this.name("P"),
      bankName: this.canary,
      bankCardNo: bankCard(),
      collectionUnit: this.canary,
      payKey: "",
    };
  }

  /** A collection account in preparation, or activated. */
  async collectionAccount({ activated = true } = {}): Promise<string> {
    const { accountId } = await this.admin.call(collectionAccounts.create, {
      merchantId: this.merchantId,
      ...this.accountForm(),
    });
    if (activated) await this.admin.call(collectionAccounts.activate, { accountId, version: 1 });
    return accountId;
  }

  /** Money that a provider holds for the merchant, as if it had been sold for. */
  async earn(amountFen: bigint): Promise<void> {
    const serial = `world:${nextSerial()}`;
    await this.write((tx) =>
      postLedger(tx, [
        {
          kind: "earned",
          idempotencyKey: serial,
          referenceId: "1",
          merchantId: this.merchantId,
          topMerchantId: this.topId,
          postings: [
            { account: ledgerAccounts.clearing("wechat"), amountFen: -amountFen },
            { account: ledgerAccounts.available, amountFen },
          ],
        },
      ]),
    );
  }

  /** A withdrawal in a state, with its money held. */
  async withdrawal(accountId: string, state = "notReviewed"): Promise<string> {
    await this.earn(10_000n);
    const withdrawNo = await this.id(
      `insert into withdrawal (top_id, merchant_id, account_id, bank_name, card_tail, amount_fen, fee_fen, state, remark, applied_by)
       values ($1, $2, $3, $4, '1234', 1000, 10, $5, $4, $6)`,
      [this.topId, this.merchantId, accountId, this.canary, state, this.adminId],
    );
    await this.write((tx) =>
      postLedger(tx, [
        {
          kind: "withdrawalHeld",
          idempotencyKey: `withdrawalHeld:${withdrawNo}`,
          referenceId: withdrawNo,
          merchantId: this.merchantId,
          topMerchantId: this.topId,
          postings: [
            { account: ledgerAccounts.available, amountFen: -1_010n },
            { account: ledgerAccounts.withdrawHold, amountFen: 1_010n },
          ],
        },
      ]),
    );
    return withdrawNo;
  }

  /** A statement of a day with one line, part and share, all in his name; what it charges is available. */
  async settlement(state = "pending"): Promise<string> {
    const { versionId, receiverId } = await this.splitPlan({ enabled: false });
    await this.earn(10_000n);
    // Each call has a day of its own; the lists of tests look at some days around today.
    const values = [this.topId, this.merchantId, versionId, receiverId, this.rows?.machineId ?? null, nextSerial()];
    const day = "current_date - 1 + (select count(*)::int from settlement where merchant_id = $2) % 2";
    const place = "select $1::bigint, $2::bigint, d.day";
    return this.write(async (tx) => {
      const [made] = await tx.query<{ id: string }>(
        `with d as (select ${day} as day),
         line as (insert into settlement_line (top_id, merchant_id, settle_day, fact_day, account_id, account_version, order_id, machine_id, payment, amount_fen, rate, fee_fen, higo_fen, split_fen, split_version_id)
           ${place}, d.day, -1, $6::bigint, 1, $5::bigint, 'wechat', 1000, 60, 6, 0, 100, $3::bigint from d),
         part as (insert into settlement_part (top_id, merchant_id, settle_day, payment, rate, orders, refunds, paid_fen, refund_fen, fee_fen, higo_fen, split_fen)
           ${place}, 'wechat', 60, 1, 0, 1000, 0, 6, 0, 100 from d on conflict do nothing),
         share as (insert into settlement_share (top_id, merchant_id, settle_day, split_version_id, receiver_id, ratio, orders, paid_fen, share_fen)
           ${place}, $3, $4::bigint, 1000, 1, 1000, 100 from d)
         insert into settlement (top_id, merchant_id, settle_day, orders, refunds, sales_fen, refund_fen, fee_fen, higo_fen, split_fen, previous_seal, seal)
           ${place}, 1, 0, 1000, 0, 6, 0, 100, '', 'x' from d
         on conflict (merchant_id, settle_day, top_id) do update set state = 'pending', version = 1 returning id`,
        values,
      );
      await tx.query("update settlement set state = $2, reason = $3 where id = $1", [made!.id, state, this.canary]);
      // The book is past those days, or the closing of a server that runs beside would write their parts once more.
      await tx.query(
        `insert into settlement_book (top_id, merchant_id, begin_day, closed_day) values ($1, $2, current_date - 30, current_date)
         on conflict (top_id, merchant_id) do update set closed_day = excluded.closed_day`,
        [this.topId, this.merchantId],
      );
      // The line is found by the number of its order, which here is that of the statement.
      await tx.query(
        "update settlement_line set order_id = $1 where top_id = $2 and account_id = -1 and account_version = $3",
        [made!.id, this.topId, values.at(-1)],
      );
      return made!.id;
    });
  }

  /** A statement of a day long gone, as its reader gets it. */
  accountStatement(receiverId: string | null = null): Promise<string> {
    return this.id(
      `insert into account_statement (top_id, merchant_id, merchant_no, merchant_name, receiver_id, from_day, to_day, total_fen, seal, made_by)
       values ($1, $2, (select merchant_no from merchant where id = $2), $3, $4, current_date - 20, current_date - 20, 0, $3, $5)`,
      [this.topId, this.merchantId, this.canary, receiverId, this.adminId],
    );
  }

  /** A payment service of the platform that has no bill yet. */
  billedService(): Promise<string> {
    return this.id(
      `insert into payment_service (id, code, kind, provider_name, fee_rate)
       select n.id, 'wechat' || n.id, 'wechat', $1, 60 from (select next_id() as id) n`,
      [this.name("B")],
    );
  }

  /** An open difference between the bill of a day long gone and the merchant's books, which holds no statement. */
  async difference(): Promise<string> {
    const billId = await this.id(
      `insert into provider_bill (service_id, day, source, content_hash, payments, refunds, paid_fen, refund_fen, fee_fen, our_payments, our_refunds,
         our_paid_fen, our_refund_fen, open_before, opened, settled, open_after)
       values ($1, current_date, 'uploaded', 'x', 0, 0, 0, 0, 0, 1, 0, 500, 0, 0, 1, 0, 1)`,
      [await this.billedService()],
    );
    return this.id(
      `insert into bill_difference (top_id, merchant_id, bill_id, day, reason, kind, number, order_id, trade_no, our_fen, remark)
       values ($1, $2, $3, current_date, 'missingThere', 'payment', $4, $4, $5, 500, $5)`,
      [this.topId, this.merchantId, billId, nextSerial(), this.canary],
    );
  }

  /** A line of a bank that nobody expected. */
  arrival(): Promise<string> {
    return this.id(
      `insert into bank_arrival (top_id, merchant_id, import_id, bank_day, bank_fen, bank_reference, payer, state, reason)
       values ($1, $2, 1, current_date, 500, $3, $4, 'open', 'unexpected')`,
      [this.topId, this.merchantId, this.name("B"), this.canary],
    );
  }

  /** What the merchant owes one below it, which is nobody's business but his; the merchant has the money for it. */
  async due(): Promise<{ dueId: string; payeeId: string }> {
    await this.earn(10_000n);
    const payeeId = await this.id(
      `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind)
       select n.id, $1, $2, m.path || n.id, $3, $4, 'ordinary' from (select next_id() as id) n, merchant m where m.id = $2`,
      [this.topId, this.merchantId, `due${nextSerial()}`, this.name("D")],
    );
    const serial = `world:${nextSerial()}`;
    const side = (merchantId: string, otherId: string, fen: bigint) => ({
      kind: "cardMovedOut",
      idempotencyKey: `${serial}:${merchantId}`,
      referenceId: "1",
      merchantId,
      topMerchantId: this.topId,
      postings: [
        { account: ledgerAccounts.due(otherId), amountFen: fen },
        { account: ledgerAccounts.counter("cash"), amountFen: -fen },
      ],
    });
    return this.write(async (tx) => {
      await postLedger(tx, [side(this.merchantId, payeeId, 5_000n), side(payeeId, this.merchantId, -5_000n)]);
      const [account] = await tx.query<{ id: string }>(
        "select id from ledger.account where merchant_id = $1 and code = $2",
        [this.merchantId, ledgerAccounts.due(payeeId)],
      );
      return { dueId: account!.id, payeeId };
    });
  }

  /** A settlement of a due that somebody else of the merchant asked for. */
  async dueSettlement(): Promise<string> {
    const { payeeId } = await this.due();
    return this.id(
      "insert into due_settlement (top_id, merchant_id, payee_id, way, amount_fen, remark, applied_by) values ($1, $2, $3, 'offset', 500, $4, 1)",
      [this.topId, this.merchantId, payeeId, this.canary],
    );
  }

  /** The same about a payment that the provider can be asked about by our number. */
  async unaskedDifference(): Promise<string> {
    const id = await this.difference();
    await this.write((tx) => tx.query("update bill_difference set trade_no = null where id = $1", [id]));
    return id;
  }

  /** A plan of splits for a product of its own, so that none is in the way of another. */
  async splitPlan({ enabled = true } = {}): Promise<{ planId: string; versionId: string; receiverId: string }> {
    const planId = await this.id("insert into split_plan (top_id, merchant_id, name) values ($1, $2, $3)", [
      this.topId,
      this.merchantId,
      this.canary,
    ]);
    const receiverId = await this.id("insert into split_receiver (top_id, merchant_id, name) values ($1, $2, $3)", [
      this.topId,
      this.merchantId,
      this.name("R"),
    ]);
    const versionId = await this.id(
      `insert into split_version (top_id, merchant_id, plan_id, from_day, enabled, product_ids, receiver_ids, ratios)
       values ($1, $2, $3, current_date, $4, array[$5::bigint], array[$6::bigint], '{1000}')`,
      [this.topId, this.merchantId, planId, enabled, nextSerial(), receiverId],
    );
    return { planId, versionId, receiverId };
  }

  /** The account of a receiver at WeChat Pay; an order waits for it, by the plan that is given. */
  async shareAccount(receiverId: string, versionId: string | null = null): Promise<string> {
    const serial = nextSerial();
    await this.id(
      `insert into order_sharing (top_id, merchant_id, order_id, kind, provider, trade_no, paid_fen, paid_at, share_day, split_version_id, state, obstacle, failure)
       values ($1, $2, $3, 'wechat', 'w', $4, 100, now(), current_date, $5, 'waiting', 'accountRefused', $4)`,
      [this.topId, this.merchantId, serial, this.canary, versionId],
    );
    await this.id(
      `insert into split_mode (top_id, merchant_id, platform_balance, ratio_limit, answered_by, reason, set_by) values ($1, $2, false, 3000, $3, $3, $4)`,
      [this.topId, this.merchantId, this.canary, this.adminId],
    );
    return this.id(
      `insert into share_account (top_id, merchant_id, receiver_id, kind, account_type, account, holder, state, failure)
       values ($1, $2, $3, 'wechat', 'merchant', $4, $5, 'refused', 'x')`,
      [this.topId, this.merchantId, receiverId, String(1_900_000_000 + Number(serial)), this.canary],
    );
  }

  async money(): Promise<
    Pick<
      Rows,
      | "accountId"
      | "withdrawNo"
      | "statementId"
      | "accountStatementId"
      | "receiverId"
      | "shareAccountId"
      | "planId"
      | "differenceId"
      | "arrivalId"
      | "dueId"
      | "dueSettlementId"
    >
  > {
    const accountId = await this.collectionAccount();
    await this.id(
      "insert into fee_rate (top_id, merchant_id, payment, rate, from_day, set_by) values ($1, $2, 'alipay', 38, current_date - $4::int, $3)",
      [this.topId, this.merchantId, this.adminId, nextSerial()],
    );
    const { planId, versionId, receiverId } = await this.splitPlan();
    return {
      accountId,
      withdrawNo: await this.withdrawal(accountId),
      statementId: await this.settlement(),
      accountStatementId: await this.accountStatement(receiverId),
      receiverId,
      shareAccountId: await this.shareAccount(receiverId, versionId),
      planId,
      differenceId: await this.difference(),
      arrivalId: await this.arrival(),
      dueId: (await this.due()).dueId,
      dueSettlementId: await this.dueSettlement(),
    };
  }
}
