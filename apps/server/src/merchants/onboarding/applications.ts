import { randomInt } from "node:crypto";
import type { Permission } from "@yunshou/contract";
import type { applications } from "@yunshou/contract/merchants/onboarding/applications";
import { asSystem, type Database } from "@yunshou/database";
import {
  applicationTable,
  businessDay,
  checkDayRange,
  checkDrafts,
  checkEditable,
  invitationDays,
  queryRangeDays,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { sendPassword } from "../../access/people/oneTimePassword.ts";
import { hashOf } from "../../access/session/session.ts";
import type { SmsSender } from "../../access/sms/sms.ts";
import type { AccessKeys } from "../../access/people/verifier.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { type AuditEntry, recordAudit, writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { applicationRow } from "./applicationRow.ts";
import * as queries from "./applications.queries.ts";
import { type ImageStore, imageAnswer } from "./images.ts";
import { openNumbers } from "./numbers.ts";
import { decide, type ReviewParts } from "./review.ts";
import { saveStep, submitApplication, viewOf } from "./wizard.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { applicationExport } from "./applicationExport.ts";

interface Dependencies {
  readonly keys: AccessKeys;
  readonly sms: SmsSender;
  readonly database: Database;
  readonly store: ImageStore;
}

type AnyCall = Call<unknown, Permission>;

const dayMs = 86_400_000;
const unknown = () => refuse("merchants.applicationUnknown", { field: "applicationId" });

/** Handlers of applications of small merchants (MERCHANT-07, MERCHANT-12). */
export function applicationHandlers({ database, store, keys, sms }: Dependencies): HandlersOf<typeof applications> {
  const { secrets } = store;
  const find = ({ tx, session }: AnyCall, applicationId: string, lock = true) =>
    queries.applicationOf(tx, session.scope, applicationId, { lock });
  const audit = (call: AnyCall, application: queries.ApplicationRecord, action: string, after?: unknown) =>
    recordAudit(call, {
      action: `merchants.application.${action}`,
      object: application.applyNo,
      merchant: application,
      ...(after === undefined ? {} : { after }),
    });
  /** Reading runs in a transaction that cannot write, so the record of it has its own. */
  const auditRead = (
    { session, address, requestId }: AnyCall,
    application: queries.ApplicationRecord,
    action: string,
  ) => {
    const entry: AuditEntry = {
      action,
      object: application.applyNo,
      merchant: { topId: application.topId, merchantId: application.merchantId },
    };
    return asSystem(database, (tx) =>
      writeAudit(tx, { ...entry, actorId: session.viewerId ?? session.userId, address, requestId }),
    );
  };

  return {
    async list({ tx, session, input }) {
      const { rows, ...counts } = await queries.listApplications(
        tx,
        session.scope,
        session.userId,
        { ...input, timeZone: session.timeZone },
        input,
      );
      return { rows: rows.map((row) => applicationRow(secrets, row)), ...counts };
    },

    async reviews({ tx, session, input }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      if (!range.ok) return range;
      const { rows, ...counts } = await queries.listApplications(
        tx,
        session.scope,
        session.userId,
        { ...input, submittedOnly: true, timeZone: session.timeZone },
        input,
      );
      return { rows: rows.map((row) => applicationRow(secrets, row)), ...counts };
    },

    async export(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.statistics);
      return range.ok ? startExport(call, applicationExport) : range;
    },

    async detail(call) {
      const { tx, session, input } = call;
      const application = await find(call, input.applicationId, false);
      if (application === undefined) return unknown();
      await auditRead(call, application, "merchants.application.read");
      const { createdBy, submittedBy, tokenExpiresAt } = application;
      const good = tokenExpiresAt !== null && tokenExpiresAt > call.now;
      return {
        ...(await viewOf(tx, secrets, application, { links: false })),
        ...(await queries.surroundings(tx, session.scope, application)),
        applicationId: application.applicationId,
        own: createdBy === session.userId || submittedBy === session.userId,
        linkExpiresAt: good ? tokenExpiresAt : null,
      };
    },

    async create(call) {
      const draft = await openDraft(call);
      if ("ok" in draft) return draft;
      await recordAudit(call, {
        action: "merchants.application.create",
        object: draft.applyNo,
        merchant: ownerOf(call),
      });
      return draft;
    },

    async saveStep(call) {
      const application = await find(call, call.input.applicationId);
      if (application === undefined) return unknown();
      const saved = await saveStep(call.tx, secrets, application, call.input);
      if (!saved.ok) return saved;
      await audit(call, application, "edit", { fields: saved.value });
      return {};
    },

    async submit(call) {
      const application = await find(call, call.input.applicationId);
      if (application === undefined) return unknown();
      const refused = await submitApplication(call.tx, secrets, application, call.input.signature, call.session.userId);
      if (refused !== undefined) return refused;
      await audit(call, application, "submit");
      return {};
    },

    async withdraw(call) {
      const application = await find(call, call.input.applicationId);
      if (application === undefined) return unknown();
      const next = step(applicationTable, application.applyStatus, "withdraw");
      if (!next.ok) return next;
      await queries.markWithdrawn(call.tx, application);
      await queries.insertEvent(call.tx, application, "withdraw", call.session.userId);
      await audit(call, application, "withdraw");
      return {};
    },

    async invite(call) {
      const draft = call.input.applicationId === null ? await openDraft(call) : undefined;
      if (draft !== undefined && "ok" in draft) return draft;
      const application = await find(call, draft?.applicationId ?? call.input.applicationId ?? "0");
      if (application === undefined) return unknown();
      const editable = checkEditable(application.applyStatus, application.sentBack);
      if (!editable.ok) return editable;
      const expiresAt = new Date(call.now.getTime() + invitationDays * dayMs);
      await queries.setToken(
        call.tx,
        application,
        hashOf(tokensOf(secrets, application.applicationId, expiresAt)[0]!),
        expiresAt,
      );
      await audit(call, application, "invite", { expiresAt: expiresAt.toISOString() });
      return {
        applicationId: application.applicationId,
        applyNo: application.applyNo,
        expiresAt,
      };
    },

    async link(call) {
      const application = await find(call, call.input.applicationId, false);
      if (application === undefined) return unknown();
      const { tokenExpiresAt, applicationId } = application;
      if (tokenExpiresAt === null || tokenExpiresAt <= call.now) return refuse("merchants.linkInvalid");
      const token = tokensOf(secrets, applicationId, tokenExpiresAt).find((one) =>
        application.tokenHash?.equals(hashOf(one)),
      );
      // A link of a master key that is gone is still good for its holder, but nobody can be shown it again.
      if (token === undefined) return refuse("merchants.linkInvalid");
      await auditRead(call, application, "merchants.application.link.read");
      return { token, expiresAt: tokenExpiresAt };
    },

    async revoke(call) {
      const application = await find(call, call.input.applicationId);
      if (application === undefined) return unknown();
      await queries.setToken(call.tx, application, null, null);
      await audit(call, application, "revoke");
      return {};
    },

    async image(call) {
      const application = await find(call, call.input.applicationId, false);
      if (application === undefined) return unknown();
      const image = await imageAnswer(call.tx, store, application, call.input.kind);
      if (image === undefined) return refuse("merchants.imageUnknown");
      await auditRead(call, application, "merchants.application.images.read");
      call.setHeader("x-content-type-options", "nosniff");
      return image;
    },

    async reveal(call) {
      const application = await find(call, call.input.applicationId, false);
      if (application === undefined) return unknown();
      await auditRead(call, application, "merchants.application.numbers.read");
      return openNumbers(secrets, application);
    },

    async decide(call) {
      const { applicationIds, submittedTimes, decision, remark } = call.input;
      const seen = new Map(applicationIds.map((applicationId, place) => [applicationId, submittedTimes?.[place]]));
      const ids = [...new Set(applicationIds)].sort((left, right) => (BigInt(left) < BigInt(right) ? -1 : 1));
      if (ids.length === 0) return refuse("merchants.selectApplications", { field: "applicationIds" });
      const away = decision === "approve" ? sms.refusal(call.now) : undefined;
      if (away !== undefined) return away;
      const parts: ReviewParts = { keys, tell: (recipient, password) => sendPassword(call, sms, recipient, password) };
      for (const applicationId of ids) {
        const application = await find(call, applicationId);
        if (application === undefined) return unknown();
        const submittedAt = seen.get(applicationId);
        if (submittedAt !== undefined && submittedAt?.getTime() !== application.submittedAt?.getTime())
          return refuse("merchants.applicationChanged", { field: "applicationIds" });
        const refused = await decide(call, parts, application, decision, remark);
        if (refused !== undefined) return refused;
      }
      return { decided: ids.length };
    },
  };
}

/** 256 bits that nobody computes without the key; another expiry makes another token. Its hash alone is stored. The first is that of the present key. */
const tokensOf = (secrets: Secrets, applicationId: string, expiresAt: Date) =>
  secrets
    .keyedHashes("application link", `${applicationId}\u001f${expiresAt.toISOString()}`)
    .map((hash) => hash.toString("base64url"));

const ownerOf = ({ session }: AnyCall) => ({ topId: session.topMerchantId, merchantId: session.merchantId });

/** A new draft with a number that tells its day: JJ, the day, six digits. */
async function openDraft(call: AnyCall): Promise<{ applicationId: string; applyNo: string } | Refusal> {
  const room = checkDrafts(await queries.countDrafts(call.tx, ownerOf(call)));
  if (!room.ok) return room;
  const day = businessDay(call.now, call.session.timeZone).replaceAll("-", "");
  for (;;) {
    const applyNo = `JJ${day}${String(randomInt(1_000_000)).padStart(6, "0")}`;
    const applicationId = await queries.insertApplication(call.tx, {
      ...ownerOf(call),
      applyNo,
      createdBy: call.session.userId,
    });
    if (applicationId !== null) return { applicationId, applyNo };
  }
}
