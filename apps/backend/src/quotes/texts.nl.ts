export const nl = {
  title: 'Offerte van {date}',
  intro: 'Deze offerte maakten we voor {name}. Je zit nergens aan vast tot je bestelt. Dat doe je in je account, bij je offertes.',
  ordered: 'Met deze offerte is besteld. De bestelling heeft nummer {orderNumber}.',
  expired: 'Deze offerte was geldig tot en met {date}. Bestellen kan er niet meer mee.',
  what: 'Wat',
  address: 'Installatieadres',
  /** Of a line of which there are more than one. */
  line: '{quantity} × {description}',
  total: 'Totaal, met btw',
  vat: 'Waarvan btw ({percentage}%)',
  validUntil: 'Geldig tot en met',
  fileName: 'offerte-{date}.pdf',
} as const;
