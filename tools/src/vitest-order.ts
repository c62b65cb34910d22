import { createHash } from "node:crypto";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that start a process of their own, those that ask every call of an area or draw every page, then everybody else. */
const turns = [
  /\.isolated\.database\.test\.ts$/,
  /\/everyCall\/|\/demo\/demo\.|\/sharing\/sharing\.|\/lists\.|\/phrases\./,
];
const turnOf = ({ moduleId }: TestSpecification) => {
  const turn = turns.findIndex((pattern) => pattern.test(moduleId));
  return turn < 0 ? turns.length : turn;
};
const inTurns = (files: readonly TestSpecification[]) => files.toSorted((one, other) => turnOf(one) - turnOf(other));

/**
 * The order of test files: what is known to take long begins first, so that the short files fill the workers up to the end.
 * Among equals, what took longer the last time.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return inTurns(await super.sort(files));
  }
}

/** The same with another order among equals for each seed, because no file may need another to have run before it. */
export class LongFirstShuffled extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    this.ctx.logger.log(`Files in the order of seed ${seed}`);
    const lots = files.map((file) => ({
      file,
      lot: createHash("md5").update(`${seed} ${file.moduleId}`).digest("hex"),
    }));
    return inTurns(lots.toSorted((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ file }) => file));
  }
}
