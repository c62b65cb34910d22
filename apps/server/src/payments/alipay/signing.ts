import { createHash, type KeyObject, sign, verify, X509Certificate } from "node:crypto";

/**
 * Signatures of Alipay's open platform (RSA2): RSA with SHA-256 over `name=value` joined by `&` in the order of the names,
 * values as they are before they are encoded for the wire.
 */
export interface AlipayKeys {
  readonly appId: string;
  readonly privateKey: KeyObject;
  /** Alipay's key by the serial of its certificate; in key mode the one key stands under the empty serial. */
  readonly alipayKeys: ReadonlyMap<string, KeyObject>;
  /** In certificate mode the serials that name our certificate and Alipay's root. */
  readonly certificates?: { readonly appSerial: string; readonly rootSerial: string } | undefined;
}

type Fields = Readonly<Record<string, string | undefined>>;

/** What is signed of these fields: empty ones and those left out do not count. */
export function signedText(fields: Fields, leftOut: readonly string[] = ["sign"]): string {
  return Object.entries(fields)
    .filter(([name, value]) => value !== undefined && value !== "" && !leftOut.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

export const signFields = (key: KeyObject, fields: Fields): string =>
  sign("sha256", Buffer.from(signedText(fields)), key).toString("base64");

/** True when Alipay signed exactly these bytes; `serial` is empty in key mode. */
export function provesText(
  keys: Pick<AlipayKeys, "alipayKeys">,
  serial: string,
  text: string,
  signature: string,
): boolean {
  const key = keys.alipayKeys.get(serial);
  const signed = Buffer.from(signature, "base64");
  return key !== undefined && signed.length > 0 && verify("sha256", Buffer.from(text), key, signed);
}

/**
 * The part of an answer that is signed: the object under `name`, with the bytes as they came. Read and written anew it would
 * have other bytes.
 */
export function signedPart(answer: string, name: string): string | undefined {
  const at = answer.indexOf(`"${name}":`);
  if (at === -1) return undefined;
  const from = at + name.length + 3;
  let depth = 0;
  let quoted = false;
  for (let index = from; index < answer.length; index += 1) {
    const sign = answer[index];
    if (quoted) {
      if (sign === "\\") index += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{") depth += 1;
    else if (sign === "}" && (depth -= 1) === 0) return answer.slice(from, index + 1);
  }
  return undefined;
}

/** Issuer as Alipay writes it: most exact part first, joined by commas. */
const issuerOf = (certificate: X509Certificate) => certificate.issuer.split("\n").reverse().join(",");

/** The serial by which Alipay names a certificate: MD5 over issuer and decimal serial number ("公钥证书 SN"). */
export function certificateSerial(pem: string): string {
  const certificate = new X509Certificate(pem);
  const text = `${issuerOf(certificate)}${BigInt(`0x${certificate.serialNumber}`)}`;
  return createHash("md5").update(text).digest("hex");
}

/** Object identifiers of RSA signatures begin so (PKCS #1). */
const rsaSignature = Buffer.from("2a864886f70d0101", "hex");

/** Where the content of the DER value at `at` begins and ends. */
function derContent(bytes: Buffer, at: number): { readonly from: number; readonly to: number } {
  const size = bytes[at + 1]!;
  const more = size < 0x80 ? 0 : size & 0x7f;
  const from = at + 2 + more;
  return { from, to: from + (more === 0 ? size : bytes.readUIntBE(at + 2, more)) };
}

/** Whether the authority signed with RSA; the key that a certificate is about may be of another kind than its signature. */
function isSignedWithRsa(pem: string): boolean {
  const { raw } = new X509Certificate(pem);
  const whole = derContent(raw, 0);
  const algorithm = derContent(raw, derContent(raw, whole.from).to);
  const identifier = derContent(raw, algorithm.from);
  return raw.subarray(identifier.from, identifier.to).indexOf(rsaSignature) === 0;
}

/** The serial of a file of root certificates: those that are signed with RSA, joined by underscores; others do not count. */
export function rootSerial(pem: string): string {
  const parts = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return parts.filter(isSignedWithRsa).map(certificateSerial).join("_");
}
