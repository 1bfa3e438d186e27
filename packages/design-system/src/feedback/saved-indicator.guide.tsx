import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Button } from '../button/button.js';
import { Inline } from '../layout/inline.js';
import { Stack } from '../layout/stack.js';
import { SavedIndicator } from './saved-indicator.js';

const beside = (text?: string, visible = true) => (
  <Inline gap="xl">
    <Button tone="secondary">Opslaan</Button>
    <SavedIndicator visible={visible} {...(text && { text })} />
  </Inline>
);

export const savedIndicatorGuide: ComponentGuide = {
  purpose: {
    nl: 'Bevestigt stil dat iets is opgeslagen, op de plek waar het gebeurde. Ging het om een heel formulier dat je verlaat, dan hoort er een melding op de pagina bij.',
    en: 'Quietly confirms that something is saved, in the place where it happened. If it was a whole form that you leave, an alert on the page belongs to it.',
  },
  anatomy: {
    picture: (
      <Stack gap="m">
        {beside(undefined, false)}
        {beside()}
      </Stack>
    ),
    parts: [
      {
        name: { nl: 'Plaats', en: 'Place' },
        at: '[role=status]',
        text: {
          nl: 'Staat er altijd, ook leeg: zo verspringt er niets, en hoort een schermlezer wat erin komt.',
          en: 'Is always there, also when empty: nothing moves then, and a screen reader hears what comes into it.',
        },
      },
      {
        name: { nl: 'Vinkje en woord', en: 'Tick and word' },
        at: '[role=status] svg',
        text: {
          nl: 'Meestal ‘Opgeslagen’. Het vinkje, zodat kleur niet alles hoeft te zeggen.',
          en: 'Usually ‘Saved’. The tick, so that colour needn’t say everything.',
        },
      },
    ],
  },
  dos: [{ picture: beside(), text: { nl: 'Naast wat er is opgeslagen.', en: 'Beside what was saved.' } }],
  donts: [
    {
      picture: beside('Top! Je gegevens zijn helemaal goed bij ons aangekomen'),
      text: {
        nl: 'Er een feestje van maken: bij de vijfde keer is het storend.',
        en: 'Making a party of it: at the fifth time it is a nuisance.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'Eén of twee woorden in de voltooide tijd: ‘Opgeslagen’, ‘Foto verstuurd’.',
      en: 'One or two words about what is done: ‘Saved’, ‘Photo sent’.',
    },
  ],
};
