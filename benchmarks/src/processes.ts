import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";

/** Clock ticks of a second in /proc; 100 on every Linux that runs Node. */
const ticksPerSecond = 100;

interface Usage {
  readonly parent: number;
  readonly seconds: number;
  /** Children that ended and were waited for. */
  readonly endedSeconds: number;
}

function usageOf(pid: number): Usage | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const number = (index: number) => Number(fields[index]);
    return {
      parent: number(1),
      seconds: (number(11) + number(12)) / ticksPerSecond,
      endedSeconds: (number(13) + number(14)) / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
}

/** CPU seconds that a process and its direct children have used so far. Linux only; elsewhere it is 0. */
export function cpuSeconds(pid: number): number {
  const own = usageOf(pid);
  if (own === undefined) return 0;
  let seconds = own.seconds + own.endedSeconds;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const usage = usageOf(Number(name));
    if (usage?.parent === pid) seconds += usage.seconds;
  }
  return seconds;
}

/** CPU seconds that the whole machine has used so far, whoever used them. */
export function machineCpuSeconds(): number {
  return cpus().reduce((total, { times }) => total + (times.user + times.nice + times.sys + times.irq) / 1_000, 0);
}

/** Bytes that a process holds in memory. Linux only. */
export function memoryOf(pid: number): number {
  return 1_024 * Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);
}

/** How many files, connections among them, a process may have open. Linux only. */
export function openFilesLimit(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))![1]);
}

/** Cores of this machine. */
export const cores = cpus().length;

export interface CpuWatch {
  /** Cores that each process kept busy since the start, and those that nobody of ours did. */
  read(): { readonly seconds: number; readonly busy: Readonly<Record<string, number>>; readonly others: number };
}

/** Watches what our processes and everybody else use. */
export function watchCpu(pids: Readonly<Record<string, number>>): CpuWatch {
  const start = performance.now();
  const machine = machineCpuSeconds();
  const before = Object.entries(pids).map(([name, pid]) => [name, pid, cpuSeconds(pid)] as const);
  return {
    read() {
      const seconds = (performance.now() - start) / 1_000;
      const busy = Object.fromEntries(before.map(([name, pid, used]) => [name, (cpuSeconds(pid) - used) / seconds]));
      const ours = Object.values(busy).reduce((total, share) => total + share, 0);
      return { seconds, busy, others: Math.max(0, (machineCpuSeconds() - machine) / seconds - ours) };
    },
  };
}
