/**
 * Topics of the machine protocol. A machine publishes only on its own `up` topic and reads only its own `down` topic;
 * its MQTT user name and client id are its machine number.
 */
export const topics = {
  up: (machineNo: string) => `v1/m/${machineNo}/up`,
  down: (machineNo: string) => `v1/m/${machineNo}/down`,
  /** What a gateway on an external broker subscribes to; `$share` spreads the load over several gateways. */
  allUp: "v1/m/+/up",
  sharedUp: "$share/yunshou/v1/m/+/up",
} as const;

const upPattern = /^v1\/m\/([0-9A-Za-z]{1,20})\/up$/;

/** The machine number in an `up` topic, or null when the topic is not one. */
export function machineOfTopic(topic: string): string | null {
  return upPattern.exec(topic)?.[1] ?? null;
}

/** Larger messages are set aside unread. */
export const messageSizeLimit = 65_536;
