import access from "../access/es.ts";
import roles from "../access/roles/es.ts";
import factor from "../access/factor/es.ts";
import users from "../access/users/es.ts";
import orders from "../orders/es.ts";
import system from "../system/es.ts";
import logs from "../system/logs/es.ts";
import agreements from "../system/agreements/es.ts";
import common from "../common/es.ts";
import dashboard from "../insight/dashboard/es.ts";
import values from "../values/es.ts";
import machines from "../machines/es.ts";
import merchants from "../merchants/es.ts";
import onboarding from "../merchants/onboarding/es.ts";
import certificates from "../merchants/certificates/es.ts";
import errors from "../errors/es.ts";
import pages from "../pages/es.ts";

export default { access, factor, users, roles, orders, system, logs, agreements, common, machines, merchants, onboarding, certificates, dashboard, values, pages, errors };
