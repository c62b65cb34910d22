import type { AnswerOf, ParsedInputOf } from "@yunshou/contract";
import type { invited } from "@yunshou/contract/merchants/onboarding/invited";
import type { Handle } from "@yunshou/database";
import {
  businessDay,
  checkEditable,
  checkStep,
  checkSubmission,
  needsMerchant,
  refuse,
  type Refusal,
  type Result,
} from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { openApplicant, openSignedName, sealApplicant, sealSignedName } from "./applicant.ts";
import {
  type ApplicationRecord,
  eventsOf,
  imagesOf,
  insertEvent,
  markSubmitted,
  saveDraft,
} from "./applications.queries.ts";
import { submissionEventsOf, submissionsOf } from "./submissions.queries.ts";
import { maskedNumbers, openNumbers, sealNumbers } from "./numbers.ts";

const timeZone = "Asia/Shanghai";

const storedIn = (application: ApplicationRecord) => ({
  idCardNo: application.idCardSealed !== null,
  bankAccount: application.bankAccountSealed !== null,
});

/** Saves one step of the wizard, the same for a session and for the holder of a link. Answers the names of what was written. */
export async function saveStep(
  tx: Handle,
  secrets: Secrets,
  application: ApplicationRecord,
  input: ParsedInputOf<typeof invited.saveStep>,
): Promise<Result<readonly string[]>> {
  const editable = checkEditable(application.applyStatus, application.sentBack);
  if (!editable.ok) return editable;
  const checked = checkStep(input.step, input, storedIn(application), businessDay(new Date(), timeZone));
  if (!checked.ok) return checked;
  const { idCardNo = "", bankAccount = "", contactName, contactPhone, email, ...open } = checked.value;
  const known = openApplicant(secrets, application);
  const applicant = {
    contactName: contactName ?? known.contactName,
    contactPhone: contactPhone ?? known.contactPhone,
    email: email ?? known.email,
  };
  const isWritten = contactName !== undefined || contactPhone !== undefined || email !== undefined;
  await saveDraft(tx, application, {
    ...open,
    ...(isWritten ? { contactSealed: sealApplicant(secrets, application.applicationId, applicant) } : {}),
    ...sealNumbers(secrets, application.applicationId, { idCardNo, bankAccount }),
  });
  return { ok: true, value: Object.keys(checked.value) };
}

/** Submits a complete application; `submittedBy` is null for the holder of a link. */
export async function submitApplication(
  tx: Handle,
  secrets: Secrets,
  application: ApplicationRecord,
  signature: string,
  submittedBy: string | null,
): Promise<Refusal | undefined> {
  const editable = checkEditable(application.applyStatus);
  if (!editable.ok) return editable;
  const numbers = openNumbers(secrets, application);
  const fields = {
    ...application,
    ...openApplicant(secrets, application),
    idCardNo: numbers.idCardNo ?? "",
    bankAccount: numbers.bankAccount ?? "",
  };
  const images = (await imagesOf(tx, application)).map(({ kind }) => kind);
  const complete = checkSubmission(
    fields,
    { idCardNo: false, bankAccount: false },
    images,
    signature,
    businessDay(new Date(), timeZone),
  );
  if (!complete.ok) return complete;
  if (
    !(await markSubmitted(
      tx,
      application,
      sealSignedName(secrets, application.applicationId, signature.trim()),
      submittedBy,
    ))
  )
    return refuse("merchants.idCardTaken", { field: "idCardNo" });
  await insertEvent(tx, application, "submit", submittedBy);
  return undefined;
}

/** What both sides see of an application; the numbers are masked (PERM-15, FIN-18). Only the applicant gets the provider's links with it. */
export async function viewOf(
  tx: Handle,
  secrets: Secrets,
  application: ApplicationRecord,
  { links }: { readonly links: boolean },
): Promise<AnswerOf<typeof invited.current>> {
  const { applyNo, applyStatus, merchantName, storeName, province, city, address, bankName, reviewRemark, sentBack } =
    application;
  const events = await eventsOf(tx, application);
  return {
    applyNo,
    applyStatus,
    merchantName,
    storeName,
    province,
    city,
    address,
    bankName,
    reviewRemark,
    sentBack,
    ...openApplicant(secrets, application),
    signedName: openSignedName(secrets, application),
    ...maskedNumbers(secrets, application),
    images: (await imagesOf(tx, application)).map(({ kind }) => kind),
    submittedAt: application.submittedAt,
    submissions: await submissionViews(tx, application, links),
    events,
  };
}

async function submissionViews(
  tx: Handle,
  application: ApplicationRecord,
  links: boolean,
): Promise<AnswerOf<typeof invited.current>["submissions"]> {
  const events = await submissionEventsOf(tx, application);
  return (await submissionsOf(tx, application)).map(
    ({ submissionId, channel, providerName, state, reasons, subMerchantNo, signUrl }) => ({
      submissionId,
      channel,
      providerName,
      state,
      subMerchantNo,
      reasons: [...reasons],
      signUrl: links && needsMerchant(state) ? signUrl : null,
      events: events
        .filter((event) => event.submissionId === submissionId)
        .map(({ at, state: reached, attempt, actor }) => ({ at, state: reached, attempt, actor })),
    }),
  );
}
