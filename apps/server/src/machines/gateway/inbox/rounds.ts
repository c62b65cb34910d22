import type { UpType } from "@yunshou/contract/machines/upMessages";

interface Sequenced {
  readonly machine: { readonly machineId: string };
  readonly message: { readonly type: UpType };
}

/**
 * Cuts a batch into rounds so that effects can work on many messages of one type at once while each machine keeps
 * its own order. A round takes from every machine the longest run of equal types at its head, grouped by type.
 */
export function rounds<T extends Sequenced>(messages: readonly T[]): Map<UpType, T[]>[] {
  const result: Map<UpType, T[]>[] = [];
  let waiting = [...perMachine(messages)];
  while (waiting.length > 0) {
    const round = new Map<UpType, T[]>();
    const rest: T[][] = [];
    for (const queue of waiting) {
      const length = headLength(queue);
      const type = queue[0]!.message.type;
      const group = round.get(type);
      if (group === undefined) round.set(type, queue.slice(0, length));
      else group.push(...queue.slice(0, length));
      if (length < queue.length) rest.push(queue.slice(length));
    }
    result.push(round);
    waiting = rest;
  }
  return result;
}

function perMachine<T extends Sequenced>(messages: readonly T[]): Iterable<T[]> {
  const queues = new Map<string, T[]>();
  for (const message of messages) {
    const queue = queues.get(message.machine.machineId);
    if (queue === undefined) queues.set(message.machine.machineId, [message]);
    else queue.push(message);
  }
  return queues.values();
}

function headLength(queue: readonly Sequenced[]): number {
  const type = queue[0]!.message.type;
  const end = queue.findIndex((entry) => entry.message.type !== type);
  return end === -1 ? queue.length : end;
}
