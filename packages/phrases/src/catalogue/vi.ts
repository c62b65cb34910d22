import common from "../common/vi.ts";
import errors from "../errors/vi.ts";
import pages from "../pages/vi.ts";

export default { common, pages, errors };
