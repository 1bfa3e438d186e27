export const nl = {
  inspection: 'Digitale inspectie',
  installation: 'Installatie',
  how: {
    atADistance: 'Digitaal: er komt niemand bij je thuis.',
    byPerson: '{person} kijkt met je mee.',
    byLink: 'Open op dat moment de link.',
    byNumber: 'Bel op dat moment {number}.',
    byLinkOrNumber: 'Open op dat moment de link, of bel {number}.',
    notYet: 'Hoe je meedoet, hoor je vooraf van ons.',
    comes: '{person} komt bij je thuis.',
    arrives: 'We zijn er tussen {from} en {until}.',
    personArrives: '{person} is er tussen {from} en {until}.',
  },
  ready: {
    inspection: 'Houd je telefoon bij de hand. Je loopt ermee naar je cv-ketel, je meterkast en de plek buiten.',
    installation: 'Zorg dat we bij je cv-ketel, je meterkast en de plek buiten kunnen.',
  },
  /** Where nothing comes outside. */
  readyInside: {
    inspection: 'Houd je telefoon bij de hand. Je loopt ermee naar je cv-ketel en je meterkast.',
    installation: 'Zorg dat we bij je cv-ketel en je meterkast kunnen.',
  },
} as const;
