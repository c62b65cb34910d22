import type { ApplicationState } from "@yunshou/domain";
import type { Tone } from "../../platform/kit/StatusDot.tsx";

export const stateTones: Readonly<Record<ApplicationState, Tone>> = { draft: "neutral", pending: "running", approved: "good", notApproved: "bad", ignored: "warning" };
