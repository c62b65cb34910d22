import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "Home",
  "/syzfqq": "Payments",
  "/syspxlpm": "Product ranking",
  "/syspxlpmxq": "Product sales",
  "/syjqpm": "Machine ranking",
  "/syjqpmxq": "Machine sales",
  "/shj": "Machines",
  "/shj/wdshj": "My machines",
  "/shj/hdgl": "Lanes",
  "/jygl": "Transactions",
  "/jygl/ddgl": "Orders",
  "/xtgl": "System",
  "/xtgl/xzzx": "Download centre",
  "/xtgl/rzgl": "Logs",
  "/xtgl/setpwd": "Reset password",
  "/launcher": "Main menu",
  "/login": "Log in",
  "/databases": "Sales big data",
  "/databaseszd": "Sales big data (ZD)",
  "/databasesTscpyxpt": "Speciality products big data",
  "/database": "Administrator's big data",
} satisfies Translation<typeof zh>;
