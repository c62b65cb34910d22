import { createHash } from "node:crypto";
import { blockOf } from "../../access/login/guessing.ts";

/** A number that stands for the addresses near this one. */
export const guesserOf = (address: string): string =>
  String(createHash("sha256").update(blockOf(address)).digest().readBigUInt64BE() >> 2n);
