import type { Language } from "@yunshou/contract";
import { type Province, provinces } from "@yunshou/domain";

export { provinces };

/** A province: in Latin letters (English, and the others unless listed), Korean, Vietnamese, Lao. */
type Row = readonly [latin: string, ko: string, vi: string, lo: string];

const rows: Readonly<Record<Province, Row>> = {
  北京: ["Beijing", "베이징", "Bắc Kinh", "ປັກກິ່ງ"],
  天津: ["Tianjin", "톈진", "Thiên Tân", "ທຽນຈິນ"],
  河北: ["Hebei", "허베이", "Hà Bắc", "ເຫີເປີຍ"],
  山西: ["Shanxi", "산시(진)", "Sơn Tây", "ຊານຊີ"],
  内蒙古: ["Inner Mongolia", "네이멍구", "Nội Mông", "ມົງໂກເລຍໃນ"],
  辽宁: ["Liaoning", "랴오닝", "Liêu Ninh", "ລຽວໜິງ"],
  吉林: ["Jilin", "지린", "Cát Lâm", "ຈີ້ຫຼິນ"],
  黑龙江: ["Heilongjiang", "헤이룽장", "Hắc Long Giang", "ເຮີຍຫຼົງຈຽງ"],
  上海: ["Shanghai", "상하이", "Thượng Hải", "ຊຽງໄຮ້"],
  江苏: ["Jiangsu", "장쑤", "Giang Tô", "ຈຽງຊູ"],
  浙江: ["Zhejiang", "저장", "Chiết Giang", "ເຈ້ຈຽງ"],
  安徽: ["Anhui", "안후이", "An Huy", "ອານຮຸຍ"],
  福建: ["Fujian", "푸젠", "Phúc Kiến", "ຟູຈ້ຽນ"],
  江西: ["Jiangxi", "장시", "Giang Tây", "ຈຽງຊີ"],
  山东: ["Shandong", "산둥", "Sơn Đông", "ຊານຕຸງ"],
  河南: ["Henan", "허난", "Hà Nam", "ເຫີໜານ"],
  湖北: ["Hubei", "후베이", "Hồ Bắc", "ຫູເປີຍ"],
  湖南: ["Hunan", "후난", "Hồ Nam", "ຫູໜານ"],
  广东: ["Guangdong", "광둥", "Quảng Đông", "ກວາງຕຸ້ງ"],
  广西: ["Guangxi", "광시", "Quảng Tây", "ກວາງຊີ"],
  海南: ["Hainan", "하이난", "Hải Nam", "ໄຫໜານ"],
  重庆: ["Chongqing", "충칭", "Trùng Khánh", "ສົງຊິ່ງ"],
  四川: ["Sichuan", "쓰촨", "Tứ Xuyên", "ເສສວນ"],
  贵州: ["Guizhou", "구이저우", "Quý Châu", "ກຸ້ຍໂຈວ"],
  云南: ["Yunnan", "윈난", "Vân Nam", "ຢຸນໜານ"],
  西藏: ["Tibet", "시짱", "Tây Tạng", "ທິເບດ"],
  陕西: ["Shaanxi", "산시(섬)", "Thiểm Tây", "ສ່ານຊີ"],
  甘肃: ["Gansu", "간쑤", "Cam Túc", "ການຊູ"],
  青海: ["Qinghai", "칭하이", "Thanh Hải", "ຊິງໄຫ່"],
  宁夏: ["Ningxia", "닝샤", "Ninh Hạ", "ໜິງຊ່າ"],
  新疆: ["Xinjiang", "신장", "Tân Cương", "ຊິນຈຽງ"],
  台湾: ["Taiwan", "타이완", "Đài Loan", "ໄຕ້ຫວັນ"],
  香港: ["Hong Kong", "홍콩", "Hồng Kông", "ຮົງກົງ"],
  澳门: ["Macao", "마카오", "Ma Cao", "ມາກາວ"],
};

/** Languages with Latin letters that have a name of their own for a few of them. */
const own: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { 北京: "Pékin", 内蒙古: "Mongolie-Intérieure", 台湾: "Taïwan", 西藏: "Tibet" },
  de: { 北京: "Peking", 内蒙古: "Innere Mongolei", 上海: "Schanghai", 香港: "Hongkong", 澳门: "Macau" },
  es: { 北京: "Pekín", 内蒙古: "Mongolia Interior", 上海: "Shanghái", 台湾: "Taiwán", 西藏: "Tíbet", 澳门: "Macao" },
  it: { 北京: "Pechino", 内蒙古: "Mongolia Interna", 澳门: "Macao" },
};

const columns: Partial<Record<Language, 1 | 2 | 3>> = { ko: 1, vi: 2, lo: 3 };
const byName: ReadonlyMap<string, Row> = new Map(Object.entries(rows));

/** A province of the map in a person's language; a name that the map does not know stays as it is. */
export function provinceName(language: Language, province: string): string {
  const row = byName.get(province);
  if (row === undefined || language === "zh") return province;
  return own[language]?.[province] ?? row[columns[language] ?? 0];
}
