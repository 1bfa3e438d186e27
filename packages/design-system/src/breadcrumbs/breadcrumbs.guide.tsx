import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Stack } from '../layout/stack.js';
import { Heading } from '../text/heading.js';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs.js';

export const knowledgeTrail: BreadcrumbsProps['trail'] = [
  { label: 'Home', href: '/' },
  { label: 'Kennisbank', href: '/kennisbank' },
  { label: 'Subsidie', href: '/kennisbank/subsidie' },
];

export const breadcrumbsGuide: ComponentGuide = {
  purpose:
    'Boven een pagina die diep in de site ligt, zoals een artikel: waar ze staat en hoe je een trede hoger komt. Niet in het account, daar zegt het menu waar je bent.',
  anatomy: {
    picture: <Breadcrumbs trail={knowledgeTrail} current="Zo vraag je ISDE aan" />,
    parts: [
      { name: 'Trede', at: 'li a', text: 'Een link naar elke pagina erboven, te beginnen bij Home.' },
      { name: 'Pagina hierboven', at: 'li:nth-child(3) a', text: 'Op een telefoon de enige trede, met een pijl terug.' },
      { name: 'Deze pagina', at: '[aria-current=page]', text: 'Geen link. Mag weg als de titel er vlak onder staat.' },
    ],
  },
  dos: [
    {
      picture: (
        <Stack gap="xs">
          <Breadcrumbs trail={knowledgeTrail} />
          <Heading level={2} size="h3">
            Zo vraag je ISDE aan
          </Heading>
        </Stack>
      ),
      text: 'Laat de laatste trede weg als de titel hem meteen herhaalt.',
    },
  ],
  donts: [
    {
      picture: (
        <Breadcrumbs
          trail={[
            { label: 'Stap 1: woning', href: '/1' },
            { label: 'Stap 2: verbruik', href: '/2' },
          ]}
          current="Stap 3: isolatie"
        />
      ),
      text: 'Geen stappen van een formulier: daar is de stappenbalk voor.',
    },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'Gewone links, van buiten naar binnen.' }],
  content: ['Dezelfde naam als de titel of het menu-item van die pagina.', 'Begin bij ‘Home’.'],
};
