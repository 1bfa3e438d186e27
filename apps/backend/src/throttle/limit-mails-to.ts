import type { Context } from '../context/context.js';
import { throttled } from './throttled.js';

const mailsPerHour = 5;

/** Anyone can type anyone's address: only so many mails that were asked for without an account reach it, from however many places. Call it where the mail is planned. */
export const limitMailsTo = (context: Context, email: string): Promise<void> =>
  throttled(context, { what: ['mails to', email.toLowerCase()], triesPerHour: mailsPerHour }, 'tooManyMails');
