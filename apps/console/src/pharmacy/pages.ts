import { page } from "../platform/pages.ts";

export const pharmacyPages = [
  page("/shgl/wdys", "pharmacy.pharmacist.read", async () => (await import("./PharmacistsPage.tsx")).PharmacistsPage),
];
