export const nl = {
  title: 'Oplevering',
  intro: '{product} · {address} · bestelling {number}',
  loading: 'Oplevering laden',
  overTitle: 'Deze link werkt niet meer',
  over: 'De tijd van deze link is voorbij, of er is een nieuwe gemaakt. De monteur kan een nieuwe link voor je vragen.',
  read: 'Loop de installatie samen met de monteur na. Klopt alles? Teken dan hieronder.',
  sign: 'Tekenen voor de oplevering',
  signing: 'Tekenen…',
  evidence: 'Als bewijs bewaren we je naam, de tijd, het netwerkadres en de browser van dit apparaat.',
  signedTitle: 'Getekend',
  signed: '{name} tekende op {moment} voor de oplevering.',
  copy: 'Het opleverbewijs staat bij de bestelling in het account van de klant. Daar gaat ook een mail over.',
} as const;
