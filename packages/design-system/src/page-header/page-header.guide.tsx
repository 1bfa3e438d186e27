import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { PageHeader } from './page-header.js';

export const pageHeaderGuide: ComponentGuide = {
  purpose: {
    nl: 'De titel van een scherm, met wat er het eerst toe doet. Eén per scherm; een onderdeel daarbinnen krijgt een gewone kop.',
    en: 'The title of a screen, with what matters first. One per screen; a part within it gets an ordinary heading.',
  },
  anatomy: {
    picture: (
      <PageHeader
        eyebrow="Dag Marieke"
        title="Je huizen"
        intro="Hier staan alle adressen waarvoor je iets bij ons regelt."
        add={{ href: '/account/woning/nieuw' }}
      />
    ),
    parts: [
      {
        name: { nl: 'Aanhef', en: 'Opening words' },
        at: 'p',
        text: {
          nl: 'Een groet, of de bestelling waar het over gaat. Mag weg.',
          en: 'A greeting, or the order that it is about. May be left out.',
        },
      },
      { name: { nl: 'Titel', en: 'Title' }, at: 'h1', text: { nl: 'De enige h1 van de pagina.', en: 'The only h1 of the page.' } },
      {
        name: { nl: 'Inleiding', en: 'Introduction' },
        at: 'h1 ~ div p',
        text: {
          nl: 'Eén of twee zinnen. Mag weg als de titel genoeg zegt.',
          en: 'One or two sentences. May be left out if the title says enough.',
        },
      },
      {
        name: { nl: 'Toevoegen', en: 'Add' },
        at: 'a',
        text: {
          nl: 'Alleen op een scherm met een lijst, en alleen als er nog één bij mag.',
          en: 'Only on a screen with a list, and only if there may be one more.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <PageHeader eyebrow="Dag Marieke" title="Nog twee dingen, dan kunnen we kijken." />,
      text: { nl: 'Zeg wat er nu te doen is.', en: 'Say what there is to do now.' },
    },
    {
      picture: <PageHeader title="Je huizen" add={{ href: '/account/woning/nieuw' }} />,
      text: { nl: 'Eén knop om toe te voegen, bij de titel van de lijst.', en: 'One button to add, at the title of the list.' },
    },
  ],
  donts: [
    {
      picture: <PageHeader title="Dashboard" intro="Welkom op uw persoonlijke dashboard." />,
      text: {
        nl: 'Een titel die alleen de naam van het scherm herhaalt.',
        en: 'A title that only repeats the name of the screen.',
      },
    },
    {
      picture: <PageHeader title="Je bestelling" add={{ href: '#', label: 'Download de factuur' }} />,
      text: {
        nl: 'De knop is om toe te voegen; andere handelingen staan bij waar ze over gaan.',
        en: 'The button is for adding; other actions stand at what they are about.',
      },
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: { nl: 'Op de knop: gaat naar het scherm om toe te voegen.', en: 'On the button: goes to the screen to add.' },
    },
  ],
  content: [
    {
      nl: 'Spreek de klant aan, en eindig een zin met een punt.',
      en: 'Speak to the customer, and end a sentence with a full stop.',
    },
    {
      nl: 'De knop heet ‘Toevoegen’, tenzij niet duidelijk is wat: ‘Adres toevoegen’.',
      en: 'The button is called ‘Add’, unless it isn’t clear what: ‘Add address’.',
    },
  ],
};
