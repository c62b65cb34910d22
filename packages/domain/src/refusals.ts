import type { AccessRefusal } from "./access/refusals.ts";
import type { FinanceRefusal } from "./finance/refusals.ts";
import type { GoodsRefusal } from "./goods/refusals.ts";
import type { ImportRefusal } from "./imports/refusals.ts";
import type { InsightRefusal } from "./insight/refusals.ts";
import type { LedgerRefusal } from "./ledger/refusals.ts";
import type { MachineRefusal } from "./machines/refusals.ts";
import type { MallRefusal } from "./mall/refusals.ts";
import type { AdRefusal } from "./marketing/adRefusals.ts";
import type { CodeRefusal } from "./marketing/codeRefusals.ts";
import type { MarketingRefusal } from "./marketing/refusals.ts";
import type { MerchantRefusal } from "./merchants/refusals.ts";
import type { CertificateRefusal } from "./merchants/certificateRefusals.ts";
import type { OnboardingRefusal } from "./merchants/onboarding/refusals.ts";
import type { MemberRefusal } from "./members/refusals.ts";
import type { OrderRefusal } from "./orders/refusals.ts";
import type { PharmacyRefusal } from "./pharmacy/refusals.ts";
import type { PaymentRefusal } from "./payments/refusals.ts";
import type { StockRefusal } from "./stock/refusals.ts";
import type { SupportRefusal } from "./support/refusals.ts";
import type { SystemRefusal } from "./system/refusals.ts";

/**
 * Every reason for which a rule may refuse. `state.notAllowed` is the answer of a state table,
 * `amount.*` of the money helpers, `image.*` of uploaded pictures (SYS-10), `storage.*` of what may be stored, `field.*` of the checks that every form shares (FORM-01 to FORM-05).
 */
export type RefusalCode =
  | "state.notAllowed"
  | "record.unknown"
  | "amount.malformed"
  | "amount.notPositive"
  | "amount.negative"
  | "amount.tooLarge"
  | "field.required"
  | "field.notCode"
  | "field.tooLong"
  | "field.remarkTooLong"
  | "field.notMobile"
  | "field.notEmail"
  | "field.notPhone"
  | "range.tooLong"
  | "range.reversed"
  | "range.tooEarly"
  | "image.kind"
  | "image.tooLarge"
  | "image.tooManyPixels"
  | "image.damaged"
  | "image.tooManyUnused"
  | "image.unprocessed"
  | "image.busy"
  | "storage.merchantFull"
  | "storage.userFull"
  | AccessRefusal
  | MerchantRefusal
  | OnboardingRefusal
  | CertificateRefusal
  | GoodsRefusal
  | ImportRefusal
  | MachineRefusal
  | OrderRefusal
  | PaymentRefusal
  | PharmacyRefusal
  | FinanceRefusal
  | LedgerRefusal
  | MallRefusal
  | MarketingRefusal
  | MemberRefusal
  | AdRefusal
  | CodeRefusal
  | StockRefusal
  | InsightRefusal
  | SupportRefusal
  | SystemRefusal;
