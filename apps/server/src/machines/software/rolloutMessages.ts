import { type DownBody, softwareSigningText } from "@yunshou/contract/machines/downMessages";
import type { Secrets } from "../../platform/secrets.ts";

/** What settles the message of a rollout in the outbox. */
export const softwareKey = (rolloutId: string) => `software:${rolloutId}`;

/** The message of a package to one machine, signed with the key that signs commands. */
export function softwareBody(
  { commandKey }: Pick<Secrets, "commandKey">,
  machineNo: string,
  unsigned: Omit<DownBody<"software">, "signature">,
): DownBody<"software"> {
  const text = Buffer.from(softwareSigningText(machineNo, unsigned), "utf8");
  return { ...unsigned, signature: commandKey.sign(text).toString("base64") };
}
