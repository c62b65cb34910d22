import common from "../common/ko.ts";
import dashboard from "../insight/dashboard/ko.ts";
import values from "../values/ko.ts";
import machines from "../machines/ko.ts";
import errors from "../errors/ko.ts";
import pages from "../pages/ko.ts";

export default { common, machines, dashboard, values, pages, errors };
