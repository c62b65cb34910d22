/**
 * Takes rows for all merchants, one merchant tree after the other until `portion` is reached: a table that is spread over
 * nodes answers `for update skip locked` only to a statement that names its tree. What is left is taken in the next round.
 *
 * @param trees the roots of the trees in which something waits
 */
export async function takeByTree<Row>(
  trees: readonly { readonly topId: string }[],
  portion: number,
  take: (topId: string, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const taken: Row[] = [];
  for (const { topId } of trees) {
    if (taken.length >= portion) break;
    taken.push(...(await take(topId, portion - taken.length)));
  }
  return taken;
}
