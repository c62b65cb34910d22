import { connect, type Socket } from "node:net";
import { topics } from "@yunshou/contract/machines/topics";
import { laneNo, priceFen, type FleetMachine } from "../fleet.queries.ts";
import { connectPacket, PacketCutter, packetKinds, publishPacket, subscribePacket, topicBytes } from "./wire.ts";

const payments = ["alipay", "alipay", "wechat", "wechat", "wechat", "wechat", "cash", "memberCard"] as const;

/** All machines read into one piece of memory, because each chunk is understood before the next one is read. */
const readBuffer = Buffer.allocUnsafe(256 * 1024);

/** Machines with something to send at the end of this turn of the event loop. */
let speaking: LoadMachine[] = [];

function speakSoon(machine: LoadMachine): void {
  if (speaking.push(machine) > 1) return;
  setImmediate(() => {
    const ready = speaking;
    speaking = [];
    for (const one of ready) one.flush();
  });
}

/** A machine of the generator: it sells and beats, and hears when what it said is committed. */
export class LoadMachine {
  readonly machineNo: string;
  /** Application acknowledgements (and anything else) that came down. */
  heard = 0;
  /** Claims and answers each command that it hears. */
  obeys = false;
  /** The server, or the network, ended its connection. */
  isLost = false;
  #socket: Socket | undefined;
  readonly #secret: string;
  readonly #boot: string;
  readonly #lanes: number;
  readonly #topic: Buffer;
  readonly #waiting = new Map<number, number>();
  readonly #onAck: (machine: LoadMachine, sentMs: number) => void;
  readonly #outgoing: Buffer[] = [];
  #packetId = 0;
  #seq = 0;

  constructor(
    { machineNo, secret }: FleetMachine,
    boot: string,
    lanes: number,
    onAck: (machine: LoadMachine, sentMs: number) => void,
  ) {
    this.machineNo = machineNo;
    this.#secret = secret;
    this.#boot = boot;
    this.#lanes = lanes;
    this.#topic = topicBytes(topics.up(machineNo));
    this.#onAck = onAck;
  }

  get inFlight(): number {
    return this.#waiting.size;
  }

  /** Resolves when the machine is connected and subscribed. */
  open(port: number): Promise<void> {
    return new Promise((done, fail) => {
      const read = (length: number, bytes: Uint8Array) => {
        cutter.take(Buffer.from(bytes.buffer, bytes.byteOffset, length));
        return true;
      };
      const socket = connect({ port, host: "127.0.0.1", onread: { buffer: readBuffer, callback: read } }, () =>
        socket.write(connectPacket(this.machineNo, this.#secret)),
      );
      const cutter = new PacketCutter((kind, word, packet) => {
        if (kind === packetKinds.puback) this.#acknowledged(word);
        else if (kind === packetKinds.publish) {
          this.heard++;
          if (this.obeys) this.#obey(packet);
        } else if (kind === packetKinds.connack)
          word === 0
            ? socket.write(subscribePacket(topics.down(this.machineNo)))
            : fail(new Error(`machine refused with ${word}`));
        else if (kind === packetKinds.suback) done();
      });
      socket.setNoDelay(true);
      socket.on("error", fail);
      socket.on("close", () => {
        this.isLost = true;
        fail(new Error(`machine ${this.machineNo} lost its connection`));
      });
      this.#socket = socket;
    });
  }

  /** Reports a sale as finished; `dueMs` is when it should have been sent, which is where its latency begins. */
  sell(dueMs: number, nowMs: number): string {
    const seq = ++this.#seq;
    const saleId = `${this.#boot}-${seq}`;
    const payment = payments[seq % payments.length]!;
    const more =
      payment === "memberCard"
        ? `,"cardNo":"C${seq % 1_000}"`
        : payment === "cash"
          ? ""
          : `,"tradeNo":"T${this.machineNo}${this.#boot}${seq}"`;
    const body = `{"saleId":"${saleId}","lane":${laneNo(seq % this.#lanes)},"priceFen":${priceFen},"paidFen":${priceFen},"payment":"${payment}","dispensed":1${more}}`;
    this.#say("sale", seq, body, dueMs, nowMs);
    return saleId;
  }

  beat(dueMs: number, nowMs: number): void {
    this.#say("heartbeat", 1, `{"temperature":4.5,"signal":22}`, dueMs, nowMs);
  }

  /** A command is claimed and done at once; what else comes down is not answered. */
  #obey(packet: Buffer): void {
    const commandId = /"commandId":"(\d+)"/.exec(packet.toString("latin1"))?.[1];
    if (commandId === undefined) return;
    const now = performance.timeOrigin + performance.now();
    this.#say("commandClaim", ++this.#seq, `{"commandId":"${commandId}"}`, now, now);
    this.#say("commandAnswer", ++this.#seq, `{"commandId":"${commandId}","kind":"unlock","result":"done"}`, now, now);
  }

  #say(type: string, seq: number, body: string, dueMs: number, nowMs: number): void {
    const id = (this.#packetId = (this.#packetId % 65_535) + 1);
    // A heartbeat's acknowledgement proves nothing, so it is not waited for.
    if (type !== "heartbeat") this.#waiting.set(id, dueMs);
    const at = Math.round(nowMs);
    if (
      this.#outgoing.push(
        publishPacket(
          this.#topic,
          id,
          `{"type":"${type}","boot":"${this.#boot}","seq":${seq},"at":${at},"sentAt":${at},"body":${body}}`,
        ),
      ) === 1
    )
      speakSoon(this);
  }

  /** What it says in one turn leaves in one write, as a machine that works off what it kept would send it. */
  flush(): void {
    const [first, ...more] = this.#outgoing.splice(0);
    this.#socket!.write(more.length === 0 ? first! : Buffer.concat([first!, ...more]));
  }

  #acknowledged(id: number): void {
    const dueMs = this.#waiting.get(id);
    if (dueMs === undefined) return;
    this.#waiting.delete(id);
    this.#onAck(this, dueMs);
  }
}
