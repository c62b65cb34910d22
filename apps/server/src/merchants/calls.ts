import { merchantAccount, merchantLogos } from "@yunshou/contract/merchants/account";
import { certificateImages, certificates } from "@yunshou/contract/merchants/certificates";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { merchantSearch } from "@yunshou/contract/merchants/merchantSearch";
import { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { invited, invitedImages } from "@yunshou/contract/merchants/onboarding/invited";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { merchantSettings } from "@yunshou/contract/merchants/settings";
import type { AccessKeys } from "../access/people/verifier.ts";
import type { Sessions } from "../access/session/session.ts";
import type { SmsSender } from "../access/sms/sms.ts";
import { addPublicImageUpload } from "../platform/images/uploader.ts";
import { mount, type Web } from "../platform/mount.ts";
import type { ProcessContext } from "../platform/process.ts";
import { rawPost } from "../platform/rawPost.ts";
import { merchantAccountHandlers } from "./account/account.ts";
import { certificateHandlers } from "./certificates/certificates.ts";
import { addCertificateUpload } from "./certificates/certificateUpload.ts";
import { notificationSettingHandlers } from "./notifications/notifications.ts";
import { applicationHandlers } from "./onboarding/applications.ts";
import { addApplicationImages } from "./onboarding/imageRoutes.ts";
import { invitedHandlers } from "./onboarding/invited.ts";
import type { SubmissionProvider } from "./onboarding/provider.ts";
import { receiveSubmissionNotice, submissionNoticePath } from "./onboarding/submissionNotices.ts";
import { submissionHandlers } from "./onboarding/submissions.ts";
import { merchantHandlers } from "./tree/merchants.ts";
import { merchantSearchHandlers } from "./tree/search.ts";
import { merchantSettingHandlers } from "./tree/settings.ts";

interface Parts extends ProcessContext {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly sms: SmsSender;
  /** Payment providers that take small merchants; empty when this deployment has none. */
  readonly submissionProviders: readonly SubmissionProvider[];
}

/** The merchant tree, settings, small merchants and certificates, and the notices of the providers that take submissions. */
export async function mountMerchants(
  web: Web,
  { config: { dataDir }, database, secrets, log, pictures, keys, sessions, sms, submissionProviders }: Parts,
): Promise<void> {
  const store = { dataDir, secrets };
  mount(web, merchants, merchantHandlers({ keys, sms, database, sessions }));
  mount(web, merchantSearch, merchantSearchHandlers);
  mount(web, merchantSettings, merchantSettingHandlers);
  mount(web, notificationSettings, notificationSettingHandlers(secrets));
  mount(web, merchantAccount, merchantAccountHandlers({ database, secrets, dataDir, sessions }));
  await addPublicImageUpload(web, merchantLogos, { pictures, kind: "logo" }, { database, dataDir });
  mount(web, applications, applicationHandlers({ keys, sms, database, store }));
  mount(web, submissions, submissionHandlers({ database, secrets, providers: submissionProviders }));
  mount(web, invited, invitedHandlers(store), { anonymous: "system", system: true });
  await addApplicationImages(web, { own: applicationImages, invited: invitedImages }, { database, store, pictures });
  mount(web, certificates, certificateHandlers({ database, store }));
  await addCertificateUpload(web, certificateImages, { database, store, pictures });
  for (const provider of submissionProviders)
    await rawPost(web, submissionNoticePath(provider.code), async (body, { headers }) => {
      const answer = await receiveSubmissionNotice({ database, store, log }, provider, body, headers, new Date());
      return answer === "accepted" ? {} : { code: answer };
    });
}
