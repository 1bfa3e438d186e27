import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Skeleton } from './skeleton.js';

export const skeletonGuide: ComponentGuide = {
  purpose:
    'Houdt de plaats vrij van wat wordt opgehaald, zodat er niets verspringt als het komt. Weet je nog niet welk scherm er komt, neem dan het laadscherm; duurt het langer dan een paar tellen, een voortgangsbalk.',
  anatomy: {
    picture: (
      <Stack gap="m">
        <Skeleton shape="heading" label="Woninggegevens laden" />
        <Skeleton count={3} />
        <Skeleton shape="field" />
      </Stack>
    ),
    parts: [
      { name: 'Vorm', at: '[role=status] + div span[aria-hidden]', text: 'Kop, tekst, veld of kaart: zo groot als wat er komt.' },
      {
        name: 'Naam',
        at: '[role=status]',
        text: 'Niet te zien. Zegt een schermlezer wat er wordt opgehaald; één keer per deel van het scherm.',
      },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="m">
          <Skeleton shape="heading" />
          <Skeleton count={2} />
        </Stack>
      ),
      text: 'Teken na wat er komt: een kop en twee regels.',
    },
  ],
  donts: [{ picture: <Skeleton shape="card" count={4} />, text: 'Vier kaarten waar er één komt: dan verspringt alsnog alles.' }],
  keyboard: [],
  content: ['De naam is het ding en het werkwoord: ‘Woninggegevens laden’.'],
};
