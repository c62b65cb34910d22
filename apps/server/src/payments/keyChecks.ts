import { type PaymentServiceKind, refuse, type Refusal } from "@yunshou/domain";
import { type KeyObject, X509Certificate } from "node:crypto";
import { blocks, certificatesOf, ownCertificateNumber, type PaymentKeys, platformKeys, privateKey } from "./keys.ts";

type Given = PaymentKeys & { readonly kind: PaymentServiceKind };

/** All providers sign with RSA, and no longer with less. */
const modulusBits = 2_048;

function mustBeRsa(...keys: readonly KeyObject[]): void {
  for (const { asymmetricKeyType, asymmetricKeyDetails } of keys)
    if (asymmetricKeyType !== "rsa" || (asymmetricKeyDetails?.modulusLength ?? 0) < modulusBits)
      throw new Error("not an RSA key of enough bits");
}

const ended = (pem: string, now: Date) => Date.parse(new X509Certificate(pem).validTo) <= now.getTime();

/** A private key as PEM or bare, beside whatever else was pasted: in a field of public keys it would be kept for nothing. */
function holdsPrivateKey(text: string): boolean {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return true;
  if (text === "" || text.includes("-----BEGIN")) return false;
  try {
    privateKey(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these keys that cannot be what its field is for, or undefined (FIN-18): unreadable or too weak, a private key
 * where a public one belongs, a certificate that has ended, or one for the key of somebody else. Whether the provider knows
 * the keys is seen when it is asked (`payments.probeFailed`).
 */
export function refusedKey(given: Given, now: Date): Refusal | undefined {
  const { platformKey, certificates } = given;
  const reads = {
    payKey: () => mustBeRsa(privateKey(given.payKey)),
    platformKey: () => mustBeRsa(...platformKeys(given).values()),
    certificates: () => (given.kind === "unionpay" ? ownCertificateNumber(certificates) : certificatesOf(certificates)),
  };
  for (const [field, text] of Object.entries({ platformKey, certificates }))
    if (holdsPrivateKey(text)) return refuse("payments.keyPrivate", { field });
  for (const [field, read] of Object.entries(reads)) {
    try {
      read();
    } catch {
      return refuse("payments.keyUnreadable", { field });
    }
  }
  const [own] = blocks(certificates, "CERTIFICATE");
  if (blocks(platformKey, "CERTIFICATE").some((pem) => ended(pem, now)))
    return refuse("payments.keyExpired", { field: "platformKey" });
  if (own === undefined) return undefined;
  if (ended(own, now)) return refuse("payments.keyExpired", { field: "certificates" });
  return new X509Certificate(own).checkPrivateKey(privateKey(given.payKey))
    ? undefined
    : refuse("payments.keyNotOurs", { field: "certificates" });
}
