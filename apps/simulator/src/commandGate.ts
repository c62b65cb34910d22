import { commandSigningText, type DownBody, softwareSigningText } from "@yunshou/contract/machines/downMessages";
import { createPublicKey, verify, type KeyObject } from "node:crypto";

/** Why a command was not executed; undefined when it may be. */
export type CommandVerdict = "execute" | "badSignature" | "late" | "replayed" | "lowerSequence";

const rememberedCommands = 1_000;

/** Reads an Ed25519 public key: PEM, 64 hexadecimal digits, or the DER or raw bytes in base64. */
export function readPublicKey(text: string): KeyObject {
  if (text.includes("BEGIN")) return createPublicKey(text);
  const bytes = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? "hex" : "base64");
  if (bytes.length === 32)
    return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: bytes.toString("base64url") }, format: "jwk" });
  return createPublicKey({ key: bytes, format: "der", type: "spki" });
}

/** Whether the cloud signed this package for this machine; without a key nothing is checked. */
export function isSoftwareSigned(
  machineNo: string,
  body: DownBody<"software">,
  publicKey: KeyObject | undefined,
): boolean {
  if (publicKey === undefined) return true;
  const text = Buffer.from(softwareSigningText(machineNo, body), "utf8");
  return verify(null, text, publicKey, Buffer.from(body.signature, "base64"));
}

/**
 * Decides about commands before anything moves. Remembers the last 1,000 ids and the highest sequence,
 * which a real machine keeps on flash.
 */
export class CommandGate {
  readonly #machineNo: string;
  readonly #publicKey: KeyObject | undefined;
  readonly #seen = new Set<string>();
  #highest = 0;

  constructor(machineNo: string, publicKey: KeyObject | undefined) {
    this.#machineNo = machineNo;
    this.#publicKey = publicKey;
  }

  /** `serverNow` is the machine's best knowledge of the server's clock, in ms. */
  judge(command: DownBody<"command">, serverNow: number): CommandVerdict {
    if (this.#publicKey !== undefined) {
      const text = Buffer.from(commandSigningText(this.#machineNo, command), "utf8");
      if (!verify(null, text, this.#publicKey, Buffer.from(command.signature, "base64"))) return "badSignature";
    }
    if (this.#seen.has(command.commandId)) return "replayed";
    if (command.seq <= this.#highest) return "lowerSequence";
    if (serverNow > command.notAfter) return "late";
    this.#remember(command);
    return "execute";
  }

  #remember(command: DownBody<"command">): void {
    this.#highest = command.seq;
    this.#seen.add(command.commandId);
    if (this.#seen.size > rememberedCommands) this.#seen.delete(this.#seen.values().next().value!);
  }
}
