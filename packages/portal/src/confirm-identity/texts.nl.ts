export const nl = {
  intro: 'Vul je wachtwoord nog eens in, dan weten we zeker dat jij dit verandert. Daarna gaan we verder waar je was.',
  confirm: 'Verder',
  confirming: 'Controleren…',
  cancel: 'Annuleren',
} as const;
