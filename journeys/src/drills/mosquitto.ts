import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { MachineCredential } from "@yunshou/simulator";
import { Skipped } from "../journey.ts";
import { freePort } from "../world.ts";

const programs = ["/usr/sbin/mosquitto", "/usr/local/sbin/mosquitto", "/opt/homebrew/sbin/mosquitto"];

/** An external broker with the settings and the access list of docs/machine-protocol.md. */
export interface Mosquitto {
  /** Where machines connect. */
  readonly url: string;
  /** Where the gateway connects, with its password. */
  readonly gatewayUrl: string;
  restart(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Skipped where mosquitto is not installed. */
export async function startMosquitto(folder: string, machines: readonly MachineCredential[]): Promise<Mosquitto> {
  const program = programs.find((path) => existsSync(path));
  if (program === undefined) throw new Skipped("mosquitto is not installed");
  const port = await freePort();
  const gatewaySecret = "gateway-secret";
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  const passwords = [["gateway", gatewaySecret], ...machines.map(({ machineNo, secret }) => [machineNo, secret])];
  writeFileSync(file("passwords"), `${passwords.map((pair) => pair.join(":")).join("\n")}\n`);
  execFileSync("mosquitto_passwd", ["-U", file("passwords")], { stdio: "ignore" });
  writeFileSync(file("acl"), documented("acl"));
  const settings = documented("conf")
    .replace(/^(listener|cafile|certfile|keyfile|log_dest|persistence|persistence_location)\b.*\n/gm, "")
    .replace(/^(password_file|acl_file) \S*\/(\S+)$/gm, (_line, name: string, last: string) => `${name} ${file(last)}`);
  writeFileSync(
    file("mosquitto.conf"),
    `listener ${port} 127.0.0.1\nuser ${userInfo().username}\npersistence false\nlog_dest none\n${settings}`,
  );
  for (const name of ["acl", "passwords"]) chmodSync(file(name), 0o600);

  let broker: ChildProcess;
  const start = async () => {
    broker = spawn(program, ["-c", file("mosquitto.conf")], { stdio: "ignore" });
    for (let tries = 0; !(await isOpen(port)); tries++) {
      if (broker.exitCode !== null || tries > 200) throw new Error("mosquitto did not start");
      await wait(25);
    }
  };
  const stop = async (signal: NodeJS.Signals) => {
    if (broker.exitCode !== null || broker.signalCode !== null) return;
    const gone = once(broker, "exit");
    broker.kill(signal);
    await gone;
  };
  await start();
  return {
    url: `mqtt://127.0.0.1:${port}`,
    gatewayUrl: `mqtt://gateway:${gatewaySecret}@127.0.0.1:${port}`,
    async restart(signal) {
      await stop(signal);
      await start();
    },
    stop: () => stop("SIGTERM"),
  };
}

/** A block of the documentation itself, so that what it advises is what is proven. */
function documented(kind: "acl" | "conf"): string {
  const page = readFileSync(new URL("../../../docs/machine-protocol.md", import.meta.url), "utf8");
  const block = new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1];
  if (block === undefined) throw new Error(`docs/machine-protocol.md has no block of kind ${kind}`);
  return block;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
