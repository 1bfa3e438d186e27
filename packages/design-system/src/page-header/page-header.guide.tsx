import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { PageHeader } from './page-header.js';

export const pageHeaderGuide: ComponentGuide = {
  purpose:
    'De titel van een scherm, met wat er het eerst toe doet. Eén per scherm; een onderdeel daarbinnen krijgt een gewone kop.',
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
      { name: 'Aanhef', at: 'p', text: 'Een groet, of de bestelling waar het over gaat. Mag weg.' },
      { name: 'Titel', at: 'h1', text: 'De enige h1 van de pagina.' },
      { name: 'Inleiding', at: 'h1 ~ div p', text: 'Eén of twee zinnen. Mag weg als de titel genoeg zegt.' },
      { name: 'Toevoegen', at: 'a', text: 'Alleen op een scherm met een lijst, en alleen als er nog één bij mag.' },
    ],
  },
  dos: [
    {
      picture: <PageHeader eyebrow="Dag Marieke" title="Nog twee dingen, dan kunnen we kijken." />,
      text: 'Zeg wat er nu te doen is.',
    },
    {
      picture: <PageHeader title="Je huizen" add={{ href: '/account/woning/nieuw' }} />,
      text: 'Eén knop om toe te voegen, bij de titel van de lijst.',
    },
  ],
  donts: [
    {
      picture: <PageHeader title="Dashboard" intro="Welkom op uw persoonlijke dashboard." />,
      text: 'Een titel die alleen de naam van het scherm herhaalt.',
    },
    {
      picture: <PageHeader title="Je bestelling" add={{ href: '#', label: 'Download de factuur' }} />,
      text: 'De knop is om toe te voegen; andere handelingen staan bij waar ze over gaan.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Op de knop: gaat naar het scherm om toe te voegen.' }],
  content: [
    'Spreek de klant aan, en eindig een zin met een punt.',
    'De knop heet ‘Toevoegen’, tenzij niet duidelijk is wat: ‘Adres toevoegen’.',
  ],
};
