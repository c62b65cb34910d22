import access from "../access/vi.ts";
import roles from "../access/roles/vi.ts";
import factor from "../access/factor/vi.ts";
import users from "../access/users/vi.ts";
import orders from "../orders/vi.ts";
import system from "../system/vi.ts";
import logs from "../system/logs/vi.ts";
import agreements from "../system/agreements/vi.ts";
import common from "../common/vi.ts";
import dashboard from "../insight/dashboard/vi.ts";
import values from "../values/vi.ts";
import machines from "../machines/vi.ts";
import merchants from "../merchants/vi.ts";
import onboarding from "../merchants/onboarding/vi.ts";
import certificates from "../merchants/certificates/vi.ts";
import errors from "../errors/vi.ts";
import pages from "../pages/vi.ts";

export default { access, factor, users, roles, orders, system, logs, agreements, common, machines, merchants, onboarding, certificates, dashboard, values, pages, errors };
