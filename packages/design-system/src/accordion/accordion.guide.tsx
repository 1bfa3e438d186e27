import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Text } from '../text/text.js';
import { Accordion, type AccordionItem } from './accordion.js';

const still = (open: string | undefined, ...items: AccordionItem[]) => (
  <Accordion headingLevel={4} open={open} onOpenChange={() => undefined} items={items} />
);

const noise: AccordionItem = {
  id: 'geluid',
  title: 'Hoor ik de warmtepomp in de slaapkamer?',
  content: <Text>Nee. Op vijf meter klinkt hij als een koelkast.</Text>,
};
const boiler: AccordionItem = {
  id: 'ketel',
  title: 'Kan mijn cv-ketel blijven?',
  content: <Text>Ja, als hij jonger is dan vijftien jaar.</Text>,
};

export const accordionGuide: ComponentGuide = {
  purpose: {
    nl: 'Vragen en antwoorden waarvan ieder er een of twee zoekt. Eén staat er open: in `Accordion` bepaalt het scherm welke, een `Disclosure` opent de browser zelf, ook zonder script. Wat iedereen moet lezen, blijft open staan; wat je vergelijkt, staat naast elkaar; het vervolg van één tekst heeft ‘Lees meer’.',
    en: 'Questions and answers of which everyone looks for one or two. One of them is open: in `Accordion` the screen decides which, a `Disclosure` is opened by the browser itself, also without script. What everyone has to read stays open; what is compared stands side by side; the rest of one text has ‘Read more’.',
  },
  anatomy: {
    picture: still('geluid', noise, boiler),
    parts: [
      {
        name: { nl: 'Titel', en: 'Title' },
        at: 'h4',
        text: {
          nl: 'Een kop, op de diepte die bij de pagina past: een schermlezer kan erlangs springen.',
          en: 'A heading, at the depth that fits the page: a screen reader can jump from one to the next.',
        },
      },
      {
        name: { nl: 'Knop', en: 'Button' },
        at: 'details + details > summary',
        text: { nl: 'De hele regel opent en sluit.', en: 'The whole line opens and closes.' },
      },
      {
        name: { nl: 'Pijl', en: 'Arrow' },
        at: 'summary svg',
        text: {
          nl: 'Wijst naar beneden als het antwoord dicht is. Draait om.',
          en: 'Points down while the answer is closed. Turns round.',
        },
      },
      {
        name: { nl: 'Antwoord', en: 'Answer' },
        at: 'details[open] p',
        text: {
          nl: 'Tekst, beelden, links, knoppen. Dicht staat het nog op de pagina, voor zoekmachines.',
          en: 'Text, pictures, links, buttons. Closed, it still stands on the page, for search engines.',
        },
      },
    ],
  },
  dos: [
    {
      picture: still(undefined, noise, boiler),
      text: { nl: 'Titels in de woorden waarmee iemand het zou vragen.', en: 'Titles in the words in which someone would ask it.' },
    },
  ],
  donts: [
    {
      picture: still(
        'a',
        {
          id: 'a',
          title: 'Meer informatie',
          content: <Text>Voor het plaatsen heb je een vrije groep nodig in de meterkast.</Text>,
        },
        { id: 'b', title: 'Overig', content: 'Overig' },
      ),
      text: {
        nl: 'Titels die niet zeggen wat erachter zit, en iets verbergen dat iedereen moet weten.',
        en: 'Titles that don’t say what is behind them, and hiding what everyone has to know.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: {
        nl: 'Gaat van titel naar titel, en door een antwoord dat openstaat.',
        en: 'Goes from title to title, and through an answer that is open.',
      },
    },
    {
      keys: { nl: 'Enter, Spatie', en: 'Enter, Space' },
      does: {
        nl: 'Opent of sluit het antwoord; een ander dat openstond, gaat dicht.',
        en: 'Opens or closes the answer; another one that was open closes.',
      },
    },
  ],
  content: [
    {
      nl: 'Een vraag, zoals de klant hem stelt: ‘Kan mijn cv-ketel blijven?’',
      en: 'A question as the customer asks it: ‘Can my boiler stay?’',
    },
    { nl: 'Het antwoord begint met het antwoord: ‘Ja, als …’', en: 'The answer begins with the answer: ‘Yes, if …’' },
    { nl: 'Meer dan zeven vragen: verdeel ze onder koppen.', en: 'More than seven questions: divide them under headings.' },
  ],
};
