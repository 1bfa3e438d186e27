export const nl = {
  withPhone: 'Met je telefoon',
  withPhoneFor: 'Met je telefoon: {question}',
  phoneTitle: 'Maak de foto’s met je telefoon',
  phoneIntro: 'Scan de code met de camera van je telefoon. Je hoeft niet in te loggen. Wat je daar toevoegt, zie je hier vanzelf.',
  qr: 'QR-code die deze vraag op je telefoon opent',
  makingCode: 'Code maken',
  tryAgain: 'Probeer opnieuw',
  codeLasts: 'De code werkt {minutes} minuten, en alleen voor deze vraag.',
  newCode: 'Nieuwe code',
  arrived:
    '{count, plural, =0 {Nog geen foto’s of video’s bij deze vraag.} =1 {Er staat nu 1 bestand bij deze vraag.} other {Er staan nu {count} bestanden bij deze vraag.}}',
  ready: 'Klaar',
  /** Of files that aren't stored yet. */
  progress: {
    sending:
      'Je bestanden zijn nog onderweg, en staan zolang op dit toestel. Je kunt gewoon verder. Sluit je deze pagina, dan gaan ze verder zodra je je account weer opent, of al eerder waar je browser dat kan.',
    waiting: 'Geen bereik. Ga rustig door: je foto’s staan op dit toestel. Met bereik versturen we ze vanzelf.',
    onlyHere:
      'Nog niet bewaard: dit toestel heeft geen ruimte. Houd deze pagina open tot alles verstuurd is. Dat gaat vanzelf, zodra er bereik is.',
  },
  onlyHere: 'Laat deze pagina open tot alles binnen is.',
  saveFailed: 'We konden je foto’s nog niet bij je antwoorden zetten. Open deze pagina opnieuw om het nog eens te proberen.',
  loadingPhoto: 'Foto’s laden',
  photoIntro: 'Maak de foto’s of kies ze. Ze komen meteen bij je vraag op je computer te staan.',
  photoDone: 'Klaar? Dan kun je deze pagina sluiten en verder gaan op je computer.',
  expiredTitle: 'Deze link werkt niet meer.',
  expired: 'Een link werkt {minutes} minuten. Open de vraag op je computer en kies opnieuw ‘Met je telefoon’.',
} as const;
