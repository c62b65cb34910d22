import common from "../common/fr.ts";
import errors from "../errors/fr.ts";
import pages from "../pages/fr.ts";

export default { common, pages, errors };
