import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that start a process of their own, then those that ask every call of an area, then everybody else. */
const turns = [/\.isolated\.database\.test\.ts$/, /\/everyCall\//];
const turnOf = ({ moduleId }: TestSpecification) => {
  const turn = turns.findIndex((pattern) => pattern.test(moduleId));
  return turn < 0 ? turns.length : turn;
};

/**
 * The order of test files: what is known to take long begins first, so that the short files fill the workers up to the end.
 * Among equals, what took longer the last time.
 */
export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
