import { allPermissions } from "@yunshou/contract/permissions";
import { afterEach, describe, expect, it } from "vitest";
import { closePage, openPage, showPart } from "../testing/openedPage.tsx";
import { UserRolesForm } from "./UserRolesForm.tsx";

afterEach(closePage);

const options = { merchants: [], organisations: [], roles: [] };

describe("the page of staff", () => {
  it("USER-01 leads to a new user and to a new member of staff", async () => {
    await openPage("/shgl/yggl", { answers: { options } });
    const buttons = [...document.querySelectorAll("button")].map((one) => one.textContent);
    for (const word of ["新增员工", "新增用户"]) expect(buttons.filter((text) => text?.includes(word))).toHaveLength(1);
  });

  it("ROLE-02 leads to a new role from the box of roles, for those who add roles", async () => {
    const shown = (permissions = allPermissions) =>
      showPart(<UserRolesForm userIds={["1"]} onClose={() => {}} />, ["users", "roles"], {
        answers: { options },
        permissions,
      });
    const link = () => document.querySelector("a[href='/shgl/xzjs'], a[href='/xtgl/xzjs']")?.textContent;
    await shown();
    expect(link()).toBe("新增角色");
    await closePage();
    await shown(allPermissions.filter((one) => one !== "access.role.write"));
    expect(link()).toBeUndefined();
  });
});
