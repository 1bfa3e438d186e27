import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { KeptStatus, type KeptStatusProps } from './kept-status.js';

const above = (status: KeptStatusProps) => (
  <Stack gap="xs" align="start">
    <KeptStatus {...status} />
    <Button>Opslaan en volgende</Button>
  </Stack>
);

export const keptStatusGuide: ComponentGuide = {
  purpose:
    'Zegt waar de antwoorden van een formulier zijn dat uit zichzelf bewaart: bij ons, of voorlopig op dit toestel. Slaat iemand alleen op met een knop, gebruik dan ‘Opgeslagen’.',
  anatomy: {
    picture: above({ at: 'server', text: 'Bewaard om 14.07' }),
    parts: [
      { name: 'Teken', at: 'svg', text: 'Een vinkje als het bij ons is, een telefoon zolang het alleen op dit toestel staat.' },
      {
        name: 'Regel',
        at: '[role=status]',
        text: 'Staat er altijd, ook leeg. Een schermlezer hoort wat erin komt, behalve wat meteen weer verandert.',
      },
    ],
  },
  dos: [
    {
      picture: above({ at: 'device', text: 'Geen bereik. Bewaard op dit toestel' }),
      text: 'Zeg wat er is, en dat er niets kwijt is.',
    },
  ],
  donts: [
    { picture: above({ at: 'nowhere', text: 'Fout: netwerk onbereikbaar' }), text: 'Alarm slaan over iets wat vanzelf goed komt.' },
  ],
  keyboard: [],
  content: ['Een tijd in plaats van een vinkje alleen: zo is te zien dat het om nu gaat.', 'Geen uitroepteken, geen ‘succesvol’.'],
};
