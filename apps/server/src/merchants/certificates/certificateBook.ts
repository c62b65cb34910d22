import {
  type CertificateDecision,
  type CertificateFields,
  type CertificateKind,
  certificateTable,
  checkCertificateFields,
  checkCertificateImages,
  refuse,
  type Refusal,
  step,
} from "@yunshou/domain";
import { type AuditedCall, recordAudit } from "../../platform/audit.queries.ts";
import type { Call } from "../../platform/call.ts";
import { attachImages, deleteImages, imagesOf } from "./certificateImages.queries.ts";
import { removeCertificateImages } from "./certificateImages.ts";
import {
  type CertificateRecord,
  deleteCertificate,
  insertCertificate,
  markDecided,
  type Owner,
  saveCertificate,
} from "./certificates.queries.ts";

/** What a form of a certificate sends. */
export interface CertificateForm extends CertificateFields {
  readonly imageIds: readonly string[];
}

type WritingCall = AuditedCall & Pick<Call<unknown>, "afterCommit">;

const taken = () => refuse("merchants.certificateTaken", { field: "certNo" });

/** Adds a certificate to a merchant that the caller may write for; answers its id. */
export async function addCertificate(
  call: AuditedCall,
  owner: Owner,
  kind: CertificateKind,
  form: CertificateForm,
): Promise<{ certificateId: string } | Refusal> {
  const fields = checkCertificateFields(kind, form);
  if (!fields.ok) return fields;
  const images = checkCertificateImages(form.imageIds);
  if (!images.ok) return images;
  const writer = call.session?.userId ?? null;
  const certificateId = await insertCertificate(call.tx, owner, kind, fields.value, writer);
  if (certificateId === false) return taken();
  if ((await attachImages(call.tx, { ...owner, certificateId }, images.value, writer)) < images.value.length)
    return refuse("merchants.imageUnknown", { field: "imageIds" });
  await recordAudit(call, {
    action: "merchants.certificate.create",
    object: fields.value.certNo,
    merchant: owner,
    after: { ...fields.value, certType: kind, images: images.value.length },
  });
  return { certificateId };
}

/** Changes a locked certificate; pictures that the form no longer names go with the commit. */
export async function changeCertificate(
  call: WritingCall,
  dataDir: string,
  certificate: CertificateRecord,
  form: CertificateForm,
): Promise<Refusal | undefined> {
  const fields = checkCertificateFields(certificate.certType, form);
  if (!fields.ok) return fields;
  const images = checkCertificateImages(form.imageIds);
  if (!images.ok) return images;
  const writer = call.session?.userId ?? "";
  if (!(await saveCertificate(call.tx, certificate, fields.value, writer))) return taken();
  const before = (await imagesOf(call.tx, certificate)).map(({ imageId }) => imageId);
  const added = images.value.filter((imageId) => !before.includes(imageId));
  const gone = before.filter((imageId) => !images.value.includes(imageId));
  if ((await attachImages(call.tx, certificate, added, writer)) < added.length)
    return refuse("merchants.imageUnknown", { field: "imageIds" });
  await deleteImages(call.tx, certificate, gone);
  const { certNo, certName, userName, certExpiry } = certificate;
  await recordAudit(call, {
    action: "merchants.certificate.edit",
    object: certNo,
    merchant: certificate,
    before: { certNo, certName, userName, certExpiry, images: before.length },
    after: { ...fields.value, images: images.value.length },
  });
  call.afterCommit(() => void removeCertificateImages(dataDir, gone).catch(() => undefined));
  return undefined;
}

/** Deletes a locked certificate with its pictures, unless something else needs it. */
export async function removeCertificate(
  call: WritingCall,
  dataDir: string,
  certificate: CertificateRecord,
): Promise<Refusal | undefined> {
  const images = (await imagesOf(call.tx, certificate)).map(({ imageId }) => imageId);
  if (!(await deleteCertificate(call.tx, certificate))) return refuse("merchants.certificateInUse");
  const { certNo, certName, certType, userName, certExpiry } = certificate;
  await recordAudit(call, {
    action: "merchants.certificate.remove",
    object: certNo,
    merchant: certificate,
    before: { certNo, certName, certType, userName, certExpiry },
  });
  call.afterCommit(() => void removeCertificateImages(dataDir, images).catch(() => undefined));
  return undefined;
}

/** Writes a decision that was checked before. */
export async function decideCertificate(
  call: AuditedCall,
  certificate: CertificateRecord,
  decision: CertificateDecision,
  remark: string,
): Promise<Refusal | undefined> {
  const next = step(certificateTable, certificate.reviewStatus, decision);
  if (!next.ok) return next;
  await markDecided(call.tx, certificate, { status: next.value, reviewerId: call.session?.userId ?? null, remark });
  await recordAudit(call, {
    action: `merchants.certificate.${decision}`,
    object: certificate.certNo,
    merchant: certificate,
    ...(remark === "" ? {} : { after: { remark } }),
  });
  return undefined;
}
