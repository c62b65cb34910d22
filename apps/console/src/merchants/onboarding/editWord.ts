import type { ApplicationState } from "@yunshou/domain";

/** The word for opening an application to write in it. */
export function editWord({ applyStatus }: { readonly applyStatus: ApplicationState }): "go" | "resubmit" | "correct" {
  if (applyStatus === "approved") return "correct";
  return applyStatus === "notApproved" ? "resubmit" : "go";
}
