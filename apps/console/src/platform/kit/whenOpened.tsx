import { type ComponentType, Suspense, useState } from "react";
import { lazily } from "../lazily.ts";

/**
 * A form, dialog or drawer whose script is fetched when it is first opened: `whenOpened(load, ({ open }) => open)`.
 * Most visits of a list open none of them, so the list does not wait for them (budget of bytes in the benchmarks).
 */
export function whenOpened<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  const Loaded = lazily<Props>(async () => ({ default: await load() }));
  return function WhenOpened(props: Props) {
    const [wanted, want] = useState(false);
    if (!wanted && isOpen(props)) want(true);
    return wanted ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null;
  };
}
