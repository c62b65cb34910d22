import { screenClientId } from "@yunshou/contract/insight/documented";
import type { ScreenName } from "@yunshou/contract/insight/screens";
import { liveGreeting } from "@yunshou/contract/insight/screensLive";
import { asSystem, type Database } from "@yunshou/database";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { Session } from "../../platform/call.ts";
import { takeClient } from "../screenClients.queries.ts";
import { viewerOn } from "../screens/brandViewer.ts";
import { hashOfClient } from "../screens/documented.ts";
import { readScreenSettings } from "../screens/settings.queries.ts";
import { isViewer, publicViewer, type Viewer, viewerOf } from "../viewer.ts";
import type { LiveHub } from "./hub.ts";

/** Limits of one connection beside the frame size of the server. Clients have nothing to say; a few frames are forgiven, a flood is not. */
export const channelLimits = {
  framesPerSecond: 20,
  connections: 5_000,
  /** Of them as many that were greeted and may see nothing; for one more the oldest has to go, so that they keep no screen out. */
  greetedOnly: 1_000,
  sessionCheckMs: 3_000,
  pingMs: 25_000,
} as const;

/** Close codes of RFC 6455 and what they mean here. */
const closing = { over: 1008, flood: 1008, full: 1013 } as const;

export interface ChannelDependencies {
  readonly database: Database;
  readonly hub: LiveHub;
  readonly log: FastifyBaseLogger;
  readonly publicScreens: boolean;
  /** The session behind a token hash as it is now; undefined once it has ended. */
  readonly sessionOf: (tokenHash: Buffer) => Promise<Session | undefined>;
}

interface Watcher {
  readonly socket: WebSocket;
  readonly tokenHash: Buffer;
  viewerKey: string;
}

/** Only pages of this very host may open the channel; other programs have no business here. */
export function isOwnOrigin(request: Pick<FastifyRequest, "headers" | "host">): boolean {
  const origin = request.headers.origin;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return (protocol === "http:" || protocol === "https:") && host === request.host;
}

/**
 * The documented live channel `/ws/message/{userId}` (spec 1 §7): a greeting for everybody, data only for an identifier
 * that was registered in the last minute and has not been used yet, and for no longer than its session lives.
 */
export function liveChannel(app: FastifyInstance, deps: ChannelDependencies): void {
  const watchers = new Set<Watcher>();
  const greetedOnly = new Set<WebSocket>();
  let connections = 0;

  function greet(socket: WebSocket): void {
    socket.send(liveGreeting);
    greetedOnly.add(socket);
    const [oldest] = greetedOnly;
    if (greetedOnly.size <= channelLimits.greetedOnly || oldest === undefined) return;
    greetedOnly.delete(oldest);
    oldest.terminate();
  }

  app.get<{ Params: { userId: string } }>(
    "/ws/message/:userId",
    {
      websocket: true,
      config: { isLiveChannel: true },
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request)) await reply.code(403).send({ code: "access.noPermission", msg: "", data: {} });
      },
    },
    (socket, request) => {
      if (connections >= channelLimits.connections) return socket.close(closing.full);
      connections += 1;
      guard(socket);
      let leave = () => {};
      socket.once("close", () => {
        connections -= 1;
        greetedOnly.delete(socket);
        leave();
      });
      greet(socket);
      open(socket, request.params.userId)
        .then((left) => {
          if (left === undefined) return;
          greetedOnly.delete(socket);
          if (socket.readyState === socket.OPEN) leave = left;
          else left();
        })
        .catch((error: unknown) => {
          deps.log.warn({ err: error }, "a live channel could not be opened");
          socket.close(1011);
        });
    },
  );

  /** Binds a socket to what its identifier was registered for. */
  async function open(socket: WebSocket, userId: string): Promise<(() => void) | undefined> {
    if (!screenClientId.safeParse(userId).success) return undefined;
    const found = await asSystem(deps.database, async (tx) => {
      const client = await takeClient(tx, hashOfClient(userId));
      if (client === undefined) return undefined;
      return { client, settings: await readScreenSettings(tx, client.screen as ScreenName) };
    });
    if (found === undefined) return undefined;
    const { tokenHash } = found.client;
    const viewer = await currentViewer(tokenHash);
    if (viewer === undefined) return undefined;
    const { screen } = found.client;
    const seen = await asSystem(deps.database, (tx) => viewerOn(tx, viewer, screen as ScreenName));
    const left = await deps.hub.join(socket, seen, found.settings.povertyReliefOnly);
    if (tokenHash === null) return left;
    const watcher: Watcher = { socket, tokenHash, viewerKey: viewer.key };
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
      left();
    };
  }

  async function currentViewer(tokenHash: Buffer | null): Promise<Viewer | undefined> {
    if (tokenHash === null) return deps.publicScreens ? publicViewer : undefined;
    const session = await deps.sessionOf(tokenHash);
    const viewer = session === undefined ? undefined : viewerOf(session, false);
    return viewer !== undefined && isViewer(viewer) ? viewer : undefined;
  }

  /** Ends the channels of sessions that ended or see something else now; the screen registers again and sees what it may. */
  async function checkSessions(): Promise<void> {
    const bySession = Map.groupBy(watchers, (watcher) => watcher.tokenHash.toString("hex"));
    for (const group of bySession.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const viewer = await currentViewer(first.tokenHash);
      for (const watcher of group) {
        if (viewer === undefined || viewer.key !== watcher.viewerKey) watcher.socket.close(closing.over);
      }
    }
  }

  let checking = false;
  const timer = setInterval(() => {
    if (checking || watchers.size === 0) return;
    checking = true;
    checkSessions()
      .catch((error: unknown) => {
        // Whoever cannot be checked may no longer watch.
        deps.log.warn({ err: error }, "sessions of live channels could not be checked; their channels are closed");
        for (const { socket } of watchers) socket.close(1011);
      })
      .finally(() => {
        checking = false;
      });
  }, channelLimits.sessionCheckMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

/** Ends a connection that floods or no longer answers. */
function guard(socket: WebSocket): void {
  let frames = 0;
  let alive = true;
  const second = setInterval(() => {
    frames = 0;
  }, 1_000);
  const ping = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, channelLimits.pingMs);
  second.unref();
  ping.unref();
  socket.on("pong", () => {
    alive = true;
  });
  socket.on("message", () => {
    frames += 1;
    if (frames > channelLimits.framesPerSecond) socket.close(closing.flood);
  });
  socket.on("error", () => socket.terminate());
  socket.once("close", () => {
    clearInterval(second);
    clearInterval(ping);
  });
}
