export const nl = {
  explanation: 'Met een druk op de knop weten we dat dit e-mailadres van jou is. Daarna krijg je onze mails.',
  confirm: 'Ja, meld mij aan',
  confirming: 'Aanmelden…',
  confirmed: 'Je bent aangemeld. Leuk dat je meeleest!',
  broken: 'Deze link is niet compleet. Open hem nog eens uit je mail, of meld je opnieuw aan.',
  again: 'Opnieuw aanmelden',
} as const;
