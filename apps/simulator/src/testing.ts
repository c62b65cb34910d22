import type { DownBody, DownType } from "@yunshou/contract/machines/downMessages";
import { readUpMessage, type UpMessage } from "@yunshou/contract/machines/upMessages";
import type { Link, LinkEvents } from "./link.ts";

/** A cloud in a few lines for tests: welcomes, and acknowledges what `accepts` lets through. */
export class TestCloud {
  readonly heard: UpMessage[] = [];
  readonly raw: string[] = [];
  accepts: (message: UpMessage) => boolean = () => true;
  reachable = true;
  readonly #lines = new Map<string, LinkEvents>();

  readonly links = (machineNo: string): Link => ({
    open: (events) => {
      if (!this.reachable) return;
      this.#lines.set(machineNo, events);
      events.up();
    },
    send: (payload) => this.#receive(machineNo, payload),
    close: () => void this.#lines.delete(machineNo),
  });

  send<T extends DownType>(machineNo: string, type: T, body: DownBody<T>): void {
    this.#lines.get(machineNo)?.message(JSON.stringify({ type, sentAt: 0, body }));
  }

  types(): string[] {
    return this.heard.map(({ type }) => type);
  }

  #receive(machineNo: string, payload: string): void {
    this.raw.push(payload);
    const read = readUpMessage(JSON.parse(payload));
    if (!read.ok) throw new Error(read.problem);
    const { message } = read;
    this.heard.push(message);
    if (message.type === "heartbeat" || !this.accepts(message)) return;
    if (message.type === "hello")
      this.send(machineNo, "welcome", { serverTime: 1_000_000, heartbeatSeconds: 30, lanes: testLanes, flags: [] });
    this.send(machineNo, "ack", { boot: message.boot, seqs: [message.seq] });
  }
}

const testLanes = Array.from({ length: 10 }, (_, index) => ({
  cabinet: "main",
  lane: 11 + index,
  productName: `商品${index}`,
  productNames: {},
  priceFen: 300 + index * 50,
  capacity: 8,
  stock: 8,
  sellable: true,
}));
