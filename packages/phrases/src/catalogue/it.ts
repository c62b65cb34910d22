import common from "../common/it.ts";
import errors from "../errors/it.ts";
import pages from "../pages/it.ts";

export default { common, pages, errors };
