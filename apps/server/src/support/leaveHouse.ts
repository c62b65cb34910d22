import { asSystem, type Database } from "@yunshou/database";
import { fillTemplate, noticeAttempts, robotText } from "@yunshou/domain";
import { platformMerchantId } from "../access/people/platformMerchant.ts";
import { openUserEmail } from "../access/people/userContact.ts";
import { channelContext, type MailSettings, type RobotSettings } from "../machines/alarms/channels.ts";
import { sendMail } from "../machines/alarms/mail.ts";
import { callRobot, ChannelRefused } from "../machines/alarms/robots.ts";
import { channelsFor } from "../machines/alarms/telling.queries.ts";
import type { Secrets } from "../platform/secrets.ts";
import { arm, timerKind, type TimerHandler } from "../platform/timers.ts";
import * as queries from "./deliveries.queries.ts";

/** Mails and robots of one broadcast that have not left yet; its key is the id. */
export const leaveDue = timerKind<Record<string, never>>("support.broadcastLeave");

export interface LeaveDependencies {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Test switch: channels on this very machine are called. */
  readonly loopback: boolean;
}

const [portion, prunedPortion] = [60, 1_000];
/** Connections at once to the mail server and to robots. */
const lanes = 6;
/** Longer than a portion takes at worst. Until then its process may still be at it. */
const patienceMs = 180_000;
const failureLength = 200;
const retryMs = (attempts: number) => 15_000 * 2 ** attempts;

/** Sends what leaves by mail and to robots, a portion after the other, and writes down how each ended (SYS-05). */
export const leaveDuty = (by: LeaveDependencies): TimerHandler =>
  leaveDue.on(async ({ tx, now, afterCommit }, { key }) => {
    await queries.pruneDeliveries(tx, now, prunedPortion);
    const taken = await queries.takeDeliveries(tx, key, now, { portion, patienceMs });
    if (taken.length === 0) {
      const next = await queries.settleDeliveries(tx, key, []);
      if (next !== undefined) await arm(tx, leaveDue.at(key, next, {}));
      return;
    }
    // A process that is killed before it wrote down how they ended is followed by another one.
    await arm(tx, leaveDue.at(key, new Date(now.getTime() + patienceMs), {}));
    const { mail } = await channelsFor(tx, platformMerchantId);
    const sealed = mail === undefined ? undefined : await queries.mailServer(tx, mail);
    const server =
      mail === undefined || sealed === undefined
        ? undefined
        : (JSON.parse(by.secrets.open(sealed, channelContext(mail)).toString()) as MailSettings);
    afterCommit(async () => {
      const rest = [...taken];
      const results: queries.Settled[] = [];
      const work = async () => {
        for (let one = rest.shift(); one !== undefined; one = rest.shift()) results.push(await send(one, server, by));
      };
      await Promise.all(Array.from({ length: lanes }, work));
      await asSystem(by.database, async (after) => {
        const next = await queries.settleDeliveries(after, key, results);
        if (next !== undefined) await arm(after, leaveDue.at(key, next, {}));
      });
    });
  });

async function send(
  one: queries.DueDelivery,
  server: MailSettings | undefined,
  by: LeaveDependencies,
): Promise<queries.Settled> {
  const { deliveryId, attempts } = one;
  try {
    await (one.way === "mail" ? sendLetter(one, server, by) : tellRobot(one, by));
    return { deliveryId, state: "sent", failure: "", retryMs: 0 };
  } catch (error) {
    const again = error instanceof ChannelRefused && error.isPassing && attempts < noticeAttempts;
    const failure = (error instanceof Error ? error.message : "failed").slice(0, failureLength);
    return { deliveryId, state: again ? "waiting" : "failed", failure, retryMs: again ? retryMs(attempts) : 0 };
  }
}

const final = (reason: string) => new ChannelRefused(reason, { isPassing: false });

async function sendLetter(
  { userId, userName, emailSealed, merchantNo, merchantName, msgTitle, msgContent }: queries.DueDelivery,
  server: MailSettings | undefined,
  { secrets, loopback }: LeaveDependencies,
): Promise<void> {
  const to = openUserEmail(secrets, { userId: userId ?? "", emailSealed });
  if (to === null) throw final("noAddress");
  if (server === undefined) throw final("noMailServer");
  const values = { merchantNo: merchantNo ?? "", merchantName: merchantName ?? "", userName: userName ?? "" };
  await sendMail(server, { to, subject: msgTitle, text: fillTemplate(msgContent, values) }, { loopback });
}

async function tellRobot(one: queries.DueDelivery, { secrets, loopback }: LeaveDependencies): Promise<void> {
  const { channelId, channelKind, settingsSealed, merchantNo, merchantName } = one;
  if (channelId === null || channelKind === null || channelKind === "mail" || settingsSealed === null)
    throw final("the channel is gone");
  const settings = JSON.parse(secrets.open(settingsSealed, channelContext(channelId)).toString()) as RobotSettings;
  const text = robotText(one, { merchantNo: merchantNo ?? "", merchantName: merchantName ?? "" });
  await callRobot(channelKind, settings, text, { loopback });
}
