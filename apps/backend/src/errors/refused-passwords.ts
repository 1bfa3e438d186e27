import { HttpError } from './http-error.js';
import { refusalTexts } from './texts.js';

/** Said at the field itself. */
export function wrongOldPassword(): HttpError {
  const message = refusalTexts.message('wrongOldPassword');
  return new HttpError('wrongOldPassword', { issues: [{ field: 'password', code: 'malformed', message }] });
}

/** One that the rules of a password leave, and a guesser finds soon. */
export function guessablePassword(): HttpError {
  const message = refusalTexts.message('guessablePassword');
  return new HttpError('guessablePassword', { issues: [{ field: 'newPassword', code: 'malformed', message }] });
}
