// Marked as pure, so that a bundler may leave out those that nothing uses.
const whole = /* #__PURE__ */ new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const decimals = /* #__PURE__ */ new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 6 });
const euros = /* #__PURE__ */ new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const eurosAndCents = /* #__PURE__ */ new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** 1405862 → `1.405.862`. */
export const formatWholeNumber = (value: number) => whole.format(value);

/** 2.5 → `2,5`. */
export const formatDecimal = (value: number) => decimals.format(value);

/** An amount in cents: 340000 → `€ 3.400`, 340050 → `€ 3.400,50`. */
export const formatCents = (cents: number) => (cents % 100 === 0 ? euros : eurosAndCents).format(cents / 100);
