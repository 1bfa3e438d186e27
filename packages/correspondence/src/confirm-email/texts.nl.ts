export const nl = {
  subject: 'Bevestig je nieuwe e-mailadres voor {seller}',
  title: 'Bevestig je nieuwe e-mailadres',
  preview: 'De link werkt {validFor}.',
  ask: 'Je wilt dit adres gebruiken voor je account bij {seller}. Open de link om dat te bevestigen. De link werkt {validFor}. Tot dan blijft je oude e-mailadres gelden.',
  confirm: 'E-mailadres bevestigen',
  notYou: 'Ken je dit account niet? Dan hoef je niets te doen. Zonder jou verandert er niets.',
} as const;
