/** What the database wrote as JSON, of which the type is known: an answer that nobody here changes goes out as it came. */
export class JsonText<Value> {
  constructor(readonly text: string) {}

  parse(): Value {
    return JSON.parse(this.text) as Value;
  }
}
