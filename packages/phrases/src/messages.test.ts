import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fill } from "./fill.ts";
import { loadEvery } from "./load.ts";
import { roomNames } from "./rooms.ts";
import { wordsOf } from "./server.ts";

/**
 * Where each text of docs/requirements/msg.md stands among our phrases. The wording is read from the document itself, so
 * that neither can change without the other. Texts of pages that do not exist yet have no line.
 */
const places: Readonly<Record<string, readonly string[]>> = {
  "MSG-01": ["login.agreement.needed"],
  "MSG-02": ["login.agreement.found"],
  "MSG-03": ["screens.state.network"],
  "MSG-05": ["common.list.empty", "screens.state.empty"],
  "MSG-06": ["login.error.wrong"],
  "MSG-07": ["login.success"],
  "MSG-08": ["login.error.username"],
  "MSG-09": ["login.error.passwordShort", "errors.access.passwordTooShort"],
  "MSG-10": ["common.session.expired", "errors.S9999"],
  "MSG-11": ["errors.server.failed", "login.error.system"],
  "MSG-13": ["lanes.belowPurchase"],
  "MSG-14": ["errors.goods.chooseProduct"],
  "MSG-15": ["errors.templates.nameRequired"],
  "MSG-16": ["screens.device.allTypes"],
  "MSG-17": ["login.error.password"],
  "MSG-20": ["login.agreement.failed", "common.failure.operation.operate"],
  "MSG-21": ["common.failure.operation.add"],
  "MSG-22": ["common.failure.operation.modify"],
  "MSG-23": ["common.failure.operation.delete"],
  "MSG-24": ["common.failure.operation.create"],
  "MSG-25": ["common.result.deleteCancelled"],
  "MSG-26": ["errors.field.required"],
  "MSG-27": ["common.form.incomplete"],
  "MSG-28": ["errors.access.wrongCredentials"],
  "MSG-29": ["errors.access.codeInvalid"],
  "MSG-30": ["common.failure.noPermission"],
  "MSG-31": ["errors.machines.selectToOperate"],
  "MSG-32": ["errors.machines.selectToBind"],
  "MSG-33": ["common.list.selectFirst"],
  "MSG-35": ["errors.marketing.selectScheme"],
  "MSG-37": ["common.failure.operation.addProduct"],
  "MSG-38": ["errors.goods.brandMissing"],
  "MSG-39": ["errors.goods.thumbnailMissing"],
  "MSG-40": ["errors.merchants.certificateImageMissing"],
  "MSG-41": ["errors.goods.purchaseAbovePrice"],
  "MSG-42": ["errors.members.physicalDiffers"],
  "MSG-43": ["errors.members.cardUnknown"],
  "MSG-44": ["errors.members.cardNotActivated"],
  "MSG-45": ["errors.members.giftCard"],
  "MSG-46": ["errors.members.newCardIssued"],
  "MSG-47": ["errors.members.cardCancelled"],
  "MSG-48": ["errors.system.dockingExists"],
  "MSG-49": ["errors.system.categoryPair"],
  "MSG-50": ["errors.goods.notLastLevel"],
  "MSG-53": ["lanes.regenerate", "errors.lane.exists"],
  "MSG-54": ["errors.machines.typeWrong"],
  "MSG-55": ["errors.machines.numberEmpty"],
  "MSG-56": ["common.list.nothingToExport", "errors.insight.nothingToExport"],
  "MSG-57": ["errors.teams.alreadyMember"],
  "MSG-58": ["errors.teams.checkStaff"],
  "MSG-59": ["errors.finance.aboveBalance"],
  "MSG-60": ["submissions.rejection.bankAccountRefused"],
  "MSG-62": ["templates.importHint"],
  "MSG-63": ["access.password.done"],
  "MSG-64": ["errors.members.sameCard"],
  "MSG-70": ["common.confirm.delete"],
  "MSG-71": ["users.confirm.erase"],
  "MSG-72": ["machines.confirm.restart"],
  "MSG-73": ["machines.confirm.decommission"],
  "MSG-74": ["common.layout.logoutConfirm"],
  "MSG-75": ["marketing.enableAsk"],
  "MSG-76": ["marketing.disableAsk"],
  "MSG-77": ["lanes.stopConfirm"],
  "MSG-78": ["lanes.enableConfirm"],
  "MSG-79": ["templates.copyConfirm"],
  "MSG-80": ["templates.deleteConfirm"],
  "MSG-81": ["users.confirm.restore", "merchants.confirm.restore"],
  "MSG-82": ["lanes.reserveConfirm"],
  "MSG-83": ["lanes.restartAdvised"],
  "MSG-84": ["members.confirm.rechargeLarge"],
  "MSG-85": ["finance.hint.added"],
  "MSG-86": ["errors.finance.accountActivated"],
  "MSG-87": ["errors.finance.accountInactive"],
  "MSG-88": ["members.confirm.cancel"],
  "MSG-90": ["errors.access.passwordsDiffer", "login.reset.differ"],
  "MSG-91": ["errors.field.notCode"],
  "MSG-92": ["errors.field.notMobile", "login.reset.mobile"],
  "MSG-93": ["errors.members.physicalNo"],
  "MSG-94": ["errors.lane.layersOutOfRange", "errors.lane.lanesPerLayerOutOfRange"],
  "MSG-95": ["errors.lane.tooFewLanes"],
  "MSG-96": ["errors.templates.flowOutOfRange"],
  "MSG-97": ["errors.marketing.rateOutOfRange", "errors.codes.rateOutOfRange"],
  "MSG-98": ["errors.marketing.priorityOutOfRange"],
  "MSG-100": ["errors.amount.notPositive"],
  "MSG-101": ["errors.marketing.slotMissing"],
  "MSG-102": ["errors.marketing.specialPriceMissing"],
  "MSG-103": ["errors.codes.tooManyVouchers"],
  "MSG-104": ["errors.codes.notBelowLimit"],
  "MSG-105": ["errors.codes.createdRange"],
  "MSG-107": ["errors.range.tooLong"],
  "MSG-108": ["errors.members.rechargeZero"],
  "MSG-109": ["errors.members.passwordShape"],
  "MSG-110": ["members.hint.noLimit"],
  "MSG-111": ["errors.goods.pictureTooLarge"],
  "MSG-113": ["errors.field.remarkTooLong"],
  "MSG-114": ["common.picture.hint"],
  "MSG-116": ["errors.finance.amountRange"],
  "MSG-118": ["pickups.hint"],
  "MSG-120": ["library.workdays"],
  "MSG-121": ["roles.effective"],
  "MSG-122": ["submissions.feeHint"],
  "MSG-123": ["merchants.confirm.purchase"],
  "MSG-124": ["users.passwordSent", "merchants.passwordSent"],
  "MSG-125": ["users.confirm.rename"],
  "MSG-127": ["machines.confirm.lock", "machines.confirm.unlock"],
  "MSG-128": ["machines.confirm.clearHistory"],
  "MSG-129": ["members.hint.balanceSince"],
  "MSG-130": ["users.confirm.revoke", "machines.confirm.deauthorise"],
  "MSG-131": ["dataCards.enableAsk", "dataCards.disableAsk"],
  "MSG-132": ["orders.confirm.refund"],
  "MSG-133": ["orders.confirm.dispense"],
  "MSG-134": ["onboarding.decisionAsk.approve"],
  "MSG-135": ["machines.confirm.unbind"],
  "MSG-136": ["members.confirm.lock", "members.confirm.reportLost"],
  "MSG-137": ["common.result.added", "common.result.modified", "common.result.deleted", "common.result.done"],
};

interface Wording {
  /** The quoted texts of one language; a slash offers two words for one place: 锁定/解锁. */
  readonly texts: readonly string[];
  /** It must match character by character; other wordings may go on and explain what follows. */
  readonly exact: boolean;
}

const document = readFileSync(new URL("../../../docs/requirements/msg.md", import.meta.url), "utf8");

function wordingOf(id: string, language: "zh" | "en"): Wording {
  const line = document.split("\n").find((one) => one.startsWith(`- ${id} |`)) ?? "";
  const chinese = [...line.matchAll(/"([^"]*[一-鿿][^"]*)"( \[exact\])?/g)];
  const english = [...line.matchAll(/en "([^"]*)"( \[exact\])?/g)];
  const found = language === "zh" ? chinese : english;
  return {
    texts: found.flatMap((match) => alternatives(match[1] ?? "")),
    exact: found.some((match) => match[2] !== undefined),
  };
}

/** 确定要锁定/解锁该机器吗？ is two texts. */
function alternatives(text: string): string[] {
  const parts = /^(确定要)(.+)\/(.+?)(该.*|吗.*)$/.exec(text);
  return parts === null ? [text] : [`${parts[1]}${parts[2]}${parts[4]}`, `${parts[1]}${parts[3]}${parts[4]}`];
}

/** Lock/unlock this machine? is two texts. */
function englishAlternatives(text: string): string[] {
  const parts = /^(\w+) ?\/ ?([\w ]+?)((?: this|\?).*)$/.exec(text);
  return parts === null ? [text] : [`${parts[1]}${parts[3]}`, `${parts[2]}${parts[3]}`];
}

/** The text below a dotted path; codes of refusals hold a dot themselves. */
function textAt(tree: unknown, path: string): string | undefined {
  if (typeof tree === "string") return path === "" ? tree : undefined;
  if (typeof tree !== "object" || tree === null) return undefined;
  for (const [key, value] of Object.entries(tree)) {
    if (path === key) return textAt(value, "");
    const found = path.startsWith(`${key}.`) ? textAt(value, path.slice(key.length + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const withoutPlaces = (text: string) => text.replace(/\{+(\w+)\}+/g, "{$1}");
const roomsOf = (language: "zh" | "en") => Object.fromEntries(roomNames.map((name) => [name, wordsOf(language, name)]));
const texts = {
  zh: { ...roomsOf("zh"), errors: await loadEvery("errors", "zh") },
  en: { ...roomsOf("en"), errors: await loadEvery("errors", "en") },
};

describe("texts of the requirements", () => {
  it.each(Object.entries(places))("%s stands in the catalogue as it is documented", (id, paths) => {
    const { texts: documented, exact } = wordingOf(id, "zh");
    expect(documented, `${id} is in docs/requirements/msg.md`).not.toEqual([]);
    for (const path of paths) {
      const text = withoutPlaces(textAt(texts.zh, path) ?? "");
      if (exact) expect(documented, path).toContain(text);
      else
        expect(
          documented.some((one) => text.startsWith(withoutPlaces(one))),
          `${path}: ${text}`,
        ).toBe(true);
    }
  });

  it.each([
    ["MSG-112", "errors.goods.tooManyPictures", { limit: 5 }],
    ["MSG-119", "finance.hint.window", { from: "10:00", to: "17:00" }],
  ] as const)("%s says the limit that holds, as it is documented", (id, path, values) => {
    for (const language of ["zh", "en"] as const)
      expect(fill(textAt(texts[language], path)!, values)).toBe(wordingOf(id, language).texts[0]);
  });

  it("MSG-126 writes the lanes to refill of all lanes as a fraction", () => {
    expect(fill(textAt(texts.zh, "messages.sentence.refill")!, { figure: "5/60" })).toBe(
      wordingOf("MSG-126", "zh").texts[0],
    );
  });

  it.each(Object.keys(places).filter((id) => wordingOf(id, "en").texts.length > 0))(
    "MSG-138 %s begins with the English of the specification",
    (id) => {
      const documented = wordingOf(id, "en")
        .texts.flatMap(englishAlternatives)
        .map((text) => withoutPlaces(text).toLowerCase());
      for (const path of places[id] ?? []) {
        const text = withoutPlaces(textAt(texts.en, path) ?? "").toLowerCase();
        expect(
          documented.some((one) => text.startsWith(one)),
          `${path}: ${text} / ${documented.join()}`,
        ).toBe(true);
      }
    },
  );

  it.each(Object.keys(places).filter((id) => wordingOf(id, "en").exact))(
    "%s keeps its English character by character",
    (id) => {
      for (const path of places[id] ?? []) expect(wordingOf(id, "en").texts, path).toContain(textAt(texts.en, path));
    },
  );

  it("MSG-06 MSG-27 MSG-30 are the ones whose English is fixed", () => {
    expect(Object.keys(places).filter((id) => wordingOf(id, "en").exact)).toEqual(["MSG-06", "MSG-27", "MSG-30"]);
  });
});
