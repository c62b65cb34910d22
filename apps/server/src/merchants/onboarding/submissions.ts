import type { ParsedInputOf, Permission, StoredRow } from "@yunshou/contract";
import type { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { asSystem, type Database } from "@yunshou/database";
import {
  checkResubmission,
  checkSubmissionFields,
  type CheckedSubmission,
  isSubmissionOver,
  refuse,
  type Refusal,
  type SubmissionChannel,
} from "@yunshou/domain";
import { recordAudit, writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { arm } from "../../platform/timers.ts";
import { applicationOf } from "./applications.queries.ts";
import { maskedBankAccount, maskedPayAccount, sealSubmissionNumber } from "./numbers.ts";
import type { SubmissionProvider } from "./provider.ts";
import { submissionDue } from "./submissionDuty.ts";
import * as queries from "./submissions.queries.ts";

interface Dependencies {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Empty where no payment provider takes submissions. */
  readonly providers: readonly SubmissionProvider[];
}

type AnyCall = Call<unknown, Permission>;

/** Handlers of submissions to payment providers. None of them calls a provider: they write what is to be done, and a duty does it. */
export function submissionHandlers({ database, secrets, providers }: Dependencies): HandlersOf<typeof submissions> {
  const inChannel = (channel: SubmissionChannel) => providers.filter((provider) => provider.channel === channel);

  return {
    async list({ tx, session, input }) {
      const { rows, ...counts } = await queries.listSubmissions(tx, session.scope, input, input);
      return { rows: rows.map((row) => rowOf(secrets, row)), ...counts };
    },

    async options({ tx, session, input }) {
      const offered = inChannel(input.payChannel);
      const merchants =
        offered.length === 0
          ? []
          : await queries.submittable(
              tx,
              session.scope,
              offered.map(({ code }) => code),
            );
      return {
        providers: offered.map(({ code, name }) => ({ code, name })),
        merchants: merchants.map(({ applicationId, merchantNo, merchantName, bankName, bankAccountSealed }) => ({
          merchantNo,
          merchantName,
          bankName,
          bankAccount: maskedBankAccount(secrets, applicationId, bankAccountSealed),
        })),
      };
    },

    async create(call) {
      const { tx, session, input } = call;
      if (input.merchantNo.trim() === "") return refuse("field.required", { field: "merchantNo" });
      const fields = checkSubmissionFields({ ...input, channel: input.payChannel });
      if (!fields.ok) return fields;
      const provider = inChannel(input.payChannel).find(({ code }) => code === input.provider.trim());
      if (provider === undefined) return refuse("merchants.noSubmissionProvider", { field: "provider" });
      const application = await queries.lockApproved(tx, session.scope, input.merchantNo.trim());
      if (application === undefined) return refuse("merchants.applicationUnknown", { field: "merchantNo" });
      return (
        (await startSubmission(call, secrets, provider, application, fields.value)) ??
        refuse("merchants.submissionExists", { field: "provider" })
      );
    },

    async resubmit(call) {
      const found = await queries.submissionOf(call.tx, call.session.scope, call.input.submissionId, { lock: false });
      // The application is locked first, as everywhere, so that nobody corrects it while it is submitted.
      if (found !== undefined) await applicationOf(call.tx, call.session.scope, found.applicationId, { lock: true });
      const submission = await queries.submissionOf(call.tx, call.session.scope, call.input.submissionId, {
        lock: true,
      });
      if (submission === undefined) return refuse("merchants.submissionUnknown", { field: "submissionId" });
      const allowed = checkResubmission(submission.state);
      if (!allowed.ok) return allowed;
      return resubmit(call, secrets, submission, call.input);
    },

    async query(call) {
      const { tx, session, input, now } = call;
      const application = await applicationOf(tx, session.scope, input.applicationId, { lock: false });
      if (application === undefined) return refuse("merchants.submissionUnknown", { field: "applicationId" });
      const open = (await queries.submissionsOf(tx, application)).filter(({ state }) => !isSubmissionOver(state));
      if (open.length === 0) return refuse("state.notAllowed", { field: "applicationId" });
      await arm(tx, ...open.map(({ submissionId, topId }) => submissionDue.at(submissionId, now, { topId, tries: 0 })));
      await recordAudit(call, {
        action: "merchants.submission.query",
        object: application.applyNo,
        merchant: application,
      });
      return { asked: open.length };
    },

    async link(call) {
      const { tx, session, input } = call;
      const submission = await queries.submissionOf(tx, session.scope, input.submissionId, { lock: false });
      if (submission === undefined) return refuse("merchants.submissionUnknown", { field: "submissionId" });
      const application = await applicationOf(tx, session.scope, submission.applicationId, { lock: false });
      const { state, signUrl, applyNo, topId, merchantId } = submission;
      if (application === undefined || signUrl === null || (state !== "verifying" && state !== "signing"))
        return refuse("merchants.signingLinkMissing");
      // Reading runs in a transaction that cannot write, so the record of it has its own.
      await asSystem(database, (own) =>
        writeAudit(own, {
          action: "merchants.submission.link.read",
          object: applyNo,
          merchant: { topId, merchantId },
          actorId: session.viewerId ?? session.userId,
          address: call.address,
          requestId: call.requestId,
        }),
      );
      return { merchantName: application.merchantName, state, signUrl };
    },
  };
}

type ActingCall = Pick<AnyCall, "tx" | "session" | "address" | "requestId" | "now">;

/**
 * Writes a submission down and arms the duty that sends it, in the caller's transaction. Undefined when the provider has
 * this application already.
 */
export async function startSubmission(
  call: ActingCall,
  secrets: Secrets,
  provider: Pick<SubmissionProvider, "code" | "name" | "channel">,
  application: {
    readonly applicationId: string;
    readonly topId: string;
    readonly merchantId: string;
    readonly applyNo: string;
  },
  fields: CheckedSubmission,
): Promise<{ submissionId: string } | undefined> {
  const { tx, session, now } = call;
  const { topId, merchantId, applicationId, applyNo } = application;
  const submissionId = await queries.nextSubmissionId(tx);
  const inserted = await queries.insertSubmission(tx, {
    topId,
    merchantId,
    applicationId,
    submissionId,
    channel: provider.channel,
    provider: provider.code,
    providerName: provider.name,
    createdBy: session.userId,
    ...settlementOf(secrets, submissionId, fields),
  });
  if (!inserted) return undefined;
  await queries.insertSubmissionEvent(tx, {
    topId,
    merchantId,
    submissionId,
    state: "queued",
    attempt: 1,
    reasons: [],
    actorId: session.userId,
  });
  await recordAudit(call, {
    action: "merchants.submission.send",
    object: applyNo,
    merchant: application,
    after: { provider: provider.code, feeRate: fields.feeRate, ownAccount: fields.bank === null },
  });
  await arm(tx, submissionDue.at(submissionId, now, { topId, tries: 0 }));
  return { submissionId };
}

async function resubmit(
  call: Call<ParsedInputOf<typeof submissions.resubmit>, "merchants.submission.write">,
  secrets: Secrets,
  submission: queries.SubmissionRecord,
  input: ParsedInputOf<typeof submissions.resubmit>,
): Promise<Refusal | Record<string, never>> {
  const { tx, session, now } = call;
  const { topId, merchantId, submissionId, applyNo, attempt, channel, provider, state } = submission;
  const fields = checkSubmissionFields({ ...input, channel, provider });
  if (!fields.ok) return fields;
  await queries.requeue(tx, submission, settlementOf(secrets, submissionId, fields.value));
  await queries.insertSubmissionEvent(tx, {
    topId,
    merchantId,
    submissionId,
    state: "queued",
    attempt: attempt + 1,
    reasons: [],
    actorId: session.userId,
  });
  await recordAudit(call, {
    action: "merchants.submission.resubmit",
    object: applyNo,
    merchant: submission,
    before: { state, attempt, feeRate: submission.feeRate },
    after: {
      state: "queued",
      attempt: attempt + 1,
      feeRate: fields.value.feeRate,
      ownAccount: fields.value.bank === null,
    },
  });
  await arm(tx, submissionDue.at(submissionId, now, { topId, tries: 0 }));
  return {};
}

function settlementOf(
  secrets: Secrets,
  submissionId: string,
  { feeRate, bank, payAccount }: CheckedSubmission,
): queries.Settlement {
  return {
    feeRate,
    bankName: bank?.bankName ?? null,
    bankAccountSealed: sealSubmissionNumber(secrets, submissionId, "bankAccount", bank?.bankAccount ?? null),
    payAccountSealed: sealSubmissionNumber(secrets, submissionId, "payAccount", payAccount),
  };
}

function rowOf(
  secrets: Secrets,
  { payAccountSealed, ...row }: queries.SubmissionListRow,
): StoredRow<typeof submissions.list> {
  return {
    ...row,
    payAccountNo: row.submissionId === null ? null : maskedPayAccount(secrets, row.submissionId, payAccountSealed),
  };
}
