export const nl = {
  subject: 'Je reservering {orderNumber} bij {seller}',
  title: 'Bedankt voor je reservering',
  preview: 'We hebben je reservering van {quantity} × {product} ontvangen.',
  received:
    'We hebben je reservering {orderNumber} op {reservedOn} ontvangen. We nemen zo snel mogelijk contact met je op. Je betaalt nu nog niets.',
  what: 'Wat: {quantity} × {product}',
  price: 'Prijs op dit moment, met btw: {price}',
  address: 'Installatieadres: {address}',
  invoiceAddress: 'Factuuradres: {address}',
  name: 'Naam: {name}',
  email: 'E-mailadres: {email}',
  phone: 'Mobiel nummer: {phone}',
  choosePassword:
    'Je hebt nu ook een account. Kies een wachtwoord, dan volg je daar je reservering. De link werkt {validFor}, en maar één keer.',
  account: 'In je account volg je je reservering.',
  view: 'Bekijk je reservering',
  contact: 'Klopt er iets niet, of heb je dit niet zelf gereserveerd? Laat het ons weten:',
} as const;
