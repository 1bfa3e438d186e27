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
};
export type QuestionnaireTexts = typeof questionnaireTexts;
