export const nl = {
  subject: 'Je bestelling {orderNumber} bij {seller}',
  title: 'Bedankt voor je bestelling',
  preview: 'We hebben je bestelling {orderNumber} ontvangen.',
  received:
    'We hebben je bestelling {orderNumber} op {orderedOn} ontvangen. We nemen zo snel mogelijk contact met je op. Bewaar deze mail: hierin staat wat je besteld hebt.',
  line: '{quantity} × {description}: {amount}',
  total: 'Totaal: {total}',
  vat: 'Dat is met {vat} btw ({percentage}%).',
  address: 'Installatieadres: {address}',
  invoiceAddress: 'Factuuradres: {address}',
  withdraw:
    'Bedenk je je? Tot en met {date} kun je de overeenkomst herroepen, zonder reden. Kies in je account bij je bestelling ‘Overeenkomst hier herroepen’.',
  terms: 'Op je bestelling gelden onze algemene voorwaarden: <link>{address}</link>',
  view: 'Bekijk je bestelling',
} as const;
