export const nl = {
  subject:
    '{count, plural, one {Er staat een document voor je klaar bij bestelling {orderNumber}} other {Er staan # documenten voor je klaar bij bestelling {orderNumber}}}',
  title: '{count, plural, one {Er staat een document voor je klaar} other {Er staan # documenten voor je klaar}}',
  ready:
    '{count, plural, one {Bij je bestelling {orderNumber} ({product}) staat dit document klaar:} other {Bij je bestelling {orderNumber} ({product}) staan deze documenten klaar:}}',
  view: '{count, plural, one {Bekijk je document} other {Bekijk je documenten}}',
} as const;
