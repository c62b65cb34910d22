import { createHash } from "node:crypto";
import { defaultLanguage } from "@yunshou/contract/languages";
import type { machineFeedback } from "@yunshou/contract/support/machineFeedback";
import type { Handle } from "@yunshou/database";
import {
  checkTicket,
  checkTicketText,
  customerFeedbackLimits,
  customerStateOf,
  refuse,
  type Refusal,
  resumeClock,
  startClock,
  step,
  ticketTable,
  windowWaitSeconds,
} from "@yunshou/domain";
import { wordsOf } from "@yunshou/phrases/server";
import { blockOf } from "../access/login/guessing.ts";
import { ages, count, lockSubject } from "../access/people/login.queries.ts";
import type { HandlersOf } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./machineFeedback.queries.ts";
import * as book from "./ticketBook.queries.ts";
import { sealedPhone, ticketUnknown } from "./ticketBook.ts";

const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();
const machineUnknown = () => refuse("support.machineUnknown", { field: "machineNo" });

/** Everybody may write, so one address may not write about one machine without end; its writes come one after the other. */
async function countTry(tx: Handle, machineId: string, address: string): Promise<Refusal | undefined> {
  const { tries, seconds } = customerFeedbackLimits;
  const subject = `machineFeedback:${machineId}:${blockOf(address)}`;
  const wait = windowWaitSeconds(await ages(tx, subject, tries), tries, seconds);
  if (wait > 0) return refuse("access.tooManyAttempts", { values: { seconds: wait } });
  await count(tx, subject);
  return undefined;
}

/** Handlers of what end customers say at a machine. They run as the system: nobody is logged in. */
export function machineFeedbackHandlers({
  secrets,
}: {
  readonly secrets: Secrets;
}): HandlersOf<typeof machineFeedback> {
  return {
    async machine({ tx, input }) {
      const machine = await queries.machineAt(tx, input.machineNo);
      if (machine === undefined) return machineUnknown();
      const { machineNo, machineName, pointName } = machine;
      return { machineNo, machineName, pointName };
    },

    async create({ tx, input, now, address }) {
      const machine = await queries.machineAt(tx, input.machineNo);
      if (machine === undefined) return machineUnknown();
      const { problemType, ticketContent, contactPhone } = input;
      const ticketTitle = wordsOf(defaultLanguage, "support").problem[problemType];
      const fields = checkTicket({ ticketTitle, ticketContent, contactPhone, ticketImages: [] });
      if (!fields.ok) return fields;
      await lockSubject(tx, `machineFeedback:${machine.machineId}`);
      const hash = tokenHash(input.token);
      const known = await queries.ticketOfToken(tx, machine, hash);
      if (known !== undefined) return { ticketNo: known.ticketNo };
      const tooMany = await countTry(tx, machine.machineId, address);
      if (tooMany !== undefined) return tooMany;
      const order = input.orderNo === "" ? undefined : await queries.orderSaid(tx, machine, input.orderNo);
      if (order === undefined && input.orderNo !== "") return refuse("support.orderUnknown", { field: "orderNo" });
      const ticketNo = await book.newTicketNo(tx);
      const { topId, merchantId, machineId } = machine;
      const made: book.NewTicket = {
        ticketNo,
        topId,
        merchantId,
        source: "customer",
        title: fields.value.ticketTitle,
        problem: problemType,
        content: fields.value.ticketContent,
        images: [],
        ...sealedPhone(secrets, ticketNo, fields.value.contactPhone),
        machineId,
        orderId: order?.orderId ?? null,
        reporterId: null,
        tokenHash: hash,
        ...startClock(now),
      };
      await book.insertTicket(tx, made);
      await book.insertEntry(tx, made, { kind: "create", authorId: null });
      return { ticketNo };
    },

    async own({ tx, input }) {
      const machine = await queries.machineAt(tx, input.machineNo);
      const ticket = machine && (await queries.ticketOfToken(tx, machine, tokenHash(input.token)));
      if (ticket === undefined) return ticketUnknown();
      const { ticketNo, problemType, state, createdTime, ticketContent } = ticket;
      const others = await queries.goesOnIn(tx, ticket);
      const said = await queries.saidOf(tx, ticket, others);
      // A merged one is settled when the other one is, unless its own customer opened it again.
      const shown = others.reduce((before, { isSettledSince, state: after }) => {
        return before === "resolved" && !isSettledSince ? after : before;
      }, state);
      return { ticketNo, problemType, customerTicketState: customerStateOf[shown], createdTime, ticketContent, said };
    },

    async reply({ tx, input, now, address }) {
      const words = checkTicketText(input.ticketReply);
      if (!words.ok) return words;
      const machine = await queries.machineAt(tx, input.machineNo);
      const ticket = machine && (await queries.ticketOfToken(tx, machine, tokenHash(input.token)));
      if (machine === undefined || ticket === undefined) return ticketUnknown();
      const last = (await queries.saidOf(tx, ticket)).at(-1);
      if (last?.byCustomer === true && last.words === words.value) return {};
      const next = step(ticketTable, ticket.state, "reply");
      if (!next.ok) return next;
      const tooMany = await countTry(tx, machine.machineId, address);
      if (tooMany !== undefined) return tooMany;
      const { answerDueAt, solveDueAt, solveLeftMs } = resumeClock(ticket, now);
      await book.saveStep(tx, ticket, { state: next.value, answerDueAt, solveDueAt, solveLeftMs });
      await book.insertEntry(tx, ticket, { kind: "reply", authorId: null, words: words.value });
      return {};
    },
  };
}
