import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { TextArea } from './text-area.js';
import { TextField } from './text-field.js';

export const textAreaGuide: ComponentGuide = {
  purpose: {
    nl: 'Een antwoord van meer dan één regel: een vraag, een toelichting. Is het antwoord een paar woorden? Neem een tekstveld.',
    en: 'An answer of more than one line: a question, an explanation. Is the answer a few words? Take a text field.',
  },
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
      { name: { nl: 'Label', en: 'Label' }, at: 'label', text: { nl: 'De vraag zelf.', en: 'The question itself.' } },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: { nl: 'Wat ons helpt om te antwoorden.', en: 'What helps us to answer.' },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'textarea',
        text: {
          nl: 'Begint zo hoog als een gewoon antwoord, en groeit mee.',
          en: 'Begins as high as a usual answer, and grows along.',
        },
      },
      {
        name: { nl: 'Teller', en: 'Counter' },
        at: 'span[aria-hidden]:not(label span)',
        text: { nl: 'Alleen als er een grens is. Er wordt niets afgekapt.', en: 'Only if there is a limit. Nothing is cut off.' },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: { nl: 'Zegt wat er moet gebeuren.', en: 'Says what has to happen.' },
      },
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
      text: { nl: 'Zoveel regels als een gewoon antwoord lang is.', en: 'As many lines as a usual answer is long.' },
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
      text: {
        nl: 'Eén regel voor een heel verhaal: niemand kan teruglezen wat hij schreef.',
        en: 'One line for a whole story: nobody can read back what they wrote.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Naar het veld en eruit.', en: 'To the field and out of it.' } },
    { keys: 'Enter', does: { nl: 'Een nieuwe regel; verstuurt niet.', en: 'A new line; doesn’t send.' } },
  ],
  content: [
    { nl: 'Stel één vraag per veld.', en: 'Ask one question per field.' },
    {
      nl: 'Noem een grens alleen als die er is, in tekens: ‘Nog 40 tekens’.',
      en: 'Name a limit only if there is one, in characters: ‘40 characters left’.',
    },
  ],
};
