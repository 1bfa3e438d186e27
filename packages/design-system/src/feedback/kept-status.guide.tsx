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
  purpose: {
    nl: 'Zegt waar de antwoorden van een formulier zijn dat uit zichzelf bewaart: bij ons, of voorlopig op dit toestel. Slaat iemand alleen op met een knop, gebruik dan ‘Opgeslagen’.',
    en: 'Says where the answers are of a form that keeps itself: with us, or for the time being on this device. If someone only saves with a button, use ‘Saved’.',
  },
  anatomy: {
    picture: above({ at: 'server', text: 'Bewaard om 14.07' }),
    parts: [
      {
        name: { nl: 'Teken', en: 'Sign' },
        at: 'svg',
        text: {
          nl: 'Een vinkje als het bij ons is, een telefoon zolang het alleen op dit toestel staat.',
          en: 'A tick when it is with us, a phone as long as it only stands on this device.',
        },
      },
      {
        name: { nl: 'Regel', en: 'Line' },
        at: '[role=status]',
        text: {
          nl: 'Staat er altijd, ook leeg. Een schermlezer hoort wat erin komt, behalve wat meteen weer verandert.',
          en: 'Is always there, also when empty. A screen reader hears what comes into it, but for what changes again at once.',
        },
      },
    ],
  },
  dos: [
    {
      picture: above({ at: 'device', text: 'Geen bereik. Bewaard op dit toestel' }),
      text: { nl: 'Zeg wat er is, en dat er niets kwijt is.', en: 'Say what there is, and that nothing is lost.' },
    },
  ],
  donts: [
    {
      picture: above({ at: 'nowhere', text: 'Fout: netwerk onbereikbaar' }),
      text: { nl: 'Alarm slaan over iets wat vanzelf goed komt.', en: 'Sounding the alarm about what comes right by itself.' },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Een tijd in plaats van een vinkje alleen: zo is te zien dat het om nu gaat.',
      en: 'A time instead of a tick alone: that shows that it is about now.',
    },
    { nl: 'Geen uitroepteken, geen ‘succesvol’.', en: 'No exclamation mark, no ‘successfully’.' },
  ],
};
