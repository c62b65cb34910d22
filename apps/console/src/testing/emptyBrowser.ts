import { theme } from "antd";
import { beforeAll } from "vitest";

// What widgets look like is nobody's question here, and making and reading their styles takes half of the time.
Object.assign(theme.defaultConfig, { zeroRuntime: true });

// Files of tests share a process; what one left in the browser, or where it went, is not there for the next.
beforeAll(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
