import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { Refusal, root } from "./say.mjs";

const ownSession = process.platform !== "win32";
const repeatedWithinMs = 1_000;
const patienceMs = 60_000;
const drainMs = 2_000;
const running = new Set();

/** Signals a program and, when it is a session of its own, everything that it has started. */
function signal(child, name, all) {
  try {
    process.kill(all && ownSession ? -child.pid : child.pid, name);
  } catch (error) {
    // Gone already; some systems answer EPERM for a group of which only dead processes are left.
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}

function start({ command, args, cwd = root, env = {}, output = "inherit" }) {
  // A session of its own: Ctrl-C reaches only us, and the program gets it from us exactly once.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    detached: ownSession,
    windowsHide: true,
  });
  running.add(child);
  return { child, code: exitCodeOf(child, command) };
}

async function exitCodeOf(child, command) {
  const closed = new Promise((resolve) => child.once("close", resolve));
  try {
    const [exitCode, name] = await once(child, "exit");
    return exitCode ?? 128 + (constants.signals[name] ?? 0);
  } catch (error) {
    throw new Refusal(`${command} could not be started: ${error.message}`);
  } finally {
    running.delete(child);
    if (child.pid !== undefined) signal(child, "SIGKILL", true);
    // The last lines may still be in the pipe, but a stranger may hold the pipe open for ever.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, drainMs).unref())]);
  }
}

let lastSignalAt = 0;
let stopping = false;

/** The first signal asks every program to end; a later one, or a minute without an end, makes it. */
function stopAll(name) {
  const now = Date.now();
  // A terminal and npm both deliver the same Ctrl-C.
  if (now - lastSignalAt < repeatedWithinMs) return;
  lastSignalAt = now;
  const force = stopping;
  stopping = true;
  for (const child of running) signal(child, force ? "SIGKILL" : name, force);
  setTimeout(() => {
    for (const child of running) signal(child, "SIGKILL", true);
  }, patienceMs).unref();
}

let listening = false;

function listen() {
  if (listening) return;
  listening = true;
  process.on("SIGINT", () => stopAll("SIGINT"));
  process.on("SIGTERM", () => stopAll("SIGTERM"));
  process.on("SIGHUP", () => stopAll("SIGTERM"));
  if (!process.env.npm_lifecycle_event || !ownSession) return;
  const starter = starterNow();
  setInterval(() => {
    const now = starterNow();
    if (now !== undefined && now !== starter) stopAll("SIGTERM");
  }, 1_000).unref();
}

const shells = /^(sh|dash|bash|ash|zsh)$/;

/** The process number of the npm that started us; it changes when npm is killed hard and passes no signal on. */
function starterNow() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
    // npm puts a shell between itself and us, which outlives it.
    if (shells.test(name)) return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch (error) {
    // Only Linux tells the parent of another process.
    if (error.code !== "ENOENT") return undefined;
  }
  return process.ppid;
}

/** Ends the command after a step that a signal may have cut short. */
export function refuseWhenStopping() {
  if (stopping) throw new Refusal("Stopped.");
}

/** Runs a program to its end and answers its exit code. */
export async function run(program) {
  listen();
  return start(program).code;
}

/** Runs a program to its end; answers its exit code and everything it wrote, which is also shown unless it is `quiet`. */
export async function capture({ quiet = false, ...program }) {
  listen();
  const { child, code } = start({ ...program, output: "pipe" });
  let output = "";
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      if (!quiet) target.write(text);
    });
  }
  return { code: await code, output };
}

/** Runs programs that belong together: when one ends, or we are asked to stop, all end. Answers the first exit code. */
export async function runTogether(programs) {
  listen();
  const started = programs.map(start);
  const first = await Promise.race(started.map(({ code }) => code));
  if (!stopping) for (const child of running) signal(child, "SIGTERM", false);
  await Promise.allSettled(started.map(({ code }) => code));
  return first;
}
