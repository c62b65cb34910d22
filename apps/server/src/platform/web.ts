import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { type MapBase, mapHosts } from "@yunshou/domain";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import websocket from "@fastify/websocket";
import { smallBodyBytes } from "@yunshou/contract";
import type { Database } from "@yunshou/database";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { answerBrokenRequest, answerError } from "./errors.ts";
import { believedHops, isLoopback, proxiesOf } from "./guard/addresses.ts";
import { formFits, jsonFits, limitsOf, readForm } from "./guard/bodyCounts.ts";
import { Guard } from "./guard/guard.ts";
import { type GuardLimits, guardLimits } from "./guard/limits.ts";
import { type CallOf, Shares } from "./guard/shares.ts";
import { languageOf } from "./language.ts";
import { ruleText } from "./messages.ts";
import type { Metrics } from "./metrics.ts";
import type { Caller, Web } from "./mount.ts";
import { Refused } from "./refused.ts";

/** Whoever takes a larger body declares it: an endpoint in the contract, an upload at its route. */
const bodyLimitBytes = smallBodyBytes;
const uploadLimitBytes = 50 * 1_048_576;
/** Smaller answers gain nothing from compression. */
const compressFromBytes = 2_048;
/** After this time a caller whom the server had no place for may try again. */
const retryAfterSeconds = 2;

export interface WebOptions {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly trustProxy: string | false;
  /** Whose pictures the console may show under its maps. */
  readonly mapBase?: MapBase | undefined;
  readonly checkAnswers: boolean;
  readonly secrets: Web["secrets"];
  readonly authenticate: (token: string, anew?: boolean) => Promise<Caller | undefined>;
  /** See `Web`; without it nobody has to agree to anything. */
  readonly mustAgree?: Web["mustAgree"];
  /** Who may hold how much of it; tests make it small. */
  readonly limits?: GuardLimits;
  /** The known device that asks, before anybody says who he is; it shares no places with others of its address. */
  readonly deviceOf?: (headers: FastifyRequest["headers"]) => string | undefined;
}

/** The HTTP server with everything that all routes share; routes are added with `mount`. */
export async function createWeb({
  database,
  log,
  metrics,
  trustProxy,
  mapBase,
  checkAnswers,
  secrets,
  authenticate,
  mustAgree = async () => false,
  limits = guardLimits,
  deviceOf = () => undefined,
}: WebOptions): Promise<Web> {
  const guard = new Guard(limits, proxiesOf(trustProxy));
  const app: FastifyInstance = fastify({
    serverFactory: (handle) => guard.serve(handle),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    trustProxy: believedHops(trustProxy),
    forceCloseConnections: "idle",
    return503OnClosing: true,
    // A malformed address fails before any hook; it is answered like every other failure.
    // What is no HTTP, or has too long an address or headers, fails before there is a request.
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket),
    frameworkErrors(error, request, reply) {
      if (isUpgrade(request as FastifyRequest)) closeAfter(reply as FastifyReply);
      answerError(error, request as FastifyRequest, reply as FastifyReply);
    },
    routerOptions: { maxParamLength: 200 },
  });
  const routes: string[] = [];
  app.addHook(
    "onRoute",
    ({ method, url }) =>
      void routes.push(
        ...[method]
          .flat()
          .filter((name) => name !== "HEAD" && name !== "OPTIONS")
          .map((name) => `${name} ${url}`),
      ),
  );
  app.decorateRequest("language", undefined);
  app.decorateRequest("userId", undefined);
  app.setErrorHandler(answerError);
  parseBodies(app);
  observe(app, metrics, guard, new Shares(limits.calls), deviceOf);
  await app.register(helmet, headersFor(mapBase));
  await app.register(cookie);
  await app.register(compress, {
    encodings: ["gzip"],
    threshold: compressFromBytes,
    zlibOptions: { level: 4 },
    inflateIfDeflated: false,
  });
  await app.register(multipart, { limits: { fileSize: uploadLimitBytes, files: 5, fields: 20, fieldSize: 65_536 } });
  await app.register(websocket, {
    options: { maxPayload: 65_536, perMessageDeflate: false },
    errorHandler: endChannel,
  });
  return { app, database, authenticate, mustAgree, checkAnswers, secrets, mounted: [], routes };
}

const isUpgrade = (request: FastifyRequest) => (request.raw as { upgrade?: boolean }).upgrade === true;

/** No time limit of the server holds for what asked for a live channel and gets none: without this it would stay open for ever. */
function closeAfter(reply: FastifyReply): void {
  reply.raw.once("finish", () => reply.request.raw.socket.destroySoon());
}

/** Ends a live channel; what its client did wrong is no error of ours. */
function endChannel(error: Error, socket: { terminate(): void }, request: FastifyRequest): void {
  const isOfClient = "code" in error;
  request.log[isOfClient ? "debug" : "error"]({ err: error }, "a live channel ended");
  socket.terminate();
}

/** JSON and the form encoding of older clients; an empty body is an empty payload. Both are counted before they are read. */
function parseBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else if (!jsonFits(body as Buffer, limitsOf(request.routeOptions.bodyLimit))) done(tooMuch(request));
    else void json(request, body.toString(), done);
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, (request, body, done) => {
    const { fields } = request.routeOptions.config;
    if (!formFits(body as Buffer, limitsOf(request.routeOptions.bodyLimit))) done(tooMuch(request));
    else done(null, readForm(body.toString(), fields));
  });
}

/** Refuses a body with more fields, items or depth than any input of its size has. */
function tooMuch(request: FastifyRequest): Refused {
  const language = languageOf(undefined, request.headers["accept-language"]);
  const limit = limitsOf(request.routeOptions.bodyLimit).parts;
  const message = ruleText(language, "tooLong", { field: "body", limit });
  return new Refused("input.invalid", { field: "body", issues: [{ field: "body", rule: "tooLong", message }] });
}

/**
 * Counts, times and logs each call by its route pattern. Query strings never reach the log, because some of the
 * documented calls carry tokens, phone numbers and verifiers there.
 */
function observe(
  app: FastifyInstance,
  metrics: Metrics,
  guard: Guard,
  shares: Shares,
  deviceOf: NonNullable<WebOptions["deviceOf"]>,
): void {
  app.addHook("onRequest", async (request, reply) => {
    // A live channel stays open for days; it is no call in work. Nothing else is one, whatever a request asks to become.
    if (isUpgrade(request)) {
      if (request.routeOptions.config?.isLiveChannel === true) return;
      closeAfter(reply);
      throw new Refused("route.unknown");
    }
  });
  // A call counts when its body is there: whoever is slow to bring it takes no place in which others could be served (O4).
  app.addHook("preValidation", async (request, reply) => {
    if (isUpgrade(request)) return;
    if (request.userId !== undefined) guard.know(request.raw.socket);
    if (request.url.startsWith("/health/") && isLoopback(request.ip)) return;
    const place = shares.take(callOf(request, deviceOf(request.headers)));
    if (typeof place === "function") return void reply.raw.once("close", place);
    throw new Refused(place === "share" ? "rate.limited" : "server.unavailable", { retryAfterSeconds });
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    const level = reply.statusCode >= 500 ? "warn" : "debug";
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.userId,
        address: request.ip,
      },
      "call",
    );
  });
}

function callOf(request: FastifyRequest, device: string | undefined): CallOf {
  if (request.routeOptions.config?.isNotice === true) return { kind: "notice" };
  const { userId } = request;
  if (userId !== undefined) return { kind: "user", userId };
  if (device !== undefined) return { kind: "user", userId: `device ${device}` };
  return { kind: "stranger", address: request.ip };
}

/** The console loads only from here, and pictures of its map from whoever draws it; WebAssembly computes the login proof. */
export const headersFor = (mapBase: MapBase | undefined) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", ...(mapBase === undefined ? [] : mapHosts[mapBase.provider])],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'", "ws:", "wss:"],
      workerSrc: ["'self'", "blob:"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // Browsers ignore these on plain HTTP in a local network and complain in their console.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  crossOriginResourcePolicy: false,
  strictTransportSecurity: false,
  // A provider of maps looks from where a key for browsers is used; it learns the host and nothing of the page.
  referrerPolicy: { policy: mapBase === undefined ? ("same-origin" as const) : ("strict-origin" as const) },
});

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route may become a live channel. */
    isLiveChannel?: true;
    /** The route takes notices of payment providers, for which places are kept. */
    isNotice?: true;
  }
}
