import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { TextField } from './text-field.js';

const ignore = () => undefined;

export const textFieldGuide: ComponentGuide = {
  purpose:
    'Eén regel tekst. Voor een getal, postcode, e-mailadres, telefoonnummer, wachtwoord of datum is er een eigen veld, dat het goede toetsenbord toont en meehelpt. Is het antwoord langer dan een regel? Neem een tekstvak.',
  anatomy: {
    picture: (
      <TextField
        label="Kenteken van je ketel"
        name="serial"
        required
        help="Staat op het plaatje aan de onderkant."
        prefix="nr."
        unit="(serie)"
        value="HR-2004/7"
        error="Niet valide"
        unknown={{ pressed: false, onPressedChange: ignore }}
      />
    ),
    parts: [
      { name: 'Label', at: 'label', text: 'Staat er altijd, ook als er getypt is. Het sterretje zegt dat het veld verplicht is.' },
      {
        name: 'Hulp',
        at: '[id$="-help"]',
        text: 'Eén zin die helpt het antwoord te vinden. Weg te laten als het label genoeg zegt.',
      },
      { name: 'Voorvoegsel', at: '[id$="-prefix"]', text: 'Wat altijd voor het antwoord staat; wordt voorgelezen.' },
      { name: 'Veld', at: 'input', text: 'Minstens 44 px hoog, zo breed als het antwoord meestal is.' },
      { name: 'Eenheid', at: '[id$="-unit"]', text: 'Wat altijd achter het antwoord staat.' },
      {
        name: 'Melding',
        at: '[id$="-error"]',
        text: 'Wat er mis is: met icoon, woorden en een dikkere rand, nooit alleen met kleur.',
      },
      { name: 'Ik weet het niet', at: 'button', text: 'Alleen bij vragen waar niet-weten een antwoord is.' },
    ],
  },
  dos: [
    {
      picture: <TextField label="Straat" name="street" autoComplete="address-line1" defaultValue="Kanaalstraat" />,
      text: 'Zeg de browser wat er gevraagd wordt: dan vult hij het in.',
    },
    {
      picture: <TextField label="Toevoeging" name="addition" width="short" help="Bijvoorbeeld ‘A’ of ‘2 hoog’." />,
      text: 'Een kort veld voor een kort antwoord, met een voorbeeld in de hulp.',
    },
  ],
  donts: [
    {
      picture: <TextField label="Straat" name="street2" placeholder="Vul hier je straatnaam in (verplicht)" />,
      text: 'Uitleg in het veld zelf: die is weg zodra iemand typt.',
    },
    {
      picture: <TextField label="Naam" name="name" error="Ongeldige invoer" />,
      text: 'Een melding die niet zegt wat er moet gebeuren.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Naar het veld, daarna naar ‘Ik weet het niet’.' },
    { keys: 'Enter', does: 'Verstuurt het formulier.' },
  ],
  content: [
    'Een label is een naam (‘Straat’) of een hele vraag (‘Hoe heet je hond?’), zonder dubbele punt.',
    'Vraag niet wat we al weten, en niet wat we niet gebruiken.',
    'Hulp is één zin in ‘je’: waar iemand het antwoord vindt of hoe het eruitziet.',
  ],
};
