import type { FinishedQuestionnaire } from '@pomp/domain';
import { featureTexts } from '../portal/feature-texts.js';

export const feedbackTexts = featureTexts('feedback', {
  thanks: 'Bedankt!',
  title: {
    woning: 'Je woninggegevens zijn binnen.',
    installatie: 'Je installatiegegevens zijn binnen.',
  } satisfies Record<FinishedQuestionnaire, string>,
  nextTitle: 'Wat gebeurt er nu?',
  next: {
    woning: [
      'Onze adviseur rekent uit hoeveel warmte je huis nodig heeft.',
      'Is er iets niet duidelijk, dan nemen we contact met je op.',
    ],
    installatie: [
      'Onze adviseur bekijkt je foto’s en antwoorden voor de digitale inspectie.',
      'Is er iets niet duidelijk, dan nemen we contact met je op.',
    ],
  } satisfies Record<FinishedQuestionnaire, readonly string[]>,
  change: 'Klopt er iets niet meer? Je kunt je gegevens altijd aanpassen.',
  installationMissing: {
    woning: 'Voor je bestelling hebben we ook nog je installatiegegevens nodig.',
    installatie: 'Voor een andere bestelling missen we nog installatiegegevens.',
  } satisfies Record<FinishedQuestionnaire, string>,
  askTitle: 'Help je ons beter te worden?',
  ask: 'Vertel ons hoe het ging. We lezen alles, en je hoeft niets in te vullen als je niet wilt.',
  send: 'Verstuur',
  sending: 'Bezig met versturen…',
  sent: 'Dank je wel. Hier worden we beter van.',
  toInstallation: 'Verder met installatiegegevens',
  toOverview: 'Naar je overzicht',
  toHouseInfo: 'Bekijk woninggegevens',
});
