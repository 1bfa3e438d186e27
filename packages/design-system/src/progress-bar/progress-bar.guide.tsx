import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { ProgressBar } from './progress-bar.js';

export const progressBarGuide: ComponentGuide = {
  purpose: {
    nl: 'Werk dat langer duurt dan een paar tellen, zoals foto’s versturen. Een knop die bezig is, zegt dat zelf (loadingLabel); een scherm dat eraan komt, heeft een geraamte; de stappen van een vragenlijst hebben een stappenlijn.',
    en: 'Work that takes longer than a few moments, such as sending photos. A button that is busy says so itself (loadingLabel); a screen that is coming has a skeleton; the steps of a questionnaire have steps.',
  },
  anatomy: {
    picture: <ProgressBar label="Foto’s versturen" value={0.6} valueText="3 van 5 foto’s" />,
    parts: [
      { name: { nl: 'Label', en: 'Label' }, at: 'span:first-child', text: { nl: 'Wat er gaande is.', en: 'What is going on.' } },
      {
        name: { nl: 'Stand', en: 'State' },
        at: 'span:nth-child(2)',
        text: {
          nl: 'Hoe ver, in woorden die niet van de snelheid afhangen. Bij klaar en mislukt met een pictogram.',
          en: 'How far, in words that don’t depend on speed. When done and when failed with an icon.',
        },
      },
      {
        name: { nl: 'Balk', en: 'Bar' },
        at: '[role=progressbar]',
        text: {
          nl: 'Dezelfde stand in beeld. Strepen als onbekend is hoe ver.',
          en: 'The same state in a picture. Stripes when it isn’t known how far.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <ProgressBar label="Foto’s versturen" value={0.6} valueText="3 van 5 foto’s" />,
      text: { nl: 'Tel in dingen die iemand kent.', en: 'Count in things that someone knows.' },
    },
    {
      picture: (
        <Stack gap="s" align="start">
          <ProgressBar label="Foto’s versturen" state="failed" value={0.4} valueText="Gestopt na 2 van 5 foto’s" />
          <Button tone="secondary" size="small">
            Verstuur de andere 3
          </Button>
        </Stack>
      ),
      text: { nl: 'Zet onder een balk die stopte wat er nu kan.', en: 'Below a bar that stopped, put what can be done now.' },
    },
  ],
  donts: [
    {
      picture: <ProgressBar label="Uploaden" value={0.37} valueText="37,4% · 1,2 MB/s · nog 00:00:48" />,
      text: {
        nl: 'Cijfers waar niemand iets mee kan, en een tijd die toch niet klopt.',
        en: 'Figures that nobody can do anything with, and a time that is wrong anyway.',
      },
    },
    {
      picture: <ProgressBar label="Profiel" value={0.8} valueText="80% compleet" />,
      text: {
        nl: 'Meten hoe volledig iets is. Noem wat er nog ontbreekt, met een link erheen.',
        en: 'Measuring how complete something is. Name what is still missing, with a link to it.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Het label zegt wat er gebeurt: ‘Foto’s versturen’, niet ‘Even geduld’.',
      en: 'The label says what happens: ‘Sending photos’, not ‘One moment please’.',
    },
    {
      nl: 'De stand telt: ‘3 van 5 foto’s’. Klaar is voltooid: ‘5 foto’s verstuurd’.',
      en: 'The state counts: ‘3 of 5 photos’. Done is done: ‘5 photos sent’.',
    },
    {
      nl: 'Mislukt zegt hoe ver het kwam; wat eraan te doen is, staat eronder.',
      en: 'Failed says how far it came; what can be done about it stands below.',
    },
  ],
};
