import { factorContext, recoveryContext } from "./access/login/authenticator.ts";
import { ssoContext } from "./access/login/sso.ts";
import { emailContext, phoneContext, userPhoneColumns } from "./access/people/userContact.ts";
import { verifierContext } from "./access/people/verifier.ts";
import { holderContext, indicesOf, passwordContext, phoneIndexOf } from "./members/holders.ts";
import { blacklistContext } from "./members/blacklist/blacklist.ts";
import { channelContext } from "./machines/alarms/channels.ts";
import { certificateImageContext, certificateImagePath } from "./merchants/certificates/certificateImages.ts";
import { collectionAccountContext } from "./merchants/onboarding/collectionAccounts.ts";
import { contactContext, contactPhoneColumn } from "./merchants/tree/contact.ts";
import { applicantContext, signedNameContext } from "./merchants/onboarding/applicant.ts";
import { applicationImageContext, applicationImagePath } from "./merchants/onboarding/images.ts";
import { numberContext, numberIndex, submissionNumberContext } from "./merchants/onboarding/numbers.ts";
import { storePhoneContext } from "./mall/physicalStores.ts";
import { discountCodeContext, discountCodeIndex } from "./marketing/codes/codeBook.ts";
import { pickupContext, pickupIndex } from "./orders/pickups/pickupCodes.ts";
import { buyerPhoneContext, buyerPhoneIndex } from "./mall/shopFront/buyerPhone.ts";
import { receiverPhoneIndex } from "./orders/sides/receiverPhone.ts";
import { machineCodeIndex, type Receiver, receiverContext } from "./mall/orders/receiver.ts";
import { pickupPointContext } from "./mall/pickupPoints.ts";
import { pointPhoneContext } from "./machines/places/pointRow.ts";
import { paymentKeysContext } from "./payments/keys.ts";
import { doctorContext } from "./pharmacy/doctors.ts";
import { pharmacistContext, phoneIndex } from "./pharmacy/pharmacistBook.ts";
import { offlinePhoneContext } from "./orders/offlinePickups/offlinePhone.ts";
import { patientContext, patientIndex } from "./pharmacy/prescriptionBook.ts";
import { prescriptionImageContext, prescriptionImagePath } from "./pharmacy/prescriptionImages.ts";
import { supplierContext, supplierPhoneIndex } from "./stock/procurement/supplierContact.ts";
import { ticketContext, ticketPhoneIndex } from "./support/ticketBook.ts";
import { apiKeyContext } from "./system/open/signature.ts";
import { dockingKeyContext } from "./system/docking/deliver.ts";
import { answerContext } from "./platform/mount.ts";
import type { SealedColumn, SealedFiles } from "./platform/rotation.ts";
import type { CardHolder, Patient } from "@yunshou/domain";
import type { KeyPart } from "./platform/rotation.queries.ts";
import type { Secrets } from "./platform/secrets.ts";

const id: readonly KeyPart[] = [{ column: "id", type: "bigint" }];
const topAndId: readonly KeyPart[] = [{ column: "top_id", type: "bigint" }, ...id];
const userId: readonly KeyPart[] = [{ column: "user_id", type: "bigint" }];

type Row = Readonly<Record<string, string>>;
const of = (row: Row, column: string) => row[column] ?? "";

const phoneOfUser = (secrets: Secrets, plain: Buffer) => {
  const { phoneIndex: whole, phoneTail } = userPhoneColumns(secrets, plain.toString());
  return { phone_index: whole, phone_tail: phoneTail };
};
const phoneOfContact = (secrets: Secrets, plain: Buffer) => ({
  contact_phone_index: contactPhoneColumn(
    secrets,
    (JSON.parse(plain.toString()) as { contactPhone: string }).contactPhone,
  ),
});
const phoneOfSupplier = (secrets: Secrets, plain: Buffer) => ({
  phone_index: supplierPhoneIndex(secrets, (JSON.parse(plain.toString()) as { contactPhone: string }).contactPhone),
});
const indicesOfHolder = (secrets: Secrets, plain: Buffer) => {
  const { nameIndex, phoneIndex: phone } = indicesOf(secrets, JSON.parse(plain.toString()) as CardHolder);
  return { name_index: nameIndex, phone_index: phone };
};

/** Every column that holds sealed bytes; a new one is added here, or the test of this list fails. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: "alarm_channel",
    column: "settings_sealed",
    key: topAndId,
    stored: "bytea",
    source: "machines/alarms/channels.ts",
    context: (row) => channelContext(of(row, "id")),
  },
  {
    table: "api_key",
    column: "secret_sealed",
    key: topAndId,
    stored: "bytea",
    source: "system/open/apiKeys.ts",
    context: (row) => apiKeyContext(of(row, "id")),
  },
  {
    table: "docking",
    column: "key_sealed",
    key: topAndId,
    stored: "bytea",
    source: "system/docking/dockings.ts",
    context: (row) => dockingKeyContext(of(row, "id")),
  },
  {
    table: "app_user",
    column: "verifier",
    key: id,
    also: ["kdf_version"],
    stored: "bytea",
    source: "access/people/verifier.ts",
    context: (row) => verifierContext(of(row, "id"), Number(row["kdf_version"])),
  },
  {
    table: "app_user",
    column: "phone_sealed",
    key: id,
    stored: "bytea",
    source: "access/people/userContact.ts",
    context: (row) => phoneContext(of(row, "id")),
    lookups: phoneOfUser,
  },
  {
    table: "app_user",
    column: "email_sealed",
    key: id,
    stored: "bytea",
    source: "access/people/userContact.ts",
    context: (row) => emailContext(of(row, "id")),
  },
  {
    table: "second_factor",
    column: "secret",
    key: userId,
    stored: "bytea",
    source: "access/login/authenticator.ts",
    context: (row) => factorContext(of(row, "user_id")),
  },
  {
    table: "recovery_code",
    column: "code_sealed",
    key: [...userId, { column: "code_sealed", type: "bytea" }],
    stored: "bytea",
    source: "access/login/authenticator.ts",
    context: (row) => recoveryContext(of(row, "user_id")),
  },
  {
    table: "sso_login",
    column: "sealed",
    key: [{ column: "state_hash", type: "bytea" }],
    stored: "bytea",
    source: "access/login/sso.ts",
    context: () => ssoContext,
  },
  {
    table: "merchant",
    column: "contact_sealed",
    key: id,
    stored: "bytea",
    source: "merchants/tree/contact.ts",
    context: (row) => contactContext(of(row, "id")),
    lookups: phoneOfContact,
  },
  {
    table: "merchant_application",
    column: "contact_sealed",
    key: topAndId,
    stored: "bytea",
    source: "merchants/onboarding/applicant.ts",
    context: (row) => applicantContext(of(row, "id")),
  },
  {
    table: "merchant_application",
    column: "signed_name_sealed",
    key: topAndId,
    stored: "bytea",
    source: "merchants/onboarding/applicant.ts",
    context: (row) => signedNameContext(of(row, "id")),
  },
  {
    table: "merchant_application",
    column: "id_card_sealed",
    key: topAndId,
    stored: "bytea",
    source: "merchants/onboarding/numbers.ts",
    context: (row) => numberContext(of(row, "id"), "idCardNo"),
    lookups: (secrets, plain) => ({ id_card_index: numberIndex(secrets, "idCardNo", plain.toString()) }),
  },
  {
    table: "merchant_application",
    column: "bank_account_sealed",
    key: topAndId,
    stored: "bytea",
    source: "merchants/onboarding/numbers.ts",
    context: (row) => numberContext(of(row, "id"), "bankAccount"),
    lookups: (secrets, plain) => ({ bank_account_index: numberIndex(secrets, "bankAccount", plain.toString()) }),
  },
  {
    table: "merchant_submission",
    column: "bank_account_sealed",
    key: topAndId,
    stored: "bytea",
    source: "merchants/onboarding/numbers.ts",
    context: (row) => submissionNumberContext(of(row, "id"), "bankAccount"),
  },
  {
    table: "merchant_submission",
    column: "pay_account_sealed",
    key: topAndId,
    stored: "bytea",
    source: "merchants/onboarding/numbers.ts",
    context: (row) => submissionNumberContext(of(row, "id"), "payAccount"),
  },
  {
    table: "collection_account",
    column: "numbers_sealed",
    key: topAndId,
    stored: "bytea",
    source: "merchants/onboarding/collectionAccounts.ts",
    context: (row) => collectionAccountContext(of(row, "id")),
  },
  {
    table: "payment_parameters",
    column: "keys_sealed",
    key: id,
    stored: "bytea",
    source: "payments/keys.ts",
    context: (row) => paymentKeysContext(of(row, "id")),
  },
  {
    table: "doctor",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "pharmacy/doctors.ts",
    context: (row) => doctorContext(of(row, "id")),
  },
  {
    table: "pharmacist",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "pharmacy/pharmacistBook.ts",
    context: (row) => pharmacistContext(of(row, "id")),
    lookups: (secrets, plain) => ({ phone_index: phoneIndex(secrets, plain.toString()) }),
  },
  {
    table: "prescription",
    column: "patient_sealed",
    key: topAndId,
    stored: "bytea",
    source: "pharmacy/prescriptionBook.ts",
    context: (row) => patientContext(of(row, "id")),
    lookups: (secrets, plain) => ({
      name_index: patientIndex(secrets, (JSON.parse(plain.toString()) as Patient).patientName),
    }),
  },
  {
    table: "ticket",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "support/ticketBook.ts",
    context: (row) => ticketContext(of(row, "id")),
    lookups: (secrets, plain) => ({ phone_index: ticketPhoneIndex(secrets, plain.toString()) }),
  },
  {
    table: "point",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "machines/places/pointRow.ts",
    context: (row) => pointPhoneContext(of(row, "id")),
  },
  {
    table: "mall_pickup_point",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "mall/pickupPoints.ts",
    context: (row) => pickupPointContext(of(row, "id")),
  },
  {
    table: "mall_order",
    column: "receiver_sealed",
    key: topAndId,
    stored: "bytea",
    source: "mall/orders/receiver.ts",
    context: (row) => receiverContext(of(row, "id")),
    lookups: (secrets, plain) => {
      const { receiverPhone, pickupCode } = JSON.parse(plain.toString()) as Receiver;
      return {
        phone_index: receiverPhoneIndex(secrets, receiverPhone),
        pickup_index: machineCodeIndex(secrets, pickupCode),
      };
    },
  },
  {
    table: "mall_buyer",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "mall/shopFront/buyerPhone.ts",
    context: (row) => buyerPhoneContext(of(row, "id")),
    lookups: (secrets, plain) => ({ phone_index: buyerPhoneIndex(secrets, plain.toString()) }),
  },
  {
    table: "physical_store",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "mall/physicalStores.ts",
    context: (row) => storePhoneContext(of(row, "id")),
  },
  {
    table: "offline_pickup",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "orders/offlinePickups/offlinePhone.ts",
    context: (row) => offlinePhoneContext(of(row, "id")),
  },
  {
    table: "supplier",
    column: "contact_sealed",
    key: topAndId,
    stored: "bytea",
    source: "stock/procurement/supplierContact.ts",
    context: (row) => supplierContext(of(row, "id")),
    lookups: phoneOfSupplier,
  },
  {
    table: "member",
    column: "holder_sealed",
    key: topAndId,
    stored: "bytea",
    source: "members/holders.ts",
    context: (row) => holderContext(of(row, "id")),
    lookups: indicesOfHolder,
  },
  {
    table: "blacklist_entry",
    column: "phone_sealed",
    key: topAndId,
    stored: "bytea",
    source: "members/blacklist/blacklist.ts",
    context: (row) => blacklistContext(of(row, "id")),
    lookups: (secrets, plain) => ({ phone_index: phoneIndexOf(secrets, plain.toString()) }),
  },
  {
    table: "card",
    column: "password_sealed",
    key: topAndId,
    stored: "bytea",
    source: "members/holders.ts",
    context: (row) => passwordContext(of(row, "id")),
  },
  {
    table: "pickup_code",
    column: "code_sealed",
    key: topAndId,
    stored: "bytea",
    source: "orders/pickups/pickupCodes.ts",
    context: (row) => pickupContext(of(row, "id")),
    lookups: (secrets, plain) => ({ code_index: pickupIndex(secrets, plain.toString()) }),
  },
  {
    table: "discount_code",
    column: "code_sealed",
    key: topAndId,
    stored: "bytea",
    source: "marketing/codes/codeBook.ts",
    context: (row) => discountCodeContext(of(row, "id")),
    lookups: (secrets, plain) => ({ code_index: discountCodeIndex(secrets, plain.toString()) }),
  },
  {
    table: "idempotency",
    column: "answer",
    key: [...userId, { column: "route", type: "text" }, { column: "key", type: "text" }],
    stored: "jsonb",
    source: "platform/mount.ts",
    context: (row) => answerContext({ userId: of(row, "user_id"), route: of(row, "route"), key: of(row, "key") }),
  },
];

/** Every folder of sealed files. */
export const sealedFiles: readonly SealedFiles[] = [
  {
    table: "certificate_image",
    source: "merchants/certificates/certificateImages.ts",
    path: (dataDir, row) => certificateImagePath(dataDir, of(row, "id")),
    context: (row) => certificateImageContext(of(row, "id")),
  },
  {
    table: "prescription_image",
    source: "pharmacy/prescriptionImages.ts",
    path: (dataDir, row) => prescriptionImagePath(dataDir, of(row, "id")),
    context: (row) => prescriptionImageContext(of(row, "id")),
  },
  {
    table: "merchant_application_image",
    also: ["application_id"],
    source: "merchants/onboarding/images.ts",
    path: (dataDir, row) => applicationImagePath(dataDir, of(row, "id")),
    context: (row) => applicationImageContext(of(row, "application_id"), of(row, "id")),
  },
];

/** Sealed bytes that a rotation handles by itself: what is kept of the keys, and the check that ends it. */
export const sealedSettings = ["access/start/baseData.ts"] as const;

/** Byte columns without sealed bytes, and why; a new one is added here or above. */
export const unsealedColumns: Readonly<Record<string, string>> = {
  "app_user.phone_index": "keyed hash, made anew with phone_sealed",
  "app_user.phone_tail": "keyed hash, made anew with phone_sealed",
  "merchant.contact_phone_index": "keyed hash, made anew with contact_sealed",
  "merchant_application.id_card_index": "keyed hash, made anew with id_card_sealed",
  "merchant_application.bank_account_index": "keyed hash, made anew with bank_account_sealed",
  "mall_order.phone_index": "keyed hash, made anew with receiver_sealed",
  "mall_order.pickup_index": "keyed hash, made anew with receiver_sealed",
  "account_statement.token_hash": "SHA-256 of 256 random bits",
  "mall_buyer.phone_index": "keyed hash, made anew with phone_sealed",
  "mall_buyer_session.token_hash": "SHA-256 of 256 random bits",
  "mall_order.token_hash": "hash of a secret that the buyer keeps",
  "ticket.token_hash": "hash of a secret that the phone of an end customer keeps",
  "pharmacist.phone_index": "keyed hash, made anew with phone_sealed",
  "prescription.name_index": "keyed hash, made anew with patient_sealed",
  "supplier.phone_index": "keyed hash, made anew with contact_sealed",
  "ticket.phone_index": "keyed hash, made anew with phone_sealed",
  "pickup_code.code_index": "keyed hash, made anew with code_sealed",
  "discount_code.code_index": "keyed hash, made anew with code_sealed",
  "reset_code.code_hash": "keyed hash of ten minutes",
  "member.name_index": "keyed hash, made anew with holder_sealed",
  "member.phone_index": "keyed hash, made anew with holder_sealed",
  "blacklist_entry.phone_index": "keyed hash, made anew with phone_sealed",
  "agreement.content": "a document that everybody reads",
  "audit_seal.hash": "chain of the audit log",
  "counter_reading.file": "what a machine counted, as it wrote it",
  "counter_reading.file_hash": "SHA-256",
  "file.sha256": "checksum",
  "software_package.sha256": "checksum, which machines are told",
  "ad_material.sha256": "checksum, which machines are told",
  "idempotency.request_hash": "SHA-256",
  "import_columns.header_key": "SHA-256",
  "inbox.body_hash": "SHA-256",
  "quarantine.payload": "message of a machine",
  "ledger.txn.request_hash": "SHA-256",
  "machine_credential.secret_hash": "SHA-256 of 256 random bits",
  "merchant_application.token_hash": "SHA-256 of 256 bits",
  "provider_notice.body_hash": "SHA-256",
  "portal_nonce.nonce_hash": "SHA-256",
  "screen_client.id_hash": "SHA-256",
  "screen_client.token_hash": "SHA-256 of 256 random bits",
  "session.token_hash": "SHA-256 of 256 random bits",
  "session.viewer_session": "SHA-256 of 256 random bits",
  "device_token.token_hash": "SHA-256 of 256 random bits",
  "login_ticket.token_hash": "SHA-256 of 256 random bits",
  "second_step.token_hash": "SHA-256 of 256 random bits",
  "sso_login.state_hash": "SHA-256 of 256 random bits",
};
