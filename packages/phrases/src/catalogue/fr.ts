import access from "../access/fr.ts";
import roles from "../access/roles/fr.ts";
import factor from "../access/factor/fr.ts";
import users from "../access/users/fr.ts";
import orders from "../orders/fr.ts";
import system from "../system/fr.ts";
import logs from "../system/logs/fr.ts";
import agreements from "../system/agreements/fr.ts";
import common from "../common/fr.ts";
import dashboard from "../insight/dashboard/fr.ts";
import values from "../values/fr.ts";
import machines from "../machines/fr.ts";
import merchants from "../merchants/fr.ts";
import onboarding from "../merchants/onboarding/fr.ts";
import certificates from "../merchants/certificates/fr.ts";
import errors from "../errors/fr.ts";
import pages from "../pages/fr.ts";

export default { access, factor, users, roles, orders, system, logs, agreements, common, machines, merchants, onboarding, certificates, dashboard, values, pages, errors };
