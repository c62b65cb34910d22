import brands from "../access/brands/lo.ts";
import messages from "../access/messages/lo.ts";
import access from "../access/lo.ts";
import roles from "../access/roles/lo.ts";
import factor from "../access/factor/lo.ts";
import users from "../access/users/lo.ts";
import menus from "../access/menus/lo.ts";
import functions from "../access/functions/lo.ts";
import organisations from "../access/organisations/lo.ts";
import systemHome from "../system/home/lo.ts";
import orders from "../orders/lo.ts";
import system from "../system/lo.ts";
import logs from "../system/logs/lo.ts";
import agreements from "../system/agreements/lo.ts";
import common from "../common/lo.ts";
import dashboard from "../insight/dashboard/lo.ts";
import values from "../values/lo.ts";
import machines from "../machines/lo.ts";
import operators from "../machines/operators/lo.ts";
import merchants from "../merchants/lo.ts";
import onboarding from "../merchants/onboarding/lo.ts";
import certificates from "../merchants/certificates/lo.ts";
import members from "../members/lo.ts";
import pharmacists from "../pharmacy/pharmacists/lo.ts";
import errors from "../errors/lo.ts";
import pages from "../pages/lo.ts";

export default {
  access,
  brands,
  messages,
  factor,
  users,
  menus,
  functions,
  organisations,
  systemHome,
  roles,
  orders,
  system,
  logs,
  agreements,
  common,
  machines,
  operators,
  merchants,
  onboarding,
  certificates,
  pharmacists,
  members,
  dashboard,
  values,
  pages,
  errors,
};
