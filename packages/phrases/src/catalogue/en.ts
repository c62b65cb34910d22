import access from "../access/en.ts";
import roles from "../access/roles/en.ts";
import factor from "../access/factor/en.ts";
import users from "../access/users/en.ts";
import orders from "../orders/en.ts";
import system from "../system/en.ts";
import logs from "../system/logs/en.ts";
import agreements from "../system/agreements/en.ts";
import common from "../common/en.ts";
import dashboard from "../insight/dashboard/en.ts";
import values from "../values/en.ts";
import machines from "../machines/en.ts";
import merchants from "../merchants/en.ts";
import onboarding from "../merchants/onboarding/en.ts";
import certificates from "../merchants/certificates/en.ts";
import errors from "../errors/en.ts";
import pages from "../pages/en.ts";

export default { access, factor, users, roles, orders, system, logs, agreements, common, machines, merchants, onboarding, certificates, dashboard, values, pages, errors };
