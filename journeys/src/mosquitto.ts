import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { eventually, Skipped } from "./journey.ts";

interface Answer {
  readonly type: string;
  readonly body: Record<string, unknown>;
}

/**
 * A machine of another maker: nothing but Mosquitto's command-line clients and what docs/machine-protocol.md says.
 * None of our own code speaks for it.
 */
export class ForeignMachine {
  readonly #port: number;
  readonly #machineNo: string;
  readonly #secret: string;
  readonly #boot = `b${Math.random().toString(36).slice(2, 10)}`;
  readonly #answers: Answer[] = [];
  readonly #listener: ChildProcess;
  #seq = 0;

  constructor(port: number, machineNo: string, secret: string) {
    this.#port = port;
    this.#machineNo = machineNo;
    this.#secret = secret;
    this.#listener = spawn("mosquitto_sub", [...this.#who(machineNo), "-q", "1", "-t", `v1/m/${machineNo}/down`], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    let rest = "";
    this.#listener.stdout?.on("data", (bytes: Buffer) => {
      const lines = (rest + bytes.toString()).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) this.#answers.push(JSON.parse(line) as Answer);
    });
  }

  /** @throws Skipped where the clients are not installed. */
  static require(): void {
    try {
      execFileSync("mosquitto_pub", ["--version"], { stdio: "ignore" });
    } catch (error) {
      if ((error as { code?: string }).code === "ENOENT")
        throw new Skipped("mosquitto_pub and mosquitto_sub are not installed");
    }
  }

  /** Says hello and answers the welcome. Mosquitto does not tell when it listens, and what is said to it before that is lost. */
  async greet(body: object): Promise<Record<string, unknown>> {
    for (let attempt = 0; attempt < 4; attempt++) {
      await this.say("hello", body);
      const welcome = await this.hear("welcome", {}, 8_000).catch(() => undefined);
      if (welcome !== undefined) return welcome;
    }
    throw new Error("the machine was never welcomed");
  }

  /** Sends a message and waits for its `ack`. Sends it again, as the protocol demands, when none comes. */
  async say(type: string, body: object): Promise<void> {
    const seq = ++this.#seq;
    const at = Date.now();
    const acked = () =>
      this.#answers.some(
        (answer) =>
          answer.type === "ack" &&
          answer.body["boot"] === this.#boot &&
          (answer.body["seqs"] as number[]).includes(seq),
      );
    for (let attempt = 0; attempt < 6; attempt++) {
      const message = JSON.stringify({ type, boot: this.#boot, seq, at, sentAt: Date.now(), body });
      execFileSync("mosquitto_pub", [
        ...this.#who(`${this.#machineNo}-pub`),
        "-q",
        "1",
        "-t",
        `v1/m/${this.#machineNo}/up`,
        "-m",
        message,
      ]);
      try {
        await eventually(async () => acked(), "", 4_000);
        return;
      } catch {
        // Once more.
      }
    }
    throw new Error(`no ack for ${type}`);
  }

  /** Waits for a message of this type; `matching` compares fields of its body, or looks at it as a whole. */
  async hear(
    type: string,
    matching: Record<string, unknown> | ((body: Record<string, unknown>) => boolean) = {},
    timeoutMs = 30_000,
  ): Promise<Record<string, unknown>> {
    const fits = (answer: Answer) =>
      answer.type === type &&
      (typeof matching === "function"
        ? matching(answer.body)
        : Object.entries(matching).every(([name, value]) => answer.body[name] === value));
    return (await eventually(async () => this.#answers.find(fits), `the machine never heard ${type}`, timeoutMs)).body;
  }

  stop(): void {
    this.#listener.kill();
  }

  #who(clientId: string): string[] {
    return ["-h", "127.0.0.1", "-p", String(this.#port), "-i", clientId, "-u", this.#machineNo, "-P", this.#secret];
  }
}
