import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Link } from '../navigation/link.js';
import { TextField } from '../fields/text-field.js';
import { SummaryList } from './summary-list.js';

const change = (what: string) => (
  <Link href="/account/woning" aria-label={`${what} wijzigen`}>
    Wijzigen
  </Link>
);

export const summaryListGuide: ComponentGuide = {
  purpose: {
    nl: 'Antwoorden om terug te lezen: op een overzicht, en voor het afronden. Wat nog mist, staat er in woorden. Voor gegevens die je naast elkaar vergelijkt is een tabel beter.',
    en: 'Answers to read back: in a summary, and before finishing. What is still missing is said in words. For data that you compare side by side a table is better.',
  },
  anatomy: {
    picture: (
      <SummaryList
        items={[
          { label: 'Gasverbruik per jaar', value: '1.400 m³', action: change('Gasverbruik per jaar') },
          { label: 'Jaar van het gasverbruik', value: undefined },
        ]}
      />
    ),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'dt',
        text: { nl: 'Hetzelfde als bij het veld.', en: 'The same as at the field.' },
      },
      {
        name: { nl: 'Antwoord', en: 'Answer' },
        at: 'dd',
        text: {
          nl: 'Met eenheid, en zoals mensen het lezen. Staat op een telefoon onder het label.',
          en: 'With its unit, and as people read it. On a phone it stands below the label.',
        },
      },
      {
        name: { nl: 'Wijzigen', en: 'Change' },
        at: 'dd a',
        text: {
          nl: 'Brengt je naar dit ene antwoord; heet voor schermlezers naar zijn label. Weg te laten.',
          en: 'Takes you to this one answer; to screen readers it is named after its label. Can be left out.',
        },
      },
      {
        name: { nl: 'Nog leeg', en: 'Still empty' },
        at: 'div:last-child > dd',
        text: { nl: 'Cursief, in woorden: nooit een streepje.', en: 'In italics, in words: never a dash.' },
      },
    ],
  },
  dos: [
    {
      picture: (
        <SummaryList
          items={[
            { label: 'Afstand tot de meterkast', value: '12,5 m' },
            { label: 'Type ketel', value: 'Ik weet het niet' },
          ]}
        />
      ),
      text: { nl: 'Schrijf een antwoord uit, ook ‘Ik weet het niet’.', en: 'Write an answer out, ‘I don’t know’ too.' },
    },
  ],
  donts: [
    {
      picture: <TextField label="Gasverbruik per jaar" name="gas" defaultValue="1400 m3" readOnlyReason="Alleen ter controle." />,
      text: {
        nl: 'Velden op slot om terug te lezen: dat lijkt op iets wat je moet invullen.',
        en: 'Locked fields to read back: that looks like something to fill in.',
      },
    },
  ],
  keyboard: [{ keys: 'Tab', does: { nl: 'Langs de links om te wijzigen.', en: 'Past the links to change.' } }],
  content: [
    {
      nl: 'Getallen met punt, komma en eenheid: ‘1.400 m³’, ‘12,5 m’.',
      en: 'In Dutch, numbers with a dot, a comma and a unit: ‘1.400 m³’, ‘12,5 m’.',
    },
    { nl: 'Wat mist heet ‘Nog niet ingevuld’.', en: 'What is missing is called ‘Not filled in yet’.' },
    {
      nl: 'Een link om te wijzigen heet voor iedereen ‘Wijzigen’, en noemt voor schermlezers het label erbij.',
      en: 'A link to change is called ‘Change’ for everyone, and names the label too for screen readers.',
    },
  ],
};
