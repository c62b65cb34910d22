import type { Loaders } from "../platform/pages.ts";

export const pharmacyPages: Loaders<"pharmacy"> = {
  "/shgl/wdys": () => import("./PharmacistsPage.tsx").then((m) => m.PharmacistsPage),
  "/jygl/cfcx": () => import("./prescriptions/PrescriptionsPage.tsx").then((m) => m.PrescriptionsPage),
  "/jygl/cfxq": () => import("./prescriptions/PrescriptionPage.tsx").then((m) => m.PrescriptionPage),
  "/ypgl/yplb": () => import("./medicines/MedicinesPage.tsx").then((m) => m.MedicinesPage),
  "/ypgl/ypdr": () => import("./medicines/MedicineImportPage.tsx").then((m) => m.MedicineImportPage),
  "/ypgl/ydsp": () => import("./medicines/ShelfPage.tsx").then((m) => m.ShelfPage),
  "/ypgl/ypqx": () => import("./batches/ExpiryPage.tsx").then((m) => m.ExpiryPage),
  "/ypgl/yppc": () => import("./batches/BatchesPage.tsx").then((m) => m.BatchesPage),
  "/ypgl/ypyh": () => import("./upkeep/UpkeepPage.tsx").then((m) => m.UpkeepPage),
  "/ypgl/zksp": () => import("./batches/StockPage.tsx").then((m) => m.StockPage),
  "/ypgl/ypzhfl": () => import("./groups/SetCategoriesPage.tsx").then((m) => m.SetCategoriesPage),
  "/ypgl/ypzhlb": () => import("./sets/SetsPage.tsx").then((m) => m.SetsPage),
  "/ypgl/ypfl": () => import("./groups/CategoriesPage.tsx").then((m) => m.CategoriesPage),
  "/ypgl/bqbkfl": () => import("./groups/ConditionsPage.tsx").then((m) => m.ConditionsPage),
  "/ypgl/zsm": () => import("./trace/TraceCodesPage.tsx").then((m) => m.TraceCodesPage),
  "/ypgl/zsmdr": () => import("./trace/TraceImportPage.tsx").then((m) => m.TraceImportPage),
  "/ypgl/wdjl": () => import("./temperatures/TemperaturesPage.tsx").then((m) => m.TemperaturesPage),
  "/ypgl/ysgl": () => import("./doctors/DoctorsPage.tsx").then((m) => m.DoctorsPage),
};
