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
  purpose:
    'Voor één antwoord uit een lijst die te lang is om helemaal te laten zien. Bij minder dan zeven antwoorden zijn keuzekaarten sneller.',
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
      { name: 'Label', at: 'label', text: 'Altijd zichtbaar; de plaatshouder vervangt het niet.' },
      { name: 'Hulp', at: '[id$=help]', text: 'Waar het antwoord te vinden is.' },
      { name: 'Vak', at: 'div:has(> * > [role=combobox])', text: 'Zo hoog en breed als een tekstveld. Typen zoekt in de lijst.' },
      { name: 'Pijl', at: 'div:has(> [role=combobox]) + span', text: 'Zegt dat er een lijst onder zit; het hele vak opent haar.' },
      { name: 'Fout', at: '[id$=error]', text: 'Wat er mis is, bij het veld.' },
      { name: 'Ik weet het niet', at: 'button', text: 'Vult het antwoord in; nog een keer drukken brengt het oude terug.' },
    ],
  },
  dos: [
    { picture: <SelectField {...boiler} value="" />, text: 'Zet de lijst op alfabet, of in de orde waarin mensen denken.' },
    {
      picture: (
        <RadioCards name="basement" label="Heb je een kelder?" options={yesNo} value="" onValueChange={ignore} columns="2" />
      ),
      text: 'Twee antwoorden? Dan kaarten.',
    },
  ],
  donts: [
    {
      picture: <SelectField {...boiler} label="Merk" options={[{ value: '', label: 'Maak een keuze' }, ...brands]} value="" />,
      text: 'Een antwoord ‘Maak een keuze’ in de lijst: dat is er geen, en de plaatshouder zegt het al.',
    },
    {
      picture: <TextField name="boilerBrand" label="Welk merk is je ketel?" value="Remha" onValueChange={ignore} />,
      text: 'Laten typen wat te kiezen is, en dan de tikfouten krijgen.',
    },
  ],
  keyboard: [
    { keys: 'Pijl omlaag, Spatie', does: 'Opent de lijst; daarna gaan de pijlen door de antwoorden.' },
    { keys: 'Letters en cijfers', does: 'Openen de lijst en zoeken erin.' },
    { keys: 'Page Up, Page Down', does: 'Vijf antwoorden verder of terug.' },
    { keys: 'Home, End', does: 'Naar het eerste of laatste antwoord.' },
    { keys: 'Enter, Tab', does: 'Kiest waar je bent en sluit de lijst.' },
    { keys: 'Escape', does: 'Sluit de lijst zonder te kiezen.' },
  ],
  content: [
    'De teksten ‘Select...’, ‘No options’ en ‘Loading...’ staan vast; verander ze niet.',
    'Antwoorden zijn kort en verschillen in het eerste woord: dan vindt typen ze.',
    'Voorgelezen wordt Nederlands: ‘Remeha gekozen.’, ‘3 van 12’.',
  ],
};
