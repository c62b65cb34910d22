import { secondFactorLimits } from "@yunshou/domain";
import { generate } from "otplib";

/** What an authenticator app shows for a secret, now or some steps of 30 s away. */
export function codeAt(secret: string, stepsAway = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1_000) + stepsAway * secondFactorLimits.stepSeconds });
}
