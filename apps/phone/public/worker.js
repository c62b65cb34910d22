/* Keeps the pages for phones, so that a round opens without a network. Calls are never kept: what was done waits in the page. */
const pages = "pages-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const keep = async (request) => {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(pages)).put(request, answer.clone());
  return answer;
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.pathname.startsWith("/m/")) return;
  // A page is asked for first, and not kept here: the round keeps it together with the files that it opens. A hashed file never changes.
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(async () => (await caches.match("/m/")) ?? Response.error()));
  else if (url.pathname.startsWith("/m/assets/"))
    event.respondWith(caches.match(request).then((kept) => kept ?? keep(request)));
});
