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
  purpose:
    'Vragen en antwoorden waarvan ieder er een of twee zoekt. Eén staat er open: in `Accordion` bepaalt het scherm welke, een `Disclosure` opent de browser zelf, ook zonder script. Wat iedereen moet lezen, blijft open staan; wat je vergelijkt, staat naast elkaar; het vervolg van één tekst heeft ‘Lees meer’.',
  anatomy: {
    picture: still('geluid', noise, boiler),
    parts: [
      { name: 'Titel', at: 'h4', text: 'Een kop, op de diepte die bij de pagina past: een schermlezer kan erlangs springen.' },
      { name: 'Knop', at: 'details + details > summary', text: 'De hele regel opent en sluit.' },
      { name: 'Pijl', at: 'summary svg', text: 'Wijst naar beneden als het antwoord dicht is. Draait om.' },
      {
        name: 'Antwoord',
        at: 'details[open] p',
        text: 'Tekst, beelden, links, knoppen. Dicht staat het nog op de pagina, voor zoekmachines.',
      },
    ],
  },
  dos: [{ picture: still(undefined, noise, boiler), text: 'Titels in de woorden waarmee iemand het zou vragen.' }],
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
      text: 'Titels die niet zeggen wat erachter zit, en iets verbergen dat iedereen moet weten.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Gaat van titel naar titel, en door een antwoord dat openstaat.' },
    { keys: 'Enter, Spatie', does: 'Opent of sluit het antwoord; een ander dat openstond, gaat dicht.' },
  ],
  content: [
    'Een vraag, zoals de klant hem stelt: ‘Kan mijn cv-ketel blijven?’',
    'Het antwoord begint met het antwoord: ‘Ja, als …’',
    'Meer dan zeven vragen: verdeel ze onder koppen.',
  ],
};
