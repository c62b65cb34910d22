import { alarms } from "@yunshou/contract/machines/alarms";
import { alarmChannels, alarmLog, alarmRules, stockAlarms } from "@yunshou/contract/machines/alarmRules";
import { dataCards, dataPackages } from "@yunshou/contract/machines/dataCards";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machinePictures, machines } from "@yunshou/contract/machines/machines";
import { registrations } from "@yunshou/contract/machines/registrations";
import { machineMap } from "@yunshou/contract/machines/machineMap";
import { machineRecords } from "@yunshou/contract/machines/machineRecords";
import { machineSearch } from "@yunshou/contract/machines/machineSearch";
import { changeSets } from "@yunshou/contract/machines/changeSets";
import { laneChanges } from "@yunshou/contract/machines/laneChanges";
import { templates } from "@yunshou/contract/machines/templates";
import { operators } from "@yunshou/contract/machines/operators";
import { points } from "@yunshou/contract/machines/points";
import { regions } from "@yunshou/contract/machines/regions";
import { routes } from "@yunshou/contract/machines/routes";
import { shares, teams } from "@yunshou/contract/machines/shares";
import { machineSelling, machineStatus } from "@yunshou/contract/machines/status";
import { zones } from "@yunshou/contract/machines/zones";
import { weights } from "@yunshou/contract/machines/weights";
import { machineConfigs } from "@yunshou/contract/machines/machineConfigs";
import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { maintenances } from "@yunshou/contract/machines/maintenances";
import { rollouts, software, softwareUploads } from "@yunshou/contract/machines/software";
import { diagnoses } from "@yunshou/contract/machines/diagnoses";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { Notifier } from "../platform/notifier.ts";
import type { ProcessContext } from "../platform/process.ts";
import { alarmChannelHandlers } from "./alarms/channels.ts";
import { alarmLogHandlers } from "./alarms/alarmLog.ts";
import { alarmRuleHandlers } from "./alarms/rules.ts";
import { stockAlarmHandlers } from "./alarms/stockAlarms.ts";
import { alarmHandlers } from "./alarms/alarms.ts";
import { describeMachineProtocol } from "./asyncapi.ts";
import type { BrokerAddress } from "@yunshou/domain";
import { createCommandDesk } from "./commands/commands.ts";
import { changeSetHandlers } from "./changeSets/changeSets.ts";
import { laneChangeHandlers } from "./changeSets/laneChanges.ts";
import { dataCardHandlers } from "./dataCards/dataCards.ts";
import { dataPackageHandlers } from "./dataCards/dataPackages.ts";
import { laneHandlers } from "./lanes/lanes.ts";
import { templateHandlers } from "./templates/templates.ts";
import { operatorHandlers } from "./operators/operators.ts";
import { pointHandlers } from "./places/points.ts";
import { routeHandlers } from "./places/routes.ts";
import { zoneHandlers } from "./places/zones.ts";
import { regionHandlers } from "./regions/regions.ts";
import { machineHandlers } from "./registry/machines.ts";
import { machineMapHandlers } from "./registry/machineMap.ts";
import { machineRecordHandlers } from "./registry/machineRecords.ts";
import { registrationHandlers } from "./registry/registrations.ts";
import { machineSearchHandlers } from "./registry/search.ts";
import { shareHandlers } from "./sharing/shares.ts";
import { machineSellingHandlers, machineStatusHandlers } from "./status/status.ts";
import { teamHandlers } from "./teams/teams.ts";
import { weightHandlers } from "./weights/weights.ts";
import { machineProductHandlers } from "./assortment/machineProducts.ts";
import { machineConfigHandlers } from "./configs/machineConfigs.ts";
import { diagnosisHandlers } from "./diagnoses/diagnoses.ts";
import { rolloutHandlers } from "./software/rollouts.ts";
import { softwareHandlers } from "./software/software.ts";
import { addSoftwareUpload } from "./software/softwareUpload.ts";
import { maintenanceHandlers } from "./maintenances/maintenances.ts";

interface Parts extends ProcessContext {
  readonly notifier: Notifier;
}

/** Machines, who may use them, and their lanes. */
export async function mountMachines(web: Web, { config, database, secrets, pictures, notifier }: Parts): Promise<void> {
  const { dataDir, loopbackChannels } = config;
  mount(web, registrations, registrationHandlers(brokerOf(config)));
  mount(web, machines, machineHandlers({ dataDir, commands: createCommandDesk(secrets, notifier) }));
  mount(web, machineMap, machineMapHandlers);
  mount(web, machineRecords, machineRecordHandlers);
  mount(web, machineSearch, machineSearchHandlers);
  await addPublicImageUpload(web, machinePictures, { pictures, kind: "machine" }, { database, dataDir });
  mount(web, shares, shareHandlers);
  mount(web, teams, teamHandlers(secrets));
  mount(web, operators, operatorHandlers({ secrets }));
  mount(web, dataCards, dataCardHandlers());
  mount(web, dataPackages, dataPackageHandlers());
  mount(web, points, pointHandlers({ database, secrets }));
  mount(web, routes, routeHandlers());
  mount(web, zones, zoneHandlers());
  mount(web, regions, regionHandlers());
  mount(web, weights, weightHandlers);
  mount(web, machineConfigs, machineConfigHandlers);
  mount(web, machineProducts, machineProductHandlers);
  mount(web, maintenances, maintenanceHandlers);
  mount(web, diagnoses, diagnosisHandlers);
  mount(web, software, softwareHandlers);
  await addSoftwareUpload(web, softwareUploads, { database, dataDir });
  mount(web, rollouts, rolloutHandlers);
  mount(web, lanes, laneHandlers());
  mount(web, machineStatus, machineStatusHandlers);
  mount(web, machineSelling, machineSellingHandlers);
  mount(web, alarms, alarmHandlers);
  mount(web, changeSets, changeSetHandlers);
  mount(web, laneChanges, laneChangeHandlers);
  mount(web, alarmRules, alarmRuleHandlers);
  mount(web, alarmChannels, alarmChannelHandlers({ secrets, loopback: loopbackChannels }));
  mount(web, stockAlarms, stockAlarmHandlers);
  mount(web, alarmLog, alarmLogHandlers);
  mount(web, templates, templateHandlers);
  web.app.get("/asyncapi.json", async () => describeMachineProtocol(secrets.commandKey));
}

/** Where machines connect to: the external broker, or the gateway at the address of the console, over TLS where it has it. */
function brokerOf({ mqttUrl, mqttPort, mqttTls }: Parts["config"]): BrokerAddress {
  if (mqttUrl === undefined) return { host: null, port: mqttTls?.port ?? mqttPort, tls: mqttTls !== undefined };
  const { protocol, hostname, port } = new URL(mqttUrl);
  const tls = protocol === "mqtts:";
  return { host: hostname, port: port === "" ? (tls ? 8883 : 1883) : Number(port), tls };
}
