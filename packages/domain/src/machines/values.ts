/** Connection of a machine; single-valued (MACHINE-09). */
export const connectionStates = ["notActivated", "online", "offline"] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** Operation of a machine; single-valued (MACHINE-09). */
export const operationStates = ["inOperation", "stopSell"] as const;
export type OperationState = (typeof operationStates)[number];

/** Conditions that can exist side by side (MACHINE-09). */
export const machineConditions = ["outOfStock", "outOfChange", "temperature", "fault"] as const;
export type MachineCondition = (typeof machineConditions)[number];

/**
 * What a machine may be narrowed to and counted as, whichever kind of state it is (MACHINE-08). `inService` is activated and
 * not decommissioned: what every page counts as a machine. All others but the last two are about those.
 */
export const machineStatuses = [
  "inService",
  "online",
  "offline",
  ...operationStates,
  ...machineConditions,
  "openAlarm",
  "notActivated",
  "decommissioned",
] as const;
export type MachineStatus = (typeof machineStatuses)[number];

/** Alarm kinds (MACHINE-23); `contradiction`, `weightDiffers` and `badMessage` are raised by the cloud itself. */
export const alarmKinds = [
  "offline",
  "outOfStock",
  "outOfChange",
  "temperature",
  "humidity",
  "flow",
  "doorOpen",
  "laneFault",
  "contradiction",
  "weightDiffers",
  "badMessage",
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

export const laneStatuses = ["normal", "abnormal", "discontinued", "pickupOnly"] as const;
export type LaneStatus = (typeof laneStatuses)[number];

export const laneModes = ["small", "medium", "large"] as const;
export type LaneMode = (typeof laneModes)[number];

export const cabinets = ["main", "sub"] as const;
export type Cabinet = (typeof cabinets)[number];

/** Machine categories (jqlb) and types (jqywlx); a type belongs to one category. */
export const machineTypes = ["snack", "drink", "combined", "fresh", "coffee", "pharmacy", "locker"] as const;
export type MachineType = (typeof machineTypes)[number];
export const machineCategories = ["vending", "pharmacy", "locker"] as const;
export type MachineCategory = (typeof machineCategories)[number];

/** Switches of a machine (MACHINE-07). */
export const machineFlags = [
  "autoRefund",
  "shipAfterCardJam",
  "lockStock",
  "directShip",
  "faceToFaceOnly",
  "shoppingCart",
] as const;

/** Remote commands to a machine as a whole (MACHINE-11); with the last one it sends what it wrote down of late. */
export const remoteCommands = ["restart", "lock", "unlock", "clearHistory", "uploadLog"] as const;
export type RemoteCommand = (typeof remoteCommands)[number];

/** All commands: the last one turns one lane once, without a sale, for whoever repairs it. */
export const commandKinds = [...remoteCommands, "testLane"] as const;
export type CommandKind = (typeof commandKinds)[number];
