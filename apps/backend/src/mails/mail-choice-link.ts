import { linkTo, type SiteContext } from '../context/link-to.js';
import type { Voice } from '@pomp/correspondence';

/** Where customers choose which mails they want: with each mail that they can do without. */
export const mailChoiceLink = (context: SiteContext, { language }: Pick<Voice, 'language'>): string =>
  linkTo(context, { to: 'personalDetails' }, language);
