import { createRoot } from "react-dom/client";
import { deployment, loadDeployment } from "./platform/deployment.ts";
import { currentLanguage, languageTags } from "./platform/phrases/language.ts";
import { isLoginPath, passageOf } from "./platform/session/guard.ts";
import { endSession, rememberLoginPath, sessionToken } from "./platform/session/session.ts";

const root = createRoot(document.getElementById("root") as HTMLElement);

/** Decides once per page load what the visitor sees; after a login it decides again without loading the page anew. */
async function open(): Promise<void> {
  const path = window.location.pathname;
  const passage = passageOf({ path, host: window.location.host, hasSession: sessionToken() !== undefined, loginHosts: deployment().loginHosts });
  if (passage.kind !== "allow") {
    if (passage.kind === "endSession") endSession();
    window.history.replaceState(null, "", passage.to);
    return open();
  }
  document.documentElement.lang = languageTags[currentLanguage()];
  if (isLoginPath(path)) {
    rememberLoginPath(path);
    return openLogin();
  }
  if (screenPaths.has(path)) return openScreen();
  return openConsole();
}

/** The big screens hang on walls; they load nothing of the console (BIGSALES-35). */
const screenPaths: ReadonlySet<string> = new Set(["/databases", "/databaseszd", "/databasesTscpyxpt", "/database"]);

async function openScreen(): Promise<void> {
  const { ScreenPage } = await import("./insight/screens/ScreenPage.tsx");
  root.render(<ScreenPage />);
}

async function openLogin(): Promise<void> {
  const { LoginPage, loadLoginWords } = await import("./access/login/LoginPage.tsx");
  const words = await loadLoginWords(currentLanguage());
  const enter = (to: string) => {
    window.history.replaceState(null, "", to);
    void openConsole();
  };
  root.render(<LoginPage first={words} onEnter={enter} warm={loadConsole} />);
}

/** The console and its texts, fetched together. */
async function loadConsole() {
  const [{ ConsoleApp }, { loadLanguage }] = await Promise.all([import("./ConsoleApp.tsx"), import("./platform/phrases/locales.ts")]);
  return { ConsoleApp, first: await loadLanguage(currentLanguage()) };
}

async function openConsole(): Promise<void> {
  const { ConsoleApp, first } = await loadConsole();
  root.render(<ConsoleApp first={first} />);
}

await loadDeployment();
await open();
