import type { Language } from "@yunshou/contract";
import type { Locale } from "antd/es/locale";
import dayjs from "dayjs";
import { loadWanted } from "./loadedRooms.ts";

export interface LanguagePack {
  readonly language: Language;
  readonly antd: Locale;
}

/** The type check here is what keeps our Lao texts complete. */
const laoWidgets = async (): Promise<{ default: Locale }> => ({
  default: (await import("@yunshou/phrases/widgetsLao")).default,
});

interface Parts {
  readonly antd: () => Promise<{ readonly default: Locale }>;
  readonly dayjs: () => Promise<unknown>;
  readonly dayjsName: string;
}

const parts: Readonly<Record<Language, Parts>> = {
  zh: { antd: () => import("antd/es/locale/zh_CN"), dayjs: () => import("dayjs/locale/zh-cn"), dayjsName: "zh-cn" },
  en: { antd: () => import("antd/es/locale/en_US"), dayjs: () => Promise.resolve(), dayjsName: "en" },
  fr: { antd: () => import("antd/es/locale/fr_FR"), dayjs: () => import("dayjs/locale/fr"), dayjsName: "fr" },
  ko: { antd: () => import("antd/es/locale/ko_KR"), dayjs: () => import("dayjs/locale/ko"), dayjsName: "ko" },
  vi: { antd: () => import("antd/es/locale/vi_VN"), dayjs: () => import("dayjs/locale/vi"), dayjsName: "vi" },
  es: { antd: () => import("antd/es/locale/es_ES"), dayjs: () => import("dayjs/locale/es"), dayjsName: "es" },
  de: { antd: () => import("antd/es/locale/de_DE"), dayjs: () => import("dayjs/locale/de"), dayjsName: "de" },
  lo: { antd: laoWidgets, dayjs: () => import("dayjs/locale/lo"), dayjsName: "lo" },
  it: { antd: () => import("antd/es/locale/it_IT"), dayjs: () => import("dayjs/locale/it"), dayjsName: "it" },
};

/** Loads our texts, those of Ant Design and those of the dates together; switching shows no half-translated page. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  const part = parts[language];
  const [antd] = await Promise.all([
    part.antd(),
    part.dayjs(),
    loadWanted(language),
    import("./freshOverlay.ts").then(({ loadOverlay }) => loadOverlay(language)),
  ]);
  dayjs.locale(part.dayjsName);
  return { language, antd: antd.default };
}
