import { useCan } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { PublicFrame } from "../PublicFrame.tsx";
import { ManagedRequirements } from "./ManagedRequirements.tsx";
import { RequirementPool } from "./RequirementPool.tsx";

/** 需求库: requirements for everybody; whoever keeps them for the platform adds and decides them here (GEN-19, PERM-15). */
export function RequirementsPage() {
  const t = usePhrases("projects");
  const writes = useCan("support.requirement.write");
  return (
    <PublicFrame title={t.projects.pages["/xqk"]}>{writes ? <ManagedRequirements /> : <RequirementPool />}</PublicFrame>
  );
}
