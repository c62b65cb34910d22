import type { Journey } from "./journey.ts";
import { accessibleInChinese, accessibleInGerman } from "./journeys/accessibility.ts";
import { countWhileSelling } from "./journeys/counts.ts";
import { countedWarehouse } from "./journeys/goodsCounts.ts";
import { crash } from "./journeys/crash.ts";
import {
  forgottenPassword,
  landing,
  loginLanguages,
  refusedLogins,
  rememberedDevice,
  replayedLogin,
} from "./journeys/login.ts";
import { agreement } from "./journeys/agreement.ts";
import { cardWithoutNetwork } from "./journeys/allowances.ts";
import { writtenArticle } from "./journeys/articles.ts";
import { billWorkedOff } from "./journeys/bills.ts";
import { afterLogin, loginPage, ownPassword } from "./journeys/loginPage.ts";
import { loginVariants, portalLogin, tokenLogins } from "./journeys/loginVariants.ts";
import { pageKinds } from "./journeys/kinds.ts";
import { listHeads, listRows, listSelection } from "./journeys/lists.ts";
import { importedProducts, libraryToMine, modelledProduct, productToSale } from "./journeys/goods.ts";
import { launcherTiles, launcherWithoutSession, lost } from "./journeys/launcher.ts";
import { requiredFactor, secondFactor, singleSignOn } from "./journeys/secondFactor.ts";
import { foundEverything } from "./journeys/finding.ts";
import { figureToOrders } from "./journeys/figures.ts";
import { sharedAndReturned, withdrawalByTwo } from "./journeys/finance.ts";
import { decommission, laneStates, machineList, remoteRestart } from "./journeys/machines.ts";
import { mainJob } from "./journeys/mainJob.ts";
import { planToFigures, voucherTwice } from "./journeys/marketing.ts";
import { importedCards, memberCard, replacedCard } from "./journeys/members.ts";
import { merchantLogo } from "./journeys/merchants.ts";
import { onboarding } from "./journeys/onboarding.ts";
import { homeAndMerchantGroups, systemGroup } from "./journeys/groups.ts";
import { menuAndFunctions, organisationTree } from "./journeys/menus.ts";
import { manualRefund, orderExport, orderRange, refundByTwo } from "./journeys/orders.ts";
import { paidByCode, refundedByStandIns } from "./journeys/payments.ts";
import { luckyWon } from "./journeys/lucky.ts";
import { pickupCode } from "./journeys/pickups.ts";
import { broughtToTheDoor, orderByPhone, partlyRefunded } from "./journeys/mall.ts";
import { groupThatFails } from "./journeys/mallGroups.ts";
import { fetchedAtMachine } from "./journeys/mallPickup.ts";
import { paidInsideAlipay } from "./journeys/inAlipay.ts";
import { paidInsideWechat } from "./journeys/inWechat.ts";
import { mentionedAtMachine } from "./journeys/comments.ts";
import { viewForRole } from "./journeys/sharedViews.ts";
import { roundOffline } from "./journeys/round.ts";
import { operatorList, pharmacistOnDuty } from "./journeys/pharmacists.ts";
import { lossByTwo, planToLane } from "./journeys/procurement.ts";
import { billToPayment } from "./journeys/supplierBills.ts";
import { prescriptionToGoods, receiptToSale } from "./journeys/pharmacy.ts";
import { onPhone } from "./journeys/phone.ts";
import { roleToMenu } from "./journeys/roles.ts";
import { staffWithMachines } from "./journeys/staff.ts";
import { ordinaryUser, otherMerchant } from "./journeys/scope.ts";
import { administratorsMerchant } from "./journeys/days/administratorsMerchant.ts";
import { clerksMonthEnd } from "./journeys/days/clerksMonthEnd.ts";
import { marketersCampaign } from "./journeys/days/marketersCampaign.ts";
import { pharmacistsShift } from "./journeys/days/pharmacistsShift.ts";
import { operatorsMorning } from "./journeys/days/operatorsMorning.ts";
import { deviceScreen, salePoints, salesScreen } from "./journeys/screens.ts";
import { sixTasks } from "./journeys/sixTasks.ts";
import { reportedAtMachine, reportedFromOrder, ticketToSolved } from "./journeys/support.ts";
import { templateInStages } from "./journeys/templates.ts";
import { keyWithoutScope, translationSeenElsewhere } from "./journeys/system.ts";
import { inputThroughLogout, unsavedInput } from "./journeys/unsaved.ts";
import { accountMenu, dialogs, keptTabs, languages, launcher, themes } from "./journeys/shell.ts";

/** Every journey, in the order in which they run in one world. */
export const journeys: readonly Journey[] = [
  mainJob,
  loginPage,
  afterLogin,
  ownPassword,
  refusedLogins,
  landing,
  rememberedDevice,
  replayedLogin,
  loginLanguages,
  loginVariants,
  tokenLogins,
  portalLogin,
  secondFactor,
  requiredFactor,
  singleSignOn,
  agreement,
  launcher,
  launcherWithoutSession,
  launcherTiles,
  lost,
  writtenArticle,
  accountMenu,
  keptTabs,
  unsavedInput,
  inputThroughLogout,
  dialogs,
  themes,
  languages,
  salesScreen,
  salePoints,
  deviceScreen,
  listHeads,
  listRows,
  listSelection,
  machineList,
  sixTasks,
  foundEverything,
  pageKinds,
  laneStates,
  remoteRestart,
  templateInStages,
  decommission,
  countWhileSelling,
  orderRange,
  manualRefund,
  refundByTwo,
  orderExport,
  figureToOrders,
  paidByCode,
  pickupCode,
  roundOffline,
  lossByTwo,
  billToPayment,
  orderByPhone,
  onboarding,
  merchantLogo,
  pharmacistOnDuty,
  operatorList,
  memberCard,
  ticketToSolved,
  reportedAtMachine,
  reportedFromOrder,
  keyWithoutScope,
  translationSeenElsewhere,
  productToSale,
  libraryToMine,
  importedProducts,
  modelledProduct,
  ordinaryUser,
  otherMerchant,
  // They register machines of the pharmacy, which the one above counts.
  receiptToSale,
  prescriptionToGoods,
  roleToMenu,
  staffWithMachines,
  menuAndFunctions,
  onPhone,
  organisationTree,
  homeAndMerchantGroups,
  systemGroup,
  // These change what the others rely on: a password, and the running server.
  forgottenPassword,
  crash,
];

/**
 * Audits of every page of every demo account; they take minutes and run when they are named: `node journeys/src/main.ts GEN-01`.
 * Likewise the tasks after them, until each has been seen to its end.
 */
export const audits: readonly Journey[] = [
  cardWithoutNetwork,
  accessibleInChinese,
  accessibleInGerman,
  withdrawalByTwo,
  countedWarehouse,
  billWorkedOff,
  luckyWon,
  refundedByStandIns,
  groupThatFails,
  broughtToTheDoor,
  partlyRefunded,
  fetchedAtMachine,
  planToFigures,
  voucherTwice,
  importedCards,
  replacedCard,
  planToLane,
  sharedAndReturned,
  paidInsideWechat,
  viewForRole,
  paidInsideAlipay,
  mentionedAtMachine,
  operatorsMorning,
  clerksMonthEnd,
  administratorsMerchant,
  pharmacistsShift,
  marketersCampaign,
];
