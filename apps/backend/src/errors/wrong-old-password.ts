import { HttpError } from './http-error.js';
import { refusalTexts } from './texts.js';

/** Said at the field itself. */
export function wrongOldPassword(): HttpError {
  const message = refusalTexts.message('wrongOldPassword');
  return new HttpError('wrongOldPassword', { issues: [{ field: 'password', code: 'malformed', message }] });
}
