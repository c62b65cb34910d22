/** Initial roles that get each new permission of their level unless it leaves them out (PERM-13). */
export type GeneralRole = "operator" | "merchantAdmin" | "childMerchantAdmin";

/** Initial roles of people with one kind of work; they get the permissions that name them (PERM-13). */
export type WorkRole = "agent" | "staff" | "replenisher" | "technician" | "pharmacist" | "doctor";

/** What is stated of a permission. */
export interface PermissionFacts {
  readonly kind: "read" | "write";
  /** The page under which the permission tree of a role shows it (ROLE-03). */
  readonly page: `/${string}`;
  /** No role of a merchant holds it. */
  readonly platformOnly?: true;
  readonly alsoFor?: readonly WorkRole[];
  readonly notFor?: readonly GeneralRole[];
}

export type PermissionsOfArea = Readonly<Record<string, PermissionFacts>>;
