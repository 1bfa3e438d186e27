/** The content service did not answer, or not with what was asked for. A host then keeps showing what it had. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(asked: string, reason: string, status?: number) {
    super(`Content service, ${asked}: ${reason}`);
    this.status = status;
  }
}
