import { connect, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import { topics } from "@yunshou/contract/machines/topics";
import type { UpBody, UpType } from "@yunshou/contract/machines/upMessages";
import { generate, parser, type IConnackPacket, type IConnectPacket, type Packet } from "mqtt-packet";

/** A message that came down. */
export interface Received {
  readonly topic: string;
  readonly type: string;
  readonly body: Record<string, unknown>;
}

/** Only what never happens ends here; a machine that others use takes its time. */
const patienceMs = 120_000;

/** A bare MQTT 3.1.1 client for tests: it does what it is told, also what no machine should do. */
export class TestMachine {
  readonly machineNo: string;
  readonly boot: string;
  readonly received: Received[] = [];
  /** PUBACKs by packet id. */
  readonly pubacks = new Set<number>();
  readonly pubrecs = new Set<number>();
  readonly pubcomps = new Set<number>();
  pings = 0;
  isClosed = false;
  connack: IConnackPacket | undefined;
  readonly #socket: Socket;
  readonly #granted = new Map<number, unknown>();
  #packetId = 0;
  #seq = 0;

  private constructor(socket: Socket, machineNo: string, boot: string, version: 4 | 5) {
    this.#socket = socket;
    this.machineNo = machineNo;
    this.boot = boot;
    const reader = parser({ protocolVersion: version });
    reader.on("packet", (packet) => this.#receive(packet));
    reader.on("error", () => socket.destroy());
    socket.on("data", (bytes) => reader.parse(bytes));
    socket.on("error", () => {});
    socket.on("close", () => (this.isClosed = true));
  }

  /** Sends more right behind CONNECT, or instead of it. */
  static async eager(
    port: number,
    machineNo: string,
    secret: string,
    more: (machine: TestMachine) => void,
    isInstead = false,
  ): Promise<TestMachine> {
    const socket = connect(port, "127.0.0.1");
    const machine = new TestMachine(socket, machineNo, "eager", 4);
    if (!isInstead)
      machine.write({
        cmd: "connect",
        protocolId: "MQTT",
        protocolVersion: 4,
        clean: true,
        clientId: machineNo,
        username: machineNo,
        password: Buffer.from(secret),
        keepalive: 60,
      });
    more(machine);
    await until(() => machine.connack !== undefined || machine.isClosed);
    return machine;
  }

  /** Connects and waits for CONNACK or the end of the connection. */
  static async open(
    port: number,
    machineNo: string,
    secret: string,
    more: Partial<IConnectPacket> & { boot?: string; ca?: string } = {},
  ): Promise<TestMachine> {
    const { boot = Math.random().toString(36).slice(2), ca, ...packet } = more;
    const version = (packet.protocolVersion ?? 4) as 4 | 5;
    const socket = ca === undefined ? connect(port, "127.0.0.1") : connectSecure({ port, host: "127.0.0.1", ca });
    const machine = new TestMachine(socket, machineNo, boot, version);
    socket.write(
      generate(
        {
          cmd: "connect",
          protocolId: "MQTT",
          protocolVersion: 4,
          clean: true,
          clientId: machineNo,
          username: machineNo,
          password: Buffer.from(secret),
          keepalive: 60,
          ...packet,
        },
        { protocolVersion: version },
      ),
    );
    await until(() => machine.connack !== undefined || machine.isClosed);
    return machine;
  }

  /** Connects and subscribes to its own topic. */
  static async ready(
    port: number,
    machineNo: string,
    secret: string,
    more: { boot?: string } = {},
  ): Promise<TestMachine> {
    const machine = await TestMachine.open(port, machineNo, secret, more);
    if (machine.connack?.returnCode !== 0) throw new Error(`refused with ${machine.connack?.returnCode}`);
    await machine.subscribe(topics.down(machineNo));
    return machine;
  }

  /** Answers the granted QoS, 128 for a refusal, or undefined when the connection ended. */
  async subscribe(topic: string, qos: 0 | 1 = 1): Promise<unknown> {
    const messageId = this.#nextId();
    this.write({ cmd: "subscribe", messageId, subscriptions: [{ topic, qos }] });
    await until(() => this.#granted.has(messageId) || this.isClosed);
    return this.#granted.get(messageId);
  }

  /** Publishes bytes and answers the packet id; `pubacks` tells when the broker has it. */
  publish(topic: string, payload: string | Buffer, more: { qos?: 0 | 1 | 2; retain?: boolean } = {}): number {
    const messageId = this.#nextId();
    this.write({ cmd: "publish", topic, payload, qos: 1, dup: false, retain: false, messageId, ...more });
    return messageId;
  }

  /** Publishes a well-formed message with the next sequence, or the one named. */
  say<T extends UpType>(
    type: T,
    body: Partial<UpBody<T>>,
    more: { seq?: number; at?: number; sentAt?: number; boot?: string } = {},
  ): { seq: number; messageId: number } {
    const seq = more.seq ?? ++this.#seq;
    const now = Date.now();
    const message = { type, boot: this.boot, seq, at: now, sentAt: now, body, ...more };
    return { seq, messageId: this.publish(topics.up(this.machineNo), JSON.stringify(message)) };
  }

  /** Says something and waits for PUBACK and for the cloud's own acknowledgement. */
  async tell<T extends UpType>(
    type: T,
    body: Partial<UpBody<T>>,
    more: { seq?: number; at?: number; sentAt?: number; boot?: string } = {},
  ): Promise<number> {
    const { seq, messageId } = this.say(type, body, more);
    await until(() => this.pubacks.has(messageId) && this.isAcked(seq, more.boot));
    return seq;
  }

  isAcked(seq: number, boot = this.boot): boolean {
    return this.acks(seq, boot) > 0;
  }

  /** How often this message was acknowledged. */
  acks(seq: number, boot = this.boot): number {
    return this.received.filter(
      ({ type, body }) => type === "ack" && body["boot"] === boot && (body["seqs"] as number[]).includes(seq),
    ).length;
  }

  /** Waits for a message of this type. */
  async expect(type: string): Promise<Received["body"]> {
    await until(() => this.received.some((message) => message.type === type));
    return this.received.find((message) => message.type === type)!.body;
  }

  ping(): void {
    this.write({ cmd: "pingreq" });
  }

  write(packet: Packet): void {
    this.#socket.write(generate(packet, { protocolVersion: 4 }));
  }

  /** Raw bytes, for what no library would send. */
  writeBytes(bytes: Buffer): void {
    this.#socket.write(bytes);
  }

  /** From here on nothing is read; the end of the connection shows when writing fails. */
  stopReading(): void {
    this.#socket.pause();
  }

  async close(): Promise<void> {
    this.#socket.destroy();
    await until(() => this.isClosed);
  }

  #nextId(): number {
    return (this.#packetId = (this.#packetId % 65_535) + 1);
  }

  #receive(packet: Packet): void {
    if (packet.cmd === "connack") this.connack = packet;
    else if (packet.cmd === "suback") this.#granted.set(packet.messageId!, packet.granted[0]);
    else if (packet.cmd === "puback") this.pubacks.add(packet.messageId!);
    else if (packet.cmd === "pubrec") this.pubrecs.add(packet.messageId!);
    else if (packet.cmd === "pubcomp") this.pubcomps.add(packet.messageId!);
    else if (packet.cmd === "pingresp") this.pings++;
    else if (packet.cmd === "publish") {
      if (packet.qos === 1) this.write({ cmd: "puback", messageId: packet.messageId! });
      const { type, body } = JSON.parse(packet.payload.toString()) as Received;
      this.received.push({ topic: packet.topic, type, body });
    }
  }
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = patienceMs): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`did not happen within ${withinMs} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
