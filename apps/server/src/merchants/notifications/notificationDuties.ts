import type { SentDetail } from "@yunshou/contract/access/messages";
import { type NotifyWay, refillFigure, yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases";
import { wordsOf } from "@yunshou/phrases/server";
import { platformMerchantId } from "../../access/people/platformMerchant.ts";
import { platformAdministrators } from "../../access/login/guessingWatch.queries.ts";
import { insertMessages } from "../../access/people/messages.queries.ts";
import { shortMessage, type ShortMessage } from "../../access/sms/templates.ts";
import type { SmsSender } from "../../access/sms/sms.ts";
import { openUserPhone } from "../../access/people/userContact.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { repeating, type TimerContext, type RepeatedDuty } from "../../platform/timers.ts";
import { alarmSettings, type Recipient, summaryOf, takeDueSummaries } from "./notificationDuties.queries.ts";

const summaryEveryMs = 20_000;
const portion = 200;

/** How people are reached: text messages, and the key that opens their numbers. */
export interface Messenger {
  readonly sms: SmsSender;
  readonly secrets: Secrets;
}

interface Audience {
  readonly ways: readonly NotifyWay[];
  readonly recipients: readonly Recipient[];
}

/** Tells receivers of merchants the daily summary at its time of day (MERCHANT-18). */
export function notificationDuties(by: Messenger): RepeatedDuty[] {
  return [repeating("merchants.dailySummary", summaryEveryMs, (context) => tellSummaries(context, by))];
}

/** Writes the summaries whose time has come; each merchant has one a day, however often and by whomever this runs. */
export async function tellSummaries(context: TimerContext, by: Messenger): Promise<void> {
  for (const due of await takeDueSummaries(context.tx, context.now, portion)) {
    const { lanesBelow, lanesAll, ...figures } = await summaryOf(context.tx, due);
    await tell(context, by, due, {
      kind: "dailySummary",
      merchantName: due.merchantName,
      day: due.day,
      ...figures,
      refill: refillFigure(lanesBelow, lanesAll),
    });
  }
}

/**
 * Tells the administrators of the platform at their bells, and whoever the platform chose for its own alarms in the ways it
 * chose (S7).
 */
export async function tellPlatform(
  context: TimerContext,
  by: Messenger,
  details: readonly SentDetail[],
): Promise<void> {
  if (details.length === 0) return;
  const administrators = (await platformAdministrators(context.tx)).map((userId) => ({
    userId,
    phoneSealed: null,
    emailSealed: null,
  }));
  const settings = await alarmSettings(context.tx, [platformMerchantId]);
  // One message at each bell, whether somebody is an administrator, a receiver or both.
  const atBell = settings.filter(({ ways }) => ways.includes("console")).flatMap(({ recipients }) => recipients);
  const bells = [...new Map([...administrators, ...atBell].map((one) => [one.userId, one])).values()];
  const phones = settings.filter(({ ways }) => ways.includes("sms")).flatMap(({ recipients }) => recipients);
  for (const detail of details) {
    await tell(context, by, { ways: ["console"], recipients: bells }, detail);
    await tell(context, by, { ways: ["sms"], recipients: phones }, detail);
  }
}

/** Tells recipients in their merchant's ways; text messages leave after the commit. */
export async function tell(
  { tx, afterCommit }: Pick<TimerContext, "tx" | "afterCommit">,
  by: Messenger,
  { ways, recipients }: Audience,
  detail: SentDetail,
): Promise<void> {
  if (ways.includes("console"))
    await insertMessages(
      tx,
      recipients.map(({ userId }) => ({ userId, detail })),
    );
  if (!ways.includes("sms")) return;
  const message = shortMessageOf(detail);
  afterCommit(async () => {
    // One number that is refused keeps no other from its message.
    await Promise.all(
      recipients.flatMap((one) => {
        const phone = openUserPhone(by.secrets, one);
        return phone === null ? [] : [by.sms.send({ ...message, phone })];
      }),
    );
  });
}

const yuan = (fen: string) => yuanFromFen(BigInt(fen));

/** The text message of a detail, without its receiver. It is Chinese, because only Chinese mobile numbers are taken (MERCHANT-16). */
export function shortMessageOf(detail: SentDetail): Omit<ShortMessage, "phone"> {
  const words = wordsOf("zh", "messages").sentence;
  switch (detail.kind) {
    case "dailySummary": {
      const values = { ...detail, amount: yuan(detail.amountFen), refund: yuan(detail.refundFen) };
      return shortMessage("", "dailySummary", values, fill(words.dailySummary, values));
    }
    case "alarm": {
      const { merchantName, machineNo, machineName } = detail;
      const lane = detail.lane === null ? "" : fill(words.lane, { lane: detail.lane });
      const lanes = detail.refill === null ? "" : ` ${fill(words.refill, { figure: detail.refill })}`;
      const alarm = `${wordsOf("zh", "machines").alarm[detail.alarm]}${lanes}`;
      return shortMessage(
        "",
        "alarm",
        { merchantName, machineNo, machineName, alarm: `${lane} ${alarm}`.trim() },
        fill(words.alarm, { merchantName, machineNo, machineName, lane, alarm }),
      );
    }
    case "alarms":
      return shortMessage("", "alarms", detail, fill(words.alarms, { ...detail }));
    case "certificate": {
      const expired = detail.daysLeft < 0;
      if (expired) return shortMessage("", "certificateExpired", detail, fill(words.certificateExpired, { ...detail }));
      return shortMessage(
        "",
        "certificateExpiring",
        { ...detail, days: detail.daysLeft },
        fill(words.certificateExpiring, { ...detail, n: detail.daysLeft }),
      );
    }
    case "certificates":
      return shortMessage("", "certificates", detail, fill(words.certificates, { ...detail }));
    case "guessing":
      return shortMessage(
        "",
        detail.what === "password" ? "guessingPassword" : "guessingCode",
        detail,
        fill(words.guessing[detail.what], { ...detail }),
      );
    case "broadcast":
      return shortMessage("", "broadcast", detail, fill(words.broadcast, { ...detail }));
    case "guessingSpread":
      return shortMessage("", "guessingSpread", detail, fill(words.guessingSpread, { ...detail }));
  }
}
