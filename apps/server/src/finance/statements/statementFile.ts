import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Language } from "@yunshou/contract";
import type { StatementContent, StatementFile, StatementLine } from "@yunshou/domain";
import { yuanFromFen } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { wordsOf } from "@yunshou/phrases/server";
import type { FileAnswer } from "../../platform/call.ts";
import { mediaTypes, storedFolder, storedPath } from "../../platform/export/exportFiles.ts";
import { localTimes } from "../../platform/export/localTime.ts";
import { type Cell, count, money, text } from "../../platform/export/source.ts";
import { xlsxWriter } from "../../platform/export/xlsx.ts";
import { pdfOf } from "../../platform/pdf/pdfOf.ts";
import type { Paper } from "../../platform/pdf/paper.ts";

/** What stands in the head of a statement beside its content. */
interface Head {
  readonly timeZone: string;
  readonly settleAmountFen: string;
  readonly statementHash: string;
  readonly madeTime: Date;
}

interface Told {
  readonly head: Head;
  readonly content: StatementContent;
  readonly language: Language;
}

/** A statement as a file. It is written while it is sent, when the transaction of the call has ended. */
export function fileAnswer(
  { dataDir }: { readonly dataDir: string },
  head: Head,
  content: StatementContent,
  format: StatementFile,
  language: Language,
): FileAnswer {
  const told = { head, content, language };
  const { pages } = wordsOf(language, "accountStatements");
  const { receiver, merchantName, fromDate, toDate } = content;
  const name = [pages["/cwgl/dzd"], receiver ?? merchantName, fromDate, toDate].join(" ");
  const make = format === "pdf" ? () => pdfOf(paperOf(told)) : () => workbookOf(dataDir, told);
  return {
    file: {
      stream: Readable.from(written(make)),
      name: `${name}.${format}`,
      mediaType: format === "pdf" ? "application/pdf" : mediaTypes.xlsx,
    },
  };
}

async function* written(make: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await make();
}

function factsOf({ head, content, language }: Told): (readonly [string, string])[] {
  const { fields } = wordsOf(language, "accountStatements");
  const common = wordsOf(language, "common");
  const { merchantName, merchantNo, receiver, fromDate, toDate } = content;
  return [
    [common.fields.merchantName, `${merchantName} ${merchantNo}`],
    ...(receiver === null ? [] : [[fields.splitReceiver, receiver] as const]),
    [fields.period, `${fromDate} – ${toDate}`],
    [fields.madeTime, `${localTimes(head.timeZone)(head.madeTime)} ${head.timeZone}`],
    [fields.statementHash, head.statementHash],
  ];
}

/** What a line is about, and the rule by which its amount follows from its base. */
function saidOf(line: StatementLine, language: Language): { readonly item: string; readonly rule: string } {
  const words = wordsOf(language, "accountStatements");
  const about = line.payMethod === null ? line.receiver : wordsOf(language, "payments").kind[line.payMethod];
  const rate = line.rate === null ? undefined : percentIn(language, line.rate);
  const { rule } = words;
  return {
    item: [words.item[line.item], about].filter(Boolean).join(" · "),
    rule:
      line.fixedFen !== null
        ? fill(rule.fixed, { amount: yuanFromFen(BigInt(line.fixedFen)) })
        : rate === undefined
          ? rule.books
          : fill(line.item === "share" ? rule.share : rule.rate, { rate }),
  };
}

const percentIn = (language: Language, hundredths: number) =>
  new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 2 }).format(hundredths / 10_000);

function paperOf(told: Told): Paper {
  const { head, content, language } = told;
  const { column, check, pages } = wordsOf(language, "accountStatements");
  const yuan = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(language);
  // A decimal text is written as it is; a number would lose fen of large amounts.
  const inYuan = (fen: string) => yuan.format(yuanFromFen(BigInt(fen)) as Intl.StringNumericLiteral);
  const before = new Set<string>();
  const dayOnce = (day: string) => (before.has(day) ? "" : (before.add(day), day));
  const left = (title: string, width: number) => ({ title, width, align: "left" as const });
  const right = (title: string, width: number) => ({ title, width, align: "right" as const });
  return {
    language,
    title: pages["/cwgl/dzd"],
    subtitle: content.receiver ?? content.merchantName,
    facts: factsOf(told),
    columns: [
      left(column.day, 13),
      left(column.item, 24),
      left(column.rule, 24),
      right(column.count, 9),
      right(column.base, 15),
      right(column.amount, 15),
    ],
    rows: content.lines.map((line) => {
      const { item, rule } = saidOf(line, language);
      const base = line.baseFen === null ? "" : inYuan(line.baseFen);
      return [dayOnce(line.day), item, rule, whole.format(line.count), base, inYuan(line.amountFen)];
    }),
    total: [column.total, "", "", "", "", inYuan(head.settleAmountFen)],
    notes: [
      check.unit,
      check.how,
      `${check.seals} ${content.days.map(({ day, seal }) => `${day} ${seal}`).join(" · ")}`,
    ],
    foot: `${wordsOf(language, "common").brand} · ${head.statementHash}`,
  };
}

async function workbookOf(dataDir: string, told: Told): Promise<Buffer> {
  const { head, content, language } = told;
  const { column, pages } = wordsOf(language, "accountStatements");
  await mkdir(storedFolder(dataDir), { recursive: true });
  const path = storedPath(dataDir, `${randomUUID()}.part`);
  const writer = xlsxWriter(path, pages["/cwgl/dzd"], localTimes(head.timeZone));
  const seals = new Map(content.days.map(({ day, seal }) => [day, seal]));
  const blank: Cell = text(null);
  try {
    await writer.header([column.day, column.item, column.rule, column.count, column.base, column.amount, column.seal]);
    await writer.rows([
      ...content.lines.map((line): Cell[] => {
        const { item, rule } = saidOf(line, language);
        const cells = [text(line.day), text(item), text(rule), count(line.count), money(line.baseFen)];
        return [...cells, money(line.amountFen), text(seals.get(line.day) ?? null)];
      }),
      [text(column.total), blank, blank, blank, blank, money(head.settleAmountFen), blank],
      ...factsOf(told).map(([label, value]): Cell[] => [text(label), text(value), blank, blank, blank, blank, blank]),
    ]);
    await writer.finish();
    return await readFile(path);
  } finally {
    writer.discard();
    await rm(path, { force: true });
  }
}
