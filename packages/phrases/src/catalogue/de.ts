import access from "../access/de.ts";
import roles from "../access/roles/de.ts";
import factor from "../access/factor/de.ts";
import users from "../access/users/de.ts";
import orders from "../orders/de.ts";
import system from "../system/de.ts";
import logs from "../system/logs/de.ts";
import agreements from "../system/agreements/de.ts";
import common from "../common/de.ts";
import dashboard from "../insight/dashboard/de.ts";
import values from "../values/de.ts";
import machines from "../machines/de.ts";
import merchants from "../merchants/de.ts";
import onboarding from "../merchants/onboarding/de.ts";
import certificates from "../merchants/certificates/de.ts";
import errors from "../errors/de.ts";
import pages from "../pages/de.ts";

export default { access, factor, users, roles, orders, system, logs, agreements, common, machines, merchants, onboarding, certificates, dashboard, values, pages, errors };
