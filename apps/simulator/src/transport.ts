import { topics } from "@yunshou/contract/machines/topics";
import { generate, parser, type Packet } from "mqtt-packet";
import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import type { Clock } from "./clock.ts";
import type { Link, LinkEvents } from "./link.ts";
import type { Random } from "./random.ts";
import { reconnectPauseMs, type Refusal } from "./reconnect.ts";

export interface MqttOptions {
  /** mqtt://host:port or mqtts://host:port. */
  readonly server: URL;
  readonly machineNo: string;
  readonly secret: string;
  readonly clock: Clock;
  /** For the jitter of reconnects only. */
  readonly random: Random;
  readonly keepaliveSeconds?: number;
  /** Longest pause between two attempts to connect. */
  readonly longestPauseMs?: number;
  /** Told about each broken connection and each refusal of the broker. */
  readonly onProblem?: (problem: string) => void;
}

const connectTimeoutMs = 15_000;

/**
 * One machine's MQTT 3.1.1 connection: QoS 1 both ways, a clean session each time, because what must not be lost
 * waits in the machine's own outbox. Reconnects for ever with the pauses that docs/machine-protocol.md asks for.
 */
export class MqttLink implements Link {
  readonly #options: MqttOptions;
  readonly #keepaliveMs: number;
  #events: LinkEvents | undefined;
  #socket: Socket | undefined;
  #ready = false;
  #closed = false;
  #failures = 0;
  #refusal: Refusal;
  #packetId = 0;
  #lastSentAt = 0;
  #heardAt = 0;
  #cancelPing: () => void = () => undefined;
  #cancelRetry: () => void = () => undefined;

  constructor(options: MqttOptions) {
    this.#options = options;
    this.#keepaliveMs = (options.keepaliveSeconds ?? 60) * 1000;
  }

  open(events: LinkEvents): void {
    this.#events = events;
    this.#closed = false;
    this.#connect();
  }

  send(payload: string): void {
    if (!this.#ready) return;
    this.#write({
      cmd: "publish",
      topic: topics.up(this.#options.machineNo),
      payload,
      qos: 1,
      dup: false,
      retain: false,
      messageId: this.#nextPacketId(),
    });
  }

  close(): void {
    this.#closed = true;
    this.#cancelRetry();
    if (this.#ready) this.#write({ cmd: "disconnect" });
    this.#drop();
  }

  #connect(): void {
    const { server } = this.#options;
    const secure = server.protocol === "mqtts:";
    const target = { host: server.hostname, port: Number(server.port || (secure ? 8883 : 1883)) };
    const socket = secure
      ? connectSecure({ ...target, servername: server.hostname })
      : connectPlain({ ...target, noDelay: true });
    this.#socket = socket;
    const reader = parser({ protocolVersion: 4 });
    reader.on("packet", (packet) => this.#receive(packet));
    reader.on("error", (error) => socket.destroy(error));
    socket.setTimeout(connectTimeoutMs, () => {
      if (!this.#ready) socket.destroy(new Error("no answer to CONNECT"));
    });
    socket.once(secure ? "secureConnect" : "connect", () => this.#introduce());
    socket.on("data", (bytes) => {
      this.#heardAt = this.#options.clock.now();
      reader.parse(bytes);
    });
    socket.on("error", (error) => this.#options.onProblem?.(error.message));
    socket.once("close", () => {
      if (this.#socket === socket) this.#broken();
    });
  }

  #introduce(): void {
    const { machineNo, secret } = this.#options;
    this.#write({
      cmd: "connect",
      protocolId: "MQTT",
      protocolVersion: 4,
      clean: true,
      clientId: machineNo,
      username: machineNo,
      password: Buffer.from(secret, "utf8"),
      keepalive: this.#keepaliveMs / 1000,
    });
  }

  #receive(packet: Packet): void {
    switch (packet.cmd) {
      case "connack":
        if (packet.returnCode !== 0) {
          this.#options.onProblem?.(`the broker refused with code ${packet.returnCode}`);
          this.#refusal = packet.returnCode === 3 ? 3 : 5;
          this.#socket?.destroy();
          return;
        }
        this.#write({
          cmd: "subscribe",
          messageId: this.#nextPacketId(),
          subscriptions: [{ topic: topics.down(this.#options.machineNo), qos: 1 }],
        });
        return;
      case "suback":
        this.#ready = true;
        this.#failures = 0;
        this.#socket?.setTimeout(0);
        this.#watch();
        this.#events?.up();
        return;
      case "publish":
        if (packet.qos === 1 && packet.messageId !== undefined)
          this.#write({ cmd: "puback", messageId: packet.messageId });
        this.#events?.message(packet.payload.toString());
        return;
      default:
        return;
    }
  }

  /** Pings after silence of our own, and gives up a connection on which nothing was heard for 1.5 keepalives. */
  #watch(): void {
    this.#cancelPing = this.#options.clock.after(this.#keepaliveMs / 2, () => {
      const now = this.#options.clock.now();
      if (now - this.#heardAt > this.#keepaliveMs * 1.5) {
        this.#socket?.destroy(new Error("the broker fell silent"));
        return;
      }
      if (now - this.#lastSentAt >= this.#keepaliveMs / 3) this.#write({ cmd: "pingreq" });
      this.#watch();
    });
  }

  #broken(): void {
    const wasReady = this.#ready;
    this.#drop();
    if (wasReady) this.#events?.down();
    if (this.#closed) return;
    this.#failures++;
    const { clock, random, longestPauseMs } = this.#options;
    const pauseMs = reconnectPauseMs(this.#failures, this.#refusal, random, longestPauseMs ?? 30_000);
    this.#refusal = undefined;
    this.#cancelRetry = clock.after(pauseMs, () => this.#connect());
  }

  #drop(): void {
    this.#ready = false;
    this.#cancelPing();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.end();
    // A peer that never closes its half must not keep the process alive.
    setTimeout(() => socket?.destroy(), 1_000).unref();
  }

  #write(packet: Packet): void {
    const socket = this.#socket;
    if (socket === undefined || socket.destroyed) return;
    this.#lastSentAt = this.#options.clock.now();
    socket.write(generate(packet, { protocolVersion: 4 }));
  }

  #nextPacketId(): number {
    this.#packetId = (this.#packetId % 65_535) + 1;
    return this.#packetId;
  }
}
