export const nl = {
  subject: 'We hebben je betaling ontvangen (factuur {invoiceNumber})',
  title: 'Bedankt voor je betaling',
  preview: 'We hebben {amount} ontvangen voor factuur {invoiceNumber}.',
  received: {
    PY: 'We hebben je aanbetaling voor bestelling {orderNumber} ({product}) ontvangen.',
    FP: 'We hebben je eindbetaling voor bestelling {orderNumber} ({product}) ontvangen.',
  },
  invoiceNumber: 'Factuurnummer: <breakable>{invoiceNumber}</breakable>',
  amount: 'Bedrag: {amount}',
  paidOn: 'Betaald op: {paidOn}',
  documents: 'Bekijk je documenten',
} as const;
