import type { Translation } from "../language.ts";
import type zh from "./zh.ts";

export default {
  "/dashboard": "Inicio",
  "/syzfqq": "Pagos",
  "/syspxlpm": "Clasificación de productos",
  "/syspxlpmxq": "Ventas del producto",
  "/syjqpm": "Clasificación de máquinas",
  "/syjqpmxq": "Ventas de la máquina",
  "/shj": "Máquinas",
  "/shj/wdshj": "Mis máquinas",
  "/shj/hdgl": "Canales",
  "/jygl": "Transacciones",
  "/jygl/ddgl": "Pedidos",
  "/xtgl": "Sistema",
  "/xtgl/xzzx": "Centro de descargas",
  "/xtgl/rzgl": "Registros",
  "/xtgl/setpwd": "Contraseña",
  "/launcher": "Menú principal",
  "/login": "Iniciar sesión",
  "/databases": "Datos de ventas",
  "/databaseszd": "Big data de ventas (ZD)",
  "/databasesTscpyxpt": "Big data de productos típicos",
  "/database": "Big data del administrador",
} satisfies Translation<typeof zh>;
