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
  purpose:
    'Antwoorden om terug te lezen: op een overzicht, en voor het afronden. Wat nog mist, staat er in woorden. Voor gegevens die je naast elkaar vergelijkt is een tabel beter.',
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
      { name: 'Label', at: 'dt', text: 'Hetzelfde als bij het veld.' },
      { name: 'Antwoord', at: 'dd', text: 'Met eenheid, en zoals mensen het lezen. Staat op een telefoon onder het label.' },
      {
        name: 'Wijzigen',
        at: 'dd a',
        text: 'Brengt je naar dit ene antwoord; heet voor schermlezers naar zijn label. Weg te laten.',
      },
      { name: 'Nog leeg', at: 'div:last-child > dd', text: 'Cursief, in woorden: nooit een streepje.' },
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
      text: 'Schrijf een antwoord uit, ook ‘Ik weet het niet’.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Gasverbruik per jaar" name="gas" defaultValue="1400 m3" readOnlyReason="Alleen ter controle." />,
      text: 'Velden op slot om terug te lezen: dat lijkt op iets wat je moet invullen.',
    },
  ],
  keyboard: [{ keys: 'Tab', does: 'Langs de links om te wijzigen.' }],
  content: [
    'Getallen met punt, komma en eenheid: ‘1.400 m³’, ‘12,5 m’.',
    'Wat mist heet ‘Nog niet ingevuld’.',
    'Een link om te wijzigen heet voor iedereen ‘Wijzigen’, en noemt voor schermlezers het label erbij.',
  ],
};
