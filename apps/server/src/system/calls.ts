import { agreementCalls, agreements, agreementUploads } from "@yunshou/contract/system/agreements";
import { apiKeys, openCalls } from "@yunshou/contract/system/apiKeys";
import { appraisals } from "@yunshou/contract/system/appraisals";
import { comments } from "@yunshou/contract/system/comments";
import { dictionary, dictionaryKinds, dictionaryOffers, merchantDictionary } from "@yunshou/contract/system/dictionary";
import { dockings, pushes } from "@yunshou/contract/system/dockings";
import { downloads, uploads } from "@yunshou/contract/system/downloads";
import { finding } from "@yunshou/contract/system/finding";
import { systemHome } from "@yunshou/contract/system/home";
import { logs } from "@yunshou/contract/system/logs";
import { ownImports } from "@yunshou/contract/system/ownImports";
import { systemAlarms } from "@yunshou/contract/system/systemAlarms";
import { phraseOverlays, translationFiles, translations } from "@yunshou/contract/system/translations";
import { mount, type Web } from "../platform/mount.ts";
import type { Finder } from "../platform/finder.ts";
import type { ProcessContext } from "../platform/process.ts";
import { agreementCallHandlers, agreementHandlers } from "./agreements/agreements.ts";
import type { AgreementDuty } from "./agreements/duty.ts";
import { addAgreementFiles } from "./agreements/files.ts";
import { systemAlarmHandlers } from "./alarms/systemAlarms.ts";
import { appraisalHandlers } from "./appraisals/appraisals.ts";
import { commentHandlers } from "./comments/comments.ts";
import { dictionaryHandlers, dictionaryOfferHandlers } from "./dictionary/dictionary.ts";
import { dictionaryKindHandlers } from "./dictionary/types.ts";
import { dockingHandlers, pushHandlers } from "./docking/dockings.ts";
import { downloadHandlers } from "./downloads.ts";
import { findingHandlers } from "./finding.ts";
import { systemHomeHandlers } from "./home.ts";
import { logHandlers } from "./logs.ts";
import { ownImportHandlers } from "./ownImports.ts";
import { apiKeyHandlers } from "./open/apiKeys.ts";
import { addOpenCalls } from "./open/openCalls.ts";
import { followOverlays, phraseOverlayHandlers } from "./translations/overlays.ts";
import { addTranslationFiles } from "./translations/translationFiles.ts";
import { translationHandlers } from "./translations/translations.ts";
import { addUpload } from "./uploadRoute.ts";

interface Parts extends ProcessContext {
  readonly duty: AgreementDuty;
  readonly finders: readonly Finder[];
}

/** The system's home, files, logs, agreements and texts. Answers what has to be closed with the server. */
export async function mountSystem(
  web: Web,
  { config: { dataDir, loopbackChannels }, database, secrets, duty, finders, log }: Parts,
): Promise<(() => void)[]> {
  mount(web, systemHome, systemHomeHandlers);
  mount(web, finding, findingHandlers(finders), { keepPlans: true });
  mount(web, downloads, downloadHandlers({ database, dataDir }));
  await addUpload(web, uploads.upload, { database, dataDir });
  mount(web, logs, logHandlers);
  mount(web, comments, commentHandlers);
  mount(web, ownImports, ownImportHandlers);
  mount(web, systemAlarms, systemAlarmHandlers);
  mount(web, appraisals, appraisalHandlers);
  mount(web, dictionary, dictionaryHandlers("platform"));
  mount(web, merchantDictionary, dictionaryHandlers("merchants"));
  mount(web, dictionaryOffers, dictionaryOfferHandlers);
  mount(web, dictionaryKinds, dictionaryKindHandlers);
  mount(web, agreements, agreementHandlers({ secrets }));
  mount(web, agreementCalls, agreementCallHandlers({ secrets, duty }), {
    beforeAgreement: ["agreeXy"],
    ownCodes: true,
  });
  await addAgreementFiles(web, agreementUploads, { database, secrets });
  mount(web, dockings, dockingHandlers({ secrets, loopback: loopbackChannels }));
  mount(web, pushes, pushHandlers);
  mount(web, apiKeys, apiKeyHandlers(secrets));
  addOpenCalls(web, openCalls, { database, secrets });
  mount(web, translations, translationHandlers);
  await addTranslationFiles(web, translationFiles, database);
  mount(web, phraseOverlays, phraseOverlayHandlers);
  return [await followOverlays(database, log)];
}
