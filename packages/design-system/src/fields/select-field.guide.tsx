import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { RadioCards } from './radio-cards.js';
import { SelectField } from './select-field.js';
import type { SelectOption } from './select-option.js';
import { TextField } from './text-field.js';

const ignore = () => undefined;

export const brands: readonly SelectOption[] = [
  'Atag',
  'AWB',
  'Bosch',
  'Ferroli',
  'Intergas',
  'Itho Daalderop',
  'Junkers',
  'Nefit',
  'Radson',
  'Remeha',
  'Vaillant',
  'Viessmann',
].map((name) => ({
  value: name.toLowerCase(),
  label: name,
}));
const yesNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
];
const boiler = { name: 'boilerBrand', label: 'Welk merk is je ketel?', options: brands, onValueChange: ignore } as const;

export const selectFieldGuide: ComponentGuide = {
  purpose: {
    nl: 'Voor één antwoord uit een lijst die te lang is om helemaal te laten zien. Bij minder dan zeven antwoorden zijn keuzekaarten sneller.',
    en: 'For one answer from a list that is too long to show as a whole. With fewer than seven answers choice cards are quicker.',
  },
  anatomy: {
    picture: (
      <SelectField
        {...boiler}
        required
        help="Het staat op de voorkant."
        value="remeha"
        error="Vereist"
        unknown={{ pressed: false, onPressedChange: ignore }}
      />
    ),
    parts: [
      {
        name: { nl: 'Label', en: 'Label' },
        at: 'label',
        text: {
          nl: 'Altijd zichtbaar; de plaatshouder vervangt het niet.',
          en: 'Always visible; the placeholder doesn’t replace it.',
        },
      },
      {
        name: { nl: 'Hulp', en: 'Help' },
        at: '[id$=help]',
        text: { nl: 'Waar het antwoord te vinden is.', en: 'Where the answer can be found.' },
      },
      {
        name: { nl: 'Vak', en: 'Box' },
        at: 'div:has(> * > [role=combobox])',
        text: {
          nl: 'Zo hoog en breed als een tekstveld. Typen zoekt in de lijst.',
          en: 'As high and wide as a text field. Typing searches in the list.',
        },
      },
      {
        name: { nl: 'Pijl', en: 'Arrow' },
        at: 'div:has(> [role=combobox]) + span',
        text: {
          nl: 'Zegt dat er een lijst onder zit; het hele vak opent haar.',
          en: 'Says that there is a list below it; the whole box opens it.',
        },
      },
      {
        name: { nl: 'Fout', en: 'Error' },
        at: '[id$=error]',
        text: { nl: 'Wat er mis is, bij het veld.', en: 'What is wrong, at the field.' },
      },
      {
        name: { nl: 'Ik weet het niet', en: 'I don’t know' },
        at: 'button',
        text: {
          nl: 'Vult het antwoord in; nog een keer drukken brengt het oude terug.',
          en: 'Fills in the answer; pressing once more brings the old one back.',
        },
      },
    ],
  },
  dos: [
    {
      picture: <SelectField {...boiler} value="" />,
      text: {
        nl: 'Zet de lijst op alfabet, of in de orde waarin mensen denken.',
        en: 'Put the list in alphabetical order, or in the order in which people think.',
      },
    },
    {
      picture: (
        <RadioCards name="basement" label="Heb je een kelder?" options={yesNo} value="" onValueChange={ignore} columns="2" />
      ),
      text: { nl: 'Twee antwoorden? Dan kaarten.', en: 'Two answers? Then cards.' },
    },
  ],
  donts: [
    {
      picture: <SelectField {...boiler} label="Merk" options={[{ value: '', label: 'Maak een keuze' }, ...brands]} value="" />,
      text: {
        nl: 'Een antwoord ‘Maak een keuze’ in de lijst: dat is er geen, en de plaatshouder zegt het al.',
        en: 'An answer ‘Make a choice’ in the list: it is none, and the placeholder says it already.',
      },
    },
    {
      picture: <TextField name="boilerBrand" label="Welk merk is je ketel?" value="Remha" onValueChange={ignore} />,
      text: {
        nl: 'Laten typen wat te kiezen is, en dan de tikfouten krijgen.',
        en: 'Having typed what can be chosen, and then getting the typing errors.',
      },
    },
  ],
  keyboard: [
    {
      keys: { nl: 'Pijl omlaag, Spatie', en: 'Arrow down, Space' },
      does: {
        nl: 'Opent de lijst; daarna gaan de pijlen door de antwoorden.',
        en: 'Opens the list; after that the arrows go through the answers.',
      },
    },
    {
      keys: { nl: 'Letters en cijfers', en: 'Letters and digits' },
      does: { nl: 'Openen de lijst en zoeken erin.', en: 'Open the list and search in it.' },
    },
    { keys: 'Page Up, Page Down', does: { nl: 'Vijf antwoorden verder of terug.', en: 'Five answers on or back.' } },
    { keys: 'Home, End', does: { nl: 'Naar het eerste of laatste antwoord.', en: 'To the first or last answer.' } },
    { keys: 'Enter, Tab', does: { nl: 'Kiest waar je bent en sluit de lijst.', en: 'Chooses where you are and closes the list.' } },
    {
      keys: 'Escape',
      does: {
        nl: 'Sluit de lijst zonder te kiezen; een venster eromheen blijft open.',
        en: 'Closes the list without choosing; a window around it stays open.',
      },
    },
  ],
  content: [
    {
      nl: 'De teksten ‘Select...’, ‘No options’ en ‘Loading...’ staan vast; verander ze niet.',
      en: 'The texts ‘Select...’, ‘No options’ and ‘Loading...’ are fixed; don’t change them.',
    },
    {
      nl: 'Antwoorden zijn kort en verschillen in het eerste woord: dan vindt typen ze.',
      en: 'Answers are short and differ in their first word: typing finds them then.',
    },
    {
      nl: 'Voorgelezen wordt Nederlands: ‘Remeha gekozen.’, ‘3 van 12’.',
      en: 'What is read aloud is in the page’s language: ‘Remeha chosen.’, ‘3 of 12’.',
    },
  ],
};
