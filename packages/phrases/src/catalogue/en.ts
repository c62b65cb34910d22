import brands from "../access/brands/en.ts";
import messages from "../access/messages/en.ts";
import access from "../access/en.ts";
import roles from "../access/roles/en.ts";
import factor from "../access/factor/en.ts";
import users from "../access/users/en.ts";
import menus from "../access/menus/en.ts";
import functions from "../access/functions/en.ts";
import organisations from "../access/organisations/en.ts";
import systemHome from "../system/home/en.ts";
import orders from "../orders/en.ts";
import system from "../system/en.ts";
import logs from "../system/logs/en.ts";
import agreements from "../system/agreements/en.ts";
import common from "../common/en.ts";
import dashboard from "../insight/dashboard/en.ts";
import values from "../values/en.ts";
import machines from "../machines/en.ts";
import operators from "../machines/operators/en.ts";
import merchants from "../merchants/en.ts";
import onboarding from "../merchants/onboarding/en.ts";
import certificates from "../merchants/certificates/en.ts";
import members from "../members/en.ts";
import pharmacists from "../pharmacy/pharmacists/en.ts";
import errors from "../errors/en.ts";
import pages from "../pages/en.ts";

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
