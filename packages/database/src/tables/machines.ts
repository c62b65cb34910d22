import type {
  AlarmKind,
  Cabinet,
  CommandKind,
  ConnectionState,
  LaneMode,
  LaneStatus,
  MachineCategory,
  MachineCondition,
  MachineType,
  OperationState,
} from "@yunshou/domain";
import type { Day, Generated, GeneratedAlways, Id, Int8, Json } from "./columns.ts";

/** Routes of replenishers */
export interface RouteTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  name: string;
}

/** Points of sale; coordinates are WGS-84 */
export interface PointTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  route_id: Id | null;
  name: string;
  province: string;
  city: string;
  address: Generated<string>;
  longitude: number;
  latitude: number;
}

/** Registry of machines: what people decide about a machine */
export interface MachineTable {
  top_id: Id;
  id: Generated<Id>;
  machine_id: GeneratedAlways<Id>;
  merchant_id: Id;
  machine_no: string;
  name: string;
  category: MachineCategory;
  type: MachineType;
  point_id: Id | null;
  operation: Generated<OperationState>;
  activated_at: Date | null;
  decommissioned_at: Date | null;
  manufacturer: Generated<string>;
  production_date: Day | null;
  warranty_date: Day | null;
  hardware_version: Generated<string>;
  flow_cards: Generated<string[]>;
  flow_card_type: Generated<string>;
  operator: Generated<string>;
  time_zone: Generated<string>;
  country: Generated<string>;
  deployer: Generated<string>;
  deployed_at: Date | null;
  picture: string | null;
  doors: Generated<Json>;
  flags: Generated<Json>;
  created_at: Generated<Date>;
}

/** What a machine last said of itself; rewritten by heartbeats in batches, no history here */
export interface MachineStateTable {
  top_id: Id;
  machine_id: Id;
  merchant_id: Id;
  connection: Generated<ConnectionState>;
  seen_at: Date | null;
  upper_version: Generated<string>;
  lower_version: Generated<string>;
  temperature: number | null;
  humidity: number | null;
  signal: number | null;
  door_state: Generated<Json>;
  coin_fen: Generated<Int8>;
  note_fen: Generated<Int8>;
  traffic_today_mb: Generated<number>;
  traffic_month_mb: Generated<number>;
  conditions: Generated<MachineCondition[]>;
}

/** SHA-256 of each 256-bit machine secret; the secret itself is shown once */
export interface MachineCredentialTable {
  top_id: Id;
  machine_id: Id;
  merchant_id: Id;
  version: number;
  secret_hash: Buffer;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

/** Entries into and exits from service; feeds the device big screen */
export interface MachineLifecycleTable {
  top_id: Id;
  machine_id: Id;
  merchant_id: Id;
  at: Generated<Date>;
  event: "registered" | "activated" | "decommissioned" | "recommissioned";
  actor_id: Id | null;
}

/** Machines that an ordinary user is authorised to (PERM-11) */
export interface MachineGrantTable {
  top_id: Id;
  machine_id: Id;
  merchant_id: Id;
  user_id: Id;
  granted_by: Id | null;
  granted_at: Generated<Date>;
}

/** Cargo lanes; stock never leaves 0..capacity (LANE-16) */
export interface LaneTable {
  top_id: Id;
  machine_id: Id;
  merchant_id: Id;
  cabinet: Cabinet;
  lane_no: number;
  mode: Generated<LaneMode>;
  status: Generated<LaneStatus>;
  locked: Generated<boolean>;
  product_id: Id | null;
  price_fen: Int8 | null;
  purchase_fen: Int8 | null;
  stock: Generated<number>;
  capacity: Generated<number>;
  warn_threshold: Generated<number>;
  batch_no: Generated<string>;
  fault: string | null;
  version: Generated<number>;
}

/** Who changed what of a lane; regenerated lanes stay readable here (LANE-18) */
export interface LaneChangeTable {
  top_id: Id;
  id: Generated<Id>;
  machine_id: Id;
  merchant_id: Id;
  cabinet: Cabinet;
  lane_no: number;
  action: string;
  before: Json | null;
  after: Json | null;
  actor_id: Id | null;
}

/** Signed remote commands with deadline and recorded answer */
export interface CommandTable {
  top_id: Id;
  id: Generated<Id>;
  machine_id: Id;
  merchant_id: Id;
  seq: Int8;
  kind: CommandKind;
  state: Generated<"queued" | "sent" | "claimed" | "done" | "failed" | "expired">;
  asked_by: Id;
  asked_at: Generated<Date>;
  not_after: Date;
  sent_at: Date | null;
  answered_at: Date | null;
  detail: string | null;
}

/** Messages that a machine must get; sent again with growing delay until the machine reacts or the deadline passes */
export interface OutboxTable {
  id: Generated<Id>;
  machine_id: Id;
  key: string;
  type: string;
  body: Json;
  due_at: Generated<Date>;
  not_after: Date;
  attempts: Generated<number>;
}

/** Alarms of machines (MACHINE-22); one open row per machine, kind and lane */
export interface AlarmTable {
  top_id: Id;
  id: Generated<Id>;
  machine_id: Id;
  merchant_id: Id;
  kind: AlarmKind;
  cabinet: Cabinet | null;
  lane_no: number | null;
  detail: Generated<Json>;
  raised_at: Generated<Date>;
  cleared_at: Date | null;
  handled_at: Date | null;
  handled_by: Id | null;
  told_at: Date | null;
}

/** Messages whose effect is committed; written in the same transaction as the effect */
export interface InboxTable {
  machine_id: Id;
  boot: string;
  seq: Int8;
  body_hash: Buffer;
  received_at: Generated<Date>;
}

/** Messages that can never be processed: bad JSON, unknown type, foreign machine, replay with another body */
export interface QuarantineTable {
  id: Generated<Id>;
  machine_id: Id | null;
  topic: string;
  payload: Buffer;
  problem: string;
  received_at: Generated<Date>;
}

/** Groups of users of a merchant who look after machines together (USER-13) */
export interface TeamTable {
  top_id: Id;
  id: Generated<Id>;
  merchant_id: Id;
  name: string;
  created_by: Id | null;
  created_at: Generated<Date>;
}

/** Users of a team; merchant_id is the merchant of the team */
export interface TeamMemberTable {
  top_id: Id;
  merchant_id: Id;
  team_id: Id;
  user_id: Id;
  added_by: Id | null;
  added_at: Generated<Date>;
}

/** Machines that a team is authorised to; its members see them (MACHINE-29) */
export interface TeamMachineTable {
  top_id: Id;
  machine_id: Id;
  merchant_id: Id;
  team_id: Id;
  granted_by: Id | null;
  granted_at: Generated<Date>;
}

/** Machines of merchant_id that another merchant of the same tree is authorised to (MERCHANT-05) */
export interface MerchantMachineTable {
  top_id: Id;
  machine_id: Id;
  merchant_id: Id;
  grantee_id: Id;
  granted_by: Id | null;
  granted_at: Generated<Date>;
}
