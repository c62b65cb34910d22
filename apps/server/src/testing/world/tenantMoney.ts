import { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { postLedger } from "@yunshou/database";
import { ledgerAccounts } from "@yunshou/domain";
import type { Rows } from "./rows.ts";
import { nextSerial } from "./rows.ts";
import { TenantMembers } from "./tenantMembers.ts";

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
export class TenantMoney extends TenantMembers {
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

  async money(): Promise<Pick<Rows, "accountId" | "withdrawNo">> {
    const accountId = await this.collectionAccount();
    return { accountId, withdrawNo: await this.withdrawal(accountId) };
  }
}
