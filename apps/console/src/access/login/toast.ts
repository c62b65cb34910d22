const shownMs = 3_000;
const shownAtMost = 2;

/** A short message above everything; it outlives the login page, so that 登录成功 is seen in the console. */
export function toast(text: string, tone: "success" | "error"): void {
  let host = document.querySelector<HTMLElement>(".login-toasts");
  if (host === null) {
    host = document.createElement("div");
    host.className = "login-toasts";
    host.setAttribute("aria-live", "assertive");
    document.body.append(host);
  }
  const line = document.createElement("div");
  line.className = `login-toast login-toast-${tone}`;
  line.setAttribute("role", tone === "error" ? "alert" : "status");
  line.textContent = text;
  // The one before stays for its time: who has to agree to something was logged in first (MSG-07, AGREE-03).
  if (host.lastElementChild?.textContent === text) host.lastElementChild.remove();
  while (host.childElementCount >= shownAtMost) host.firstElementChild?.remove();
  host.append(line);
  setTimeout(() => line.remove(), shownMs);
}
