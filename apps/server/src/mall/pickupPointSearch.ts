import type { pickupPointSearch } from "@yunshou/contract/mall/pickupPointSearch";
import type { HandlersOf } from "../platform/call.ts";
import { searchPickupPoints } from "./pickupPointSearch.queries.ts";

/** What filters choose from. */
export const pickupPointSearchHandlers: HandlersOf<typeof pickupPointSearch> = {
  async points({ tx, session, input }) {
    return { rows: await searchPickupPoints(tx, session.scope, input) };
  },
};
