import { machineFlags } from "@yunshou/domain";
import { pngOf } from "../standIns/pictures.ts";

/** One row of each resource, by the names that fields of inputs have. A new resource is added here, in `standingRows` of tenant.ts and in `missingRows`. */
export interface Rows {
  readonly merchantId: string;
  readonly merchantNo: string;
  /** A ticket that the administrator reported, and the feedback of a customer. */
  readonly ticketNo: string;
  readonly feedbackNo: string;
  /** To the administrator. */
  readonly messageId: string;
  readonly machineId: string;
  readonly machineNo: string;
  /** Of that machine; nobody has handled it. */
  readonly alarmId: string;
  /** To that machine, which answered with its log. */
  readonly commandId: string;
  /** A robot to which alarms go. */
  readonly channelId: string;
  readonly productId: string;
  readonly productCode: string;
  readonly pointId: string;
  readonly routeId: string;
  /** In that machine, and a package that it bears. */
  readonly dataCardId: string;
  readonly packageId: string;
  /** Of that route. */
  readonly zoneId: string;
  readonly userId: string;
  readonly account: string;
  readonly phone: string;
  readonly teamId: string;
  readonly roleId: string;
  readonly orderNo: string;
  /** A lucky purchase at the machine. */
  readonly luckyNo: string;
  /** The plan under which it was drawn. */
  readonly luckyPlanId: string;
  /** Of another order, refused by the provider. */
  readonly refundNo: string;
  /** A batch that was about it. */
  readonly refundBatchId: string;
  readonly applicationId: string;
  readonly fileId: string;
  readonly logId: string;
  readonly certificateId: string;
  readonly imageId: string;
  readonly submissionId: string;
  readonly pharmacistId: string;
  readonly pharmacistPhone: string;
  /** Of the pharmacist's certificate. */
  readonly pharmacistImageId: string;
  /** Of its trees, and of its combinations. */
  readonly medCategoryId: string;
  readonly medConditionId: string;
  readonly setCategoryId: string;
  /** A medicine, its code, and a combination of it. */
  readonly medicineId: string;
  readonly medicineCode: string;
  readonly setId: string;
  readonly conflictId: string;
  /** A batch of the medicine, in a lane of a machine. */
  readonly medBatchId: string;
  /** A box of that batch. */
  readonly traceId: string;
  readonly traceCode: string;
  /** A batch that lay too warm in the machine, undecided. */
  readonly exposureId: string;
  readonly doctorId: string;
  /** A reviewed prescription for the medicine at the machine, and its picture. */
  readonly rxNo: string;
  readonly rxImageId: string;
  readonly memberId: string;
  /** Bound to that member. */
  readonly cardId: string;
  readonly cardNo: string;
  /** An application for a replacement of another card, which waits for its review. */
  readonly cardApplicationId: string;
  readonly memberPackageId: string;
  readonly packageSaleId: string;
  /** A card area. */
  readonly areaId: string;
  /** A school without grades, and a class without members. */
  readonly schoolUnitId: string;
  readonly classId: string;
  /** A top-up activity that is stopped. */
  readonly activityId: string;
  /** Of the administrator, not generated. */
  readonly reportId: string;
  readonly reportScheduleId: string;
  readonly savedViewId: string;
  /** On the machine. */
  readonly commentId: string;
  /** Of the list of machines, shared with the staff. */
  readonly sharedViewName: string;
  /** In the dictionary of the merchant. */
  readonly entryNo: string;
  readonly dockingId: string;
  readonly pushId: string;
  readonly apiKeyId: string;
  /** A card number on the blacklist. */
  readonly entryId: string;
  /** An activated collection account. */
  readonly accountId: string;
  /** A withdrawal that nobody has reviewed. */
  readonly withdrawNo: string;
  /** A statement that waits to be confirmed. */
  readonly statementId: string;
  /** A statement of a settled day that has no link. */
  readonly accountStatementId: string;
  /** Who has a share of that day. */
  readonly receiverId: string;
  /** The account of that receiver at WeChat Pay, which refused it. */
  readonly shareAccountId: string;
  /** A plan of splits that is switched on. */
  readonly planId: string;
  readonly differenceId: string;
  /** What the merchant owes one below it, and how it is being settled. */
  readonly dueId: string;
  /** A line of a bank that nobody expected. */
  readonly arrivalId: string;
  readonly dueSettlementId: string;
  /** A category of products, at the root of its tree. */
  readonly attributeId: string;
  /** A request to take a product into the library. */
  readonly modellingId: string;
  /** Values of trees that the product bears; the last three are those of that category. */
  readonly brandId: string;
  readonly flavourId: string;
  readonly specificationId: string;
  readonly packagingId: string;
  /** A tag of the product. */
  readonly tagId: string;
  /** A spreadsheet of products whose rows are checked. */
  readonly importId: string;
  /** A change of the price of another product. */
  readonly batchId: string;
  /** A pickup code of the product. */
  readonly pickupId: string;
  /** A change of lanes that can be taken back, and the way of its one lane to the machine. */
  readonly changeSetId: string;
  readonly syncId: string;
  /** Applied to the machine. */
  readonly templateId: string;
  /** A released software package, and its rollout to the machine, which has ended. */
  readonly softId: string;
  readonly rolloutId: string;
  /** What is to be done at the machine. */
  readonly maintenanceId: string;
  /** Of the machine, the first of its counters. */
  readonly readingId: string;
  /** Of a top merchant; the others have none. */
  readonly organisationId: string;
  /** A count that is under way. */
  readonly countId: string;
  /** A lane whose machine counted another number than was to be expected. */
  readonly checkId: string;
  /** A refill of a lane. */
  readonly movementId: string;
  /** A supplier, what it sells, a warehouse and what lies in it. */
  readonly supplierId: string;
  readonly supplyId: string;
  readonly warehouseId: string;
  readonly levelId: string;
  /** A coupon and one of it that was handed out; a batch of promo codes, one of it, and another batch with a use; a voucher. */
  readonly couponId: string;
  readonly couponCodeId: string;
  readonly promoId: string;
  readonly promoCodeId: string;
  readonly usedPromoId: string;
  readonly voucherCodeId: string;
  /** A coupon of the mall with a use, and one that is drawn, with a draw. */
  readonly mallCouponId: string;
  readonly drawCouponId: string;
  /** A business domain, a group code, a notice of the mall, a physical store and a product in it. */
  readonly businessDomainId: string;
  readonly groupCodeId: string;
  readonly mallNoticeId: string;
  /** Has an account, and a paid order. */
  readonly mallBuyerId: string;
  readonly mallCategoryId: string;
  readonly bannerId: string;
  readonly freightTemplateId: string;
  readonly physicalStoreId: string;
  readonly storeProductId: string;
  /** An ad that its machine showed and whose ads it refused, its space and its picture. */
  readonly adId: string;
  readonly adSlotId: string;
  readonly materialId: string;
  /** An application for the offline pickup of a prize that nobody reviewed. */
  readonly offlinePickupId: string;
  readonly offlineNo: string;
  /** A draft of a plan, an order of which nothing came, and a receipt without an order. */
  readonly purchasePlanId: string;
  readonly purchaseId: string;
  readonly receiptId: string;
  /** A write-off that waits for a second person, and a payment to the supplier. */
  readonly lossId: string;
  /** Goods that wait to leave for a route, and a machine that was filled and has not counted. */
  readonly outboundId: string;
  readonly refillOrderId: string;
  readonly transferId: string;
  /** A count of the warehouse that is under way. */
  readonly goodsCountId: string;
  readonly returnId: string;
  readonly paymentId: string;
  /** A bill of the supplier on which nothing is paid. */
  readonly supplierBillId: string;
  /** A scheme on sale, and a plan of it that is not. */
  readonly schemeId: string;
  readonly marketingPlanId: string;
  /** In the mall: a product without orders, and a counter. */
  readonly mallProductId: string;
  readonly pickupPointId: string;
  /** Paid orders of the mall and of the quick-buy shop that are to be sent. */
  readonly mallOrderNo: string;
  /** An application of its buyer that waits. */
  readonly afterSaleId: string;
  readonly flashSaleId: string;
  readonly groupBuyId: string;
  readonly reviewId: string;
  readonly quickBuyOrderNo: string;
}

/** Rows that nobody has, in the shape of those that somebody has. */
export const missingRows: Rows = {
  merchantId: "8000000000000000001",
  merchantNo: "00019998",
  reportId: "8000000000000000872",
  reportScheduleId: "8000000000000000873",
  savedViewId: "8000000000000000874",
  commentId: "8000000000000000876",
  sharedViewName: "CanaryXView",
  entryNo: "8000000000000000871",
  dockingId: "8000000000000000971",
  pushId: "8000000000000000972",
  apiKeyId: "8000000000000000973",
  ticketNo: "8000000000000000161",
  messageId: "8000000000000000991",
  feedbackNo: "8000000000000000162",
  machineId: "8000000000000000002",
  machineNo: "CanaryXM1",
  alarmId: "8000000000000000101",
  commandId: "8000000000000000104",
  channelId: "8000000000000000102",
  productId: "8000000000000000003",
  productCode: "CanaryXP1",
  pointId: "8000000000000000004",
  routeId: "8000000000000000005",
  zoneId: "8000000000000000028",
  dataCardId: "8000000000000000029",
  packageId: "8000000000000000030",
  userId: "8000000000000000006",
  account: "CanaryXU1",
  phone: "13911111111",
  teamId: "8000000000000000007",
  roleId: "8000000000000000008",
  orderNo: "800000000000000009",
  luckyNo: "800000000000000029",
  luckyPlanId: "800000000000000030",
  refundNo: "8000000000000000092",
  refundBatchId: "8000000000000000292",
  applicationId: "8000000000000000010",
  fileId: "8000000000000000011",
  logId: "8000000000000000012",
  certificateId: "8000000000000000013",
  imageId: "8000000000000000014",
  submissionId: "8000000000000000015",
  pharmacistId: "8000000000000000017",
  pharmacistPhone: "13922222222",
  pharmacistImageId: "8000000000000000018",
  organisationId: "8000000000000000016",
  medCategoryId: "8000000000000000201",
  medConditionId: "8000000000000000202",
  setCategoryId: "8000000000000000203",
  medicineId: "8000000000000000204",
  medicineCode: "CanaryXE1",
  setId: "8000000000000000205",
  conflictId: "8000000000000000215",
  medBatchId: "8000000000000000206",
  traceId: "8000000000000000213",
  traceCode: "80000000000000000213",
  exposureId: "8000000000000000214",
  doctorId: "8000000000000000207",
  rxNo: "8000000000000000211",
  rxImageId: "8000000000000000212",
  memberId: "8000000000000000019",
  cardId: "8000000000000000020",
  cardNo: "CanaryXK1",
  cardApplicationId: "8000000000000000111",
  memberPackageId: "8000000000000000112",
  packageSaleId: "8000000000000002112",
  entryId: "8000000000000000113",
  areaId: "8000000000000000114",
  activityId: "8000000000000000115",
  schoolUnitId: "8000000000000000116",
  classId: "8000000000000000117",
  accountId: "8000000000000000041",
  withdrawNo: "8000000000000000042",
  statementId: "8000000000000000043",
  accountStatementId: "8000000000000000441",
  receiverId: "8000000000000000442",
  shareAccountId: "8000000000000000443",
  planId: "8000000000000000044",
  differenceId: "8000000000000000344",
  dueId: "8000000000000000098",
  arrivalId: "8000000000000001997",
  dueSettlementId: "8000000000000000099",
  attributeId: "8000000000000000021",
  modellingId: "8000000000000000031",
  brandId: "8000000000000000022",
  flavourId: "8000000000000000023",
  specificationId: "8000000000000000024",
  packagingId: "8000000000000000025",
  tagId: "8000000000000000026",
  importId: "8000000000000000091",
  batchId: "8000000000000000027",
  pickupId: "8000000000000000028",
  countId: "8000000000000000092",
  changeSetId: "8000000000000000048",
  syncId: "8000000000000000049",
  templateId: "8000000000000000050",
  maintenanceId: "8000000000000000051",
  readingId: "8000000000000000054",
  softId: "8000000000000000052",
  rolloutId: "8000000000000000053",
  checkId: "8000000000000000093",
  movementId: "8000000000000000094",
  supplierId: "8000000000000000110",
  supplyId: "8000000000000000111",
  warehouseId: "8000000000000000112",
  levelId: "8000000000000000113",
  couponId: "8000000000000000261",
  couponCodeId: "8000000000000000262",
  promoId: "8000000000000000263",
  promoCodeId: "8000000000000000264",
  usedPromoId: "8000000000000000265",
  voucherCodeId: "8000000000000000266",
  mallCouponId: "8000000000000000267",
  drawCouponId: "8000000000000000268",
  mallNoticeId: "8000000000000000269",
  mallBuyerId: "8000000000000000882",
  mallCategoryId: "8000000000000000884",
  bannerId: "8000000000000000883",
  freightTemplateId: "8000000000000000881",
  physicalStoreId: "8000000000000000270",
  storeProductId: "8000000000000000271",
  groupCodeId: "8000000000000000272",
  businessDomainId: "8000000000000000273",
  adId: "8000000000000001992",
  adSlotId: "8000000000000001993",
  materialId: "8000000000000001994",
  offlinePickupId: "8000000000000001995",
  offlineNo: "8000000000000001996",
  purchasePlanId: "8000000000000000114",
  purchaseId: "8000000000000000115",
  receiptId: "8000000000000000116",
  lossId: "8000000000000000117",
  outboundId: "8000000000000000119",
  refillOrderId: "8000000000000000120",
  transferId: "8000000000000000914",
  goodsCountId: "8000000000000000917",
  returnId: "8000000000000000976",
  paymentId: "8000000000000000118",
  supplierBillId: "8000000000000000978",
  schemeId: "8000000000000000061",
  marketingPlanId: "8000000000000000062",
  mallProductId: "8000000000000000301",
  pickupPointId: "8000000000000000302",
  mallOrderNo: "800000000000000303",
  afterSaleId: "8000000000000000377",
  flashSaleId: "8000000000000000601",
  groupBuyId: "8000000000000000681",
  reviewId: "8000000000000000602",
  quickBuyOrderNo: "800000000000000304",
};

/** Every switch of a machine, on or off. */
export const allFlags = (on: boolean): Record<string, boolean> =>
  Object.fromEntries(machineFlags.map((flag) => [flag, on]));

let serial = 0;
/** Another number each time, so that names which are unique throughout the platform never meet. */
export function nextSerial(): number {
  serial += 1;
  return serial;
}
/** The last number that was given, and how to go on after those of a world that another process built. */
export const lastSerial = () => serial;
export const goOnAfter = (last: number) => void (serial = Math.max(serial, last));
export const newPhone = () => `137${String(10_000_000 + nextSerial())}`;

export const png = pngOf();
