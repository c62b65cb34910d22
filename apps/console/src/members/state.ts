import type { RowOf } from "@yunshou/contract";
import type { cards } from "@yunshou/contract/members/cards";
import type { memberAssignments, members } from "@yunshou/contract/members/members";
import type { BindState, CardState } from "@yunshou/domain";
import type { Tone } from "../platform/kit/index.ts";

export type CardRow = RowOf<typeof cards.list>;
export type MemberRow = RowOf<typeof members.list>;
export type AssignmentRow = RowOf<typeof memberAssignments.list>;

export const cardTones: Readonly<Record<CardState, Tone>> = {
  notActivated: "neutral",
  activated: "quiet",
  locked: "warning",
  reportedLost: "bad",
  reissued: "quiet",
  cancelled: "neutral",
};
export const bindTones: Readonly<Record<BindState, Tone>> = { bound: "quiet", unbound: "neutral" };
