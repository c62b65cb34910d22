import { readFile } from "node:fs/promises";
import { figureViews } from "@yunshou/contract/insight/figureViews";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import {
  addDays,
  businessDay,
  nextSendDay,
  refuse,
  type Refusal,
  reportedDays,
  reportMailRetrySeconds,
  type ReportScheduleFields,
  reportScheduleLimits,
} from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { wordsOf } from "@yunshou/phrases/server";
import { openUserEmail } from "../../access/people/userContact.ts";
import { sessionOf } from "../../access/session/session.ts";
import { findPerson } from "../../access/session/session.queries.ts";
import { channelContext, type MailSettings } from "../../machines/alarms/channels.ts";
import { sendMail } from "../../machines/alarms/mail.ts";
import { ChannelRefused } from "../../machines/alarms/robots.ts";
import { channelsFor } from "../../machines/alarms/telling.queries.ts";
import { mediaTypes, storedPath } from "../../platform/export/exportFiles.ts";
import { isRefusal } from "../../platform/refused.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm, disarm, type TimerHandler, timerKind } from "../../platform/timers.ts";
import { insertReport, setFile } from "./reports.queries.ts";
import * as queries from "./reportSchedules.queries.ts";
import { startReport } from "./startReport.ts";

type Due = { readonly topId: string };
/** One schedule, at its next time; its key is the id. */
export const scheduleDue = timerKind<Due>("insight.reportSchedule");
/** The mail of one report, while it waits; its key is the id of the report. */
const mailDue = timerKind<Due>("insight.reportMail");

export interface ReportMailDependencies {
  readonly database: Database;
  readonly dataDir: string;
  readonly secrets: Secrets;
  /** Test switch: a mail server on this very machine is spoken to. */
  readonly loopback: boolean;
}

const [lookMs, againMs] = [5_000, 60_000];
/** A mail server may take so long for each receiver; until then no other round sends to those who wait. */
const mailMs = 60_000;
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const dayMs = 86_400_000;

/** When a schedule is due next, after an instant. */
export async function nextInstant(
  tx: Handle,
  schedule: ReportScheduleFields,
  timeZone: string,
  after: Date,
): Promise<Date> {
  const today = businessDay(after, timeZone);
  const first = await queries.instantOf(tx, nextSendDay(schedule, today), schedule.sendTime, timeZone);
  if (first > after) return first;
  return queries.instantOf(tx, nextSendDay(schedule, addDays(today, 1)), schedule.sendTime, timeZone);
}

/** Reports that are written and mailed by themselves: noted at their time, sent when their file is there. */
export const reportMailDuties = (by: ReportMailDependencies): TimerHandler[] => [
  scheduleDue.on(async ({ tx, now }, { key, data: { topId } }) => {
    const schedule = await queries.takeSchedule(tx, topId, key);
    if (schedule?.nextAt == null || schedule.nextAt > now) return;
    const { timeZone, ownerId, reportName, merchantNo, ofMerchantId, merchantId } = schedule;
    const today = businessDay(schedule.nextAt, timeZone);
    // What was missed while nothing ran is sent once, for the day on which it was due.
    const nextAt = await nextInstant(tx, schedule, timeZone, now);
    await queries.setNext(tx, schedule, nextAt);
    await arm(tx, scheduleDue.at(key, nextAt, { topId }));
    await queries.pruneScheduled(tx, topId, ownerId, later(now, -reportScheduleLimits.keptDays * dayMs));
    const { viewName, condition } = schedule;
    const wanted = {
      reportName,
      merchantNo,
      ofMerchantId,
      viewName,
      condition,
      ...reportedDays(schedule.cycle, today),
    };
    const reportId = await insertReport(tx, { topId, merchantId, userId: ownerId, ...wanted });
    await queries.expectMail(tx, schedule, reportId, now);
    await arm(tx, mailDue.at(reportId, now, { topId }));
  }),

  mailDue.on(async ({ tx, now, afterCommit }, { key, data: { topId } }) => {
    const report = await queries.takeMail(tx, topId, key);
    if (report === undefined) return;
    const end = (state: "failed" | "expired", result: string) => queries.settleMail(tx, report, { state, result });
    if (now.getTime() - report.createdAt.getTime() > reportScheduleLimits.mailHours * 3_600_000)
      return end("expired", "");
    if (report.fileState === "queued" || report.fileState === "running")
      return arm(tx, mailDue.at(key, later(now, lookMs), { topId }));
    if (report.fileState === "failed") return again(tx, report, now);
    if (report.fileState !== "ready") {
      const started = await write(tx, report, now);
      if (!isRefusal(started)) return arm(tx, mailDue.at(key, later(now, lookMs), { topId }));
      const isPassing = started.code === "system.exportRunning" || started.code === "system.tooManyExports";
      return isPassing ? arm(tx, mailDue.at(key, later(now, againMs), { topId })) : end("failed", started.code);
    }
    const waitSeconds = reportMailRetrySeconds(report.attempts + 1);
    if (waitSeconds === undefined) return end("failed", "no answer");
    await queries.countMailTry(tx, report);
    const receivers = await queries.mailReceivers(tx, report);
    const retryAt = later(now, waitSeconds * 1_000);
    // The next try is written before anything is called, so a killed process forgets no mail.
    await arm(tx, mailDue.at(key, later(now, Math.max(waitSeconds * 1_000, receivers.length * mailMs)), { topId }));
    const { mail } = await channelsFor(tx, report.merchantId);
    const server = mail === undefined ? undefined : await queries.mailServer(tx, mail);
    if (mail === undefined || server === undefined) return end("failed", "noMailServer");
    const settings = JSON.parse(
      by.secrets.open(server.settingsSealed, channelContext(mail)).toString(),
    ) as MailSettings;
    afterCommit(() => send({ ...report, retryAt }, receivers, settings, by));
  }),
];

/** A file that failed is written again after a while, as a mail is tried again. */
async function again(tx: Handle, report: queries.MailReport, now: Date): Promise<void> {
  const waitSeconds = reportMailRetrySeconds(report.attempts + 1);
  if (waitSeconds === undefined) return queries.settleMail(tx, report, { state: "failed", result: "server.failed" });
  await queries.countMailTry(tx, report);
  await setFile(tx, report, null);
  await arm(tx, mailDue.at(report.reportId, later(now, waitSeconds * 1_000), { topId: report.topId }));
}

/** Has the file written in the rights that the owner has now. */
async function write(
  tx: Handle,
  report: queries.MailReport,
  now: Date,
): Promise<{ readonly fileId: string } | Refusal> {
  const person = await findPerson(tx, report.ownerId);
  if (person === undefined) return refuse("access.noPermission");
  const session = sessionOf(person, "optional");
  if (!session.permissions.has(figureViews[report.reportName].permission)) return refuse("access.noPermission");
  const { language } = report;
  const started = await startReport({ tx, session, language, now, address: "", requestId: "schedule" }, report);
  if (!isRefusal(started)) await setFile(tx, report, started.fileId);
  return started;
}

/** Sends the file to each receiver in a mail of its own; whom it reached is written down even when another one refuses. */
async function send(
  report: queries.MailReport & { readonly retryAt: Date },
  receivers: readonly queries.MailReceiver[],
  settings: MailSettings,
  { database, dataDir, secrets, loopback }: ReportMailDependencies,
): Promise<void> {
  const { language, reportName, startDate: from, endDate: to, merchantName, fileId, fileName } = report;
  const words = wordsOf(language, "reports");
  const name = [words.name[reportName], report.viewName].filter((part) => part !== "").join(" · ");
  const subject = fill(words.mailSubject, { name, from, to });
  const text = fill(words.mailText, { name, from, to, merchant: merchantName });
  const reached: string[] = [];
  const refused: { readonly result: string; readonly isPassing: boolean }[] = [];
  const content = await readFile(storedPath(dataDir, fileId ?? "")).catch(() => undefined);
  for (const receiver of receivers) {
    const to = openUserEmail(secrets, receiver);
    try {
      if (content === undefined) throw new ChannelRefused("the file is gone", { isPassing: true });
      if (to === null) throw new ChannelRefused("noAddress", { isPassing: false });
      const attachments = [{ filename: fileName ?? "report.xlsx", content, contentType: mediaTypes.xlsx }];
      await sendMail(settings, { to, subject, text, attachments }, { loopback });
      reached.push(receiver.userId);
    } catch (error) {
      const isPassing = !(error instanceof ChannelRefused) || error.isPassing;
      refused.push({ result: (error instanceof Error ? error.message : "failed").slice(0, 200), isPassing });
    }
  }
  const isOver = refused.every(({ isPassing }) => !isPassing);
  const state = isOver ? (refused.length === 0 && receivers.length > 0 ? "sent" : "failed") : "waiting";
  const result = receivers.length === 0 ? "noAddress" : (refused[0]?.result ?? "");
  await asSystem(database, async (tx) => {
    await queries.settleMail(tx, report, { state, result, reached });
    if (isOver) await disarm(tx, mailDue.named(report.reportId));
    else await arm(tx, mailDue.at(report.reportId, report.retryAt, { topId: report.topId }));
  });
}
