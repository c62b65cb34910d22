import common from "../common/zh.ts";
import errors from "../errors/zh.ts";
import pages from "../pages/zh.ts";

export default { common, pages, errors };
