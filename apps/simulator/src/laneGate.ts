import type { DownBody } from "@yunshou/contract/machines/downMessages";
import type { UpBody } from "@yunshou/contract/machines/upMessages";

type Told = DownBody<"lanes">;
type Answer = UpBody<"laneAnswer">["lanes"][number];

export interface LaneVerdict {
  readonly accepted: Pick<Told, "lanes" | "removed">;
  readonly answers: Answer[];
}

/**
 * Decides about changed lanes before the shelf takes them over, and remembers the newest version of each lane, which a real
 * machine keeps on flash. What it took over it confirms again when asked again; what it refused it tries again.
 */
export class LaneGate {
  readonly #refuses: () => boolean;
  readonly #answered = new Map<string, Answer>();

  constructor(refuses: () => boolean) {
    this.#refuses = refuses;
  }

  /** `serverNow` is the machine's best knowledge of the server's clock, in ms. */
  judge(told: Told, serverNow: number): LaneVerdict {
    const accepted = { lanes: [] as Told["lanes"], removed: [] as Told["removed"] };
    const answers: Answer[] = [];
    if (serverNow > told.notAfter) return { accepted, answers };
    const look = <Lane extends Told["removed"][number]>(lane: Lane, into: Lane[]) => {
      const name = `${lane.cabinet}/${lane.lane}`;
      const known = this.#answered.get(name);
      if (known !== undefined && lane.version < known.version) return;
      if (known?.version === lane.version && known.result === "applied") return void answers.push(known);
      const answer = this.#answer(lane);
      this.#answered.set(name, answer);
      answers.push(answer);
      if (answer.result === "applied") into.push(lane);
    };
    for (const lane of told.lanes) look(lane, accepted.lanes);
    for (const lane of told.removed) look(lane, accepted.removed);
    return { accepted, answers };
  }

  #answer({ cabinet, lane, version }: Told["removed"][number]): Answer {
    const name = { cabinet: cabinet === "sub" ? "sub" : "main", lane, version } as const;
    return this.#refuses() ? { ...name, result: "refused", reason: "motor busy" } : { ...name, result: "applied" };
  }
}
