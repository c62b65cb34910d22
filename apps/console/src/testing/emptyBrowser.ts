import { beforeAll } from "vitest";

// Files of tests share a process; what one left in the browser, or where it went, is not there for the next.
beforeAll(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
