import { readdirSync } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "./language.ts";

/** Pages for phones (patterns §7.11), and which entry of theirs an address belongs to. */
const phonePath = /^\/m(?:\/(\w+))?(?:\/|$)/;
/** The entry of every address that names none. */
const commonEntry = "round";
const commonPage = "index.html";

export const isPhonePath = (path: string): boolean => phonePath.test(path);

/**
 * Answers an address for phones with the page of its entry in the language of the phone, which names everything that the entry
 * needs (`entryPages.ts` of the build), so that the phone fetches all of it at once; with the common page where there is none.
 */
export function phonePages(folder: string): (request: FastifyRequest, reply: FastifyReply) => void {
  const built = new Set(readdirSync(folder));
  return (request, reply) => {
    const entry = phonePath.exec(request.url.split("?")[0] ?? "")?.[1];
    const language = languageOf(undefined, request.headers["accept-language"]);
    const page = [entry, commonEntry].map((one) => `${one}.${language}.html`).find((one) => built.has(one));
    reply.header("cache-control", "no-cache").header("vary", "accept-language");
    void reply.sendFile(page ?? commonPage, folder);
  };
}
