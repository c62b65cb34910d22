import brands from "../access/brands/de.ts";
import messages from "../access/messages/de.ts";
import access from "../access/de.ts";
import roles from "../access/roles/de.ts";
import factor from "../access/factor/de.ts";
import users from "../access/users/de.ts";
import menus from "../access/menus/de.ts";
import functions from "../access/functions/de.ts";
import organisations from "../access/organisations/de.ts";
import systemHome from "../system/home/de.ts";
import orders from "../orders/de.ts";
import system from "../system/de.ts";
import logs from "../system/logs/de.ts";
import agreements from "../system/agreements/de.ts";
import common from "../common/de.ts";
import dashboard from "../insight/dashboard/de.ts";
import values from "../values/de.ts";
import machines from "../machines/de.ts";
import operators from "../machines/operators/de.ts";
import merchants from "../merchants/de.ts";
import onboarding from "../merchants/onboarding/de.ts";
import certificates from "../merchants/certificates/de.ts";
import members from "../members/de.ts";
import pharmacists from "../pharmacy/pharmacists/de.ts";
import errors from "../errors/de.ts";
import pages from "../pages/de.ts";

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
