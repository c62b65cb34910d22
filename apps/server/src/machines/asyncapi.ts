import { downBodies } from "@yunshou/contract/machines/downMessages";
import { messageSizeLimit, topics } from "@yunshou/contract/machines/topics";
import { upBodies, upEnvelope } from "@yunshou/contract/machines/upMessages";
import { heartbeatEveryMs } from "@yunshou/domain";
import { z } from "zod";

/** What each message is for, in one sentence; a missing one does not compile. */
const upSummaries: Readonly<Record<keyof typeof upBodies, string>> = {
  hello: "First message after every start; the first ever activates the machine. Answered by welcome.",
  heartbeat: `Every ${heartbeatEveryMs / 1000} s. Only the newest is kept; it is not acknowledged by ack.`,
  status: "Whenever something changed, and at least once an hour. Its stock is compared, never copied.",
  sale: "A sale that the machine took the money for and finished by itself.",
  payRequest:
    "A customer chose a lane and wants to pay by QR code. Answered by payCode or payRefused; repeated under the same requestId, by what became of it.",
  pickupRequest:
    "A customer typed a pickup code. Answered by pickupAnswer and shipOffer, or by pickupRefused; repeated under the same requestId, as before.",
  shipClaim: "The machine is ready to dispense the offered order. Answered by shipGrant or shipDenied.",
  shipResult: "The only truth about a granted order.",
  stock: "Somebody loaded or took goods at the machine; stock is the new count of the lane.",
  faceScans:
    "How often the camera looked for a face since the last such message, and how often it knew it. Counted once a message.",
  fault: "Something is wrong; opens an alarm. A laneFault with a lane also stops the lane.",
  recovery: "It works again; closes the alarm.",
  laneAnswer: "What became of lanes that a lanes message told, each named by its version.",
  commandClaim: "The machine took a command and will answer it.",
  commandAnswer: "How a command ended; with uploadLog what the machine wrote down of late.",
  softwareAnswer: "How the installation of a package ended; the new version follows with the next hello.",
  adAnswer: "The machine took over its ads of a version, or says why it did not.",
  priceAnswer: "The machine took over the prices of a version, or says why it did not.",
  allowanceAnswer: "The machine took over the allowances of a version, or says why it did not.",
  adPlays: "How often the machine showed each ad since it last said so.",
};

const downSummaries: Readonly<Record<keyof typeof downBodies, string>> = {
  ack: "These messages of this boot are safely stored. The machine may forget them now, and only now.",
  nack: "This message can never be applied; sending it again is useless.",
  welcome:
    "Answer to hello: server time in ms, interval of heartbeats, the lanes as the cloud has them, and which switches are on.",
  lanes:
    "Lanes that people changed, as they shall be now, and lanes that are gone. Sent again until answered; only to machines whose hello said confirmsLanes.",
  payCode: "Show this QR code. May come again with the same requestId.",
  luckyResult:
    "What a lucky purchase came to, with all that proves it; a prize follows as shipOffer. Sent a few times within 15 s.",
  payRefused:
    "No payment is possible, or no more; the reason is a code: payments.requestClosed after nobody paid in time, payments.requestDone after it was paid.",
  pickupAnswer: "What the code hands out here, one order for each lane; their offers follow.",
  pickupRefused: "Nothing comes out for this code; the reason is a code such as orders.pickupUnknown.",
  shipOffer: "The order is paid; claim it when the motor is ready. Sent again until claimed.",
  shipGrant: "Dispense now, once.",
  shipDenied: "Do not dispense.",
  command:
    "A signed order to the machine. The Ed25519 signature covers the UTF-8 text machineNo|commandId|seq|kind|notAfter, followed by |cabinet|lane where it names a lane.",
  software:
    "A package to fetch, check and install. The Ed25519 signature covers the UTF-8 text machineNo|rolloutId|softType|softVersion|sha256|notAfter.",
  ads: "All ads that the machine shall show, instead of those it had. Sent again until answered by adAnswer.",
  prices:
    "All prices below those of its lanes that the machine may take by itself, instead of those it had. Sent again until answered by priceAnswer.",
  allowances:
    "What each card may spend at this machine without network, instead of what was allowed before. The Ed25519 signature covers the UTF-8 text machineNo|allowances|version, followed by |cardNo|amountFen|until of each. Sent again until answered by allowanceAnswer.",
};

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

/**
 * AsyncAPI 3.0 of the machine protocol, made from the same schemas that check every message. `commandKey` is the public
 * half of what signs commands; machines need it.
 */
export function describeMachineProtocol(commandKey?: {
  readonly id: string;
  readonly publicKeyHex: string;
}): Record<string, unknown> {
  const { body: _, type: __, ...envelope } = upEnvelope.shape;
  const up = Object.fromEntries(
    Object.entries(upBodies).map(([type, body]) => [
      type,
      message(
        type,
        upSummaries[type as keyof typeof upBodies],
        schemaOf(z.object({ type: z.literal(type), ...envelope, body }), "input"),
      ),
    ]),
  );
  const down = Object.fromEntries(
    Object.entries(downBodies).map(([type, body]) => [
      type,
      message(
        type,
        downSummaries[type as keyof typeof downBodies],
        schemaOf(
          z.object({ type: z.literal(type), sentAt: z.number().int().describe("Server time in ms."), body }),
          "output",
        ),
      ),
    ]),
  );
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Yunshou 云售 machine protocol",
      version: "1.0.0",
      description: `MQTT 3.1.1, JSON in UTF-8, at most ${messageSizeLimit} bytes a message. A machine keeps each message until ack names it and sends it again with the same boot, seq, at and body. User name and client id are the machine number, the password is the machine's secret.`,
      ...(commandKey === undefined
        ? {}
        : { "x-command-key": { id: commandKey.id, algorithm: "Ed25519", publicKeyHex: commandKey.publicKeyHex } }),
    },
    defaultContentType: "application/json",
    servers: {
      gateway: {
        host: "{host}:{port}",
        protocol: "mqtt",
        protocolVersion: "3.1.1",
        variables: { host: { default: "localhost" }, port: { default: "1883" } },
        security: [{ $ref: "#/components/securitySchemes/machineSecret" }],
      },
    },
    channels: {
      up: channel(topics.up("{machineNo}"), "What a machine says. QoS 1.", Object.keys(up)),
      down: channel(
        topics.down("{machineNo}"),
        "What the cloud says to one machine. QoS 0; what must arrive is sent again until the machine reacts.",
        Object.keys(down),
      ),
    },
    operations: {
      report: operation("receive", "up", Object.keys(up), "The cloud receives what machines publish."),
      instruct: operation("send", "down", Object.keys(down), "The cloud publishes to machines."),
    },
    components: {
      messages: { ...prefixed(up, "up"), ...prefixed(down, "down") },
      securitySchemes: {
        machineSecret: {
          type: "userPassword",
          description: "User name: machine number. Password: the secret that was shown once at registration.",
        },
      },
    },
  };
}

const prefixed = (messages: Record<string, unknown>, prefix: string) =>
  Object.fromEntries(Object.entries(messages).map(([type, value]) => [`${prefix}.${type}`, value]));

const message = (name: string, summary: string, payload: unknown) => ({ name, summary, payload });

const channel = (address: string, description: string, types: readonly string[]) => {
  const direction = address.endsWith("/up") ? "up" : "down";
  return {
    address,
    description,
    parameters: { machineNo: { description: "Letters and digits, at most 20." } },
    messages: Object.fromEntries(types.map((type) => [type, { $ref: `#/components/messages/${direction}.${type}` }])),
  };
};

const operation = (action: "send" | "receive", name: "up" | "down", types: readonly string[], summary: string) => ({
  action,
  channel: { $ref: `#/channels/${name}` },
  summary,
  messages: types.map((type) => ({ $ref: `#/channels/${name}/messages/${type}` })),
});
