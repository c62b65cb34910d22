import { asSystem, type Database } from "@yunshou/database";
import { noticeAttempts } from "@yunshou/domain";
import { openUserEmail, openUserPhone } from "../../access/people/userContact.ts";
import { type Messenger, shortMessageOf } from "../../merchants/notifications/notificationDuties.ts";
import type { TimerContext } from "../../platform/timers.ts";
import { channelContext, type MailSettings, type RobotSettings } from "./channels.ts";
import * as queries from "./deliver.queries.ts";
import { sendMail } from "./mail.ts";
import { callRobot, ChannelRefused } from "./robots.ts";

export interface Delivery extends Messenger {
  readonly database: Database;
  /** Test switch: channels on this very machine are called. */
  readonly loopback: boolean;
  /** What counts the wait of a message for its turn, in ms; tests let it pass. */
  readonly clock?: () => number;
}

const portion = 100;
const failureLength = 200;
/** A message that waited longer for its turn is not sent any more: it would be under way still when it counts as lost. */
const startWithinMs = 30_000;
const retryMs = (attempts: number) => 15_000 * 2 ** attempts;

/** Sends what waits, after the commit that marks it as on its way, and writes down how each message ended. */
export async function deliverNotices(
  { tx, now, afterCommit }: Pick<TimerContext, "tx" | "now" | "afterCommit">,
  by: Delivery,
): Promise<void> {
  const { clock = Date.now } = by;
  await queries.pruneNotices(tx, now, portion);
  const takenAt = clock();
  for (const notice of await queries.takeNotices(tx, now, portion)) {
    afterCommit(async () => {
      const isLate = clock() - takenAt > startWithinMs;
      const result = isLate ? ({ state: "queued", failure: "", retryMs: 0 } as const) : await send(notice, by);
      await asSystem(by.database, (after) => queries.settleNotice(after, notice, result));
    });
  }
}

async function send(notice: queries.DueNotice, by: Delivery): Promise<Parameters<typeof queries.settleNotice>[2]> {
  try {
    await sendOnce(notice, by);
    return { state: "sent", failure: "", retryMs: 0 };
  } catch (error) {
    const isPassing = error instanceof ChannelRefused && error.isPassing;
    const failure = (error instanceof Error ? error.message : "failed").slice(0, failureLength);
    const again = isPassing && notice.attempts < noticeAttempts;
    return { state: again ? "queued" : "failed", failure, retryMs: retryMs(notice.attempts) };
  }
}

const gone = () => new ChannelRefused("the channel is gone", { isPassing: false });

async function sendOnce(notice: queries.DueNotice, { sms, secrets, loopback }: Delivery): Promise<void> {
  const message = shortMessageOf(notice.detail);
  const user = { userId: notice.userId ?? "", phoneSealed: notice.phoneSealed, emailSealed: notice.emailSealed };
  if (notice.way === "sms") {
    const phone = openUserPhone(secrets, user);
    if (phone === null) throw new ChannelRefused("noPhone", { isPassing: false });
    return sms.send({ ...message, phone });
  }
  const { channelId, channelKind, settingsSealed } = notice;
  if (channelId === null || channelKind === null || settingsSealed === null) throw gone();
  const settings = JSON.parse(secrets.open(settingsSealed, channelContext(channelId)).toString()) as unknown;
  if (channelKind !== "mail") return callRobot(channelKind, settings as RobotSettings, message.text, { loopback });
  const to = openUserEmail(secrets, user);
  if (to === null) throw new ChannelRefused("noAddress", { isPassing: false });
  return sendMail(
    settings as MailSettings,
    { to, subject: message.text.slice(0, 78), text: message.text },
    { loopback },
  );
}
