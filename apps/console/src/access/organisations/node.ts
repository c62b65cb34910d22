import type { OutputOf } from "@yunshou/contract";
import type { organisations } from "@yunshou/contract/access/organisations";

export type OrganisationNode = OutputOf<typeof organisations.tree>["nodes"][number];

/** What the form is open for: a new organisation below one, or an existing one. */
export type OrganisationEditing =
  | { readonly kind: "add"; readonly parentId: string | null }
  | { readonly kind: "edit"; readonly node: OrganisationNode };
