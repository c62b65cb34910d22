import type { RefundReport } from "../provider.ts";

/** States of a refund at WeChat Pay. */
export const wechatRefundStates = ["SUCCESS", "CLOSED", "PROCESSING", "ABNORMAL"] as const;

/** What a state of a refund means for us: `ABNORMAL` waits for a person at WeChat Pay, so it has failed. */
export function wechatRefund(status: (typeof wechatRefundStates)[number]): RefundReport {
  if (status === "SUCCESS") return { state: "succeeded" };
  return status === "PROCESSING" ? { state: "processing" } : { state: "failed", failure: status };
}
