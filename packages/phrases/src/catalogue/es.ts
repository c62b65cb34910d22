import brands from "../access/brands/es.ts";
import messages from "../access/messages/es.ts";
import access from "../access/es.ts";
import roles from "../access/roles/es.ts";
import factor from "../access/factor/es.ts";
import users from "../access/users/es.ts";
import menus from "../access/menus/es.ts";
import functions from "../access/functions/es.ts";
import organisations from "../access/organisations/es.ts";
import systemHome from "../system/home/es.ts";
import orders from "../orders/es.ts";
import system from "../system/es.ts";
import logs from "../system/logs/es.ts";
import agreements from "../system/agreements/es.ts";
import common from "../common/es.ts";
import dashboard from "../insight/dashboard/es.ts";
import values from "../values/es.ts";
import machines from "../machines/es.ts";
import operators from "../machines/operators/es.ts";
import merchants from "../merchants/es.ts";
import onboarding from "../merchants/onboarding/es.ts";
import certificates from "../merchants/certificates/es.ts";
import members from "../members/es.ts";
import pharmacists from "../pharmacy/pharmacists/es.ts";
import errors from "../errors/es.ts";
import pages from "../pages/es.ts";

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
