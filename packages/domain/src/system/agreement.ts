import { accept, refuse, type Result } from "../result.ts";

export const agreementStates = ["draft", "published", "stopped"] as const;
export type AgreementState = (typeof agreementStates)[number];

export const agreementActions = ["publish", "stop", "delete"] as const;
export type AgreementAction = (typeof agreementActions)[number];

/** Bytes of an agreement at most: 5 MB. */
export const agreementLimitBytes = 5 * 1_048_576;

const allowed: Readonly<Record<AgreementState, readonly AgreementAction[]>> = {
  draft: ["publish", "delete"],
  published: ["stop"],
  stopped: ["publish", "delete"],
};

/** Refuses what the state does not allow, and the deletion of an agreement that somebody accepted: it is evidence. */
export function checkAgreementAction(
  action: AgreementAction,
  agreement: { readonly state: AgreementState; readonly acceptances: number },
): Result<undefined> {
  if (!allowed[agreement.state].includes(action)) return refuse("state.notAllowed");
  return action === "delete" && agreement.acceptances > 0 ? refuse("system.agreementAccepted") : accept();
}

/** A PDF by its content: the mark at its beginning and the end mark near its end. */
export function isPdf(content: Uint8Array): boolean {
  const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
  return text(content.subarray(0, 5)) === "%PDF-" && text(content.subarray(-1_024)).includes("%%EOF");
}
