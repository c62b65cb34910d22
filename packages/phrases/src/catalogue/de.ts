import common from "../common/de.ts";
import errors from "../errors/de.ts";
import pages from "../pages/de.ts";

export default { common, pages, errors };
