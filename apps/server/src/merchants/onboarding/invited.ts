import { applicationTokenHeader, type invited } from "@yunshou/contract/merchants/onboarding/invited";
import type { Handle } from "@yunshou/database";
import { refuse, type Refusal, windowWaitSeconds } from "@yunshou/domain";
import { blockOf } from "../../access/login/guessing.ts";
import { ages, count, lockSubject } from "../../access/people/login.queries.ts";
import { hashOf } from "../../access/session/session.ts";
import { writeAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { keep } from "../../platform/refused.ts";
import { type ApplicationRecord, applicationOfToken } from "./applications.queries.ts";
import { type ImageStore, imageAnswer } from "./images.ts";
import { saveStep, submitApplication, viewOf } from "./wizard.ts";

type LinkCall = Pick<Call<unknown, "public">, "address" | "headers"> & { readonly tx: Handle };

const tokenPattern = /^[\w-]{40,60}$/;
/** Wrong tokens of one block of addresses within an hour; nobody guesses 256 bits, and nobody shall try. */
const wrongAtMost = 20;
const uploadsAtMost = 60;
const hourSeconds = 3_600;

/** The application of the token in the header, locked. A wrong token is counted, so the refusal must stay. */
export async function applicationOfCall({ tx, headers, address }: LinkCall): Promise<ApplicationRecord | Refusal> {
  const subject = `link:${blockOf(address)}`;
  const tooMany = async () => {
    const seconds = windowWaitSeconds(await ages(tx, subject, wrongAtMost), wrongAtMost, hourSeconds);
    return seconds > 0 ? refuse("access.tooManyAttempts", { values: { seconds } }) : undefined;
  };
  const refused = await tooMany();
  if (refused !== undefined) return refused;
  const token = headers[applicationTokenHeader];
  const application =
    typeof token === "string" && tokenPattern.test(token) ? await applicationOfToken(tx, hashOf(token)) : undefined;
  if (application !== undefined) return application;
  // Looked at again under the lock, so that of wrong tokens at once as few are counted as of wrong tokens one after the other.
  await lockSubject(tx, subject);
  const late = await tooMany();
  if (late !== undefined) return late;
  await count(tx, subject);
  return keep(refuse("merchants.linkInvalid"));
}

/** Counts an upload through a link; answers why not when there were too many. */
export async function countUpload(tx: Handle, { applicationId }: ApplicationRecord): Promise<Refusal | undefined> {
  const subject = `linkUpload:${applicationId}`;
  await lockSubject(tx, subject);
  const seconds = windowWaitSeconds(await ages(tx, subject, uploadsAtMost), uploadsAtMost, hourSeconds);
  if (seconds > 0) return refuse("access.tooManyAttempts", { values: { seconds } });
  await count(tx, subject);
  return undefined;
}

/** Handlers for the holder of an invitation. They run in the rights of the system; the token is their scope (PERM-15). */
export function invitedHandlers(store: ImageStore): HandlersOf<typeof invited> {
  const { secrets } = store;
  const audit = (
    { tx, address, requestId }: Call<unknown, "public">,
    application: ApplicationRecord,
    action: string,
    after?: unknown,
  ) =>
    writeAudit(tx, {
      action: `merchants.application.${action}`,
      object: application.applyNo,
      merchant: application,
      actorId: null,
      address,
      requestId,
      ...(after === undefined ? {} : { after }),
    });

  return {
    async current(call) {
      const application = await applicationOfCall(call);
      return "ok" in application ? application : viewOf(call.tx, secrets, application, { links: true });
    },

    async saveStep(call) {
      const application = await applicationOfCall(call);
      if ("ok" in application) return application;
      const saved = await saveStep(call.tx, secrets, application, call.input);
      if (!saved.ok) return saved;
      await audit(call, application, "edit", { fields: saved.value });
      return {};
    },

    async submit(call) {
      const application = await applicationOfCall(call);
      if ("ok" in application) return application;
      const refused = await submitApplication(call.tx, secrets, application, call.input.signature, null);
      if (refused !== undefined) return refused;
      await audit(call, application, "submit");
      return {};
    },

    async image(call) {
      const application = await applicationOfCall(call);
      if ("ok" in application) return application;
      const image = await imageAnswer(call.tx, store, application, call.input.kind);
      if (image === undefined) return refuse("merchants.imageUnknown");
      call.setHeader("x-content-type-options", "nosniff");
      return image;
    },
  };
}
