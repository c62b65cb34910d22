import type { RowOf } from "@yunshou/contract";
import { teams } from "@yunshou/contract/machines/shares";

export type TeamRow = RowOf<typeof teams.list>;
