export const nl = {
  title: {
    planned: '{what}: je afspraak staat',
    moved: '{what}: je afspraak is verzet',
    cancelled: '{what}: je afspraak gaat niet door',
  },
  news: {
    planned: 'Je hebt een afspraak op {moment}.',
    moved: 'Je afspraak is nu op {moment}.',
    cancelled: 'Je afspraak op {moment} gaat niet door.',
  },
  calendar: {
    planned: 'Open de bijlage om de afspraak in je agenda te zetten.',
    moved: 'Open de bijlage om de afspraak in je agenda te veranderen.',
    cancelled: 'Open de bijlage om de afspraak uit je agenda te halen.',
  },
  what: 'Waarvoor: {what} van bestelling {orderNumber}',
  address: 'Adres: {address}',
  join: 'Naar het gesprek',
  appointments: 'Bekijk je afspraken',
  /** In a calendar. */
  entry: {
    summary: '{what} {seller}',
    description: 'Bestelling {orderNumber}',
    fileName: 'afspraak.ics',
    /** The first service, a year or so after the installation. */
    service: 'Eerste controle {seller}',
    serviceHour: 'Het tijdstip spreken we nog met je af.',
    serviceFileName: 'eerste-controle.ics',
  },
} as const;
