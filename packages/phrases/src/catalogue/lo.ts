import access from "../access/lo.ts";
import orders from "../orders/lo.ts";
import system from "../system/lo.ts";
import logs from "../system/logs/lo.ts";
import common from "../common/lo.ts";
import dashboard from "../insight/dashboard/lo.ts";
import values from "../values/lo.ts";
import machines from "../machines/lo.ts";
import errors from "../errors/lo.ts";
import pages from "../pages/lo.ts";

export default { access, orders, system, logs, common, machines, dashboard, values, pages, errors };
