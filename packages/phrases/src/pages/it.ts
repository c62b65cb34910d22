import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "Home",
  "/syzfqq": "Pagamenti",
  "/syspxlpm": "Classifica prodotti",
  "/syspxlpmxq": "Vendite del prodotto",
  "/syjqpm": "Classifica distributori",
  "/syjqpmxq": "Vendite del distributore",
  "/shj": "Distributori",
  "/shj/wdshj": "I miei distributori",
  "/shj/hdgl": "Canali",
  "/jygl": "Transazioni",
  "/jygl/ddgl": "Ordini",
  "/xtgl": "Sistema",
  "/xtgl/xzzx": "Centro download",
  "/xtgl/rzgl": "Registri",
  "/xtgl/setpwd": "Password",
  "/launcher": "Menu principale",
  "/login": "Accesso",
  "/databases": "Dati di vendita",
  "/databaseszd": "Big data vendite (ZD)",
  "/databasesTscpyxpt": "Big data prodotti tipici",
  "/database": "Big data dell'amministratore",
} satisfies Translation<typeof zh>;
