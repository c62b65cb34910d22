import { commandSigningText, downBodies } from "@yunshou/contract/machines/downMessages";
import { upTypes } from "@yunshou/contract/machines/upMessages";
import { describe, expect, it } from "vitest";
import { describeMachineProtocol } from "./asyncapi.ts";

describe("the AsyncAPI description", () => {
  const description = describeMachineProtocol() as {
    channels: Record<string, { address: string; messages: Record<string, { $ref: string }> }>;
    components: { messages: Record<string, { payload: { required: string[]; properties: Record<string, unknown> } }> };
  };

  it("names every message of the protocol once, in its direction", () => {
    expect(Object.keys(description.channels["up"]!.messages)).toEqual(upTypes);
    expect(Object.keys(description.channels["down"]!.messages)).toEqual(Object.keys(downBodies));
    expect(description.channels["up"]!.address).toBe("v1/m/{machineNo}/up");
  });

  it("points only at messages that exist", () => {
    const names = Object.values(description.channels).flatMap((channel) =>
      Object.values(channel.messages).map((message) => message.$ref.replace("#/components/messages/", "")),
    );
    expect(names.filter((name) => description.components.messages[name] === undefined)).toEqual([]);
  });

  it("demands the envelope of machines and leaves out what has a default", () => {
    const { payload } = description.components.messages["up.sale"]!;
    expect(payload.required).toEqual(["type", "boot", "seq", "at", "sentAt", "body"]);
    const body = payload.properties["body"] as { required: string[] };
    expect(body.required).toContain("saleId");
    expect(body.required).not.toContain("quantity");
  });

  it("explains what the signature of a command covers", () => {
    const sentence = "machineNo|commandId|seq|kind|notAfter";
    expect(JSON.stringify(description)).toContain(sentence);
    const text = commandSigningText("A1", { commandId: "7", seq: 3, kind: "restart", notAfter: 1700000000000 });
    expect(text).toBe("A1|7|3|restart|1700000000000");
  });
});
