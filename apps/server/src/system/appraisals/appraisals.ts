import type { appraisals } from "@yunshou/contract/system/appraisals";
import { checkScoring, factScore, refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { appraisalExport } from "./appraisalExport.ts";
import * as queries from "./appraisals.queries.ts";

/** Handlers of the performance appraisal (GEN-19). */
export const appraisalHandlers: HandlersOf<typeof appraisals> = {
  list: ({ tx, session, input }) => queries.listAppraisals(tx, session, input, input),
  facts: ({ tx, session, input }) => queries.listFacts(tx, session, input, input),

  async score(call) {
    const { tx, session, input } = call;
    const appraised = await queries.findAppraised(tx, session, input);
    if (appraised === undefined) return refuse("record.unknown", { field: "userId" });
    if (input.userId === session.userId) return refuse("access.notYourself");
    const remark = checkScoring(input, factScore(appraised.done, appraised.good));
    if (!remark.ok) return remark;
    const given = { score: input.score, remark: remark.value };
    await queries.saveScore(tx, appraised, input, { ...given, scoredBy: session.userId });
    await recordAudit(call, {
      action: "system.appraisal.score",
      object: `${appraised.userName} ${input.period}`,
      merchant: { topId: appraised.topId, merchantId: appraised.merchantId },
      before: { indicator: input.indicator, score: appraised.score },
      after: { indicator: input.indicator, ...given },
    });
    return {};
  },

  export: (call) => startExport(call, appraisalExport),
};
