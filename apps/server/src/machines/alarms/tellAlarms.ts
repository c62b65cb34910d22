import type { SentDetail } from "@yunshou/contract/access/messages";
import { alarmsToldSingly, type AlarmWay } from "@yunshou/domain";
import type { Recipient } from "../../merchants/notifications/notificationDuties.queries.ts";
import { alarmSettings } from "../../merchants/notifications/notificationDuties.queries.ts";
import { insertMessages } from "../../access/people/messages.queries.ts";
import type { TimerContext } from "../../platform/timers.ts";
import * as queries from "./telling.queries.ts";

const portion = 200;

/** Who is told of some alarms, and in whose name. */
interface Audience {
  readonly merchantId: string;
  readonly merchantName: string;
  readonly ways: readonly AlarmWay[];
  readonly recipients: readonly Recipient[];
  readonly alarms: readonly queries.UntoldAlarm[];
}

/**
 * Tells of alarms whose time has come: by the setting of the machine, else by the rule of the kind, else as the merchant and
 * those above it set their notifications (MACHINE-23, STOCK-02, SYS-07). Bells are written at once, everything else is a row
 * that `deliverNotices` sends after this commit.
 */
export async function tellAlarms({ tx, now }: Pick<TimerContext, "tx" | "now">): Promise<void> {
  const alarms = await queries.takeUntold(tx, now, portion);
  const special = alarms.filter((alarm) => decidedOf(alarm) !== null);
  await tellAll(tx, audiencesOf(special, decidedOf), false);
  const general = alarms.filter((alarm) => decidedOf(alarm) === null);
  if (general.length === 0) return;
  const settings = await alarmSettings(tx, [...new Set(general.map(({ merchantId }) => merchantId))]);
  await tellAll(
    tx,
    settings.map(({ covers, ...audience }) => ({
      ...audience,
      alarms: general.filter(({ merchantId }) => covers.includes(merchantId)),
    })),
    false,
  );
}

/** Tells others of alarms that nobody handled in time. */
export async function escalateAlarms({ tx, now }: Pick<TimerContext, "tx" | "now">): Promise<void> {
  const alarms = await queries.takeEscalations(tx, now, portion);
  await tellAll(
    tx,
    audiencesOf(alarms, ({ rule }) => rule),
    true,
  );
}

/** Somebody hears of it, or shall not: what is on and has nobody left who can be told decides nothing. */
const decides = (told: queries.Told | null): told is queries.Told =>
  told !== null && (!told.enabled || told.recipients.length > 0 || told.ways.includes("robot"));

/** What somebody has decided about an alarm: the setting of its machine, else the rule of its kind; null where it is told as all others are. */
const decidedOf = ({ stock, rule }: queries.UntoldAlarm): queries.Told | null => {
  if (decides(stock)) return stock;
  return decides(rule) && (rule.enabled || stock === null) ? rule : null;
};

/** Alarms by whoever is told of them; what is switched off is told nobody. */
function audiencesOf(
  alarms: readonly queries.UntoldAlarm[],
  toldOf: (alarm: queries.UntoldAlarm) => queries.Told | null,
): Audience[] {
  const audiences = new Map<string, Audience & { readonly alarms: queries.UntoldAlarm[] }>();
  for (const alarm of alarms) {
    const told = toldOf(alarm);
    if (told === null || !told.enabled) continue;
    const ways = told.ways.length > 0 ? told.ways : (["console"] as const);
    const key = JSON.stringify([told.merchantId, ways, told.recipients.map(({ userId }) => userId)]);
    const audience = audiences.get(key) ?? { ...told, ways, alarms: [] };
    audience.alarms.push(alarm);
    audiences.set(key, audience);
  }
  return [...audiences.values()];
}

async function tellAll(tx: TimerContext["tx"], audiences: readonly Audience[], escalated: boolean): Promise<void> {
  const notices: queries.NewNotice[] = [];
  let batch = 0;
  for (const audience of audiences) {
    const { merchantId, ways, recipients } = audience;
    const channels =
      ways.includes("robot") || ways.includes("mail")
        ? await queries.channelsFor(tx, merchantId)
        : { robots: [], mail: undefined };
    for (const { detail, alarms } of messagesOf(audience)) {
      const add = (
        one: Pick<queries.NewNotice, "way" | "userId" | "channelId" | "receiver">,
        state: queries.NewNotice["state"],
        failure = "",
      ) => {
        batch += 1;
        for (const { alarmId, topId, machineId, merchantId: owner } of alarms)
          notices.push({
            alarmId,
            topId,
            machineId,
            merchantId: owner,
            ...one,
            batch,
            escalated,
            detail,
            state,
            failure,
          });
      };
      if (ways.includes("console"))
        await insertMessages(
          tx,
          recipients.map(({ userId }) => ({ userId, detail })),
        );
      for (const { userId, phoneSealed, emailSealed } of recipients) {
        const person = { userId, channelId: null, receiver: "" };
        if (ways.includes("console")) add({ way: "console", ...person }, "sent");
        if (ways.includes("sms"))
          add(
            { way: "sms", ...person },
            phoneSealed === null ? "failed" : "queued",
            phoneSealed === null ? "noPhone" : "",
          );
        if (!ways.includes("mail")) continue;
        const missing = emailSealed === null ? "noAddress" : channels.mail === undefined ? "noMailServer" : "";
        add(
          { way: "mail", ...person, channelId: channels.mail ?? null },
          missing === "" ? "queued" : "failed",
          missing,
        );
      }
      if (ways.includes("robot"))
        for (const { id, name } of channels.robots)
          add({ way: "robot", userId: null, channelId: id, receiver: name }, "queued");
    }
  }
  await queries.insertNotices(tx, notices);
}

/** One message an alarm, or one for all of them, so that a power cut is not a hundred. */
function messagesOf({
  merchantName,
  alarms,
}: Audience): { readonly detail: SentDetail; readonly alarms: readonly queries.UntoldAlarm[] }[] {
  if (alarms.length > alarmsToldSingly) {
    const machines = new Set(alarms.map(({ machineNo }) => machineNo)).size;
    return [{ detail: { kind: "alarms", merchantName, alarms: alarms.length, machines }, alarms }];
  }
  return alarms.map((one) => {
    const { machineNo, machineName, alarm, lane, refill } = one;
    return { detail: { kind: "alarm", merchantName, machineNo, machineName, alarm, lane, refill }, alarms: [one] };
  });
}
