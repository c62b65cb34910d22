import { theme } from "antd";
import { beforeAll } from "vitest";

// What widgets look like is nobody's question here, and making and reading their styles takes half of the time.
Object.assign(theme.defaultConfig, { zeroRuntime: true });

interface TestBrowser {
  setURL(url: string): void;
  readonly settings: { readonly navigation: { disableMainFrameNavigation: boolean } };
}

// Files of tests share a process; what one left in the browser, or where it went, is not there for the next.
beforeAll(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  const { happyDOM } = window as unknown as { readonly happyDOM: TestBrowser };
  // A link that a test presses loads nothing: the page would be empty, some turns later, in the middle of another file.
  happyDOM.settings.navigation.disableMainFrameNavigation = true;
  happyDOM.setURL("http://localhost:3000/");
});
