import { expect, it } from "vitest";
import { accountNamed } from "./account.ts";

const passwd =
  "root:x:0:0:root:/root:/bin/bash\npostgresql:x:70:70::/:/bin/sh\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n";

it("finds an account by its whole name", () => {
  expect(accountNamed("nobody", passwd)).toEqual({ uid: 65534, gid: 65533 });
  expect(accountNamed("postgres", passwd)).toBeUndefined();
});
