import type { agreementCalls } from "@yunshou/contract/system/agreements";
import type { OutputOf } from "@yunshou/contract";
import { deployment } from "../../platform/deployment.ts";
import { sessionHeaders } from "../../platform/api/transport.ts";
import { currentLanguage } from "../../platform/phrases/language.ts";
import { sessionUser } from "../../platform/session/session.ts";

/** What has to be accepted before anything else. */
export interface PendingAgreement {
  readonly id: string;
  readonly src: string;
}

const patienceMs = 10_000;

/** The two calls are judged by their own codes and pass no common handling (AGREE-11). */
async function ask<Body>(path: string, more: Readonly<Record<string, string>>): Promise<Body> {
  const user = sessionUser();
  const answer = await fetch(path, {
    method: "POST",
    headers: { ...sessionHeaders(), "Content-Type": "application/json" },
    body: JSON.stringify({
      shbh: user?.shbh ?? "",
      username: user?.username ?? "",
      language: currentLanguage(),
      channel: "1",
      ...more,
    }),
    signal: AbortSignal.timeout(patienceMs),
  });
  return (await answer.json()) as Body;
}

/**
 * The agreement that the person who just logged in must accept, or undefined. Only hosts that ask and accounts that are
 * not the platform's send the call; a failed one is silent, because the server refuses changes by itself (AGREE-01, AGREE-02, AGREE-09).
 */
export async function findAgreement(): Promise<PendingAgreement | undefined> {
  if (!deployment().asksAgreement || sessionUser()?.authlevel === "3") return undefined;
  try {
    const { code, data } = await ask<OutputOf<typeof agreementCalls.getUsedXy>>("/service-job/ptxygl/getUsedXy", {});
    return code === "0" && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Accepts it; false for every code other than "1" (AGREE-07, AGREE-10). */
export async function acceptAgreement({ id }: PendingAgreement): Promise<boolean> {
  try {
    return (
      (await ask<OutputOf<typeof agreementCalls.agreeXy>>("/service-job/ptxygl/agreeXy", { xyid: id })).code === "1"
    );
  } catch {
    return false;
  }
}
