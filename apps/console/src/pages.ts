import { accessPages } from "./access/pages.ts";
import { dashboardPages } from "./insight/dashboard/pages.ts";
import { screenPages } from "./insight/screens/pages.ts";
import { machinePages } from "./machines/pages.ts";
import { memberPages } from "./members/pages.ts";
import { merchantPages } from "./merchants/pages.ts";
import { onboardingPages } from "./merchants/onboarding/pages.ts";
import { orderPages } from "./orders/pages.ts";
import { pharmacyPages } from "./pharmacy/pages.ts";
import type { Page } from "./platform/pages.ts";
import { systemPages } from "./system/pages.ts";

/** Every page of the console; an area is added by its line here. */
export const pages: readonly Page[] = [
  ...accessPages,
  ...dashboardPages,
  ...screenPages,
  ...machinePages,
  ...orderPages,
  ...memberPages,
  ...merchantPages,
  ...onboardingPages,
  ...pharmacyPages,
  ...systemPages,
];
