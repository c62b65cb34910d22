import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { answerError } from "./errors.ts";
import { Guard } from "./guard/guard.ts";
import { guardLimits } from "./guard/limits.ts";
import { isPhonePath, phonePages } from "./phonePages.ts";
import { Refused } from "./refused.ts";

/** Folders of files by their documented prefix (HTTP-15). */
const fileFolders = ["spImg", "sysFile", "softFile"] as const;

const apiPath = /^\/(?:api|sram|service-|user\/|ws\/|health|metrics|asyncapi|spImg\/|sysFile\/|softFile\/)/;
const oneYearMs = 31_536_000_000;
const oneHourMs = 3_600_000;
/** An uploaded picture has a random name and never changes; another one gets another name. */
const uploadedPicture = /[\\/][0-9a-f]{32}(?:-\d+)?\.(?:png|jpg|webp)$/;

/** Uploaded files must never run in our origin: an SVG or HTML among them shows, and does nothing else. */
const lockedDown = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";

export interface StaticFolders {
  /** DATA_DIR; uploaded files are in its folder `files`. */
  readonly dataDir: string;
  /** Pictures that come with the program. */
  readonly assets: string;
  /** The built console. */
  readonly console: string;
  /** The built pages for phones. */
  readonly phone: string;
}

/** The same files on the main port and on the static port: what was uploaded, then what comes with the program. */
export async function addFiles(
  app: FastifyInstance,
  { dataDir, assets }: Pick<StaticFolders, "dataDir" | "assets">,
): Promise<void> {
  for (const name of fileFolders) {
    const uploaded = join(dataDir, "files", name);
    mkdirSync(uploaded, { recursive: true });
    const builtIn = join(assets, name);
    await app.register(fastifyStatic, {
      root: existsSync(builtIn) ? [uploaded, builtIn] : [uploaded],
      prefix: `/${name}/`,
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = name === "spImg" && uploadedPicture.test(path);
        reply.header(
          "cache-control",
          lasting ? `public, max-age=${oneYearMs / 1000}, immutable` : `public, max-age=${oneHourMs / 1000}`,
        );
        reply.header("content-security-policy", lockedDown);
        reply.header("x-content-type-options", "nosniff");
        reply.header("access-control-allow-origin", "*");
        if (name !== "spImg") reply.header("content-disposition", "attachment");
      },
    });
  }
}

/** What a build serves: hashed assets for ever, everything else asks again. */
const builtFiles = {
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply: { header: (name: string, value: string) => unknown }, path: string) => {
    const hashed = path.includes("/assets/");
    reply.header("cache-control", hashed ? `public, max-age=${oneYearMs / 1000}, immutable` : "no-cache");
  },
};

/** The console and the pages for phones: hashed assets for ever, everything else asks again; an unknown page path is answered by the app it lies in. */
export async function addConsole(
  app: FastifyInstance,
  { console: folder, phone }: Pick<StaticFolders, "console" | "phone">,
): Promise<void> {
  const built = existsSync(join(folder, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: "/",
      ...builtFiles,
    });
  }
  // The library reads the folder of a file that it is asked for, to see how the name is spelt; that of the assets has thousands.
  const addAssets = (prefix: string, root: string) =>
    app.get<{ Params: { file: string } }>(`${prefix}assets/:file`, (request, reply) => {
      reply.sendFile(`assets/${request.params.file}`, root);
    });
  if (built) addAssets("/", folder);
  const phoneBuilt = built && existsSync(join(phone, "index.html"));
  if (phoneBuilt) {
    await app.register(fastifyStatic, {
      root: phone,
      prefix: "/m/",
      decorateReply: false,
      ...builtFiles,
      index: false,
    });
    addAssets("/m/", phone);
  }
  const sendPhonePage = phoneBuilt ? phonePages(phone) : undefined;
  // Everywhere else the library leaves pages to the handler below; a folder it would refuse.
  if (sendPhonePage !== undefined) app.get("/m/", sendPhonePage);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage =
      (request.method === "GET" || request.method === "HEAD") && !apiPath.test(path) && !/\.\w+$/.test(path);
    const isPhone = isPhonePath(path);
    if (!isPage || !(isPhone ? phoneBuilt : built)) throw new Refused("route.unknown");
    if (isPhone && sendPhonePage !== undefined) return sendPhonePage(request, reply);
    // A reply that is returned is awaited: each page would be listened to more often than Node thinks sound, and it says so.
    void reply.header("cache-control", "no-cache").sendFile("index.html", folder);
  });
}

/** A second server with nothing but the files, for the documented port 8086. */
export async function createStaticServer(folders: StaticFolders): Promise<FastifyInstance> {
  const guard = new Guard(guardLimits);
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    serverFactory: (handle) => guard.serve(handle),
  });
  app.decorateRequest("language", undefined);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new Refused("route.unknown");
  });
  await addFiles(app, folders);
  return app;
}
