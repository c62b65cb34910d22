import { accept, refuse, type Result } from "./result.ts";

/**
 * A state machine as data: for each state, the events it accepts and the state each leads to.
 * A state without events is final. Everything not listed is refused.
 */
export type StateTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** The state after `event`, or the refusal `state.notAllowed` that names both. */
export function step<State extends string, Event extends string>(
  table: StateTable<State, Event>,
  state: State,
  event: Event,
): Result<State> {
  const next = table[state][event];
  return next === undefined ? refuse("state.notAllowed", { values: { state, event } }) : accept(next);
}

/** The states from which `event` is allowed, to explain a disabled control. */
export function statesAllowing<State extends string, Event extends string>(
  table: StateTable<State, Event>,
  event: Event,
): State[] {
  return (Object.keys(table) as State[]).filter((state) => table[state][event] !== undefined);
}

/** States that cannot be reached from `start`; a correct table has none. */
export function unreachableStates<State extends string, Event extends string>(
  table: StateTable<State, Event>,
  start: State,
): State[] {
  const seen = new Set<State>([start]);
  const queue: State[] = [start];
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const next of Object.values(table[state]) as State[]) {
      if (!seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  return (Object.keys(table) as State[]).filter((state) => !seen.has(state));
}
