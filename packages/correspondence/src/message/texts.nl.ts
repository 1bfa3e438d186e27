export const nl = {
  waiting: {
    subject: '{author} schreef je over je bestelling {orderNumber}',
    title: 'Er staat een bericht voor je klaar',
    preview: 'Lees het bericht van {author} en antwoord in je account.',
    open: '{author} schreef je een bericht over je bestelling {orderNumber} ({product}).',
    action: 'Lees en antwoord',
    onlyThere: 'Antwoord in je account, dan staat alles over je bestelling bij elkaar.',
  },
  notice: {
    subject: 'Bericht bij bestelling {orderNumber} wacht op antwoord',
    title: 'Een klant wacht op antwoord',
    preview: 'Het bericht kwam op {moment} en is nog niet gelezen.',
    open: 'Bij bestelling {orderNumber} ({product}) staat een bericht van {moment} dat nog niemand las. Lees en beantwoord het in de backoffice.',
  },
} as const;
