import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { TextArea } from './text-area.js';
import { TextField } from './text-field.js';

export const textAreaGuide: ComponentGuide = {
  purpose: 'Een antwoord van meer dan één regel: een vraag, een toelichting. Is het antwoord een paar woorden? Neem een tekstveld.',
  anatomy: {
    picture: (
      <TextArea
        label="Wat wil je weten?"
        name="message"
        required
        help="Schrijf zoals je praat."
        countTo={60}
        rows={3}
        value="Past de binnenunit ook in een kast van 60 cm diep, naast de wasmachine?"
        error="Maak je vraag korter."
      />
    ),
    parts: [
      { name: 'Label', at: 'label', text: 'De vraag zelf.' },
      { name: 'Hulp', at: '[id$="-help"]', text: 'Wat ons helpt om te antwoorden.' },
      { name: 'Veld', at: 'textarea', text: 'Begint zo hoog als een gewoon antwoord, en groeit mee.' },
      { name: 'Teller', at: 'span[aria-hidden]:not(label span)', text: 'Alleen als er een grens is. Er wordt niets afgekapt.' },
      { name: 'Melding', at: '[id$="-error"]', text: 'Zegt wat er moet gebeuren.' },
    ],
  },
  dos: [
    {
      picture: (
        <TextArea
          label="Wat wil je weten?"
          name="message1"
          rows={3}
          defaultValue={'Is de buitenunit te horen in de slaapkamer?\nDie ligt er recht boven.'}
        />
      ),
      text: 'Zoveel regels als een gewoon antwoord lang is.',
    },
  ],
  donts: [
    {
      picture: (
        <TextField
          label="Wat wil je weten?"
          name="message2"
          defaultValue="Is de buitenunit te horen in de slaapkamer? Die ligt er recht"
        />
      ),
      text: 'Eén regel voor een heel verhaal: niemand kan teruglezen wat hij schreef.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld en eruit.' },
    { keys: 'Enter', does: 'Een nieuwe regel; verstuurt niet.' },
  ],
  content: ['Stel één vraag per veld.', 'Noem een grens alleen als die er is, in tekens: ‘Nog 40 tekens’.'],
};
