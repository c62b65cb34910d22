import { beforeAll } from "vitest";

// Files of tests share a process; what one left in the browser is not there for the next.
beforeAll(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
});
