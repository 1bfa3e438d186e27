export const nl = {
  title: 'Opleverbewijs',
  intro: '{seller} heeft de installatie hieronder opgeleverd. Wie op het adres was, tekende ervoor op {moment}.',
  order: 'Bestelling',
  house: 'Adres',
  signedBy: 'Getekend door',
  signedAt: 'Getekend op',
  agreed: 'Akkoord met',
  remark: 'Wat er nog moet gebeuren',
  /** What somebody wrote while signing, as a message to the seller. */
  message: 'Bij de oplevering: {remark}',
} as const;
