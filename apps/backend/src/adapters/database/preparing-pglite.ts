import { Mutex, parse, PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

const { serialize } = protocol;
const { parseDescribeStatementResults, parseResults } = parse;

/** More than the backend has queries: what is made of pieces each time doesn't fill the memory. */
const mostStatements = 500;

interface Statement {
  readonly name: string;
  /** The types of its parameters. */
  readonly types: readonly number[];
}

/**
 * PGlite parses and plans a query each time that it is asked, which takes longer than most answers. Here the database keeps what it made of a query, by its text, for the next time; the last used go last. Queries within transactions are as they
 * were.
 */
export class PreparingPglite extends PGlite {
  readonly #statements = new Map<string, Statement>();
  /** What goes by the protocol itself waits for transactions here, as PGlite's own queries do by a lock of its own. */
  readonly #turns = new Mutex();
  #named = 0;

  override async query<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    if (!this.ready) await this.waitReady;
    return this.#turns.runExclusive(() =>
      this.runExclusive(async () => {
        const { name, types } = await this.#prepared(text);
        const bound = values.map((value, index) => this.#written(value, types[index]));
        const { messages } = await this.#send(
          serialize.bind({ statement: name, values: bound }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        );
        return parseResults(messages, this.parsers, options)[0] as Results<T>;
      }),
    );
  }

  override transaction<T>(act: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#turns.runExclusive(() => super.transaction(act));
  }

  async #prepared(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    const statement = known ?? (await this.#prepare(text));
    this.#statements.delete(text);
    this.#statements.set(text, statement);
    return statement;
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `kept_${(this.#named += 1)}`;
    const { messages } = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const [oldest] = this.#statements;
    if (oldest && this.#statements.size >= mostStatements) {
      this.#statements.delete(oldest[0]);
      await this.#send(serialize.close({ type: 'S', name: oldest[1].name }));
    }
    return { name, types: parseDescribeStatementResults(messages) };
  }

  #send(...messages: readonly Uint8Array[]) {
    return this.execProtocol(Buffer.concat([...messages, serialize.sync()]));
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.serializers[type];
    return write ? write(value) : String(value);
  }
}
