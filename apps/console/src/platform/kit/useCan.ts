import type { Permission } from "@yunshou/contract";
import type { MerchantFeature } from "@yunshou/domain";
import { useSyncExternalStore } from "react";
import { usePhrases } from "../phrases/usePhrases.ts";
import { sessionCustomData, sessionVersion, watchSession } from "../session/session.ts";

/** Whether the person holds a permission now; the server asks the same question again (PERM-05, PERM-09). */
export function useCan(permission: Permission): boolean {
  useSyncExternalStore(watchSession, sessionVersion);
  return sessionCustomData()?.permissions.includes(permission) ?? false;
}

/** The reason for which a control is disabled, or undefined when the person holds the permission. */
export function useRefusedWithout(permission: Permission): string | undefined {
  const t = usePhrases();
  if (useCan(permission)) return undefined;
  return sessionCustomData()?.switchedOff.includes(permission)
    ? t.common.errors["access.functionDisabled"]
    : t.common.errors["access.noPermission"];
}

/** Whether a feature is switched on for the person's merchant; what belongs to one that is off is not shown (MERCHANT-20). */
export function useFeature(feature: MerchantFeature): boolean {
  useSyncExternalStore(watchSession, sessionVersion);
  return sessionCustomData()?.features.includes(feature) ?? false;
}
