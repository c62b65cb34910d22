import { commandSigningText, type DownBody } from "@yunshou/contract/machines/downMessages";
import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CommandGate, type CommandVerdict } from "./commandGate.ts";

type Command = DownBody<"command">;

const now = Date.UTC(2026, 4, 4, 4);
const cloud = generateKeyPairSync("ed25519");
const stranger = generateKeyPairSync("ed25519");

function signed(command: Omit<Command, "signature">, machineNo = "T1", key: KeyObject = cloud.privateKey): Command {
  const text = Buffer.from(commandSigningText(machineNo, command));
  return { ...command, signature: sign(null, text, key).toString("base64") };
}

const genuine = (seq: number, kind: Command["kind"] = "unlock"): Command =>
  signed({ commandId: String(1_000 + seq), seq, kind, notAfter: now + 60_000 });

/** What somebody makes of a command of the cloud who can listen and send, but not sign; and what the machine says to it. */
const attacks: readonly ((last: Command) => readonly [Command, CommandVerdict])[] = [
  (last) => [
    signed({ ...last, commandId: `${last.commandId}1`, seq: last.seq + 1 }, "T1", stranger.privateKey),
    "badSignature",
  ],
  (last) => [{ ...last, commandId: `${last.commandId}2` }, "badSignature"],
  (last) => [{ ...last, seq: last.seq + 1 }, "badSignature"],
  (last) => [{ ...last, kind: "restart" }, "badSignature"],
  (last) => [{ ...last, cabinet: "main", lane: 11 }, "badSignature"],
  (last) => [{ ...last, notAfter: last.notAfter + 3_600_000 }, "badSignature"],
  (last) => [{ ...last, signature: Buffer.alloc(64).toString("base64") }, "badSignature"],
  (last) => [{ ...last, signature: "" }, "badSignature"],
  // Truly signed, but for another machine, before, or for a time that is over.
  (last) => [signed({ ...last, commandId: `${last.commandId}3`, seq: last.seq + 1 }, "T2"), "badSignature"],
  (last) => [last, "replayed"],
  (last) => [signed({ ...last, commandId: `${last.commandId}4` }), "lowerSequence"],
  (last) => [signed({ ...last, commandId: `${last.commandId}5`, seq: last.seq - 1 }), "lowerSequence"],
  (last) => [signed({ ...last, commandId: `${last.commandId}6`, seq: last.seq + 1, notAfter: now - 1 }), "late"],
];

describe("what a machine obeys", () => {
  it("S4 executes none of 10,000 forged, altered, foreign, replayed, older and expired commands, and each genuine one once", () => {
    const gate = new CommandGate("T1", cloud.publicKey);
    const executed: string[] = [];
    const wrong: string[] = [];
    let last = genuine(1);
    expect(gate.judge(last, now)).toBe("execute");
    for (let tried = 0; tried < 10_000; tried += 1) {
      const [command, expected] = attacks[tried % attacks.length]!(last);
      const verdict = gate.judge(command, now);
      if (verdict === "execute") executed.push(JSON.stringify(command));
      if (verdict !== expected) wrong.push(`${verdict} instead of ${expected}: ${JSON.stringify(command)}`);
      if (tried % 20 === 19) {
        last = genuine(last.seq + 1);
        if (gate.judge(last, now) !== "execute") wrong.push(`refused ${JSON.stringify(last)}`);
      }
    }
    expect(executed).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it("S4 refuses a command that it no longer remembers by its sequence", () => {
    const gate = new CommandGate("T1", undefined);
    const old = genuine(1);
    for (let seq = 1; seq <= 1_500; seq += 1) gate.judge({ ...old, commandId: String(seq), seq }, now);
    expect(gate.judge({ ...old, commandId: "1", seq: 1 }, now)).toBe("lowerSequence");
  });
});
