import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { ProgressBar } from './progress-bar.js';

export const progressBarGuide: ComponentGuide = {
  purpose:
    'Werk dat langer duurt dan een paar tellen, zoals foto’s versturen. Een knop die bezig is, zegt dat zelf (loadingLabel); een scherm dat eraan komt, heeft een geraamte; de stappen van een vragenlijst hebben een stappenlijn.',
  anatomy: {
    picture: <ProgressBar label="Foto’s versturen" value={0.6} valueText="3 van 5 foto’s" />,
    parts: [
      { name: 'Label', at: 'span:first-child', text: 'Wat er gaande is.' },
      {
        name: 'Stand',
        at: 'span:nth-child(2)',
        text: 'Hoe ver, in woorden die niet van de snelheid afhangen. Bij klaar en mislukt met een pictogram.',
      },
      { name: 'Balk', at: '[role=progressbar]', text: 'Dezelfde stand in beeld. Strepen als onbekend is hoe ver.' },
    ],
  },
  dos: [
    {
      picture: <ProgressBar label="Foto’s versturen" value={0.6} valueText="3 van 5 foto’s" />,
      text: 'Tel in dingen die iemand kent.',
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
      text: 'Zet onder een balk die stopte wat er nu kan.',
    },
  ],
  donts: [
    {
      picture: <ProgressBar label="Uploaden" value={0.37} valueText="37,4% · 1,2 MB/s · nog 00:00:48" />,
      text: 'Cijfers waar niemand iets mee kan, en een tijd die toch niet klopt.',
    },
    {
      picture: <ProgressBar label="Profiel" value={0.8} valueText="80% compleet" />,
      text: 'Meten hoe volledig iets is. Noem wat er nog ontbreekt, met een link erheen.',
    },
  ],
  keyboard: [],
  content: [
    'Het label zegt wat er gebeurt: ‘Foto’s versturen’, niet ‘Even geduld’.',
    'De stand telt: ‘3 van 5 foto’s’. Klaar is voltooid: ‘5 foto’s verstuurd’.',
    'Mislukt zegt hoe ver het kwam; wat eraan te doen is, staat eronder.',
  ],
};
