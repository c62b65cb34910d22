import common from "../common/zh.ts";
import dashboard from "../insight/dashboard/zh.ts";
import values from "../values/zh.ts";
import machines from "../machines/zh.ts";
import errors from "../errors/zh.ts";
import pages from "../pages/zh.ts";

export default { common, machines, dashboard, values, pages, errors };
