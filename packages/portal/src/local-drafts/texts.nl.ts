export const nl = {
  restored: 'Je antwoorden van {moment} staan er weer.',
  saved: 'Bewaard om {hours}.{minutes}',
  onDevice: {
    turn: 'Bewaard op dit toestel',
    reception: 'Geen bereik. Bewaard op dit toestel',
    completeness: 'Bewaard op dit toestel. We bewaren het ook bij ons zodra alles is ingevuld.',
    repair: 'Bewaard op dit toestel. Bij ons bewaren lukt nu niet.',
  },
  onScreen: 'Nog niet bewaard: dit toestel heeft geen ruimte. Houd deze pagina open.',
  asked: 'Ook ergens anders ingevuld. Kies bovenaan wat je wilt bewaren.',
  noReception: 'Geen bereik. Je antwoorden staan op dit toestel, en we versturen ze zodra er bereik is. Daarna kun je verder.',
  sent: 'De antwoorden die nog op dit toestel stonden, zijn bewaard.',
} as const;
