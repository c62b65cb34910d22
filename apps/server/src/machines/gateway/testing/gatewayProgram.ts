import { openDatabase } from "@yunshou/database";
import { effectsForTests, silent } from "./fixture.ts";
import { startGateway } from "../gateway.ts";

/** A gateway as a process of its own, for tests that kill it: database address and port as arguments. */
const [adminUrl, port] = process.argv.slice(2) as [string, string];
const database = openDatabase({ adminUrl, webConnections: 1, systemConnections: 4 });
await startGateway({ database, effects: effectsForTests, log: silent, host: "127.0.0.1", mqttPort: Number(port) });
process.stdout.write("ready\n");
