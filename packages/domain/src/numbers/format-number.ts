import { perLocale, type Language } from '@pomp/language';

const numbers = (options: Intl.NumberFormatOptions) => perLocale((locale) => new Intl.NumberFormat(locale, options));

// Marked as pure, so that a bundler may leave out those that nothing uses.
const whole = /* #__PURE__ */ numbers({ maximumFractionDigits: 0 });
const decimals = /* #__PURE__ */ numbers({ maximumFractionDigits: 6 });
const euros = /* #__PURE__ */ numbers({ style: 'currency', currency: 'EUR', minimumFractionDigits: 0, maximumFractionDigits: 0 });
const eurosAndCents = /* #__PURE__ */ numbers({ style: 'currency', currency: 'EUR' });

/** 1405862 → `1.405.862` in Dutch. */
export const formatWholeNumber = (value: number, language: Pick<Language, 'locale'>) => whole(language).format(value);

/** 2.5 → `2,5` in Dutch. */
export const formatDecimal = (value: number, language: Pick<Language, 'locale'>) => decimals(language).format(value);

/** An amount in cents: 340000 → `€ 3.400` in Dutch, 340050 → `€ 3.400,50`. */
export const formatCents = (cents: number, language: Pick<Language, 'locale'>) =>
  (cents % 100 === 0 ? euros : eurosAndCents)(language).format(cents / 100);
