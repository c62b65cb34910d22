/** What the page of lanes opens beside its front, in one file to fetch: none of it is worth a visit of its own. */
export { GenerateDialog } from "./GenerateDialog.tsx";
export { LaneForm } from "./LaneForm.tsx";
export { LaneHistoryDrawer } from "./LaneHistoryDrawer.tsx";
