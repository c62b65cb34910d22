import { sessionUser } from "../platform/session/session.ts";

/** Where a person adds roles: those of the platform have a form of their own. */
export const addRolePath = (): "/xtgl/xzjs" | "/shgl/xzjs" =>
  sessionUser()?.authlevel === "3" ? "/xtgl/xzjs" : "/shgl/xzjs";
