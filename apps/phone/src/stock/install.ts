/** The same in the worker. */
const pages = "pages-1";

/** Makes the round a program of the phone that opens without a network: its manifest and its own small worker. */
export function install(): void {
  if (document.querySelector("link[rel=manifest]") === null) {
    const manifest = document.createElement("link");
    manifest.rel = "manifest";
    manifest.href = "/m/round.webmanifest";
    document.head.append(manifest);
  }
  // Absent on pages without TLS, where browsers allow no worker; the round then needs the network to open, and no more.
  if ("serviceWorker" in navigator && import.meta.env.PROD) void keepPages().catch(() => {});
}

/** Keeps the page and what it loaded, all or nothing, so that the second opening needs no network. */
async function keepPages(): Promise<void> {
  await navigator.serviceWorker.register("/m/worker.js");
  await navigator.serviceWorker.ready;
  // What is fetched when it is opened must open without a network too.
  await import("./ScanSheet.tsx");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const assets = loaded.filter((path) => path.startsWith("/m/assets/"));
  await (await caches.open(pages)).addAll(["/m/", ...new Set(assets)]);
}
