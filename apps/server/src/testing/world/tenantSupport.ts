import { ticketContext, ticketPhoneIndex } from "../../support/ticketBook.ts";
import type { Rows } from "./rows.ts";
import { newPhone } from "./rows.ts";
import { TenantMembers } from "./tenantMembers.ts";

/** Makes tickets and messages of a merchant. */
export class TenantSupport extends TenantMembers {
  /** A ticket that the administrator reported, or the feedback of a customer, in a state. */
  async ticket(state = "unprocessed", source: "console" | "customer" = "console"): Promise<string> {
    const before = state === "deleted" ? "processing" : null;
    const columns =
      "top_id, merchant_id, source, title, problem, content, state, state_before, reporter_id, solve_left_ms";
    const ticketNo = await this.id(
      `insert into ticket (${columns}) values ($1, $2, $3, $4, 'other', $4, $5, $6, $7, 1000)`,
      [this.topId, this.merchantId, source, this.canary, state, before, this.adminId],
    );
    const { secrets } = this.server.context;
    const phone = newPhone();
    await this.write(async (tx) => {
      await tx.query("update ticket set phone_sealed = $2, phone_index = $3 where id = $1", [
        ticketNo,
        secrets.seal(Buffer.from(phone), ticketContext(ticketNo)),
        ticketPhoneIndex(secrets, phone),
      ]);
      await tx.query(
        "insert into ticket_entry (top_id, merchant_id, ticket_id, kind, author_id, words) values ($1, $2, $3, 'answer', $4, $5)",
        [this.topId, this.merchantId, ticketNo, this.adminId, this.canary],
      );
    });
    return ticketNo;
  }

  /** The feedback of a customer about a machine. */
  async feedbackAbout(machineId: string): Promise<string> {
    const feedbackNo = await this.ticket("unprocessed", "customer");
    await this.write((tx) =>
      tx.query("update ticket set subject_machine_id = $2 where id = $1", [feedbackNo, machineId]),
    );
    return feedbackNo;
  }

  /** What the product told the administrator. */
  async message(): Promise<string> {
    const detail = { kind: "alarms", merchantName: this.canary, alarms: 2, machines: 1 };
    return this.id(
      "insert into user_message (top_id, merchant_id, user_id, kind, detail) values ($1, $2, $3, 'alarms', $4)",
      [this.topId, this.merchantId, this.adminId, JSON.stringify(detail)],
    );
  }

  async support({ machineId }: Pick<Rows, "machineId">): Promise<Pick<Rows, "ticketNo" | "feedbackNo" | "messageId">> {
    return {
      ticketNo: await this.ticket(),
      messageId: await this.message(),
      feedbackNo: await this.feedbackAbout(machineId),
    };
  }
}
