import type { Language } from "@yunshou/contract";
import type { Translation } from "./language.ts";
import deOrders from "./orders/de.ts";
import enOrders from "./orders/en.ts";
import esOrders from "./orders/es.ts";
import frOrders from "./orders/fr.ts";
import itOrders from "./orders/it.ts";
import koOrders from "./orders/ko.ts";
import loOrders from "./orders/lo.ts";
import viOrders from "./orders/vi.ts";
import zhOrders from "./orders/zh.ts";
import deValues from "./values/de.ts";
import enValues from "./values/en.ts";
import esValues from "./values/es.ts";
import frValues from "./values/fr.ts";
import itValues from "./values/it.ts";
import koValues from "./values/ko.ts";
import loValues from "./values/lo.ts";
import viValues from "./values/vi.ts";
import zhValues from "./values/zh.ts";

/** The words of orders, for files that the server writes. */
export const orderWords: Readonly<Record<Language, Translation<typeof zhOrders>>> = {
  zh: zhOrders,
  en: enOrders,
  fr: frOrders,
  ko: koOrders,
  vi: viOrders,
  es: esOrders,
  de: deOrders,
  lo: loOrders,
  it: itOrders,
};

/** Names of values that several areas share, e.g. payment kinds, for files that the server writes. */
export const valueWords: Readonly<Record<Language, Translation<typeof zhValues>>> = {
  zh: zhValues,
  en: enValues,
  fr: frValues,
  ko: koValues,
  vi: viValues,
  es: esValues,
  de: deValues,
  lo: loValues,
  it: itValues,
};
