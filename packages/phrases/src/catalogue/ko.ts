import brands from "../access/brands/ko.ts";
import messages from "../access/messages/ko.ts";
import access from "../access/ko.ts";
import roles from "../access/roles/ko.ts";
import factor from "../access/factor/ko.ts";
import users from "../access/users/ko.ts";
import menus from "../access/menus/ko.ts";
import functions from "../access/functions/ko.ts";
import organisations from "../access/organisations/ko.ts";
import systemHome from "../system/home/ko.ts";
import orders from "../orders/ko.ts";
import system from "../system/ko.ts";
import logs from "../system/logs/ko.ts";
import agreements from "../system/agreements/ko.ts";
import common from "../common/ko.ts";
import dashboard from "../insight/dashboard/ko.ts";
import values from "../values/ko.ts";
import machines from "../machines/ko.ts";
import operators from "../machines/operators/ko.ts";
import merchants from "../merchants/ko.ts";
import onboarding from "../merchants/onboarding/ko.ts";
import certificates from "../merchants/certificates/ko.ts";
import members from "../members/ko.ts";
import pharmacists from "../pharmacy/pharmacists/ko.ts";
import errors from "../errors/ko.ts";
import pages from "../pages/ko.ts";

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
