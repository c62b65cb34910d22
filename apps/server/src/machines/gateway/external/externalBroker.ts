import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import { machineOfTopic, topics } from "@yunshou/contract/machines/topics";
import type { FastifyBaseLogger } from "fastify";
import { generate, parser, type IConnackPacket, type IPublishPacket, type Packet } from "mqtt-packet";
import type { Settle } from "../inbox/writer.ts";
import type { Transport } from "../mqtt/transport.ts";

export interface ExternalBrokerOptions {
  /** mqtt:// or mqtts://, with user and password. */
  readonly url: string;
  readonly log: FastifyBaseLogger;
  readonly submit: (machineNo: string, topic: string, payload: Buffer, settle: Settle) => void;
  readonly isFull: () => boolean;
  /** The subscription is in place, for the first time or again. */
  readonly onReachable: () => void;
}

/** All gateways use one name, so that whoever leads takes over the session with everything that waits in it. */
const clientId = "yunshou-gateway";
const receiveMaximum = 2_000;
const sessionSeconds = 14 * 86_400;
const keepaliveSeconds = 30;
/** What machines say to a broker before the gateway is back may be lost in it; so the gateway comes back before them. */
const soonPauseMs = 100;
const soonTries = 20;
const longestPauseMs = 30_000;
const packetLimit = 256 * 1024;

/**
 * The gateway's one connection to a broker cluster. It reads every machine's messages, in order because there is one reader,
 * and acknowledges them to the broker after the commit. Who may publish on a topic is the broker's own access list; the
 * topic is the machine's identity. Speaks MQTT 5, and 3.1.1 to brokers that know no better.
 */
export function startExternalBroker(options: ExternalBrokerOptions): Transport {
  const connection = new Connection(options);
  connection.open();
  return {
    send: (machineNo, payload) => connection.publish(topics.down(machineNo), payload),
    reaches: () => connection.isReady,
    connections: () => (connection.isReady ? 1 : 0),
    problem: () => (connection.isReady ? null : "the broker at MQTT_URL is not connected"),
    stop: () => connection.close(),
  };
}

class Connection {
  readonly #options: ExternalBrokerOptions;
  #version: 4 | 5 = 5;
  #socket: Socket | undefined;
  /** CONNACK came: what waited at the broker flows, and acks must flow back. */
  #isConnected = false;
  /** SUBACK came too. */
  #isReady = false;
  #isClosed = false;
  #failures = 0;
  #acks: number[] = [];
  #timers: NodeJS.Timeout[] = [];
  #heardMs = 0;

  constructor(options: ExternalBrokerOptions) {
    this.#options = options;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** At most once: what must arrive lies in the outbox and is sent again. */
  publish(topic: string, payload: string): boolean {
    if (!this.#isConnected) return false;
    this.#write({ cmd: "publish", topic, payload, qos: 0, dup: false, retain: false });
    return true;
  }

  open(): void {
    const url = new URL(this.#options.url);
    const isSecure = url.protocol === "mqtts:";
    const target = { host: url.hostname, port: Number(url.port || (isSecure ? 8883 : 1883)) };
    const socket = isSecure ? connectSecure({ ...target, servername: url.hostname }) : connectPlain(target);
    this.#socket = socket;
    const reader = parser({ protocolVersion: this.#version });
    reader.on("packet", (packet) => this.#receive(socket, packet));
    reader.on("error", (error) => socket.destroy(error));
    socket.setNoDelay(true);
    socket.once(isSecure ? "secureConnect" : "connect", () => this.#introduce(url));
    socket.on("data", (bytes) => {
      this.#heardMs = performance.now();
      reader.parse(bytes);
      if (this.#options.isFull()) socket.pause();
    });
    socket.on("error", (error) => this.#options.log.warn({ err: error }, "the connection to the broker failed"));
    socket.once("close", () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#flushAcks();
    if (this.#isConnected) this.#write({ cmd: "disconnect" });
    this.#clear();
    const socket = this.#socket;
    if (socket === undefined || socket.destroyed) return;
    await new Promise<void>((resolve) => {
      socket.once("close", () => resolve());
      socket.end();
      setTimeout(() => socket.destroy(), 500).unref();
    });
  }

  #introduce(url: URL): void {
    const properties =
      this.#version === 5
        ? { properties: { sessionExpiryInterval: sessionSeconds, receiveMaximum, maximumPacketSize: packetLimit } }
        : {};
    this.#write({
      cmd: "connect",
      protocolId: "MQTT",
      protocolVersion: this.#version,
      clean: false,
      clientId,
      keepalive: keepaliveSeconds,
      ...(url.username === ""
        ? {}
        : { username: decodeURIComponent(url.username), password: Buffer.from(decodeURIComponent(url.password)) }),
      ...properties,
    });
  }

  #receive(socket: Socket, packet: Packet): void {
    if (socket !== this.#socket) return;
    if (packet.cmd === "connack") this.#welcome(packet);
    else if (packet.cmd === "suback") this.#subscribed(packet.granted[0]);
    else if (packet.cmd === "publish") this.#take(socket, packet);
    else if (packet.cmd === "disconnect")
      this.#options.log.warn({ reason: packet.reasonCode }, "the broker sent the gateway away");
  }

  #welcome(packet: IConnackPacket): void {
    const code = packet.reasonCode ?? packet.returnCode ?? 0;
    if (code === 0) {
      this.#isConnected = true;
      this.#write({ cmd: "subscribe", messageId: 1, subscriptions: [{ topic: topics.allUp, qos: 1 }] });
      return;
    }
    // Code 1 of 3.1.1 and code 132 of 5: the broker does not know this version.
    if (code === 1 || code === 132) this.#version = 4;
    this.#options.log.warn({ code }, "the broker refused the gateway");
    this.#socket?.destroy();
  }

  #subscribed(granted: unknown): void {
    const code = typeof granted === "number" ? granted : ((granted as { qos?: number } | undefined)?.qos ?? 0x80);
    if (code >= 0x80) {
      this.#options.log.error({ code }, `the broker does not let the gateway read ${topics.allUp}`);
      this.#socket?.destroy();
      return;
    }
    this.#isReady = true;
    this.#failures = 0;
    this.#timers = [
      setInterval(() => this.#watch(), (keepaliveSeconds * 1000) / 2),
      setInterval(() => this.#readOn(), 200),
    ];
    this.#options.log.info({ version: this.#version }, "reading machines from the broker");
    this.#options.onReachable();
  }

  #take(socket: Socket, packet: IPublishPacket): void {
    const machineNo = machineOfTopic(packet.topic);
    const { messageId, qos } = packet;
    const acknowledge = () => {
      // An id belongs to its connection; after a reconnect the broker sends the message again under another.
      if (qos > 0 && messageId !== undefined && socket === this.#socket) this.#acknowledge(messageId);
    };
    if (machineNo === null) return acknowledge();
    this.#options.submit(machineNo, packet.topic, toBuffer(packet.payload), (stored) => {
      if (stored) acknowledge();
    });
  }

  /** Acks of one batch leave in one piece. */
  #acknowledge(messageId: number): void {
    if (this.#acks.length === 0) setImmediate(() => this.#flushAcks());
    this.#acks.push(messageId);
  }

  #flushAcks(): void {
    const acks = this.#acks.splice(0);
    if (acks.length === 0 || this.#socket === undefined || this.#socket.destroyed) return;
    const pieces = acks.map((messageId) => generate({ cmd: "puback", messageId }, { protocolVersion: this.#version }));
    this.#socket.write(Buffer.concat(pieces));
  }

  #watch(): void {
    if (performance.now() - this.#heardMs > keepaliveSeconds * 1500 && !this.#socket?.isPaused()) {
      this.#socket?.destroy(new Error("the broker fell silent"));
      return;
    }
    this.#write({ cmd: "pingreq" });
  }

  #readOn(): void {
    if (this.#socket?.isPaused() && !this.#options.isFull()) {
      this.#heardMs = performance.now();
      this.#socket.resume();
    }
  }

  #lost(): void {
    this.#clear();
    if (this.#isClosed) return;
    this.#failures++;
    const pauseMs =
      this.#failures <= soonTries
        ? soonPauseMs
        : Math.min(longestPauseMs, 250 * 2 ** Math.min(this.#failures - soonTries, 8)) * (0.5 + Math.random() / 2);
    this.#timers = [setTimeout(() => this.open(), pauseMs)];
  }

  #clear(): void {
    this.#isConnected = false;
    this.#isReady = false;
    this.#acks = [];
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  #write(packet: Packet): void {
    if (this.#socket === undefined || this.#socket.destroyed) return;
    this.#socket.write(generate(packet, { protocolVersion: this.#version }));
  }
}

const toBuffer = (payload: string | Buffer) => (typeof payload === "string" ? Buffer.from(payload) : payload);
