import type { DownType } from "@yunshou/contract/machines/downMessages";
import type { UpBody, UpType } from "@yunshou/contract/machines/upMessages";
import type { Seeded } from "./fixture.ts";

interface Told {
  readonly type: DownType;
  readonly body: Record<string, unknown>;
}

/** A machine for tests that knows nothing but HTTP. */
export class HttpMachine {
  readonly #base: string;
  readonly #authorization: string;
  readonly received: Told[] = [];
  #seq = 0;

  constructor(port: number, { machineNo, secret }: Pick<Seeded, "machineNo" | "secret">, asked = machineNo) {
    this.#base = `http://127.0.0.1:${port}/v1/m/${asked}`;
    this.#authorization = `Basic ${Buffer.from(`${machineNo}:${secret}`).toString("base64")}`;
  }

  /** Posts a body as it is, and keeps what the answer tells. */
  async post(body: string): Promise<Response> {
    const response = await this.ask("up", { method: "POST", body });
    if (response.ok) this.received.push(...((await response.clone().json()) as Told[]));
    return response;
  }

  /** Says a well-formed message with the next sequence, or the one named; answers what the answer told. */
  async say<T extends UpType>(type: T, body: Partial<UpBody<T>>, seq = ++this.#seq): Promise<readonly Told[]> {
    const response = await this.post(
      JSON.stringify({ type, boot: "http", seq, at: 1_000 * seq, sentAt: 60_000, body }),
    );
    return response.json() as Promise<Told[]>;
  }

  /** Fetches until a message of this type came, and answers its body. */
  async fetch(type: DownType, after = 0): Promise<Record<string, unknown>> {
    for (;;) {
      const found = this.received.slice(after).find((one) => one.type === type);
      if (found !== undefined) return found.body;
      const response = await this.ask("down?wait=20");
      if (!response.ok) throw new Error(`answered with ${response.status}`);
      this.received.push(...((await response.json()) as Told[]));
    }
  }

  ask(path: string, more: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#base}/${path}`, { ...more, headers: { authorization: this.#authorization } });
  }
}
