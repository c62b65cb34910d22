import type { EventEmitter } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { topics } from "@yunshou/contract";
import type { AuthenticateError, Client, PublishPacket } from "aedes";
import type { FastifyBaseLogger } from "fastify";
import type { Doorkeeper, Pass } from "./doorkeeper.ts";
import { limitPackets, Outlet, Reader, SilentBroker } from "./embeddedClient.ts";
import type { Settle } from "./pipeline.ts";
import type { Transport } from "./transport.ts";

export interface EmbeddedBrokerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** A second listener, encrypted; certificate chain and key in PEM. */
  readonly tls?: TlsListener | undefined;
  readonly doorkeeper: Doorkeeper;
  readonly log: FastifyBaseLogger;
  /** Hands a machine's message to the pipeline; PUBACK follows `settle(true)`. */
  readonly submit: (machineNo: string, topic: string, payload: Buffer, settle: Settle) => void;
  /** Above this the broker reads no more than what has arrived. */
  readonly isFull: () => boolean;
  /** A machine subscribed and can be sent to. */
  readonly onReachable: (machineNo: string) => void;
}

export interface TlsListener {
  readonly port: number;
  readonly cert: string;
  readonly key: string;
}

export interface EmbeddedBroker extends Transport {
  readonly port: number;
  readonly tlsPort: number | undefined;
  /** Closes connections whose secret was revoked. */
  sweepRevoked(): Promise<void>;
}

interface Session {
  readonly pass: Pass;
  readonly reader: Reader;
  isReachable: boolean;
}

const sweepMs = 4_000;
const connectTimeoutMs = 15_000;
/** The granted QoS of a refused subscription in SUBACK. */
const refusedSubscription = 0x80;
const refusal = (returnCode: 3 | 5, message: string): AuthenticateError => Object.assign(new Error(message), { returnCode });

/**
 * The MQTT 3.1.1 broker inside the gateway. A machine publishes on its own `up` topic and reads its own `down` topic, and
 * nothing else exists. PUBACK is sent when PostgreSQL has committed. No session outlives its connection: what must reach a
 * machine lies in the outbox, not in a broker.
 */
export async function startEmbeddedBroker(options: EmbeddedBrokerOptions): Promise<EmbeddedBroker> {
  const sessions = new WeakMap<Client, Session>();
  const connected = new Map<string, Client>();
  const byMachine = new Map<string, Set<Client>>();
  const wills = new WeakSet<Client>();
  const outlet = new Outlet();
  const aedes = new SilentBroker({
    connectTimeout: connectTimeoutMs,
    maxClientsIdLength: 40,
    preConnect(client, packet, callback) {
      // Machines may ask for a session; there is none to resume, and CONNACK says so.
      packet.clean = true;
      if (packet.will !== undefined) wills.add(client);
      callback(null, true);
    },
    authenticate(client, username, password, done) {
      admit(options, client, wills.has(client), username, password).then(
        (pass) => {
          sessions.set(client, { pass, reader: new Reader(client), isReachable: false });
          done(null, true);
        },
        (error: AuthenticateError) => done(error, false),
      );
    },
    authorizePublish(client, packet, callback) {
      const session = client === null ? undefined : sessions.get(client);
      const problem = checkPublish(session, packet);
      if (session === undefined || problem !== undefined) {
        options.log.info({ machineNo: session?.pass.machineNo, topic: packet.topic.slice(0, 200) }, problem);
        return callback(new Error(problem));
      }
      const release = session.reader.hold();
      options.submit(session.pass.machineNo, packet.topic, packet.payload as Buffer, (stored) => {
        release();
        callback(stored ? null : new Error("not stored"));
      });
    },
    authorizeSubscribe(client, subscription, callback) {
      const session = sessions.get(client);
      const isOwn = session !== undefined && subscription.topic === topics.down(session.pass.machineNo);
      // Null is a SUBACK with code 0x80: refused, and the connection lives on.
      callback(null, isOwn ? subscription : null);
    },
  });
  await aedes.listen();

  // Without a listener a fault inside the broker would end the process.
  (aedes as EventEmitter).on("error", (error: Error) => options.log.error({ err: error }, "the broker failed"));
  aedes.on("clientReady", (client) => {
    connected.set(client.id, client);
    const { machineNo } = sessions.get(client)!.pass;
    byMachine.set(machineNo, (byMachine.get(machineNo) ?? new Set()).add(client));
  });
  aedes.on("clientDisconnect", (client) => {
    if (connected.get(client.id) === client) connected.delete(client.id);
    const machineNo = sessions.get(client)?.pass.machineNo ?? "";
    const clients = byMachine.get(machineNo);
    if (clients?.delete(client) && clients.size === 0) byMachine.delete(machineNo);
  });
  const reachable = (machineNo: string) => [...(byMachine.get(machineNo) ?? [])].filter((client) => sessions.get(client)?.isReachable);
  aedes.on("subscribe", (subscriptions, client) => {
    const session = sessions.get(client);
    if (session === undefined || session.isReachable) return;
    const own = topics.down(session.pass.machineNo);
    if (!subscriptions.some(({ topic, qos }) => topic === own && (qos as number) !== refusedSubscription)) return;
    session.isReachable = true;
    options.onReachable(session.pass.machineNo);
  });
  aedes.on("unsubscribe", (filters, client) => {
    const session = sessions.get(client);
    if (session !== undefined && filters.includes(topics.down(session.pass.machineNo))) session.isReachable = false;
  });

  const welcome = (socket: Socket) => {
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 60_000);
    limitPackets(aedes.handle(socket));
  };
  const server = createServer(welcome);
  await listen(server, options.port, options.host);
  const { tls } = options;
  const secure = tls === undefined ? undefined : createSecureServer({ cert: tls.cert, key: tls.key, minVersion: "TLSv1.2", handshakeTimeout: connectTimeoutMs }, welcome);
  if (secure !== undefined) await listen(secure, tls!.port, options.host);
  const servers = secure === undefined ? [server] : [server, secure];
  for (const open of servers) open.on("error", (error) => options.log.error({ err: error }, "a machine could not be let in"));
  const reading = setInterval(() => {
    for (const client of connected.values()) if (!options.isFull()) sessions.get(client)?.reader.readOn();
  }, 1_000);

  const sweepRevoked = async () => {
    const clients = [...connected.values()];
    const passes = clients.flatMap((client) => sessions.get(client)?.pass ?? []);
    if (passes.length === 0) return;
    const revoked = new Set(await options.doorkeeper.revoked(passes));
    for (const client of clients) if (revoked.has(sessions.get(client)!.pass)) client.close();
  };
  const sweeping = setInterval(() => void sweepRevoked().catch(() => {}), sweepMs);

  return {
    port: portOf(server),
    tlsPort: secure === undefined ? undefined : portOf(secure),
    sweepRevoked,
    send(machineNo, payload) {
      const sent = reachable(machineNo).map((client) => outlet.send(client, topics.down(machineNo), payload));
      return sent.includes(true);
    },
    reachable: () => [...byMachine.keys()].filter((machineNo) => reachable(machineNo).length > 0),
    connections: () => connected.size,
    problem: () => (servers.every((open) => open.listening) ? null : "the broker does not listen"),
    async stop() {
      clearInterval(reading);
      clearInterval(sweeping);
      const closed = Promise.all(servers.map((open) => new Promise<void>((resolve) => open.close(() => resolve()))));
      await new Promise<void>((resolve) => aedes.close(() => resolve()));
      await closed;
    },
  };
}

/** @throws AuthenticateError whose code becomes the CONNACK: 5 for strangers, 3 while the database is away. */
async function admit(options: EmbeddedBrokerOptions, client: Client, wantsWill: boolean, username: string | undefined, password: Buffer | undefined): Promise<Pass> {
  // Checked before anything is looked up, so that a stranger cannot push out a machine by taking its client id.
  if (username === undefined || password === undefined || !isOwnClientId(client.id, username)) throw refusal(5, "the client id must be the machine number");
  if (wantsWill) throw refusal(5, "a will is not allowed");
  const pass = await options.doorkeeper.admit(username, password).catch((error: unknown) => {
    options.log.warn({ err: error }, "a machine could not be checked");
    throw refusal(3, "server unavailable");
  });
  if (pass === undefined) {
    options.log.info({ machineNo: username.slice(0, 20) }, "a machine was refused");
    throw refusal(5, "not authorized");
  }
  return pass;
}

/** The machine number, or for a second connection beside the machine's own, the number, a hyphen and a word. */
function isOwnClientId(clientId: string, machineNo: string): boolean {
  return clientId === machineNo || (clientId.startsWith(`${machineNo}-`) && /^[0-9A-Za-z]{1,16}$/.test(clientId.slice(machineNo.length + 1)));
}

function checkPublish(session: Session | undefined, packet: PublishPacket): string | undefined {
  if (session === undefined) return "nobody may publish without a session";
  if (packet.topic !== topics.up(session.pass.machineNo)) return "a machine publishes on its own topic only";
  return packet.retain ? "retained messages are not allowed" : undefined;
}

const portOf = (server: Server) => (server.address() as { port: number }).port;

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
