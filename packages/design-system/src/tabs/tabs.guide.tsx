import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Text } from '../text/text.js';
import { type Tab, Tabs } from './tabs.js';

const tab = (id: string, label: string, text: string): Tab => ({ id, label, content: <Text>{text}</Text> });

export const tabsGuide: ComponentGuide = {
  purpose:
    'Delen van hetzelfde waarvan je er één tegelijk bekijkt en die niet op elkaar bouwen. Wat je vergelijkt of na elkaar invult, staat onder elkaar; wat een eigen adres heeft, is een pagina met een link.',
  anatomy: {
    picture: (
      <Tabs
        label="Producten"
        tabs={[
          tab('ao', 'Pomp AO', 'Haalt warmte uit de buitenlucht. Je ketel blijft.'),
          tab('t', 'Pomp T', 'Een boiler voor warm water.'),
        ]}
      />
    ),
    parts: [
      {
        name: 'Rij met tabbladen',
        at: '[role=tablist]',
        text: 'Het open tabblad heeft een streep eronder en donkere letters. De rij schuift zelf zijwaarts als hij niet past, en heeft een naam voor wie hem niet ziet.',
      },
      { name: 'Inhoud', at: '[role=tabpanel]', text: 'Verschijnt meteen; er wordt niets opgehaald.' },
    ],
  },
  dos: [
    {
      picture: (
        <Tabs
          label="Voor wie"
          tabs={[
            tab('koop', 'Koopwoning', 'Je beslist zelf.'),
            tab('vve', 'VvE', 'De vergadering beslist.'),
            tab('huur', 'Huurwoning', 'Je verhuurder beslist.'),
          ]}
        />
      ),
      text: 'Korte labels van dezelfde soort.',
    },
  ],
  donts: [
    {
      picture: (
        <Tabs
          label="Stappen"
          tabs={[tab('1', 'Stap 1', 'Je woning'), tab('2', 'Stap 2', 'Je verbruik'), tab('3', 'Stap 3', 'Je verwarming')]}
        />
      ),
      text: 'Stappen in tabbladen: wie er een overslaat, ziet dat niet. Gebruik de stappenlijn.',
    },
    {
      picture: (
        <Tabs
          label="Informatie"
          tabs={[tab('info', 'Informatie', 'Afmetingen en geluid.'), tab('meer', 'Meer informatie', 'Garantie.')]}
        />
      ),
      text: 'Labels die niet zeggen wat erachter zit.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Gaat naar het open tabblad, en dan naar de inhoud.' },
    { keys: 'Pijl links, Pijl rechts', does: 'Opent het vorige of volgende tabblad, rondlopend.' },
    { keys: 'Home, End', does: 'Opent het eerste of laatste tabblad.' },
  ],
  content: ['Een of twee woorden per tabblad.', 'Het eerste tabblad is wat de meesten zoeken.'],
};
