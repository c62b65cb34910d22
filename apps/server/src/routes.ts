import { account } from "@yunshou/contract/access/account";
import { brandLogos, brands } from "@yunshou/contract/access/brands";
import { functions } from "@yunshou/contract/access/functions";
import { login } from "@yunshou/contract/access/login";
import { menus } from "@yunshou/contract/access/menus";
import { messages } from "@yunshou/contract/access/messages";
import { organisations } from "@yunshou/contract/access/organisations";
import { roles } from "@yunshou/contract/access/roles";
import { secondFactor } from "@yunshou/contract/access/secondFactor";
import { users } from "@yunshou/contract/access/users";
import { views } from "@yunshou/contract/access/views";
import { products } from "@yunshou/contract/goods/products";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { screenCalls } from "@yunshou/contract/insight/documented";
import { screens } from "@yunshou/contract/insight/screens";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machinePictures, machines } from "@yunshou/contract/machines/machines";
import { operators } from "@yunshou/contract/machines/operators";
import { shares, teams } from "@yunshou/contract/machines/shares";
import { cards } from "@yunshou/contract/members/cards";
import { cardDetails } from "@yunshou/contract/members/details";
import { memberAssignments, members } from "@yunshou/contract/members/members";
import { merchantAccount, merchantLogos } from "@yunshou/contract/merchants/account";
import { certificateImages, certificates } from "@yunshou/contract/merchants/certificates";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { notificationSettings } from "@yunshou/contract/merchants/notifications";
import { applicationImages, applications } from "@yunshou/contract/merchants/onboarding/applications";
import { invited, invitedImages } from "@yunshou/contract/merchants/onboarding/invited";
import { submissions } from "@yunshou/contract/merchants/onboarding/submissions";
import { merchantSettings } from "@yunshou/contract/merchants/settings";
import { orders } from "@yunshou/contract/orders/orders";
import { pharmacistImages, pharmacists } from "@yunshou/contract/pharmacy/pharmacists";
import { agreementCalls, agreements, agreementUploads } from "@yunshou/contract/system/agreements";
import { downloads, uploads } from "@yunshou/contract/system/downloads";
import { systemHome } from "@yunshou/contract/system/home";
import { logs } from "@yunshou/contract/system/logs";
import { listen } from "@yunshou/database";
import { accountHandlers } from "./access/login/account.ts";
import { brandHandlers } from "./access/brands/brands.ts";
import { functionHandlers } from "./access/menuDesk/functions.ts";
import { loginHandlers } from "./access/login/login.ts";
import { secondFactorHandlers } from "./access/login/secondFactor.ts";
import { menuHandlers } from "./access/menuDesk/menus.ts";
import { organisationHandlers } from "./access/staff/organisations.ts";
import { roleHandlers } from "./access/staff/roles.ts";
import { hashOf, type Sessions } from "./access/session/session.ts";
import { messageHandlers } from "./access/people/messages.ts";
import type { SmsSender } from "./access/sms/sms.ts";
import { ssoProvider } from "./access/login/ssoProvider.ts";
import { staffHandlers } from "./access/staff/users.ts";
import type { AccessKeys } from "./access/people/verifier.ts";
import { viewHandlers } from "./access/staff/views.ts";
import { merchantAccountHandlers } from "./merchants/account/account.ts";
import { notificationSettingHandlers } from "./merchants/notifications/notifications.ts";
import { merchantHandlers } from "./merchants/tree/merchants.ts";
import { merchantSettingHandlers } from "./merchants/tree/settings.ts";
import { certificateHandlers } from "./merchants/certificates/certificates.ts";
import { addCertificateUpload } from "./merchants/certificates/certificateUpload.ts";
import { applicationHandlers } from "./merchants/onboarding/applications.ts";
import { addApplicationImages } from "./merchants/onboarding/imageRoutes.ts";
import { invitedHandlers } from "./merchants/onboarding/invited.ts";
import type { SubmissionProvider } from "./merchants/onboarding/provider.ts";
import { receiveSubmissionNotice, submissionNoticePath } from "./merchants/onboarding/submissionNotices.ts";
import { submissionHandlers } from "./merchants/onboarding/submissions.ts";
import { productHandlers } from "./goods/products.ts";
import { exportSources } from "./exports.ts";
import { dashboardHandlers } from "./insight/dashboard.ts";
import { liveChannel } from "./insight/live/channel.ts";
import { LiveHub } from "./insight/live/hub.ts";
import { saleChannel } from "./orders/book/saleNotice.ts";
import { screenCallHandlers } from "./insight/screens/documented.ts";
import { screenHandlers } from "./insight/screens/screens.ts";
import { SharedAnswers } from "./insight/sharedAnswers.ts";
import { describeMachineProtocol } from "./machines/asyncapi.ts";
import { createCommandDesk } from "./machines/commands/commands.ts";
import { laneHandlers } from "./machines/lanes/lanes.ts";
import { machineHandlers } from "./machines/registry/machines.ts";
import { operatorHandlers } from "./machines/operators/operators.ts";
import { shareHandlers } from "./machines/sharing/shares.ts";
import { teamHandlers } from "./machines/teams/teams.ts";
import { receiveNotice } from "./orders/selling/notices.ts";
import { orderHandlers } from "./orders/list/orders.ts";
import { pharmacistHandlers } from "./pharmacy/pharmacists.ts";
import { cardHandlers } from "./members/cards.ts";
import { cardDetailHandlers } from "./members/details.ts";
import { memberAssignmentHandlers, memberHandlers } from "./members/members.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import { type Call, tokenFrom } from "./platform/call.ts";
import { startExport } from "./platform/export/startExport.ts";
import { addPublicImageUpload } from "./platform/images/uploader.ts";
import { mount, type Web } from "./platform/mount.ts";
import { createNotifier } from "./platform/notifier.ts";
import type { ProcessContext } from "./platform/process.ts";
import { rawPost } from "./platform/rawPost.ts";
import { agreementCallHandlers, agreementHandlers } from "./system/agreements/agreements.ts";
import type { AgreementDuty } from "./system/agreements/duty.ts";
import { addAgreementFiles } from "./system/agreements/files.ts";
import { downloadHandlers } from "./system/downloads.ts";
import { systemHomeHandlers } from "./system/home.ts";
import { logHandlers } from "./system/logs.ts";
import { addUpload } from "./system/uploadRoute.ts";

export interface RouteParts {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly duty: AgreementDuty;
  readonly sms: SmsSender;
  /** Undefined when this deployment has no payment provider. */
  readonly provider: PaymentProvider | undefined;
  /** Payment providers that take small merchants; empty when this deployment has none. */
  readonly submissionProviders: readonly SubmissionProvider[];
}

type ExportCall = Pick<
  Call<{ readonly format: "csv" | "xlsx" }>,
  "tx" | "session" | "language" | "now" | "input" | "address" | "requestId"
>;

/** Where a payment provider posts its notices. */
export const noticePath = "/api/v1/payments/notices";

/**
 * Every call of the product, area by area. Answers what has to be closed with the server, in this order.
 * A resource of the contract that is not mounted here fails a test.
 */
export async function mountRoutes(
  web: Web,
  context: ProcessContext,
  { keys, sessions, duty, sms, provider, submissionProviders }: RouteParts,
): Promise<(() => Promise<void> | void)[]> {
  const { config, database, log, secrets, pictures } = context;
  const notifier = createNotifier(database);
  const startNamed = ({ tx, session, language, now, input, address, requestId }: ExportCall, name: string) => {
    const source = exportSources.find((known) => known.name === name);
    if (source === undefined || session === undefined) throw new Error(`there is no export of ${name}`);
    return startExport({ tx, session, language, now, input, address, requestId }, source);
  };

  const access = {
    keys,
    sessions,
    sms,
    provider: config.sso === undefined ? undefined : ssoProvider(config.sso),
    portal: config.portal,
  };
  mount(web, login, loginHandlers(access), { anonymous: "system", system: { except: ["adminResetPass"] } });
  mount(web, account, accountHandlers({ ...access, asksAgreement: (tx, host) => duty.asks(tx, host) }, config), {
    anonymous: "system",
    beforeAgreement: ["logout", "setPassword", "rememberDevice", "forgetDevice"],
    beforePasswordChange: ["logout", "current", "setPassword"],
    beforeSecondFactor: ["logout", "current", "setPassword", "rememberDevice", "forgetDevice"],
    whileViewing: ["logout"],
  });
  mount(web, secondFactor, secondFactorHandlers(access), {
    anonymous: "system",
    system: true,
    beforeAgreement: ["enrol", "confirm", "show", "renewRecoveryCodes", "disable"],
    beforeSecondFactor: ["state", "enrol", "confirm"],
  });
  mount(web, users, staffHandlers({ ...access, database, startExport: startNamed }));
  mount(web, roles, roleHandlers(access));
  mount(web, views, viewHandlers(access), { system: true, whileViewing: ["end"] });

  mount(web, menus, menuHandlers);
  mount(web, functions, functionHandlers(access));
  mount(web, organisations, organisationHandlers);

  mount(web, merchants, merchantHandlers({ ...access, database }));
  mount(web, merchantSettings, merchantSettingHandlers);
  mount(web, notificationSettings, notificationSettingHandlers(secrets));
  mount(web, messages, messageHandlers);
  mount(web, merchantAccount, merchantAccountHandlers({ database, secrets, dataDir: config.dataDir, sessions }));
  await addPublicImageUpload(web, merchantLogos, { pictures, kind: "logo" }, { database, dataDir: config.dataDir });
  const sealed = { dataDir: config.dataDir, secrets };
  mount(web, applications, applicationHandlers({ ...access, database, store: sealed, startExport: startNamed }));
  mount(web, submissions, submissionHandlers({ database, secrets, providers: submissionProviders }));
  mount(web, invited, invitedHandlers(sealed), { anonymous: "system", system: true });
  await addApplicationImages(
    web,
    { own: applicationImages, invited: invitedImages },
    { database, store: sealed, pictures },
  );
  mount(web, certificates, certificateHandlers({ database, store: sealed, startExport: startNamed }));
  await addCertificateUpload(web, certificateImages, { database, store: sealed, pictures });
  mount(web, pharmacists, pharmacistHandlers({ database, store: sealed, startExport: startNamed }));
  await addCertificateUpload(web, pharmacistImages, { database, store: sealed, pictures });

  mount(web, brands, brandHandlers({ dataDir: config.dataDir }));
  await addPublicImageUpload(web, brandLogos, { pictures, kind: "brand" }, { database, dataDir: config.dataDir });
  mount(web, products, productHandlers);

  mount(
    web,
    machines,
    machineHandlers({
      dataDir: config.dataDir,
      commands: createCommandDesk(secrets, notifier),
      startExport: startNamed,
    }),
  );
  await addPublicImageUpload(
    web,
    machinePictures,
    { pictures, kind: "machine" },
    { database, dataDir: config.dataDir },
  );
  mount(web, shares, shareHandlers);
  mount(web, teams, teamHandlers(secrets));
  mount(web, operators, operatorHandlers({ secrets, startExport: startNamed }));
  mount(web, lanes, laneHandlers({ startExport: startNamed }));
  web.app.get("/asyncapi.json", async () => describeMachineProtocol(secrets.commandKey));

  mount(web, orders, orderHandlers({ notify: notifier.notify }), { keepPlans: true });
  mount(web, members, memberHandlers({ database, secrets }));
  mount(web, cards, cardHandlers({ database, secrets, startExport: startNamed }));
  mount(web, cardDetails, cardDetailHandlers({ secrets, startExport: startNamed }));
  mount(web, memberAssignments, memberAssignmentHandlers({ secrets }));
  mount(web, systemHome, systemHomeHandlers);
  mount(web, downloads, downloadHandlers({ database, dataDir: config.dataDir }));
  mount(web, logs, logHandlers);
  mount(web, agreements, agreementHandlers({ secrets }));
  mount(web, agreementCalls, agreementCallHandlers({ secrets, duty }), {
    beforeAgreement: ["agreeXy"],
    ownCodes: true,
  });
  await addAgreementFiles(web, agreementUploads, { database, secrets });
  await addUpload(web, uploads, { database, dataDir: config.dataDir });

  if (provider !== undefined) {
    const payments = { database, provider, notify: notifier.notify, log };
    await rawPost(web, noticePath, async (body, { headers }) => {
      const answer = await receiveNotice(payments, body, headers, new Date());
      return answer === "accepted" ? null : answer;
    });
  }

  for (const one of submissionProviders) {
    await rawPost(web, submissionNoticePath(one.code), async (body, { headers }) => {
      const answer = await receiveSubmissionNotice({ database, store: sealed, log }, one, body, headers, new Date());
      return answer === "accepted" ? null : answer;
    });
  }

  const hub = new LiveHub(database, log);
  const screenParts = { publicScreens: config.publicScreens, shared: new SharedAnswers() };
  const tokenHashOf = (headers: Parameters<typeof tokenFrom>[0]) => {
    const token = tokenFrom(headers);
    return token === undefined ? null : hashOf(token);
  };
  mount(web, dashboard, dashboardHandlers({ startExport: startNamed }), { keepPlans: true });
  mount(web, screens, screenHandlers({ ...screenParts, mapApproval: config.mapApproval }), { keepPlans: true });
  mount(web, screenCalls, screenCallHandlers({ ...screenParts, hub, tokenHashOf }), { keepPlans: true });
  liveChannel(web.app, {
    database,
    hub,
    log,
    publicScreens: config.publicScreens,
    sessionOf: (hash) => sessions.sessionOf(hash),
  });
  const listener = await listen({
    adminUrl: database.adminUrl,
    channels: [saleChannel],
    onNotification: (_channel, payload) => hub.notice(payload),
    onReconnect: () => hub.notice(""),
    onTrouble: (error) => log.warn({ err: error }, "notifications of the database are away"),
  });

  return [() => hub.stop(), () => listener.close(), () => notifier.stop()];
}
