import type { Context } from '../context/context.js';
import { isWithin, throttled } from './throttled.js';

/** Anyone can type anyone's address: only so many mails that were asked for without an account reach it, from however many places. Call it where the mail is planned. */
export const limitMailsTo = (context: Context, email: string): Promise<void> =>
  throttled(context, { what: ['mails to', email.toLowerCase()], triesPerHour: context.budgets.mailsPerAddress }, 'tooManyMails');

const mailsFrom = ({ budgets }: Context, network: string) => ({
  what: ['mails from', network],
  triesPerHour: budgets.mailsPerNetwork,
});

/** The same from one place, to however many addresses. Call it before the transaction that plans the mail: everyone there counts in one row. */
export const limitMailsFrom = (context: Context, network: string): Promise<void> => throttled(context, mailsFrom(context, network));

/** The same for callers that mustn't tell. */
export const isMailFromWithin = (context: Context, network: string): Promise<boolean> =>
  isWithin(context, mailsFrom(context, network));
