import common from "../common/zh.ts";
import dashboard from "../insight/dashboard/zh.ts";
import values from "../values/zh.ts";
import errors from "../errors/zh.ts";
import pages from "../pages/zh.ts";

export default { common, dashboard, values, pages, errors };
