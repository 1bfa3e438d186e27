import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Skeleton } from './skeleton.js';

export const skeletonGuide: ComponentGuide = {
  purpose: {
    nl: 'Houdt de plaats vrij van wat wordt opgehaald, zodat er niets verspringt als het komt. Weet je nog niet welk scherm er komt, neem dan het laadscherm; duurt het langer dan een paar tellen, een voortgangsbalk.',
    en: 'Keeps the place of what is being fetched, so that nothing moves when it comes. If you don’t know yet which screen will come, take the loading screen; if it takes longer than a few moments, a progress bar.',
  },
  anatomy: {
    picture: (
      <Stack gap="m">
        <Skeleton shape="heading" label="Woninggegevens laden" />
        <Skeleton count={3} />
        <Skeleton shape="field" />
      </Stack>
    ),
    parts: [
      {
        name: { nl: 'Vorm', en: 'Shape' },
        at: '[role=status] + div span[aria-hidden]',
        text: {
          nl: 'Kop, tekst, veld of kaart: zo groot als wat er komt.',
          en: 'Heading, text, field or card: as large as what will come.',
        },
      },
      {
        name: { nl: 'Naam', en: 'Name' },
        at: '[role=status]',
        text: {
          nl: 'Niet te zien. Zegt een schermlezer wat er wordt opgehaald; één keer per deel van het scherm.',
          en: 'Not to be seen. Tells a screen reader what is being fetched; once per part of the screen.',
        },
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
      text: { nl: 'Teken na wat er komt: een kop en twee regels.', en: 'Draw what will come: a heading and two lines.' },
    },
  ],
  donts: [
    {
      picture: <Skeleton shape="card" count={4} />,
      text: {
        nl: 'Vier kaarten waar er één komt: dan verspringt alsnog alles.',
        en: 'Four cards where one will come: then everything moves after all.',
      },
    },
  ],
  keyboard: [],
  content: [
    {
      nl: 'De naam is het ding en het werkwoord: ‘Woninggegevens laden’.',
      en: 'The name is the thing and the verb: ‘Loading home’.',
    },
  ],
};
