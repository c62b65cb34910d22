import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import dePages from "./pages/de.ts";
import enPages from "./pages/en.ts";
import esPages from "./pages/es.ts";
import frPages from "./pages/fr.ts";
import itPages from "./pages/it.ts";
import koPages from "./pages/ko.ts";
import loPages from "./pages/lo.ts";
import viPages from "./pages/vi.ts";
import zhPages from "./pages/zh.ts";
import deLogs from "./system/logs/de.ts";
import enLogs from "./system/logs/en.ts";
import esLogs from "./system/logs/es.ts";
import frLogs from "./system/logs/fr.ts";
import itLogs from "./system/logs/it.ts";
import koLogs from "./system/logs/ko.ts";
import loLogs from "./system/logs/lo.ts";
import viLogs from "./system/logs/vi.ts";
import zhLogs from "./system/logs/zh.ts";

/** The words of the log, for files that the server writes. */
export const logWords: Readonly<Record<Language, Translation<typeof zhLogs>>> = {
  zh: zhLogs,
  en: enLogs,
  fr: frLogs,
  ko: koLogs,
  vi: viLogs,
  es: esLogs,
  de: deLogs,
  lo: loLogs,
  it: itLogs,
};

/** Titles of pages, for files that the server writes. */
export const pageTitles: Readonly<Record<Language, Translation<typeof zhPages>>> = {
  zh: zhPages,
  en: enPages,
  fr: frPages,
  ko: koPages,
  vi: viPages,
  es: esPages,
  de: dePages,
  lo: loPages,
  it: itPages,
};
