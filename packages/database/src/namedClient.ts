import pg from "pg";

/** Texts beyond this number (filters of unusual length) run unnamed, so that no connection collects statements for ever. */
const maximumNames = 8_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maximumNames) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

const dateOid = 1082;
const dateArrayOid = 1182;

/** Dates stay 'YYYY-MM-DD': a JavaScript Date would move them across midnight. Other types keep the driver's parsers. */
const types = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === dateOid) return (value: string) => value;
    if (oid === dateArrayOid) return (value: string) => (value === "{}" ? [] : value.slice(1, -1).split(","));
    return pg.types.getTypeParser(oid, format as "text");
  },
} as pg.CustomTypesConfig;

/** A connection that names its statements after their text, so that PostgreSQL parses and plans each once a connection. */
export class NamedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    const options = typeof config === "string" ? { connectionString: config } : config;
    super({ ...options, types, pipeline: true } as pg.ClientConfig);
    // A connection lost in mid-transaction fails its queries, which is enough; an unheard event would end the process.
    this.on("error", () => {});
  }

  /** Runs one statement by name and answers its result. */
  async run<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<pg.QueryResult<Row>> {
    const name = nameOf(text);
    return this.query<Row>(name === undefined ? { text, values: [...values] } : { name, text, values: [...values] });
  }
}
