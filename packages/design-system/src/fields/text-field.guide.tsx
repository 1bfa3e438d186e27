import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { TextField } from './text-field.js';

const ignore = () => undefined;

export const textFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Eén regel tekst. Voor een getal, postcode, e-mailadres, telefoonnummer, wachtwoord of datum is er een eigen veld, dat het goede toetsenbord toont en meehelpt. Is het antwoord langer dan een regel? Neem een tekstvak.',
    en: 'One line of text. For a number, postcode, e-mail address, telephone number, password or date there is a field of its own, which shows the right keyboard and helps. Is the answer longer than a line? Take a text area.',
  },
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
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: {
          nl: 'Staat er altijd, ook als er getypt is. Het sterretje zegt dat het veld verplicht is.',
          en: 'Is always there, also when something is typed. The asterisk says that the field is required.',
        },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$="-help"]',
        text: {
          nl: 'Eén zin die helpt het antwoord te vinden. Weg te laten als het label genoeg zegt.',
          en: 'One sentence that helps to find the answer. Can be left out if the label says enough.',
        },
      },
      {
        name: { nl: 'Voorvoegsel', en: 'Prefix' },
        at: '[id$="-prefix"]',
        text: {
          nl: 'Wat altijd voor het antwoord staat; wordt voorgelezen.',
          en: 'What always stands before the answer; is read aloud.',
        },
      },
      {
        name: { nl: 'Veld', en: 'Field' },
        at: 'input',
        text: {
          nl: 'Minstens 44 px hoog, zo breed als het antwoord meestal is.',
          en: 'At least 44 px high, as wide as the answer usually is.',
        },
      },
      {
        name: { nl: 'Eenheid', en: 'Unit' },
        at: '[id$="-unit"]',
        text: { nl: 'Wat altijd achter het antwoord staat.', en: 'What always stands after the answer.' },
      },
      {
        name: { nl: 'Melding', en: 'Message' },
        at: '[id$="-error"]',
        text: {
          nl: 'Wat er mis is: met icoon, woorden en een dikkere rand, nooit alleen met kleur.',
          en: 'What is wrong: with an icon, words and a thicker border, never with colour alone.',
        },
      },
      {
        name: { nl: 'Ik weet het niet', en: 'I don’t know' },
        at: 'button',
        text: {
          nl: 'Alleen bij vragen waar niet-weten een antwoord is.',
          en: 'Only for questions to which not knowing is an answer.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <TextField label="Straat" name="street" autoComplete="address-line1" defaultValue="Kanaalstraat" />,
      text: {
        nl: 'Zeg de browser wat er gevraagd wordt: dan vult hij het in.',
        en: 'Tell the browser what is asked: then it fills it in.',
      },
    },
    {
      picture: <TextField label="Toevoeging" name="addition" width="short" help="Bijvoorbeeld ‘A’ of ‘2 hoog’." />,
      text: {
        nl: 'Een kort veld voor een kort antwoord, met een voorbeeld in de hulp.',
        en: 'A short field for a short answer, with an example in the help.',
      },
    },
  ],
  donts: [
    {
      picture: <TextField label="Straat" name="street2" placeholder="Vul hier je straatnaam in (verplicht)" />,
      text: {
        nl: 'Uitleg in het veld zelf: die is weg zodra iemand typt.',
        en: 'Explanation in the field itself: it is gone as soon as someone types.',
      },
    },
    {
      picture: <TextField label="Naam" name="name" error="Ongeldige invoer" />,
      text: { nl: 'Een melding die niet zegt wat er moet gebeuren.', en: 'A message that doesn’t say what has to happen.' },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: { nl: 'Naar het veld, daarna naar ‘Ik weet het niet’.', en: 'To the field, then to ‘I don’t know’.' } },
    { keys: 'Enter', does: { nl: 'Verstuurt het formulier.', en: 'Sends the form.' } },
  ],
  content: [
    {
      nl: 'Een label is een naam (‘Straat’) of een hele vraag (‘Hoe heet je hond?’), zonder dubbele punt.',
      en: 'A label is a name (‘Street’) or a whole question (‘What is your dog called?’), without a colon.',
    },
    {
      nl: 'Vraag niet wat we al weten, en niet wat we niet gebruiken.',
      en: 'Don’t ask what we know already, nor what we don’t use.',
    },
    {
      nl: 'Hulp is één zin in ‘je’: waar iemand het antwoord vindt of hoe het eruitziet.',
      en: 'Help is one sentence to ‘you’: where someone finds the answer or what it looks like.',
    },
  ],
};
