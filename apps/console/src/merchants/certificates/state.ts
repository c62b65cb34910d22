import type { CertificateState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/index.ts";

export const stateTones: Readonly<Record<CertificateState, Tone>> = {
  pending: "running",
  approved: "quiet",
  notApproved: "bad",
};
