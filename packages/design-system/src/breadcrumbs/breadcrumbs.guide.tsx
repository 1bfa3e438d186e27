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
  purpose: {
    nl: 'Boven een pagina die diep in de site ligt, zoals een artikel: waar ze staat en hoe je een trede hoger komt. Niet in het account, daar zegt het menu waar je bent.',
    en: 'Above a page that lies deep in the site, such as an article: where it stands and how to get a step higher. Not in the account, where the menu says where you are.',
  },
  anatomy: {
    picture: <Breadcrumbs trail={knowledgeTrail} current="Zo vraag je ISDE aan" />,
    parts: [
      {
        name: { nl: 'Trede', en: 'Step' },
        at: 'li a',
        text: {
          nl: 'Een link naar elke pagina erboven, te beginnen bij Home.',
          en: 'A link to each page above it, beginning at Home.',
        },
      },
      {
        name: { nl: 'Pagina hierboven', en: 'Page above' },
        at: 'li:nth-child(3) a',
        text: { nl: 'Op een telefoon de enige trede, met een pijl terug.', en: 'On a phone the only step, with an arrow back.' },
      },
      {
        name: { nl: 'Deze pagina', en: 'This page' },
        at: '[aria-current=page]',
        text: {
          nl: 'Geen link. Mag weg als de titel er vlak onder staat.',
          en: 'No link. May be left out when the title stands right below it.',
        },
      },
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
      text: {
        nl: 'Laat de laatste trede weg als de titel hem meteen herhaalt.',
        en: 'Leave the last step out when the title repeats it at once.',
      },
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
      text: {
        nl: 'Geen stappen van een formulier: daar is de stappenbalk voor.',
        en: 'No steps of a form: that is what the steps are for.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: { nl: 'Gewone links, van buiten naar binnen.', en: 'Ordinary links, from the outside in.' } },
  ],
  content: [
    {
      nl: 'Dezelfde naam als de titel of het menu-item van die pagina.',
      en: 'The same name as the title or the menu item of that page.',
    },
    { nl: 'Begin bij ‘Home’.', en: 'Begin at ‘Home’.' },
  ],
};
