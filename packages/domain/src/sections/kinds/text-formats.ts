import { readDutchDate } from '../../dates/dutch-date.js';
import { answered, malformed } from '../reading.js';
import { sectionsTexts } from '../texts.js';
import { textOf } from './text.js';

// Apart from the plain text, which most forms have without any of these.

/** As browsers have it for `type="email"`, with a dot in the domain. None of these characters ends one address and starts another. */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * What mail programs make a link of (`https://a.example`, `www.a`, `a.example`), an e-mail address, and what ends a line. Initials
 * (`J.P.`) are none of these. `Th.Jansen` is one as much as `Chr.de`: which endings are a domain's changes every year.
 */
const linked = /:\/\/|\bwww\.|@|[\p{L}\p{N}-]{2,}[.\u3002\uff0e\uff61]\p{L}{2,}|\p{Cc}/iu;

/** What someone is called: no address of a page or of mail, as it stands in mails, also to people who never wrote it. */
export const personName = textOf('name', {
  maxLength: 100,
  messages: { malformed: sectionsTexts.message('name.malformed') },
  read: (text) => (linked.test(text) ? malformed : answered(text)),
});

/** An e-mail address with a dot in its domain. */
export const email = textOf('email', {
  maxLength: 254,
  autoComplete: 'email',
  read: (text) => (emailPattern.test(text) ? answered(text) : malformed),
});

/** A Dutch postcode: four digits not starting with 0, two letters other than SA, SD and SS (never given out). `1234 ab` is read as `1234 AB`. */
export const zipcode = textOf('zipcode', {
  autoComplete: 'postal-code',
  read: (text) => {
    const [, digits, letters] = /^([1-9]\d{3})\s*([a-z]{2})$/i.exec(text) ?? [];
    if (digits === undefined || letters === undefined || /^s[ads]$/i.test(letters)) return malformed;
    return answered(`${digits} ${letters.toUpperCase()}`);
  },
});

/** A telephone number: 10 to 17 digits and spaces, with or without a plus. */
export const phone = textOf('phone', {
  autoComplete: 'tel',
  read: (text) => (/^\+?[\d ]{10,17}$/.test(text) ? answered(text) : malformed),
});

/** A day of the calendar, typed as `dd-mm-jjjj`. */
export const date = textOf('date', {
  maxLength: 10,
  messages: { malformed: sectionsTexts.message('date.malformed') },
  read: (text) => (readDutchDate(text) === undefined ? malformed : answered(text)),
});
