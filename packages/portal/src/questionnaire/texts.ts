import { featureTexts } from '../portal/feature-texts.js';

/** `Woning, Verbruik en Energielabel`. */
const sentenceOf = (names: readonly string[]) => new Intl.ListFormat('nl-NL').format(names);

export const questionnaireTexts = featureTexts('questionnaire', {
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
  missingTitle: (count: number) =>
    count === 1 ? 'Nog één onderdeel, dan kun je afronden.' : `Nog ${count} onderdelen, dan kun je afronden.`,
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
  review: 'Alle antwoorden bekijken',
  downloadPdf: 'Download als pdf',
  finishReview: 'Afronden',
  finishing: 'Afronden…',
  partialTitle: (missing: number, count: number) => `Nog ${missing} van ${count} onderdelen`,
  partial: (titles: readonly string[]) => `Wat nog mist: ${sentenceOf(titles)}.`,
  continueWith: (title: string) => `Verder met ${title}`,
  toFinishTitle: 'Alles is ingevuld.',
  toFinish: 'Loop je antwoorden nog een keer na en rond af. Daarna kunnen wij ermee aan de slag.',
  toReviewAndFinish: 'Nakijken en afronden',
  sectionDone: 'Ingevuld',
  sectionMisses: (questions: number) => `Nog ${questions} ${questions === 1 ? 'vraag' : 'vragen'}`,
  sectionToSave: 'Nog opslaan',
  sectionEmpty: 'Nog niet ingevuld',
  fillIn: 'Invullen',
  fillInSection: (title: string) => `${title} invullen`,
  close: 'Sluiten',
  looking: 'Dit bekijken we nu',
  yourHouse: 'Je huis',
  known: 'Wat in kleur is, weten we van je.',
  save: 'Opslaan',
  saveFailed: 'Opslaan is niet gelukt. Je antwoorden staan nog op het scherm.',
});
