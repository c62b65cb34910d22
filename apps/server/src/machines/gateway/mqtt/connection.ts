import type { Socket } from "node:net";
import { topics } from "@yunshou/contract/machines/topics";
import { generate, type IConnectPacket } from "mqtt-packet";
import type { Pass } from "./doorkeeper.ts";
import {
  encode,
  kinds,
  lengthPrefixed,
  type Outgoing,
  PacketCutter,
  ProtocolError,
  readControl,
  readPacketId,
  readPublish,
  readSubscribe,
  readUnsubscribe,
  receipt,
} from "./packets.ts";
import { connectTimeoutMs, silenceOf } from "./silence.ts";
import type { Settle } from "../inbox/writer.ts";

/** What a connection asks of the broker that it belongs to. */
export interface Host {
  /** The pass of who connects, or the code of the refusal for CONNACK. */
  readonly admit: (connect: IConnectPacket) => Promise<Pass | number>;
  /** The connection is let in; a former one of the same client id has to go. */
  readonly onAdmitted: (connection: Connection) => void;
  readonly submit: (machineNo: string, topic: string, payload: Buffer, settle: Settle) => void;
  /** As much waits, altogether or of this machine, that no more of it is read. */
  readonly isFull: (machineNo: string) => boolean;
  /** So many bytes of a machine were read. */
  readonly onRead: (machineNo: string, bytes: number) => void;
  readonly onReachable: (machineNo: string) => void;
  /** What a machine did that no machine may do; its connection closes. */
  readonly onOffence: (machineNo: string | undefined, problem: string) => void;
  /** A defect of ours that this connection met; it closes, and the others live on. */
  readonly onBug: (machineNo: string | undefined, error: unknown) => void;
  readonly onClosed: (connection: Connection) => void;
  readonly outlet: Outlet;
}

/** A machine that reads so slowly is sent nothing more; what must reach it waits in the outbox. */
const unreadLimit = 256 * 1024;
/** Answers to the machine's own packets are not refused, so they may go beyond it, and no further than this. */
const answerLimit = 2 * unreadLimit;
/** The granted QoS of a refused subscription in SUBACK. */
const refusedSubscription = 0x80;

/** One machine's connection, from its first byte to its last. */
export class Connection {
  clientId = "";
  /** What the machine proved; undefined before. */
  pass: Pass | undefined;
  /** It listens on its own topic. */
  isReachable = false;
  readonly #host: Host;
  readonly #socket: Socket;
  readonly #cutter = new PacketCutter((packet, bodyAt) => this.#receive(packet, bodyAt));
  readonly #outgoing: Outgoing[] = [];
  #isConnecting = false;
  #isHalted = false;
  #held = 0;
  #heardMs = performance.now();
  /** A silence that lasts longer ends the connection. */
  #silenceMs = connectTimeoutMs;
  #upTopic = "";
  #downTopic: Buffer = Buffer.alloc(0);

  constructor(socket: Socket, host: Host) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on("data", (chunk: Buffer) => {
      // Who has not said who it is cannot gain time by saying little.
      if (this.pass !== undefined) {
        this.#heardMs = performance.now();
        host.onRead(this.pass.machineNo, chunk.length);
      }
      this.#guard(() => this.#cutter.take(chunk));
      if (this.pass !== undefined && host.isFull(this.pass.machineNo)) this.#halt();
    });
    socket.on("error", () => {});
    socket.on("close", () => host.onClosed(this));
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Sends a publication of QoS 0; false when the connection takes no more. */
  send(text: string): boolean {
    if (!this.#socket.writable || this.#socket.writableLength > unreadLimit) return false;
    this.#put(text);
    return true;
  }

  /** Closes the connection when the machine was silent for too long, and reads on when there is room again. */
  tend(nowMs: number): void {
    if (this.#isHalted) this.#readOn();
    else if (!this.#isConnecting && nowMs - this.#heardMs > this.#silenceMs) this.close();
  }

  /** Writes in one piece what was gathered. Who asks on and on and reads no answer is closed, before the answers fill the memory. */
  flush(): void {
    const outgoing = this.#outgoing.splice(0);
    if (this.#socket.writableLength > answerLimit) this.#offend("answers are not read");
    else if (this.#socket.writable) this.#socket.write(encode(outgoing, this.#downTopic));
  }

  #put(one: Outgoing): void {
    if (this.#outgoing.push(one) === 1) this.#host.outlet.hold(this);
  }

  #guard(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (error instanceof ProtocolError) return void this.#offend(error.message);
      this.#host.onBug(this.pass?.machineNo, error);
      this.close();
    }
  }

  #offend(problem: string): false {
    this.#host.onOffence(this.pass?.machineNo, problem);
    this.close();
    return false;
  }

  /** Answers whether the connection takes the next packet. */
  #receive(packet: Buffer, bodyAt: number): boolean {
    if (this.#socket.destroyed) return false;
    const kind = packet[0]! >> 4;
    if (this.pass === undefined)
      return kind === kinds.connect ? this.#connect(packet) : this.#offend("the first packet must be CONNECT");
    if (kind === kinds.publish) return this.#publish(this.pass.machineNo, packet, bodyAt);
    if (kind === kinds.subscribe) this.#subscribe(this.pass.machineNo, packet);
    else if (kind === kinds.unsubscribe) this.#unsubscribe(this.pass.machineNo, packet);
    else if (kind === kinds.pingreq) this.#put(pingResponse);
    // The third and fourth step of QoS 2: the message itself is told apart by its own name, so there is nothing to remember.
    else if (kind === kinds.pubrel) this.#put(receipt(kinds.pubcomp, readPacketId(packet, bodyAt)));
    else if (kind === kinds.disconnect) this.close();
    else if (kind !== kinds.puback) return this.#offend(`unexpected packet of kind ${kind}`);
    return true;
  }

  /** Checks who it is; what the machine sends meanwhile waits in the cutter and the socket. */
  #connect(packet: Buffer): false {
    const connect = readControl(packet) as IConnectPacket;
    this.#halt();
    this.#isConnecting = true;
    void this.#host.admit(connect).then((pass) => {
      if (this.#socket.destroyed) return;
      const isAdmitted = typeof pass !== "number";
      this.#socket.write(generate({ cmd: "connack", returnCode: isAdmitted ? 0 : pass, sessionPresent: false }));
      if (!isAdmitted) return this.#socket.destroySoon();
      this.pass = pass;
      this.clientId = connect.clientId;
      this.#cutter.trust();
      this.#upTopic = topics.up(pass.machineNo);
      this.#downTopic = lengthPrefixed(topics.down(pass.machineNo));
      this.#silenceMs = silenceOf(connect.keepalive ?? 0);
      this.#isConnecting = false;
      this.#host.onAdmitted(this);
      this.#readOn();
    });
    return false;
  }

  #publish(machineNo: string, packet: Buffer, bodyAt: number): boolean {
    const { topic, qos, isRetained, packetId, payload } = readPublish(packet, bodyAt);
    if (topic !== this.#upTopic) return this.#offend("a machine publishes on its own topic only");
    if (isRetained) return this.#offend("retained messages are not allowed");
    this.#held++;
    this.#host.submit(machineNo, topic, payload, (stored) => {
      this.#held--;
      if (this.#socket.destroyed) return;
      if (!stored) return this.close();
      if (qos !== 0) this.#put(receipt(qos === 1 ? kinds.puback : kinds.pubrec, packetId));
      if (this.#isHalted && this.#held === 0) this.#readOn();
    });
    if (!this.#host.isFull(machineNo)) return true;
    this.#halt();
    return false;
  }

  #subscribe(machineNo: string, packet: Buffer): void {
    const { packetId: messageId, topics: wanted } = readSubscribe(packet);
    const isOwn = ({ topic }: { topic: string }) => topic === topics.down(machineNo);
    this.#put(
      generate({
        cmd: "suback",
        messageId,
        granted: wanted.map((one) => (isOwn(one) ? one.qos : refusedSubscription)),
      }),
    );
    if (this.isReachable || !wanted.some(isOwn)) return;
    this.isReachable = true;
    this.#host.onReachable(machineNo);
  }

  #unsubscribe(machineNo: string, packet: Buffer): void {
    const { packetId: messageId, topics: unwanted } = readUnsubscribe(packet);
    if (unwanted.includes(topics.down(machineNo))) this.isReachable = false;
    this.#put(generate({ cmd: "unsuback", messageId, granted: [] }));
  }

  #halt(): void {
    this.#isHalted = true;
    this.#socket.pause();
  }

  /** Goes on with what was read already, and then with the socket, unless that fills everything up again. */
  #readOn(): void {
    if (this.pass === undefined || this.#host.isFull(this.pass.machineNo)) return;
    this.#isHalted = false;
    this.#heardMs = performance.now();
    this.#guard(() => this.#cutter.goOn());
    // Cutting may have halted it again.
    if (!this.#halted()) this.#socket.resume();
  }

  #halted(): boolean {
    return this.#isHalted;
  }
}

const pingResponse = generate({ cmd: "pingresp" });

/**
 * What a machine is sent in one turn of the event loop, receipts and PUBACKs of a whole batch, leaves in one write, because
 * a write costs more than what it carries.
 */
export class Outlet {
  #held: Connection[] = [];

  hold(connection: Connection): void {
    if (this.#held.push(connection) === 1) setImmediate(() => this.#release());
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const connection of held) connection.flush();
  }
}
