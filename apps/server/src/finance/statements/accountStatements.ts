import { randomBytes } from "node:crypto";
import type { accountStatements } from "@yunshou/contract/finance/accountStatements";
import type { Permission } from "@yunshou/contract";
import { checkLinkDays, checkStatementDays, refuse, type Refusal, statementTotal } from "@yunshou/domain";
import { hashOf } from "../../access/session/session.ts";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { ownerOf } from "../fees/fees.queries.ts";
import { shownRange } from "../settlement/settlements.ts";
import * as queries from "./accountStatements.queries.ts";
import { contentOf, hashOfStatement } from "./content.ts";
import { fileAnswer } from "./statementFile.ts";

const dayMs = 86_400_000;

type LinkCall = Call<{ readonly accountStatementId: string; readonly version: number }, Permission>;

const objectOf = ({ merchantName, receiver, fromDate, toDate }: queries.StatementRecord) =>
  [receiver ?? merchantName, `${fromDate}–${toDate}`].join(" ");

/** A statement of the scope that nobody else is changing, in the version that the person saw. */
async function find({ tx, session, input }: LinkCall): Promise<queries.StatementRecord | Refusal> {
  const statement = await queries.statementOf(tx, session.scope, input.accountStatementId, { lock: true });
  if (statement === undefined) return refuse("finance.statementUnknown", { field: "accountStatementId" });
  return statement.version === input.version ? statement : refuse("finance.statementChanged");
}

/** Handlers of account statements (FIN-07, FIN-19, FIN-20). */
export function accountStatementHandlers(files: { readonly dataDir: string }): HandlersOf<typeof accountStatements> {
  return {
    list: ({ tx, session, input }) => queries.listStatements(tx, session.scope, input, input),

    receivers: async ({ tx, session, input }) => ({
      rows: await queries.listReceivers(tx, session.scope, input.merchantId),
    }),

    async create(call) {
      const { tx, session, input } = call;
      const range = shownRange(input);
      if (!range.ok) return range;
      const owner = await ownerOf(tx, session.scope, input.merchantId);
      if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
      const closed = checkStatementDays(input.toDay, await queries.closedDay(tx, owner.merchantId));
      if (!closed.ok) return closed;
      const { receiverId } = input;
      const receiver = receiverId === null ? null : await queries.receiverOf(tx, owner.merchantId, receiverId);
      if (receiver === undefined) return refuse("finance.receiverUnknown", { field: "receiverId" });
      const about = { merchantId: owner.merchantId, receiverId, fromDate: input.fromDay, toDate: input.toDay };
      const names = {
        merchantNo: await queries.merchantNoOf(tx, owner.merchantId),
        merchantName: owner.merchantName,
      };
      const content = await contentOf(tx, { ...about, ...names, receiver: receiver?.name ?? null });
      if (content.lines.length === 0) return refuse("finance.statementEmpty");
      const seal = hashOfStatement(content);
      const totalFen = statementTotal(content.lines);
      const made = { ...about, ...names, topId: owner.topId, totalFen, seal };
      const accountStatementId = await queries.insertStatement(tx, { ...made, madeBy: session.userId });
      await recordAudit(call, {
        action: "finance.accountStatement.create",
        object: [receiver?.name ?? owner.merchantName, `${input.fromDay}–${input.toDay}`].join(" "),
        merchant: owner,
        after: { statementHash: seal, settleAmountFen: String(totalFen) },
      });
      return { accountStatementId };
    },

    async file({ tx, session, input, language }) {
      const statement = await queries.statementOf(tx, session.scope, input.accountStatementId);
      if (statement === undefined) return refuse("finance.statementUnknown", { field: "accountStatementId" });
      return fileAnswer(files, statement, await contentOf(tx, statement), input.fileFormat, language);
    },

    async share(call) {
      const { tx, input, now } = call;
      const days = checkLinkDays(input.linkDays);
      if (!days.ok) return days;
      const statement = await find(call);
      if (isRefusal(statement)) return statement;
      const token = randomBytes(32).toString("base64url");
      const expiresAt = new Date(now.getTime() + input.linkDays * dayMs);
      await queries.saveLink(tx, statement, { tokenHash: hashOf(token), until: expiresAt });
      await recordAudit(call, {
        action: "finance.accountStatement.shareLink",
        object: objectOf(statement),
        merchant: statement,
        after: { linkExpiresAt: expiresAt },
      });
      return { token, expiresAt };
    },

    async revoke(call) {
      const statement = await find(call);
      if (isRefusal(statement)) return statement;
      await queries.saveLink(call.tx, statement, undefined);
      await recordAudit(call, {
        action: "finance.accountStatement.closeLink",
        object: objectOf(statement),
        merchant: statement,
      });
      return {};
    },
  };
}
