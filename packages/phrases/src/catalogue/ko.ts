import access from "../access/ko.ts";
import roles from "../access/roles/ko.ts";
import factor from "../access/factor/ko.ts";
import users from "../access/users/ko.ts";
import orders from "../orders/ko.ts";
import system from "../system/ko.ts";
import logs from "../system/logs/ko.ts";
import agreements from "../system/agreements/ko.ts";
import common from "../common/ko.ts";
import dashboard from "../insight/dashboard/ko.ts";
import values from "../values/ko.ts";
import machines from "../machines/ko.ts";
import merchants from "../merchants/ko.ts";
import onboarding from "../merchants/onboarding/ko.ts";
import certificates from "../merchants/certificates/ko.ts";
import errors from "../errors/ko.ts";
import pages from "../pages/ko.ts";

export default { access, factor, users, roles, orders, system, logs, agreements, common, machines, merchants, onboarding, certificates, dashboard, values, pages, errors };
