import { createContext, use, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes the tab of a page and opens an address in its place; the main layout provides it. */
export const LeaveContext = createContext<(path: string, to: string) => void>(() => undefined);

/** Shown by a page that has nothing to show, e.g. without the record its address should name. */
export function Leave({ to }: { readonly to: string }) {
  const leave = useLeavePage();
  useEffect(() => leave(to));
  return null;
}

/** For form pages: `leave("/shgl/yggl")` after saving or on cancel, so that no used form stays behind as a tab. */
export function useLeavePage(): (to: string) => void {
  const leave = use(LeaveContext);
  const { pathname } = useLocation();
  return (to) => leave(pathname, to);
}
