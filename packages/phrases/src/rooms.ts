import type { FilledCode, RefusalPlace } from "@yunshou/domain";
import type { Unfilled } from "./fill.ts";
import type { Translation } from "./language.ts";

/**
 * Words that a room may hold: titles of pages by path, names of permissions, verbs of the log, texts of refusals by code,
 * labels of fields by their wire name, and all other words.
 */
export interface RoomModule {
  readonly pages?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly verbs?: Readonly<Record<string, string>>;
  readonly errors?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly words?: object;
}

declare const original: unique symbol;

/** The folder of a room; its nine files hold one language each. The type remembers what the Chinese one exports. */
type Room<Module> = string & { readonly [original]?: Module };

const room = <Module extends RoomModule>(folder: string) => folder as Room<Module>;

/** Every room of words, by its name. A new room is one line here and nine files. */
export const rooms = {
  common: room<typeof import("./common/zh.ts")>("common"),
  rules: room<typeof import("./common/rules/zh.ts")>("common/rules"),
  phone: room<typeof import("./common/phone/zh.ts")>("common/phone"),
  sources: room<typeof import("./common/sources/zh.ts")>("common/sources"),
  entities: room<typeof import("./common/entities/zh.ts")>("common/entities"),
  access: room<typeof import("./access/zh.ts")>("access"),
  users: room<typeof import("./access/users/zh.ts")>("access/users"),
  roles: room<typeof import("./access/roles/zh.ts")>("access/roles"),
  menus: room<typeof import("./access/menus/zh.ts")>("access/menus"),
  functions: room<typeof import("./access/functions/zh.ts")>("access/functions"),
  organisations: room<typeof import("./access/organisations/zh.ts")>("access/organisations"),
  brands: room<typeof import("./access/brands/zh.ts")>("access/brands"),
  factor: room<typeof import("./access/factor/zh.ts")>("access/factor"),
  messages: room<typeof import("./access/messages/zh.ts")>("access/messages"),
  login: room<typeof import("./access/login/zh.ts")>("access/login"),
  merchants: room<typeof import("./merchants/zh.ts")>("merchants"),
  settings: room<typeof import("./merchants/settings/zh.ts")>("merchants/settings"),
  account: room<typeof import("./merchants/account/zh.ts")>("merchants/account"),
  notifications: room<typeof import("./merchants/notifications/zh.ts")>("merchants/notifications"),
  onboarding: room<typeof import("./merchants/onboarding/zh.ts")>("merchants/onboarding"),
  submissions: room<typeof import("./merchants/submissions/zh.ts")>("merchants/submissions"),
  certificates: room<typeof import("./merchants/certificates/zh.ts")>("merchants/certificates"),
  goods: room<typeof import("./goods/zh.ts")>("goods"),
  attributes: room<typeof import("./goods/attributes/zh.ts")>("goods/attributes"),
  productNames: room<typeof import("./goods/productNames/zh.ts")>("goods/productNames"),
  library: room<typeof import("./goods/library/zh.ts")>("goods/library"),
  products: room<typeof import("./goods/products/zh.ts")>("goods/products"),
  tags: room<typeof import("./goods/tags/zh.ts")>("goods/tags"),
  imports: room<typeof import("./imports/zh.ts")>("imports"),
  mall: room<typeof import("./mall/zh.ts")>("mall"),
  banners: room<typeof import("./mall/banners/zh.ts")>("mall/banners"),
  buyers: room<typeof import("./mall/buyers/zh.ts")>("mall/buyers"),
  mallCategories: room<typeof import("./mall/categories/zh.ts")>("mall/categories"),
  mallSettings: room<typeof import("./mall/settings/zh.ts")>("mall/settings"),
  freightTemplates: room<typeof import("./mall/freightTemplates/zh.ts")>("mall/freightTemplates"),
  marketing: room<typeof import("./marketing/zh.ts")>("marketing"),
  planCalendar: room<typeof import("./marketing/calendar/zh.ts")>("marketing/calendar"),
  ads: room<typeof import("./marketing/ads/zh.ts")>("marketing/ads"),
  medicines: room<typeof import("./pharmacy/medicines/zh.ts")>("pharmacy/medicines"),
  medicineConflicts: room<typeof import("./pharmacy/conflicts/zh.ts")>("pharmacy/conflicts"),
  medicineBatches: room<typeof import("./pharmacy/medicineBatches/zh.ts")>("pharmacy/medicineBatches"),
  prescriptions: room<typeof import("./pharmacy/prescriptions/zh.ts")>("pharmacy/prescriptions"),
  temperatures: room<typeof import("./pharmacy/temperatures/zh.ts")>("pharmacy/temperatures"),
  traceCodes: room<typeof import("./pharmacy/traceCodes/zh.ts")>("pharmacy/traceCodes"),
  doctors: room<typeof import("./pharmacy/doctors/zh.ts")>("pharmacy/doctors"),
  pharmacists: room<typeof import("./pharmacy/pharmacists/zh.ts")>("pharmacy/pharmacists"),
  machines: room<typeof import("./machines/zh.ts")>("machines"),
  watch: room<typeof import("./machines/watch/zh.ts")>("machines/watch"),
  alarmRules: room<typeof import("./machines/alarmRules/zh.ts")>("machines/alarmRules"),
  alarms: room<typeof import("./machines/alarms/zh.ts")>("machines/alarms"),
  lanes: room<typeof import("./machines/lanes/zh.ts")>("machines/lanes"),
  weights: room<typeof import("./machines/weights/zh.ts")>("machines/weights"),
  machineConfigs: room<typeof import("./machines/machineConfigs/zh.ts")>("machines/machineConfigs"),
  machineProducts: room<typeof import("./machines/machineProducts/zh.ts")>("machines/machineProducts"),
  counterReadings: room<typeof import("./machines/counterReadings/zh.ts")>("machines/counterReadings"),
  maintenances: room<typeof import("./machines/maintenances/zh.ts")>("machines/maintenances"),
  diagnoses: room<typeof import("./machines/diagnoses/zh.ts")>("machines/diagnoses"),
  registrations: room<typeof import("./machines/registrations/zh.ts")>("machines/registrations"),
  software: room<typeof import("./machines/software/zh.ts")>("machines/software"),
  refills: room<typeof import("./stock/refills/zh.ts")>("stock/refills"),
  counts: room<typeof import("./stock/counts/zh.ts")>("stock/counts"),
  lossSteps: room<typeof import("./stock/lossSteps/zh.ts")>("stock/lossSteps"),
  goodsCounts: room<typeof import("./stock/goodsCounts/zh.ts")>("stock/goodsCounts"),
  procurement: room<typeof import("./stock/procurement/zh.ts")>("stock/procurement"),
  refillOrders: room<typeof import("./stock/refillOrders/zh.ts")>("stock/refillOrders"),
  supplierReturns: room<typeof import("./stock/supplierReturns/zh.ts")>("stock/supplierReturns"),
  supplierBills: room<typeof import("./stock/supplierBills/zh.ts")>("stock/supplierBills"),
  transfers: room<typeof import("./stock/transfers/zh.ts")>("stock/transfers"),
  round: room<typeof import("./stock/round/zh.ts")>("stock/round"),
  visits: room<typeof import("./stock/visits/zh.ts")>("stock/visits"),
  laneChanges: room<typeof import("./machines/laneChanges/zh.ts")>("machines/laneChanges"),
  templates: room<typeof import("./machines/templates/zh.ts")>("machines/templates"),
  shares: room<typeof import("./machines/shares/zh.ts")>("machines/shares"),
  teams: room<typeof import("./machines/teams/zh.ts")>("machines/teams"),
  operators: room<typeof import("./machines/operators/zh.ts")>("machines/operators"),
  points: room<typeof import("./machines/points/zh.ts")>("machines/points"),
  dataCards: room<typeof import("./machines/dataCards/zh.ts")>("machines/dataCards"),
  regions: room<typeof import("./machines/regions/zh.ts")>("machines/regions"),
  orders: room<typeof import("./orders/zh.ts")>("orders"),
  orderLists: room<typeof import("./orders/lists/zh.ts")>("orders/lists"),
  refunds: room<typeof import("./orders/refunds/zh.ts")>("orders/refunds"),
  lucky: room<typeof import("./orders/lucky/zh.ts")>("orders/lucky"),
  offlinePickups: room<typeof import("./orders/offlinePickups/zh.ts")>("orders/offlinePickups"),
  pickups: room<typeof import("./orders/pickups/zh.ts")>("orders/pickups"),
  codes: room<typeof import("./marketing/codes/zh.ts")>("marketing/codes"),
  stores: room<typeof import("./mall/stores/zh.ts")>("mall/stores"),
  mallOrders: room<typeof import("./mall/orders/zh.ts")>("mall/orders"),
  shopFront: room<typeof import("./mall/shopFront/zh.ts")>("mall/shopFront"),
  afterSales: room<typeof import("./mall/afterSales/zh.ts")>("mall/afterSales"),
  deals: room<typeof import("./mall/deals/zh.ts")>("mall/deals"),
  groupBuys: room<typeof import("./mall/groupBuys/zh.ts")>("mall/groupBuys"),
  shopDeals: room<typeof import("./mall/shopDeals/zh.ts")>("mall/shopDeals"),
  reviews: room<typeof import("./mall/reviews/zh.ts")>("mall/reviews"),
  shopReviews: room<typeof import("./mall/shopReviews/zh.ts")>("mall/shopReviews"),
  groupCodes: room<typeof import("./mall/groupCodes/zh.ts")>("mall/groupCodes"),
  domains: room<typeof import("./mall/domains/zh.ts")>("mall/domains"),
  deliveries: room<typeof import("./mall/deliveries/zh.ts")>("mall/deliveries"),
  payments: room<typeof import("./payments/zh.ts")>("payments"),
  paymentServices: room<typeof import("./payments/services/zh.ts")>("payments/services"),
  providerDays: room<typeof import("./finance/providerDays/zh.ts")>("finance/providerDays"),
  finance: room<typeof import("./finance/zh.ts")>("finance"),
  accountStatements: room<typeof import("./finance/accountStatements/zh.ts")>("finance/accountStatements"),
  dues: room<typeof import("./finance/dues/zh.ts")>("finance/dues"),
  bankArrivals: room<typeof import("./finance/bankArrivals/zh.ts")>("finance/bankArrivals"),
  bills: room<typeof import("./finance/bills/zh.ts")>("finance/bills"),
  settlements: room<typeof import("./finance/settlements/zh.ts")>("finance/settlements"),
  splitPlans: room<typeof import("./finance/splitPlans/zh.ts")>("finance/splitPlans"),
  ledger: room<typeof import("./ledger/zh.ts")>("ledger"),
  members: room<typeof import("./members/zh.ts")>("members"),
  allowances: room<typeof import("./members/allowances/zh.ts")>("members/allowances"),
  cardAreas: room<typeof import("./members/areas/zh.ts")>("members/areas"),
  topUps: room<typeof import("./members/topUps/zh.ts")>("members/topUps"),
  schools: room<typeof import("./members/schools/zh.ts")>("members/schools"),
  cardApplications: room<typeof import("./members/applications/zh.ts")>("members/applications"),
  memberPackages: room<typeof import("./members/packages/zh.ts")>("members/packages"),
  blacklist: room<typeof import("./members/blacklist/zh.ts")>("members/blacklist"),
  ranking: room<typeof import("./insight/ranking/zh.ts")>("insight/ranking"),
  dashboard: room<typeof import("./insight/dashboard/zh.ts")>("insight/dashboard"),
  figures: room<typeof import("./insight/figures/zh.ts")>("insight/figures"),
  approvals: room<typeof import("./insight/approvals/zh.ts")>("insight/approvals"),
  soldOut: room<typeof import("./insight/soldOut/zh.ts")>("insight/soldOut"),
  faceScans: room<typeof import("./insight/faceScans/zh.ts")>("insight/faceScans"),
  reports: room<typeof import("./insight/reports/zh.ts")>("insight/reports"),
  screens: room<typeof import("./insight/screens/zh.ts")>("insight/screens"),
  support: room<typeof import("./support/zh.ts")>("support"),
  articles: room<typeof import("./support/articles/zh.ts")>("support/articles"),
  broadcasts: room<typeof import("./support/broadcasts/zh.ts")>("support/broadcasts"),
  announcements: room<typeof import("./support/announcements/zh.ts")>("support/announcements"),
  machineFeedback: room<typeof import("./support/machineFeedback/zh.ts")>("support/machineFeedback"),
  projects: room<typeof import("./support/projects/zh.ts")>("support/projects"),
  systemHome: room<typeof import("./system/home/zh.ts")>("system/home"),
  downloads: room<typeof import("./system/downloads/zh.ts")>("system/downloads"),
  comments: room<typeof import("./system/comments/zh.ts")>("system/comments"),
  logs: room<typeof import("./system/logs/zh.ts")>("system/logs"),
  agreements: room<typeof import("./system/agreements/zh.ts")>("system/agreements"),
  systemAlarms: room<typeof import("./system/systemAlarms/zh.ts")>("system/systemAlarms"),
  appraisals: room<typeof import("./system/appraisals/zh.ts")>("system/appraisals"),
  dictionary: room<typeof import("./system/dictionary/zh.ts")>("system/dictionary"),
  translations: room<typeof import("./system/translations/zh.ts")>("system/translations"),
  dockings: room<typeof import("./system/dockings/zh.ts")>("system/dockings"),
  start: room<typeof import("./system/start/zh.ts")>("system/start"),
};

export type RoomName = keyof typeof rooms;

export const roomNames = Object.keys(rooms) as readonly RoomName[];

/** What the Chinese file of a room exports. */
export type Original<Name extends RoomName> = (typeof rooms)[Name] extends Room<infer Module> ? Module : never;

type Part<Module, Kind extends keyof RoomModule> = Module extends { readonly [Key in Kind]: infer Texts }
  ? Translation<Texts>
  : Readonly<Record<never, string>>;

/** A text of a refusal that has places is no text before they are filled. */
type Errors<Texts> = {
  readonly [Code in keyof Texts]: Code extends FilledCode ? Unfilled<RefusalPlace<Code>> : Texts[Code];
};

/**
 * A room as pages and the server read it: its words, and beside them `fields`, `errors` and `pages`. A label that the room
 * does not hold itself is the one of `common`, because most columns are called the same everywhere.
 */
export type Words<Name extends RoomName> = Part<Original<Name>, "words"> & {
  readonly fields: Part<Original<"common">, "fields"> & Part<Original<Name>, "fields">;
  readonly errors: Errors<Part<Original<Name>, "errors">>;
  readonly pages: Part<Original<Name>, "pages">;
};

/** Puts a loaded room into the shape in which it is read. */
export function wordsIn<Name extends RoomName>(module: RoomModule, common: RoomModule): Words<Name> {
  const { words, fields, errors, pages } = module;
  return {
    ...words,
    fields: { ...common.fields, ...fields },
    errors: { ...errors },
    pages: { ...pages },
  } as Words<Name>;
}

/** Kinds of words that are keyed alike in all rooms, so that they can be read without knowing the room. */
export type EveryKind = "pages" | "permissions" | "verbs" | "errors";

type KeysOf<Kind extends EveryKind> = {
  [Name in RoomName]: Original<Name> extends { readonly [Key in Kind]: infer Texts } ? keyof Texts : never;
}[RoomName];

/** Words of one kind in all rooms together. */
export type Every<Kind extends EveryKind> = Readonly<Record<KeysOf<Kind> & string, string>>;
