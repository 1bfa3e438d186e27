export const nl = {
  mail: {
    subject: 'Je hebt getekend voor bestelling {orderNumber}',
    title: 'Je hebt getekend',
    preview: 'De bevestiging van bestelling {orderNumber} zit in deze mail.',
    agreed: '{name} ging op {moment} uur akkoord met ‘{documentName}’ van bestelling {orderNumber}.',
    keep: 'De bevestiging zit in deze mail. Bewaar die goed. Je vindt de bevestiging ook bij je documenten.',
    check:
      'Iedereen kan controleren of de bevestiging echt is, met controlecode {verificationCode} op <link>{verificationLink}</link>.',
    withdraw:
      'Bedenk je je? Tot en met {until} kun je de overeenkomst herroepen, zonder reden: in je account bij je bestelling, of met het formulier in de bijlage.',
    notYou: 'Heb jij niet getekend? Neem dan meteen contact met ons op.',
    fileName: 'overeenkomst-{orderNumber}.pdf',
  },
  pdf: {
    title: 'Getekende overeenkomst',
    titleOfOrder: 'Getekende overeenkomst {orderNumber}',
    subject: 'Bevestiging van een akkoord bij {seller}',
    agreed:
      '{name} ging op {moment} uur akkoord met het installatieplan van bestelling {orderNumber}. Bewaar deze bevestiging goed.',
    facts: 'Waarmee je akkoord ging',
    signedBy: 'Getekend door',
    when: 'Wanneer',
    /** Also as computers write it. */
    moment: '{moment} uur ({iso})',
    agreedTo: 'Akkoord met',
    consent: '‘{consent}’',
    document: 'Document',
    documentOf: '{name} van {date}',
    fingerprint: 'Vingerafdruk van het document (SHA-256)',
    order: 'Bestelling',
    orderOf: '{orderNumber}, {product}',
    address: 'Adres',
    downPayment: 'Nu te betalen',
    downPaymentOf: 'Aanbetaling van {amount}, btw inbegrepen',
    installation: 'Installatie',
    withdrawal: {
      title: 'Bedenk je je?',
      right:
        'Je kunt de overeenkomst zonder reden herroepen tot en met {until}. Kies in je account bij je bestelling ‘Overeenkomst herroepen’, of stuur ons het formulier hieronder of een andere duidelijke verklaring.',
      money: 'Herroep je, dan krijg je alles terug wat je betaald hebt, uiterlijk veertien dagen nadat je het ons liet weten.',
      form: 'Formulier voor herroeping',
      formIntro: 'Vul dit alleen in en stuur het ons alleen als je de overeenkomst wilt herroepen.',
      to: 'Aan',
      statement: 'Hierbij herroep ik onze overeenkomst over',
      agreedOn: 'Gesloten op',
      name: 'Naam',
      address: 'Adres',
      signature: 'Handtekening (alleen op papier)',
      date: 'Datum',
    },
    check: 'Controleer deze bevestiging',
    howToCheck:
      'Is deze bevestiging echt, en is er niets aan veranderd? Iedereen kan dat controleren. Scan de code of ga naar {link} en vul de controlecode in. Kies daar ook het bestand: de pagina vergelijkt het met wat {seller} met een eigen digitale handtekening heeft vastgelegd.',
    code: 'Controlecode: {verificationCode}',
    qrCode: 'QR-code van {link}',
  },
} as const;
