import type { RoleCode } from "../access/people/baseRoles.ts";
import type { NewMerchant } from "./demo.queries.ts";

/** Merchants of the demo, parents first. The names are invented. */
export const merchants: readonly NewMerchant[] = [
  {
    merchantNo: "0001",
    name: "云途零售",
    kind: "ordinary",
    province: "上海",
    parentNo: null,
    refundAgreed: false,
    refundMaximumFen: 0,
  },
  {
    merchantNo: "00010001",
    name: "云途华东",
    kind: "ordinary",
    province: "上海",
    parentNo: "0001",
    refundAgreed: false,
    refundMaximumFen: 0,
  },
  {
    merchantNo: "00010002",
    name: "云途华南",
    kind: "ordinary",
    province: "广东",
    parentNo: "0001",
    refundAgreed: true,
    refundMaximumFen: 500,
  },
  {
    merchantNo: "00010003",
    name: "云途北方与西部",
    kind: "ordinary",
    province: "北京",
    parentNo: "0001",
    refundAgreed: false,
    refundMaximumFen: 0,
  },
  {
    merchantNo: "0002",
    name: "康禾药房",
    kind: "drug",
    province: "北京",
    parentNo: null,
    refundAgreed: true,
    refundMaximumFen: 2_000,
  },
];

/** Merchants with the purchase feature (MERCHANT-04), all the way up. */
export const playsLucky = (merchantNo: string): boolean =>
  merchantNo === "0001" || merchantNo === "00010001" || merchantNo === "00010002";

export interface DemoAccount {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly merchantNo: string;
  readonly level: "1" | "2";
  readonly role: RoleCode;
  /** Machines of an ordinary user (PERM-11). */
  readonly machineNos: readonly string[];
}

/** Accounts beside `admin`, which every installation has. */
export const accounts: readonly DemoAccount[] = [
  {
    account: "demo",
    name: "林晓云",
    phone: "13800010001",
    merchantNo: "0001",
    level: "1",
    role: "merchantAdmin",
    machineNos: [],
  },
  {
    account: "demostaff",
    name: "周启航",
    phone: "13800010002",
    merchantNo: "0001",
    level: "2",
    role: "staff",
    machineNos: ["YT310001", "YT310002", "YT310003"],
  },
  {
    account: "demodrug",
    name: "沈青禾",
    phone: "13800020001",
    merchantNo: "0002",
    level: "1",
    role: "merchantAdmin",
    machineNos: [],
  },
  {
    account: "demopharmacist",
    name: "许安宁",
    phone: "13800020002",
    merchantNo: "0002",
    level: "2",
    role: "pharmacist",
    machineNos: ["KH110001", "KH310001", "KH330001"],
  },
];
