import { writeCertificate } from "@yunshou/simulator/standIns/certificates";
import type { KeyPairKeyObjectResult } from "node:crypto";

/** A certificate that a key writes about itself, as PEM; for tests of what is refused. */
export const certificateOf = (pair: KeyPairKeyObjectResult, name: string, from: Date, to: Date): string =>
  writeCertificate({
    name,
    publicKey: pair.publicKey,
    issuer: { name, privateKey: pair.privateKey },
    from,
    to,
  });
