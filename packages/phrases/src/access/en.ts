import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  launcher: {
    title: "Choose a system",
    hello: "Hello, {{name}}",
    logIn: "Log in",
    notConfigured: "Not configured",
    notOffered: "Not in this version",
  },
  tile: {
    leasing: "Finance leasing",
    leasingHint: "Leases and instalments",
    market: "Micro-supermarket management",
    marketHint: "Machines, goods, orders, money",
    operations: "Operations monitoring",
    operationsHint: "Status and faults",
    bigData: "Big data centre",
    bigDataHint: "Live sales screen",
    factory: "Factory machine testing",
    factoryHint: "Checks before delivery",
    afterSales: "After-sales",
    afterSalesHint: "Tickets and solutions",
    notices: "Announcement management",
    noticesHint: "Publishing announcements",
    configuration: "Configuration management",
    configurationHint: "Deployment and parameters",
  },
  password: {
    old: "Current password",
    new: "New password",
    again: "Repeat new password",
    hint: "You will log in again; sessions on other devices end too.",
    must: "First login: please change the initial password.",
    done: "Set-up success, please log in again",
  },
} satisfies Translation<typeof zh>;
