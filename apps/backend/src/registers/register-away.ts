/** A register didn't answer, not in time, or not as it should. */
export class RegisterAway extends Error {
  override readonly name = 'RegisterAway';
}
