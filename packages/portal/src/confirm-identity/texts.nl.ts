export const nl = {
  intro: 'Vul je wachtwoord nog eens in, dan weten we zeker dat jij dit verandert. Daarna gaan we verder waar je was.',
  confirm: 'Verder',
  confirming: 'Controleren…',
  cancel: 'Annuleren',
  withPasskey: 'Met een passkey',
  followingDevice: 'Volg je apparaat…',
  noPasskey: 'Dat is niet gelukt. Vul je wachtwoord in, of probeer het nog een keer.',
} as const;
