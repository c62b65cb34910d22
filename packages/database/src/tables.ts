import type {
  AppUserTable,
  BrandTable,
  DeviceTokenTable,
  FunctionPermissionTable,
  GuessingEpisodeTable,
  LoginChallengeTable,
  LoginFailureTable,
  LoginTicketTable,
  MenuFunctionTable,
  MenuNodeTable,
  OrganisationTable,
  PortalNonceTable,
  RecoveryCodeTable,
  ResetCodeTable,
  RoleTable,
  SecondFactorTable,
  SecondStepTable,
  SessionTable,
  SsoIdentityTable,
  SsoLoginTable,
  UserMessageTable,
  UserPreferenceTable,
  UserRoleTable,
} from "./tables/access.ts";
import type { ProductTable } from "./tables/goods.ts";
import type {
  RollupCardTable,
  RollupDayTable,
  RollupHeatTable,
  RollupHourTable,
  RollupLateCardTable,
  RollupLateTable,
  RollupMemberDayTable,
  RollupMemberTable,
  RollupSalesTable,
  RollupTotalTable,
  RollupUntilTable,
  ScreenClientTable,
} from "./tables/insight.ts";
import type { LedgerAccountTable, LedgerEntryTable, LedgerTxnTable } from "./tables/ledger.ts";
import type {
  AlarmTable,
  CommandTable,
  InboxTable,
  LaneChangeTable,
  LaneTable,
  MachineCredentialTable,
  MachineGrantTable,
  MachineLifecycleTable,
  MachineStateTable,
  MachineTable,
  MerchantMachineTable,
  OutboxTable,
  PointTable,
  QuarantineTable,
  RouteTable,
  TeamMachineTable,
  TeamMemberTable,
  TeamTable,
} from "./tables/machines.ts";
import type {
  CertificateImageTable,
  CertificateReminderTable,
  CertificateTable,
  CollectionAccountTable,
  MerchantApplicationEventTable,
  MerchantApplicationImageTable,
  MerchantApplicationTable,
  MerchantSubmissionEventTable,
  MerchantSubmissionTable,
  MerchantTable,
  NotificationSettingTable,
} from "./tables/merchants.ts";
import type { CardMovementTable, CardTable, MemberTable } from "./tables/members.ts";
import type { OrderEventTable, OrderSourceTable, RefundTable, SalesOrderTable } from "./tables/orders.ts";
import type { PaymentTable, ProviderNoticeTable } from "./tables/payments.ts";
import type { IdempotencyTable, ImageTable, SchemaVersionTable, SettingTable, TimerTable } from "./tables/platform.ts";
import type { PharmacistTable } from "./tables/pharmacy.ts";
import type { StockMovementTable } from "./tables/stock.ts";
import type {
  AgreementAcceptanceTable,
  AgreementTable,
  AuditLogTable,
  AuditSealTable,
  FileTable,
} from "./tables/system.ts";

/** Every table of `packages/database/tables`, for the query builder. A database test compares it with the catalogue. */
export interface Tables {
  schema_version: SchemaVersionTable;
  setting: SettingTable;
  timer: TimerTable;
  idempotency: IdempotencyTable;
  image: ImageTable;

  merchant: MerchantTable;

  role: RoleTable;
  app_user: AppUserTable;
  user_role: UserRoleTable;
  user_preference: UserPreferenceTable;
  user_message: UserMessageTable;
  notification_setting: NotificationSettingTable;
  session: SessionTable;
  login_challenge: LoginChallengeTable;
  login_failure: LoginFailureTable;
  guessing_episode: GuessingEpisodeTable;
  device_token: DeviceTokenTable;
  login_ticket: LoginTicketTable;
  brand: BrandTable;
  menu_node: MenuNodeTable;
  menu_function: MenuFunctionTable;
  function_permission: FunctionPermissionTable;
  organisation: OrganisationTable;
  reset_code: ResetCodeTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  second_step: SecondStepTable;
  portal_nonce: PortalNonceTable;
  sso_login: SsoLoginTable;
  sso_identity: SsoIdentityTable;

  merchant_application: MerchantApplicationTable;
  merchant_application_image: MerchantApplicationImageTable;
  merchant_application_event: MerchantApplicationEventTable;
  merchant_submission: MerchantSubmissionTable;
  collection_account: CollectionAccountTable;
  merchant_submission_event: MerchantSubmissionEventTable;

  certificate: CertificateTable;
  certificate_image: CertificateImageTable;
  certificate_reminder: CertificateReminderTable;

  pharmacist: PharmacistTable;

  product: ProductTable;

  route: RouteTable;
  point: PointTable;
  machine: MachineTable;
  machine_state: MachineStateTable;
  machine_credential: MachineCredentialTable;
  machine_lifecycle: MachineLifecycleTable;
  machine_grant: MachineGrantTable;
  team: TeamTable;
  team_member: TeamMemberTable;
  team_machine: TeamMachineTable;
  merchant_machine: MerchantMachineTable;
  lane: LaneTable;
  lane_change: LaneChangeTable;
  command: CommandTable;
  outbox: OutboxTable;
  alarm: AlarmTable;
  inbox: InboxTable;
  quarantine: QuarantineTable;

  sales_order: SalesOrderTable;
  order_source: OrderSourceTable;
  order_event: OrderEventTable;
  refund: RefundTable;

  provider_notice: ProviderNoticeTable;
  payment: PaymentTable;

  stock_movement: StockMovementTable;

  "ledger.account": LedgerAccountTable;
  "ledger.txn": LedgerTxnTable;
  "ledger.entry": LedgerEntryTable;

  member: MemberTable;
  card: CardTable;
  card_movement: CardMovementTable;

  rollup_sales: RollupSalesTable;
  rollup_day: RollupDayTable;
  rollup_hour: RollupHourTable;
  rollup_total: RollupTotalTable;
  rollup_until: RollupUntilTable;
  rollup_late: RollupLateTable;
  rollup_heat: RollupHeatTable;
  rollup_card: RollupCardTable;
  rollup_member: RollupMemberTable;
  rollup_member_day: RollupMemberDayTable;
  rollup_late_card: RollupLateCardTable;
  screen_client: ScreenClientTable;

  audit_log: AuditLogTable;
  audit_seal: AuditSealTable;
  agreement: AgreementTable;
  agreement_acceptance: AgreementAcceptanceTable;
  file: FileTable;
}
