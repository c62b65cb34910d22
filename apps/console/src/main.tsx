import { createRoot } from "react-dom/client";
import { startLanguageOf, variantOf } from "./access/login/variants.ts";
import { deployment, loadDeployment } from "./platform/deployment.ts";
import { currentLanguage, languageTags, startInLanguage } from "./platform/phrases/language.ts";
import { isLoginPath, loginPathOf, passageOf } from "./platform/session/guard.ts";
import { takeApplicationToken } from "./merchants/onboarding/token.ts";
import { endSession, rememberLoginPath, sessionToken } from "./platform/session/session.ts";

const root = createRoot(document.getElementById("root") as HTMLElement);

/** Decides once per page load what the visitor sees; after a login it decides again without loading the page anew. */
async function open(): Promise<void> {
  const path = window.location.pathname;
  const passage = passageOf({
    path,
    host: window.location.host,
    hasSession: sessionToken() !== undefined,
    loginHosts: deployment().loginHosts,
  });
  if (passage.kind !== "allow") {
    if (passage.kind === "endSession") endSession();
    window.history.replaceState(null, "", passage.to);
    return open();
  }
  document.documentElement.lang = languageTags[currentLanguage()];
  const way = tokenWays[path];
  if (way !== undefined) return openTokenLogin(way);
  if (isLoginPath(path)) {
    const startLanguage = startLanguageOf(path);
    if (startLanguage !== undefined) startInLanguage(startLanguage);
    rememberLoginPath(path);
    return openLogin(path);
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

/** Pages that log in with a token of the address instead of a form. */
const tokenWays: Readonly<Record<string, "onLoginSSO" | "getUserInfoByToken">> = {
  "/ssologin": "onLoginSSO",
  "/loginSilent": "getUserInfoByToken",
};

function enter(to: string): void {
  window.history.replaceState(null, "", to);
  void openConsole();
}

async function openTokenLogin(way: "onLoginSSO" | "getUserInfoByToken"): Promise<void> {
  const [{ TokenLoginPage }, { loadLoginWords }] = await Promise.all([
    import("./access/login/TokenLoginPage.tsx"),
    import("./access/login/words.ts"),
  ]);
  const words = await loadLoginWords(currentLanguage());
  // A provider answers with code and state; everything it appended goes to the server as it is.
  const query = new URLSearchParams(window.location.search);
  const token = query.get("token") ?? (way === "onLoginSSO" ? query.toString() : "");
  // The token must not stay in the address, its history or a bookmark.
  window.history.replaceState(null, "", window.location.pathname);
  const fail = () => {
    window.history.replaceState(null, "", loginPathOf(window.location.host, deployment().loginHosts));
    void open();
  };
  root.render(<TokenLoginPage words={words} way={way} token={token} onEnter={enter} onFail={fail} />);
}

async function openLogin(path: string): Promise<void> {
  const { LoginPage, loadLoginWords } = await import("./access/login/LoginPage.tsx");
  const words = await loadLoginWords(currentLanguage());
  root.render(<LoginPage key={path} first={words} variant={variantOf(path)} onEnter={enter} warm={loadConsole} />);
}

/** The console and its texts, fetched together. */
async function loadConsole() {
  const [{ ConsoleApp }, { loadLanguage }] = await Promise.all([
    import("./ConsoleApp.tsx"),
    import("./platform/phrases/locales.ts"),
  ]);
  return { ConsoleApp, first: await loadLanguage(currentLanguage()) };
}

async function openConsole(): Promise<void> {
  const { ConsoleApp, first } = await loadConsole();
  root.render(<ConsoleApp first={first} />);
}

takeApplicationToken();
await loadDeployment();
await open();
