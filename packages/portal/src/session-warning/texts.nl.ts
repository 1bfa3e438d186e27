export const nl = {
  title: 'Wil je ingelogd blijven?',
  lastTitle: 'Je wordt zo uitgelogd',
  timeLeft:
    '{minutes, plural, =0 {Binnen een minuut word je uitgelogd.} =1 {Binnen een minuut word je uitgelogd.} other {Over {minutes} minuten word je uitgelogd.}}',
  why: 'Dat doen we voor je veiligheid als we een tijd niets van je horen.',
  last: 'Je bent al heel lang ingelogd. Voor je veiligheid vragen we je daarna opnieuw je wachtwoord. Sla eerst op waar je mee bezig bent.',
  stay: 'Ingelogd blijven',
  staying: 'Even geduld…',
  understood: 'Begrepen',
} as const;
