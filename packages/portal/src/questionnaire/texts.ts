export const questionnaireTexts = {
  hint: 'Weet je iets niet zeker? Vul dan ‘ik weet het niet’ in.',
  conflictTitle: 'Welke antwoorden wil je bewaren?',
  conflict: 'Terwijl je hier bezig was, zijn deze vragen ergens anders beantwoord, bijvoorbeeld in een ander tabblad.',
  conflictSolved: 'Wat er is opgeslagen, is nu hetzelfde als wat je hier hebt staan.',
  saved: 'Opgeslagen',
  mine: 'Wat jij hier hebt',
  noAnswer: 'Geen antwoord',
  keepMine: 'Mijn antwoorden opslaan',
  takeSaved: 'Nieuwste antwoorden overnemen',
  tookSaved: 'De nieuwste antwoorden staan er nu.',
  next: 'Opslaan en volgende',
  previous: 'Opslaan en vorige',
  finish: 'Opslaan en afronden',
  toReview: 'Opslaan en terug naar nakijken',
  saving: 'Opslaan…',
  missingTitle: (count: number) => (count === 1 ? 'Nog één onderdeel, dan kun je afronden.' : `Nog ${count} onderdelen, dan kun je afronden.`),
  missingIntro: 'Hieronder staat wat we van je weten, en wat er nog mist.',
  readyTitle: 'Klopt alles?',
  readyIntro: 'Lees je antwoorden nog eens door. Klopt er iets niet, pas het dan aan. Daarna rond je af.',
  completedTitle: 'Alles is ingevuld.',
  completedIntro: 'Dit weten we van je. Verandert er iets, dan pas je het hier aan.',
  stillMissing: 'Dit mist nog',
  lacks: (count: number) => {
    if (count === 0) return 'alles is beantwoord, kijk het na en sla het op';
    return count === 1 ? 'nog één vraag' : `nog ${count} vragen`;
  },
  change: 'Aanpassen',
  changeSection: (title: string) => `${title} aanpassen`,
  downloadPdf: 'Download als pdf',
  finishReview: 'Afronden',
  finishing: 'Afronden…',
};
export type QuestionnaireTexts = typeof questionnaireTexts;
