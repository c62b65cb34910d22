import { nextSerial } from "../rows.ts";
import { apiKeyRow, categoryPair, commentRow, dictionaryRow, dockingRows } from "../systemRows.ts";
import type { Tenant } from "../tenant.ts";
import type { World } from "../world.ts";
import { accountOf, type Cases, range } from "./case.ts";

async function freshAgreement(world: World, state: string): Promise<string> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>(
      "insert into agreement (name, state, md5, sha256, content, published_at) values ($1, $2, '', '', '', case when $2 = 'published' then now() end) returning id",
      [`a${nextSerial()}`, state],
    ),
  );
  return row!.id;
}

async function systemAlarm(world: World): Promise<string> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>(
      "insert into system_alarm (kind, subject, figure, cleared_at) values ('dutyFailing', $1, 5, now()) returning id",
      [`duty${nextSerial()}`],
    ),
  );
  return row!.id;
}

const docking = (home: Tenant) => dockingRows(home, home.server.context);
const dockingForm = async (home: Tenant) => {
  const [parentCategoryId, childCategoryId] = await categoryPair(home);
  return { interfaceName: "x", interfaceUrl: "https://erp.example.com/x", parentCategoryId, childCategoryId };
};

/** A text that somebody wrote over the delivered one. */
async function translation(world: World, langCode: string): Promise<{ langKey: string; langCode: string }> {
  const langKey = "logs.words.difference";
  await world.own.write((tx) =>
    tx.query(
      `insert into phrase_text (language, lang_key, text, original, written_by) select $1, $2, 'x', 'x', min(id) from app_user
       on conflict (language, lang_key) do update set reviewed_by = null`,
      [langCode, langKey],
    ),
  );
  return { langKey, langCode };
}

const onMachine = (home: Tenant) => ({ recordKind: "machine", recordNo: home.rows.machineNo });
const entryForm = () => ({ dictCode: `c${nextSerial()}`, dictName: "x", dictValue: "x", sortNo: 0 });
async function platformEntry(world: World): Promise<string> {
  const [row] = await world.own.write((tx) =>
    tx.query<{ id: string }>(
      "insert into dictionary_entry (top_id, merchant_id, dict_type, code, name, value) values (1, 1, 'priceReason', $1, 'x', 'x') returning id",
      [`p${nextSerial()}`],
    ),
  );
  return row!.id;
}
async function ownType(world: World): Promise<string> {
  const code = `o${nextSerial()}`;
  await world.own.write((tx) => tx.query("insert into dictionary_type (code, name) values ($1, 'x')", [code]));
  return code;
}
const thisMonth = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
const appraisalOf = (userId: string) => ({ userId, period: thisMonth(), indicator: "refills" });

/** Inputs with which calls of the area succeed; see cases.ts. */
export const systemCases: Cases = {
  "agreementUploads.upload": () => ({ agreementName: `agreement ${nextSerial()}` }),

  "agreements.accepted": async (_home, world) => ({ agreementId: await freshAgreement(world, "draft") }),
  "agreements.publish": async (_home, world) => ({ agreementId: await freshAgreement(world, "draft") }),
  "agreements.stop": async (home, world) => {
    await home.write((tx) => tx.query("update agreement set state = 'stopped' where state = 'published'"));
    return { agreementId: await freshAgreement(world, "published") };
  },
  "agreements.remove": async (_home, world) => ({ agreementId: await freshAgreement(world, "draft") }),

  "agreementCalls.getUsedXy": async (home) => ({ shbh: home.merchant.merchantNo, username: await accountOf(home) }),
  "agreementCalls.agreeXy": async (home, world) => {
    await home.write((tx) => tx.query("update agreement set state = 'stopped' where state = 'published'"));
    return {
      shbh: home.merchant.merchantNo,
      username: await accountOf(home),
      xyid: await freshAgreement(world, "published"),
    };
  },

  "downloads.remove": async (home) => ({ fileId: await home.file() }),

  "uploads.upload": () => ({ fileName: `manual ${nextSerial()}.pdf`, fileType: "manual" }),

  "systemAlarms.list": range,
  "systemAlarms.handle": async (_home, world) => ({
    systemAlarmIds: [await systemAlarm(world)],
    decision: "handle",
    remark: "x",
  }),
  "systemAlarms.export": async (_home, world) => {
    await systemAlarm(world);
    return range();
  },

  "appraisals.list": () => ({ period: thisMonth() }),
  "appraisals.facts": (home) => ({ ...appraisalOf(home.rows.userId), indicator: "maintenances" }),
  "appraisals.score": async (home) => ({ ...appraisalOf((await home.user()).userId), score: 50, remark: home.canary }),
  "appraisals.export": () => ({ period: thisMonth() }),

  "dictionary.create": () => ({ dictType: "priceReason", ...entryForm() }),
  "dictionary.update": async (_home, world) => ({ entryNo: await platformEntry(world), ...entryForm() }),
  "dictionary.enable": async (_home, world) => ({ entryNo: await platformEntry(world), enabled: false }),
  "dictionary.remove": async (_home, world) => ({ entryNo: await platformEntry(world) }),
  "dictionaryKinds.create": () => ({ dictType: `t${nextSerial()}`, typeName: "x" }),
  "dictionaryKinds.update": async (_home, world) => ({ dictType: await ownType(world), typeName: "y" }),
  "dictionaryKinds.remove": async (_home, world) => ({ dictType: await ownType(world) }),
  "merchantDictionary.create": () => ({ dictType: "priceReason", ...entryForm() }),
  "merchantDictionary.update": async (home) => ({ entryNo: await dictionaryRow(home), ...entryForm() }),
  "merchantDictionary.enable": async (home) => ({ entryNo: await dictionaryRow(home), enabled: false }),
  "merchantDictionary.remove": async (home) => ({ entryNo: await dictionaryRow(home) }),

  "dockings.create": dockingForm,
  "dockings.update": async (home) => ({ ...(await dockingForm(home)), dockingId: (await docking(home)).dockingId }),
  "dockings.enable": async (home) => ({ dockingId: (await docking(home)).dockingId, enabled: false }),
  "dockings.remove": async (home) => ({ dockingId: (await docking(home)).dockingId }),
  "dockings.test": async (home) => ({ dockingId: (await docking(home)).dockingId }),
  "pushes.replay": async (home) => ({ pushId: (await docking(home)).pushId }),
  "apiKeys.create": () => ({ keyName: `key ${nextSerial()}`, scopes: ["orders.read"] }),
  "apiKeys.revoke": async (home) => ({ apiKeyId: await apiKeyRow(home, home.server.context) }),
  "translations.write": () => ({ langKey: "logs.words.noDetail", langCode: "en", langText: `Nothing ${nextSerial()}` }),
  "translations.review": async (_home, world) => translation(world, "de"),
  "translations.restore": async (_home, world) => translation(world, "fr"),
  "translationFiles.upload": () => ({ fileName: "a.csv" }),

  "comments.list": onMachine,
  "comments.people": onMachine,
  "comments.write": (home) => ({ ...onMachine(home), commentText: `${home.canary} ${nextSerial()}`, mentionIds: [] }),
  "comments.remove": async (home) => ({ commentId: await commentRow(home, home.rows.machineNo) }),
  "logs.ofRecord": onMachine,
  "logs.list": range,
  "logs.export": range,
};
