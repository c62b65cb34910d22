import type { StateTable } from "../states.ts";

/** How far a change of a lane is on its way to the machine. */
export const laneSyncStates = ["pending", "sent", "confirmed", "refused", "expired", "replaced"] as const;
export type LaneSyncState = (typeof laneSyncStates)[number];

/**
 * The way of one lane's change. Only the machine's own word confirms it. A change that ran out of time is not forgotten: the
 * lane is said again when the machine comes back or a person asks for it. A newer change of the lane takes its place.
 */
export const laneSyncTable: StateTable<LaneSyncState, "send" | "confirm" | "refuse" | "expire" | "replace" | "reopen"> =
  {
    pending: { send: "sent", confirm: "confirmed", refuse: "refused", expire: "expired", replace: "replaced" },
    sent: { send: "sent", confirm: "confirmed", refuse: "refused", expire: "expired", replace: "replaced" },
    confirmed: {},
    refused: { reopen: "pending", replace: "replaced" },
    expired: { reopen: "pending", replace: "replaced" },
    replaced: {},
  };

/** States in which the machine is not known to hold what the console says: the lanes that differ. */
export const unsettledSyncs = ["pending", "sent", "refused", "expired"] as const satisfies readonly LaneSyncState[];

/** How long a machine has to confirm a change of its lanes before it counts as expired. */
export const laneSyncDeadlineMs = 86_400_000;
