import { createServer, type Server, type Socket } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { isOutage } from "@yunshou/database";
import { checkMachineNumber } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import type { IConnectPacket } from "mqtt-packet";
import { Allowance } from "../inbox/allowance.ts";
import { Connection, type Host, Outlet } from "./connection.ts";
import type { Doorkeeper, Pass } from "./doorkeeper.ts";
import { LogLimit } from "../inbox/logLimit.ts";
import type { Transport } from "./transport.ts";
import type { Settle } from "../inbox/writer.ts";

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
  /** As much waits, altogether or of this machine, that the broker reads no more of it than what has arrived. */
  readonly isFull: (machineNo: string) => boolean;
  /** How much is read of one machine in a second, after its first megabyte. */
  readonly bytesPerSecond?: number | undefined;
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

/** How often connections of revoked secrets are looked for. */
export const sweepMs = 4_000;
const sweepsForAll = 15;
const tendMs = 1_000;
const handshakeTimeoutMs = 15_000;
const clientIdLimit = 40;
/** A machine, its laptop and the terminals of a workshop; one more closes the oldest. */
const connectionsOfOneMachine = 5;
/** Codes of CONNACK. */
const refusals = { version: 1, unavailable: 3, notAuthorized: 5 } as const;

/**
 * The MQTT 3.1.1 broker inside the gateway. A machine publishes on its own `up` topic and reads its own `down` topic, and
 * nothing else exists: no message can reach another machine, because nothing is forwarded. What a machine says goes to the
 * pipeline, what it hears comes from the outbox. PUBACK is sent when PostgreSQL has committed. No session outlives its
 * connection: what must reach a machine lies in the outbox, not in a broker.
 */
export async function startEmbeddedBroker(options: EmbeddedBrokerOptions): Promise<EmbeddedBroker> {
  const open = new Set<Connection>();
  const byClientId = new Map<string, Connection>();
  const byMachine = new Map<string, Set<Connection>>();
  const allowance = new Allowance(options.bytesPerSecond);
  const limit = new LogLimit();
  const info = (fields: { readonly machineNo: string | undefined }, text: string) =>
    limit.say((unsaid) => options.log.info(unsaid === 0 ? fields : { ...fields, unsaid }, text));
  const host: Host = {
    submit: options.submit,
    isFull: (machineNo) => options.isFull(machineNo) || allowance.isSpent(machineNo, performance.now()),
    onRead: (machineNo, bytes) => allowance.take(machineNo, bytes, performance.now()),
    onReachable: options.onReachable,
    outlet: new Outlet(),
    admit: (connect) => admit(options, connect, info),
    onAdmitted(connection) {
      byClientId.get(connection.clientId)?.close();
      byClientId.set(connection.clientId, connection);
      const { machineNo } = connection.pass!;
      const connections = (byMachine.get(machineNo) ?? new Set()).add(connection);
      byMachine.set(machineNo, connections);
      // A socket tells of its end later, so those that were told to go are counted out at once.
      for (const oldest of [...connections].slice(0, -connectionsOfOneMachine)) {
        connections.delete(oldest);
        oldest.close();
      }
    },
    onOffence: (machineNo, problem) => info({ machineNo }, problem),
    onBug: (machineNo, error) =>
      options.log.error({ err: error, machineNo }, "a connection met a defect and was closed"),
    onClosed(connection) {
      open.delete(connection);
      if (byClientId.get(connection.clientId) === connection) byClientId.delete(connection.clientId);
      const machineNo = connection.pass?.machineNo ?? "";
      const connections = byMachine.get(machineNo);
      if (connections?.delete(connection) && connections.size === 0) byMachine.delete(machineNo);
    },
  };

  const welcome = (socket: Socket) => void open.add(new Connection(socket, host));
  const server = createServer(welcome);
  await listen(server, options.port, options.host);
  const { tls } = options;
  const secure =
    tls === undefined
      ? undefined
      : createSecureServer(
          { cert: tls.cert, key: tls.key, minVersion: "TLSv1.2", handshakeTimeout: handshakeTimeoutMs },
          welcome,
        );
  if (secure !== undefined) await listen(secure, tls!.port, options.host);
  const servers = secure === undefined ? [server] : [server, secure];
  for (const one of servers)
    one.on("error", (error) => options.log.error({ err: error }, "a machine could not be let in"));
  const tending = setInterval(() => {
    const nowMs = performance.now();
    for (const connection of open) connection.tend(nowMs);
    allowance.tidy(nowMs);
  }, tendMs);

  let sweeps = 0;
  const sweepRevoked = async () => {
    if (byMachine.size === 0) return;
    const passes = () => [...open].flatMap(({ pass }) => pass ?? []);
    // Asking for every machine finds also those that were given another number, but costs more the more there are.
    const ended =
      sweeps++ % sweepsForAll === 0 ? await options.doorkeeper.worthless(passes()) : await options.doorkeeper.revoked();
    for (const { machineNo, version } of ended) {
      for (const connection of byMachine.get(machineNo) ?? [])
        if (connection.pass!.version === version) connection.close();
    }
  };
  const sweeping = setInterval(
    () =>
      void sweepRevoked().catch(
        (error: unknown) =>
          isOutage(error) || options.log.error({ err: error }, "revoked secrets could not be looked for"),
      ),
    sweepMs,
  );

  return {
    port: portOf(server),
    tlsPort: secure === undefined ? undefined : portOf(secure),
    sweepRevoked,
    send(machineNo, payload) {
      let isSent = false;
      for (const connection of byMachine.get(machineNo) ?? [])
        if (connection.isReachable && connection.send(payload)) isSent = true;
      return isSent;
    },
    reaches: (machineNo) =>
      byMachine
        .get(machineNo)
        ?.values()
        .some(({ isReachable }) => isReachable) ?? false,
    connections: () => byClientId.size,
    problem: () => (servers.every((one) => one.listening) ? null : "the broker does not listen"),
    async stop() {
      clearInterval(tending);
      clearInterval(sweeping);
      const closed = Promise.all(servers.map((one) => new Promise<void>((resolve) => one.close(() => resolve()))));
      for (const connection of open) connection.close();
      await closed;
    },
  };
}

/** The pass of a machine that proves itself, or the code of the refusal: 5 for strangers, 3 while the database is away. */
async function admit(
  { doorkeeper, log }: EmbeddedBrokerOptions,
  { protocolVersion, clientId, username, password, will }: IConnectPacket,
  info: (fields: { readonly machineNo: string }, text: string) => void,
): Promise<Pass | number> {
  if (protocolVersion !== 3 && protocolVersion !== 4) return refusals.version;
  // Checked before anything is looked up, so that a stranger cannot push out a machine by taking its client id.
  if (username === undefined || password === undefined || !isOwnClientId(clientId, username))
    return refusals.notAuthorized;
  // The lookup is shared with others who connect at this moment, so it asks only for what can be a number.
  if (!isMachineNumber(username)) return refusals.notAuthorized;
  if (will !== undefined) return refusals.notAuthorized;
  try {
    const pass = await doorkeeper.admit(username, Buffer.from(password));
    if (pass === undefined) info({ machineNo: username }, "a machine was refused");
    return pass ?? refusals.notAuthorized;
  } catch (error) {
    log.warn({ err: error }, "a machine could not be checked");
    return refusals.unavailable;
  }
}

function isMachineNumber(text: string): boolean {
  const checked = checkMachineNumber(text);
  return checked.ok && checked.value === text;
}

/** The machine number, or for a second connection beside the machine's own, the number, a hyphen and a word. */
function isOwnClientId(clientId: string, machineNo: string): boolean {
  if (clientId.length > clientIdLimit) return false;
  return (
    clientId === machineNo ||
    (clientId.startsWith(`${machineNo}-`) && /^[0-9A-Za-z]{1,16}$/.test(clientId.slice(machineNo.length + 1)))
  );
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
