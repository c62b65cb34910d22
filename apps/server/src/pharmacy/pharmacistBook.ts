import { checkMobile, maskPhone, refuse, type Refusal } from "@yunshou/domain";
import { addCertificate, type CertificateForm, changeCertificate } from "../merchants/certificates/certificateBook.ts";
import { imagesOf } from "../merchants/certificates/certificateImages.queries.ts";
import { certificateOf } from "../merchants/certificates/certificates.queries.ts";
import { type AuditedCall, recordAudit } from "../platform/audit.queries.ts";
import type { Call } from "../platform/call.ts";
import type { Secrets } from "../platform/secrets.ts";
import * as queries from "./pharmacists.queries.ts";

/** What a form of a pharmacist sends: the person, and the certificate that makes a pharmacist of him. */
export interface PharmacistForm extends CertificateForm {
  readonly phone: string;
}

export const pharmacistContext = (pharmacistId: string) => `pharmacist:${pharmacistId}:phone`;
const taken = () => refuse("pharmacy.pharmacistTaken", { field: "phone" });

const phonePurpose = "pharmacist phone";

/** What a search for a whole number looks for. */
export function phoneIndexes(secrets: Secrets, phone: string): readonly Buffer[] {
  return secrets.keyedHashes(phonePurpose, phone.trim());
}

/** The column by which a number is found. */
export function phoneIndex(secrets: Secrets, phone: string): Buffer {
  return secrets.keyedHash(phonePurpose, phone.trim());
}

/** The number in full; whoever shows it records that. */
export function openPhone(secrets: Secrets, { pharmacistId, phoneSealed }: queries.PharmacistRecord): string {
  return secrets.open(phoneSealed, pharmacistContext(pharmacistId)).toString();
}

/** Adds a pharmacist to a merchant that sells medicine and that the caller may write for. */
export async function addPharmacist(
  call: AuditedCall,
  secrets: Secrets,
  owner: { readonly topId: string; readonly merchantId: string },
  form: PharmacistForm,
): Promise<{ pharmacistId: string } | Refusal> {
  const phone = checkMobile(form.phone, "phone");
  if (!phone.ok) return phone;
  const certificate = await addCertificate(call, owner, "pharmacist", form);
  if ("ok" in certificate) return certificate;
  const pharmacistId = await queries.newPharmacistId(call.tx);
  const sealed = {
    phoneSealed: secrets.seal(Buffer.from(phone.value), pharmacistContext(pharmacistId)),
    phoneIndex: phoneIndex(secrets, phone.value),
  };
  const inserted = await queries.insertPharmacist(call.tx, {
    pharmacistId,
    ...owner,
    certificateId: certificate.certificateId,
    ...sealed,
    createdBy: call.session?.userId ?? null,
  });
  if (!inserted) return taken();
  await recordAudit(call, {
    action: "pharmacy.pharmacist.create",
    object: form.userName.trim(),
    merchant: owner,
    after: { certNo: form.certNo.trim(), phone: maskPhone(phone.value) },
  });
  return { pharmacistId };
}

/** Changes a locked pharmacist. The certificate is written, and reviewed again, only when something of it is different. */
export async function changePharmacist(
  call: AuditedCall & Pick<Call<unknown>, "afterCommit">,
  store: { readonly secrets: Secrets; readonly dataDir: string },
  pharmacist: queries.PharmacistRecord,
  form: PharmacistForm,
): Promise<Refusal | undefined> {
  const phone = checkMobile(form.phone, "phone");
  if (!phone.ok) return phone;
  const certificate = await certificateOf(call.tx, { merchants: [pharmacist.merchantId] }, pharmacist.certificateId, {
    lock: true,
  });
  if (certificate === undefined) return refuse("pharmacy.pharmacistUnknown", { field: "pharmacistId" });
  const images = (await imagesOf(call.tx, certificate)).map(({ imageId }) => imageId);
  const same =
    (["certNo", "certName", "userName"] as const).every((name) => form[name].trim() === certificate[name]) &&
    form.certExpiry === certificate.certExpiry &&
    String(images) === String([...form.imageIds]);
  const refused = same ? undefined : await changeCertificate(call, store.dataDir, certificate, form);
  if (refused !== undefined) return refused;
  const { secrets } = store;
  const before = openPhone(secrets, pharmacist);
  if (
    !(await queries.savePhone(
      call.tx,
      pharmacist,
      secrets.seal(Buffer.from(phone.value), pharmacistContext(pharmacist.pharmacistId)),
      phoneIndex(secrets, phone.value),
    ))
  )
    return taken();
  await recordAudit(call, {
    action: "pharmacy.pharmacist.edit",
    object: pharmacist.userName,
    merchant: pharmacist,
    before: { phone: maskPhone(before), certNo: pharmacist.certNo },
    after: { phone: maskPhone(phone.value), certNo: form.certNo.trim() },
  });
  return undefined;
}
