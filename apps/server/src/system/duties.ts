import type { ProcessContext } from "../platform/process.ts";
import type { TimerHandler } from "../platform/timers.ts";
import { systemAlarmDuty } from "./alarms/systemAlarms.ts";
import { sealDuty } from "./audit/sealer.ts";
import { pushDuty } from "./docking/deliver.ts";

/** The seal of the audit log, what is wrong with the service itself, and messages to interfaces. */
export function systemDuties({ config, database, secrets, log }: ProcessContext): TimerHandler[] {
  return [
    sealDuty({ database, dataDir: config.dataDir, auditKey: secrets.auditKey, log }),
    systemAlarmDuty(config),
    pushDuty({ database, secrets, loopback: config.loopbackChannels }),
  ];
}
