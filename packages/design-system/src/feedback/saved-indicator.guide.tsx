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
  purpose:
    'Bevestigt stil dat iets is opgeslagen, op de plek waar het gebeurde. Ging het om een heel formulier dat je verlaat, dan hoort er een melding op de pagina bij.',
  anatomy: {
    picture: (
      <Stack gap="m">
        {beside(undefined, false)}
        {beside()}
      </Stack>
    ),
    parts: [
      {
        name: 'Plaats',
        at: '[role=status]',
        text: 'Staat er altijd, ook leeg: zo verspringt er niets, en hoort een schermlezer wat erin komt.',
      },
      {
        name: 'Vinkje en woord',
        at: '[role=status] svg',
        text: 'Meestal ‘Opgeslagen’. Het vinkje, zodat kleur niet alles hoeft te zeggen.',
      },
    ],
  },
  dos: [{ picture: beside(), text: 'Naast wat er is opgeslagen.' }],
  donts: [
    {
      picture: beside('Top! Je gegevens zijn helemaal goed bij ons aangekomen'),
      text: 'Er een feestje van maken: bij de vijfde keer is het storend.',
    },
  ],
  keyboard: [],
  content: ['Eén of twee woorden in de voltooide tijd: ‘Opgeslagen’, ‘Foto verstuurd’.'],
};
