/** No answer from the server at all. `messageOf` says so to people. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('No answer from the server.', { cause });
  }
}
