import { createHash, type KeyObject, sign, verify, X509Certificate } from "node:crypto";

/**
 * Signatures of UnionPay's gateway (version 5.1.0, `signMethod` 01): RSA with SHA-256 over the hexadecimal SHA-256 of
 * `name=value` joined by `&` in the order of the names.
 */
export interface UnionpayKeys {
  readonly privateKey: KeyObject;
  /** The serial number of our certificate in decimal, by which UnionPay knows our key. */
  readonly certificateNumber: string;
  /** UnionPay's authorities: root, and whatever stands below it. */
  readonly authorities: readonly X509Certificate[];
  /** Who the certificate in an answer must name. */
  readonly signer: string;
}

export type UnionpayFields = Readonly<Record<string, string>>;

/** The serial number of a certificate as UnionPay writes it. */
export const unionpaySerial = (certificate: X509Certificate): string =>
  BigInt(`0x${certificate.serialNumber}`).toString();

/** What is signed of these fields. */
function signedDigest(fields: UnionpayFields): Buffer {
  const text = Object.keys(fields)
    .filter((name) => name !== "signature")
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");
  return Buffer.from(createHash("sha256").update(text).digest("hex"));
}

export const signUnionpay = (key: KeyObject, fields: UnionpayFields): string =>
  sign("sha256", signedDigest(fields), key).toString("base64");

/** The part of the certificate's name that says whose it is: `041@Z12@name@number`. */
const nameIn = ({ subject }: X509Certificate) =>
  subject
    .split("\n")
    .find((line) => line.startsWith("CN="))
    ?.slice(3)
    .split("@")[2];

const isValid = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() < Date.parse(validTo);

/**
 * True when UnionPay signed exactly these fields. The certificate comes with them: it counts only when one of the known
 * authorities wrote it, it has not ended, and it names UnionPay.
 */
export function provesFields(keys: UnionpayKeys, fields: UnionpayFields, now: Date): boolean {
  const { signature = "", signPubKeyCert = "", version, signMethod } = fields;
  if (version !== "5.1.0" || signMethod !== "01") return false;
  try {
    const certificate = new X509Certificate(signPubKeyCert);
    const authority = keys.authorities.find(
      (one) => isValid(one, now) && certificate.checkIssued(one) && certificate.verify(one.publicKey),
    );
    if (authority === undefined || !isValid(certificate, now) || nameIn(certificate) !== keys.signer) return false;
    const signed = Buffer.from(signature, "base64");
    // Base64 that is read leniently has many texts for one signature.
    return (
      signed.length > 0 &&
      signed.toString("base64") === signature &&
      verify("sha256", signedDigest(fields), certificate.publicKey, signed)
    );
  } catch {
    // What was sent as a certificate is none.
    return false;
  }
}

/**
 * The fields of an answer, which is `name=value&name=value` as it is, without the encoding of a form; an `&` inside of braces
 * or brackets is part of a value. Undefined when a field is there twice, or has no name.
 */
export function fieldsOfAnswer(text: string): UnionpayFields | undefined {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const sign = text[index];
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth = Math.max(depth - 1, 0);
    else if (sign === undefined || (sign === "&" && depth === 0)) {
      parts.push(text.slice(begin, index));
      begin = index + 1;
    }
  }
  const entries = parts.map((part): [string, string] => [
    part.slice(0, Math.max(part.indexOf("="), 0)),
    part.slice(part.indexOf("=") + 1),
  ]);
  const fields = Object.fromEntries(entries);
  return Object.keys(fields).length === entries.length && !("" in fields) ? fields : undefined;
}
