/** No answer from the server at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('Er is geen verbinding. Controleer je internet en probeer het opnieuw.', { cause });
  }
}
