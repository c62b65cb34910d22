import type { Language } from "@yunshou/contract";

/** What a text of a language must not hold, and why. */
export interface Ban {
  readonly pattern: RegExp;
  readonly because: string;
}

const straight: Ban = { pattern: /["']/, because: "quotes and apostrophes are typographic" };
const percentWithSpace: Ban = { pattern: /[\s\u00a0]%/, because: "no space stands before %" };
const percentAlone: Ban = { pattern: /(?<!\u00a0)%/, because: "a no-break space stands before %" };
const foreignQuotes = (pattern: RegExp): Ban => ({ pattern, because: "the language has quotes of its own" });
const wording = (pattern: RegExp, because: string): Ban => ({ pattern, because });

/** A whole word or one of several; `\b` knows no accents. */
const word = (words: string, because: string): Ban => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"),
  because,
});

/** Quotes, spaces, spelling and form of address by language (TERMBASE.md, Style), and words that another has replaced. */
export const bans: Readonly<Record<Exclude<Language, "zh">, readonly Ban[]>> = {
  en: [
    straight,
    foreignQuotes(/[«»„]/),
    { pattern: /\d[\s\u00a0]%(?! fee$)/, because: "no space stands before %" },
    wording(/quick buy/i, "嗨购 is lucky purchase"),
    wording(/\b(?:upper|lower) software/i, "上位机 is the host, 下位机 the controller"),
    word("(?:(?<!time )slot|channel|coil)s?", "货道 is lane"),
    wording(/\bdeliver(?:y|ed|ing)? (?:failed|status|time)\b/i, "出货 is dispense"),
    wording(/\b(?:authoriz|organiz|color\b|center\b)/i, "spelling is British"),
  ],
  fr: [
    straight,
    foreignQuotes(/[“”„]/),
    percentAlone,
    { pattern: /(?<!\u00a0)[;!?]/, because: "a no-break space stands before ; ! ?" },
    { pattern: /(?<![\u00a0\dH])(?<!https):(?!\/\/)|[ \u202f]:/, because: "a no-break space stands before :" },
    { pattern: /«(?!\u00a0)|(?<!\u00a0)»/, because: "no-break spaces stand inside « »" },
    word("tu|toi|tes|ton", "people are addressed with vous"),
    word("marchands?", "商户 is commerçant"),
    word("machines?", "机器 is distributeur"),
    wording(/achat express/i, "嗨购 is achat-loterie"),
    word("client (?:de|du)", "客户端 is logiciel du distributeur"),
    word("permissions?", "权限 is autorisation"),
    word("livrée?s?|livraison en cours|(?:de|de la) livraison", "出货 is distribution"),
  ],
  ko: [
    straight,
    foreignQuotes(/[«»„‘]/),
    percentWithSpace,
    { pattern: /\S \(/, because: "no space stands before brackets" },
    { pattern: /\}\}”?(?:[을를이가은는과와](?=[\s,.]|$)|으로|로(?=\s))/, because: "no particle follows a placeholder" },
    { pattern: /[을이은과]\([를가는와]\)|\(으\)로/, because: "no particle in two forms" },
    { pattern: /하십시오|하시겠습니까|해 ?주세요/, because: "sentences end in 하세요, 할까요 and 습니다" },
    wording(/알람/, "报警 is 경보"),
    wording(/동결/, "冻结 is 정지"),
    wording(/연체/, "欠款 is 미납금"),
    wording(/수령|출고(?! 검)/, "取货 is 픽업, 出货 is 배출"),
    wording(/하이고|윈서우|상점|칸/, "there is a word of the termbase for it"),
    wording(/증서/, "证件 is 증명서"),
  ],
  vi: [
    straight,
    foreignQuotes(/[«»„]/),
    percentWithSpace,
    { pattern: /xoá|huỷ|khoá|hoà(?!n)|toà /i, because: "the tone stands on the first vowel" },
    wording(/CSKH/, "no abbreviations"),
    wording(/thương hộ|tiểu thương/i, "商户 is thương nhân"),
    wording(/khay|rãnh/i, "货道 is ngăn hàng"),
    wording(/trình đơn/i, "菜单 is menu"),
    wording(/máy khách/i, "客户端 is phần mềm máy"),
    wording(/mua nhanh/i, "嗨购 is mua may mắn"),
    wording(/thẻ thành viên/i, "会员卡 is thẻ hội viên"),
  ],
  es: [
    straight,
    foreignQuotes(/[“”„]/),
    percentAlone,
    { pattern: /^[^¿]*\?/, because: "a question begins with ¿" },
    word("tú|tu|tus|te|ti", "people are addressed with usted"),
    word("canal(?:es)?", "货道 is carril"),
    word("comerciantes?", "商户 is comercio"),
    word("excepci(?:ón|ones)", "异常 is incidencia"),
    wording(/\b(?:des)?habilit/i, "启用 is activar"),
    wording(/compra rápida/i, "嗨购 is compra con sorteo"),
    wording(/apagad/i, "停用 is desactivar"),
    wording(/\bentrega (?:fallida|parcial)/i, "出货 is dispensación"),
  ],
  de: [
    straight,
    foreignQuotes(/[«»”]|“(?=\w)/),
    percentAlone,
    word("du|dich|dir|dein(?:e[mnrs]?)?", "people are addressed with Sie"),
    wording(/Inkasso/i, "收款 is Einzug"),
    wording(/Schnellkauf/i, "嗨购 is Glückskauf"),
    wording(/Zertifikat/i, "证件 is Nachweis"),
    wording(/\bBetreiber(?! anzugeben)/, "运营人员 is Betreuer"),
    word("Fach|Fachs|Fächer", "货道 is Schacht"),
    wording(/Apothekenschrank|Medikament/i, "药品柜 is Arzneimittelautomat"),
    word("Rechte(?! Tür)", "权限 is Berechtigung"),
  ],
  lo: [
    straight,
    foreignQuotes(/[«»„]/),
    percentWithSpace,
    { pattern: /\u0ecd[\u0ec8-\u0ecb]?\u0eb2/, because: "ຳ is one character" },
    { pattern: /\u0eab[\u0ea1\u0e99\u0ea5]/, because: "ໝ, ໜ and ຫຼ are written as such" },
    { pattern: /[\u0e00-\u0e7f]/, because: "Thai letters are not Lao ones" },
    { pattern: /\Sແລະ|ແລະ(?! )|(?<![ເ\s])ຫຼື|(?<!ເ)ຫຼື(?! )/, because: "ແລະ and ຫຼື stand between spaces" },
    wording(/ຫຼັງບ້ານ|ຂັດແຍ້ງ|ແພລັດຟອມ|ຜູ້ຄຸ້ມຄອງ|ລົ້ມເຫຼວ|ແພດການຢາ/, "there is a Lao word for it"),
    wording(/ອໍເດີ/, "订单 is ຄຳສັ່ງຊື້"),
    wording(/ສະຕັອກ(?!.*ນັບ)/, "库存 is ສິນຄ້າຄົງເຫຼືອ"),
    wording(/ເຄື່ອງ(?!ດື່ມ|ມື|ຄວບຄຸມ)/, "机器 is ຕູ້"),
    wording(/ຊື້ດ່ວນ/, "嗨购 is ຊື້ສ່ຽງໂຊກ"),
    wording(/ລ໋ອດ/, "批次 is ລັອດ"),
  ],
  it: [
    straight,
    foreignQuotes(/[«»„]/),
    percentAlone,
    word("voi|vostr[oaie]|vi (?:ha|hanno)", "people are addressed with Lei"),
    {
      pattern:
        /(?:^|[;:,.] )(?:poi |prima )?(?:accedi|accetta|riprova|inserisci|scegli|seleziona|verifica|completa|gestisci)\b.*[;:,.]|[;:,.] (?:poi )?(?:accedi|accetta|ricarica|riprova|inserisci|scegli|gestisci)\b/i,
      because: "sentences address with Lei, not tu",
    },
    {
      pattern:
        /[;,.] (?:poi |prima )?(?:riprovare|accedere|verificar[ei]|sceglier\w+|restringere|ricaricare|salvare)\b(?!.*\?)/i,
      because: "an instruction is no infinitive",
    },
    wording(/macchin[ae]/i, "机器 is distributore"),
    word("commerciant[ei]", "商户 is esercente"),
    word("permess[oi]", "权限 is autorizzazione"),
    word("corsi[ae]|giacenz[ae]", "货道 is canale, 库存 scorta"),
    word("fallit[oaie]", "a failure is non riuscito"),
    wording(/acquisto rapido/i, "嗨购 is acquisto a sorte"),
  ],
};

/** In Italian a button is an imperative of one or two words; a refusal or a hint is none, and no infinitive either. */
export const infinitiveInstruction =
  /^(?:Inserire|Scegliere|Selezionare|Verificare|Completare|Indicare|Caricare|Controllare|Cambiare|Spostare|Riprovare)\b(?!.*\?)/;

/** How a verb of the log begins, in German how it ends; brackets may follow. */
export const infinitives = {
  fr: /^(?:Se )?\p{L}+(?:er|ir|re)(?!\p{L})/u,
  es: /^\p{L}+[aei]r(?!\p{L})/u,
  de: /\p{L}(?:en|ern|eln)(?= \(|$)/u,
  it: /^\p{L}+[aei]re(?!\p{L})/u,
};
