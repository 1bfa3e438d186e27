export const nl = {
  mandate: {
    subject: 'Je incasso is geregeld: bestelling {orderNumber}',
    title: 'Je incasso is geregeld',
    agreed: 'Op {moment} uur gaf je toestemming om de eindfactuur van bestelling {orderNumber} één keer af te schrijven.',
    account: 'Rekening: {iban}, op naam van {accountHolder}',
    reference: 'Kenmerk van je machtiging: <breakable>{mandateId}</breakable>',
    later: 'Minstens {days} dagen van tevoren mailen we je het bedrag en de dag. Betaal je eerder zelf, dan vervalt de machtiging.',
    undo: 'Toch liever niet, of was jij dit niet? Laat het ons weten. Een afschrijving kun je tot acht weken daarna door je bank laten terugboeken.',
  },
  debit: {
    subject: 'We schrijven {amount} af op {date}: bestelling {orderNumber}',
    title: 'We schrijven {amount} af op {date}',
    news: 'Op {date} schrijven we {amount} af voor je eindfactuur van bestelling {orderNumber}, één keer.',
    invoiceNumber: 'Factuurnummer: <breakable>{invoiceNumber}</breakable>',
    instead: 'Betaal je liever zelf? Dat kan tot die dag. Dan schrijven we niets af.',
    pay: 'Nu zelf betalen',
  },
} as const;
