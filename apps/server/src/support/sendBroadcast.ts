import { openUserPhone } from "../access/people/userContact.ts";
import { type Messenger, shortMessageOf } from "../merchants/notifications/notificationDuties.ts";
import { arm, timerKind, type TimerHandler } from "../platform/timers.ts";
import { lockUnderway, takeBackPortion, writePortion } from "./broadcasts.queries.ts";
import { leaveDue } from "./leaveHouse.ts";

/** One broadcast on its way; its key is the id. */
export const broadcastDue = timerKind<Record<string, never>>("support.broadcast");

/** A recalled broadcast that somebody still has. */
export const recallDue = timerKind<Record<string, never>>("support.broadcastRecall");

/** Users whom one transaction reaches: it holds locks for well under a second, and everything else goes on between two. */
const portion = 5_000;
/** Text messages that leave at once. */
const textedPortion = 200;

/** Writes broadcasts to their users portion by portion; a process that is killed goes on where the last portion ended (SYS-06). */
export const broadcastDuty = (by: Messenger): TimerHandler =>
  broadcastDue.on(async ({ tx, now, afterCommit }, { key }) => {
    const underway = await lockUnderway(tx, key);
    if (underway === undefined) return;
    const size = underway.ways.includes("sms") ? textedPortion : portion;
    const { count, phones } = await writePortion(tx, underway, size);
    if (count === size) await arm(tx, broadcastDue.at(key, now, {}));
    if (underway.ways.some((way) => way === "mail" || way === "robot")) await arm(tx, leaveDue.at(key, now, {}));
    const message = shortMessageOf({ kind: "broadcast", msgType: underway.msgType, msgTitle: underway.msgTitle });
    if (phones.length > 0)
      afterCommit(async () => {
        // One number that is refused keeps no other from its message.
        await Promise.allSettled(
          phones.flatMap((one) => {
            const phone = openUserPhone(by.secrets, one);
            return phone === null ? [] : [by.sms.send({ ...message, phone })];
          }),
        );
      });
  });

/** Takes recalled broadcasts from their readers portion by portion, as they were written. */
export const recallDuty: TimerHandler = recallDue.on(async ({ tx, now }, { key }) => {
  if ((await takeBackPortion(tx, key, portion)) === portion) await arm(tx, recallDue.at(key, now, {}));
});
