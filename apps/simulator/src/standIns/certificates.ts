import { type KeyObject, randomBytes, sign } from "node:crypto";

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`, "latin1"));

/** Object identifiers: commonName, and RSA with SHA-256. */
const commonName = Buffer.from("0603550403", "hex");
const algorithm = sequence(Buffer.from("06092a864886f70d01010b0500", "hex"));
const named = (name: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));

/** Whose key a certificate is about, and who writes it. */
export interface CertificateFacts {
  readonly name: string;
  readonly publicKey: KeyObject;
  readonly issuer: { readonly name: string; readonly privateKey: KeyObject };
  readonly from: Date;
  readonly to: Date;
}

/**
 * A certificate (RFC 5280) as PEM, for stand-ins and tests. Both days lie between 1950 and 2049, as its short form of times
 * can say.
 */
export function writeCertificate({ name, publicKey, issuer, from, to }: CertificateFacts): string {
  const said = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    named(issuer.name),
    sequence(time(from), time(to)),
    named(name),
    publicKey.export({ format: "der", type: "spki" }),
  );
  const signature = sign("sha256", said, issuer.privateKey);
  const bytes = sequence(said, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = bytes.toString("base64").match(/.{1,64}/g) ?? [];
  return ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n");
}
