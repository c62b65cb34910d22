import { agreementCalls, type agreements } from "@yunshou/contract/system/agreements";
import { type AgreementAction, checkAgreementAction, refuse, type Refusal } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import type { Secrets } from "../../platform/secrets.ts";
import * as queries from "./agreements.queries.ts";
import { type AgreementDuty, hostOf } from "./duty.ts";

/** Where the PDF of an agreement is shown. The key makes the address unguessable, because a frame cannot send a session. */
export function sourceOf(secrets: Pick<Secrets, "keyedHash">, agreementId: string): string {
  return addressOf(agreementId, secrets.keyedHash(filePurpose, agreementId));
}

/** The addresses that are served: that one, and while a rotation of the master key lasts that of the key before. */
export function sourcesOf(secrets: Pick<Secrets, "keyedHashes">, agreementId: string): readonly string[] {
  return secrets.keyedHashes(filePurpose, agreementId).map((hash) => addressOf(agreementId, hash));
}

const filePurpose = "agreement file";
const addressOf = (agreementId: string, hash: Buffer) =>
  `/api/v1/system/agreement-files/${agreementId}?key=${hash.toString("hex").slice(0, 32)}`;

/** Handlers of the page of agreements (SYS-09). */
export function agreementHandlers({ secrets }: { readonly secrets: Secrets }): HandlersOf<typeof agreements> {
  const change = async (
    call: Call<{ readonly agreementId: string }, "system.agreement.write">,
    action: AgreementAction,
    apply: (id: string) => Promise<void>,
  ): Promise<Record<string, never> | Refusal> => {
    if (call.session.scope.merchants !== "all") return refuse("access.noPermission");
    const agreement = await queries.lockAgreement(call.tx, call.input.agreementId);
    if (agreement === undefined) return refuse("record.unknown");
    const allowed = checkAgreementAction(action, { state: agreement.publishStatus, acceptances: agreement.agreedBy });
    if (!allowed.ok) return allowed;
    await apply(agreement.agreementId);
    const merchant = { topId: call.session.topMerchantId, merchantId: call.session.merchantId };
    await recordAudit(call, {
      action: `system.agreement.${action}`,
      object: agreement.agreementName,
      merchant,
      before: { state: agreement.publishStatus, sha256: agreement.agreementSha256 },
    });
    return {};
  };
  return {
    async list({ tx, input }) {
      const { rows, ...found } = await queries.listAgreements(tx, input, input.agreementName);
      const present = (row: queries.AgreementRow) => ({
        ...row,
        src: sourceOf(secrets, row.agreementId),
      });
      return { rows: rows.map(present), ...found };
    },
    async accepted({ tx, input }) {
      const { rows, ...found } = await queries.listAcceptances(tx, input.agreementId, input);
      return { rows, ...found };
    },
    publish: (call) => change(call, "publish", (id) => queries.publishAgreement(call.tx, id)),
    stop: (call) => change(call, "stop", (id) => queries.stopAgreement(call.tx, id)),
    remove: (call) => change(call, "delete", (id) => queries.deleteAgreement(call.tx, id)),
  };
}

/** Handlers of the documented calls after a login (AGREE-01 to AGREE-11). People ask for themselves only. */
export function agreementCallHandlers({
  secrets,
  duty,
}: {
  readonly secrets: Secrets;
  readonly duty: AgreementDuty;
}): HandlersOf<typeof agreementCalls> {
  const isSelf = ({ input, session }: Call<{ readonly shbh: string; readonly username: string }, "session">) =>
    input.shbh === session.merchantNo && input.username === session.account;
  return {
    async getUsedXy(call) {
      if (!isSelf(call)) return refuse("access.noPermission", { field: "username" });
      const id = await duty.pending(call.tx, call.session, hostOf(call.headers));
      return id === undefined
        ? { code: "1", msg: "", data: null }
        : { code: "0", msg: "", data: { src: sourceOf(secrets, id), id } };
    },
    async agreeXy(call) {
      if (!isSelf(call)) return refuse("access.noPermission", { field: "username" });
      const { userId, topMerchantId, merchantId } = call.session;
      const id = await queries.pendingAgreement(call.tx, userId);
      if (id !== call.input.xyid) return { code: "0", msg: "", data: null };
      await queries.insertAcceptance(call.tx, id, userId, call.address);
      await recordAudit(call, {
        action: "system.agreement.agree",
        object: id,
        merchant: { topId: topMerchantId, merchantId },
      });
      return { code: "1", msg: "", data: null };
    },
  };
}
