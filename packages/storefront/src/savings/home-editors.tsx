'use client';

import { Columns, NumberField, RadioCards } from '@pomp/design-system';
import { formatDecimal, sayOption, showEuros, type SavingsResult } from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useState } from 'react';
import { confirmHomeTexts } from './confirm-home-texts.js';
import type { RowName } from './home-sources.js';
import { typeField } from './say-home.js';
import { faultIn, homeChoices, kindOf, questionAbout, type HomeChoice, type HomeFigure } from './typed-home.js';
import type { OwnHomeInUse } from './use-own-home.js';

interface EditorProps {
  readonly row: RowName;
  readonly home: OwnHomeInUse;
  readonly result: SavingsResult;
  readonly thisYear: number;
  /** m³ a year that such a home uses. */
  readonly usualGas: number;
}

/** Where a row of what is known of a home is corrected. */
export function Editor({ row, home, thisYear, result: { home: used }, usualGas }: EditorProps) {
  const { rows, prices } = useLanguage().texts(confirmHomeTexts);
  const figure = (name: HomeFigure, label: string) => ({ name, label, home, thisYear, used, usualGas });
  switch (row) {
    case 'buildingYear':
      return <Figure {...figure(row, rows[row])} />;
    case 'floorArea':
      return <Figure {...figure(row, rows[row])} unit="m²" />;
    case 'gasUse':
      return <Figure {...figure(row, rows[row])} unit="m³" />;
    case 'prices':
      return (
        <Columns tablet="2" gap="m" align="start">
          <Figure {...figure('gasPrice', prices.gasPrice)} unit={prices.perM3} />
          <Figure {...figure('electricityPrice', prices.electricityPrice)} unit={prices.perKwh} />
          <Figure {...figure('fixedGas', prices.fixedGas)} unit="€" />
        </Columns>
      );
    default:
      return <Choices name={row} label={rows[row]} home={home} chosen={chosenOf(row, used)} fieldName={`home-${row}`} />;
  }
}

/** What is calculated with now; nothing where no choice says it. */
const chosenOf = (row: HomeChoice, used: SavingsResult['home']): string =>
  ({
    solarPanels: '',
    buildingType: '',
    insulation: used.insulation,
    supply: used.supply,
    boiler: used.boiler,
    cooking: used.cooksOnGas ? 'gas' : 'electric',
    residents: String(used.residents),
  })[row];

interface ChoicesProps {
  readonly name: HomeChoice;
  readonly label: string;
  readonly home: OwnHomeInUse;
  readonly chosen: string;
  /** Of the group in the page: the same can be asked in two places. */
  readonly fieldName: string;
}

/** What is one of a few, each answer a tap. */
export function Choices({ name, label, home, chosen, fieldName }: ChoicesProps) {
  const language = useLanguage();
  const { options } = language.texts(confirmHomeTexts);
  const labelOf = (value: string) =>
    name === 'buildingType'
      ? sayOption(typeField, value, language)
      : ((options[name] as Readonly<Record<string, string>>)[value] ?? value);
  return (
    <RadioCards
      name={fieldName}
      label={label}
      columns="2"
      options={homeChoices[name].map((value) => ({ value, label: labelOf(value) }))}
      value={home.typed[name] || chosen}
      onValueChange={(value) => home.change(name, value)}
    />
  );
}

interface FigureProps {
  readonly name: HomeFigure;
  readonly label: string;
  readonly home: OwnHomeInUse;
  readonly thisYear: number;
  readonly used: SavingsResult['home'];
  readonly usualGas: number;
  readonly unit?: string;
}

/** A number that counts as it is typed; what is wrong with it, and what is asked again, waits until it is left. */
function Figure({ name, label, home: { typed, change }, thisYear, used, usualGas, unit }: FigureProps) {
  const language = useLanguage();
  const texts = language.texts(confirmHomeTexts);
  const [typing, setTyping] = useState(false);
  const fault = typing ? undefined : faultIn(name, typed, thisYear);
  const question = typing || fault ? undefined : questionAbout(name, typed, { home: used, usualGas });
  const { meant } = question ?? {};
  return (
    <NumberField
      kind={kindOf(name)}
      unit={unit}
      name={name}
      label={label}
      value={typed[name] ?? ''}
      onValueChange={(value) => {
        setTyping(true);
        change(name, value);
      }}
      onBlur={() => setTyping(false)}
      error={fault && language.say(fault)}
      question={
        question
          ? {
              text: language.say(question.message),
              meant:
                meant === undefined
                  ? undefined
                  : { label: texts.meant({ answer: sayFigure(name, meant, language) }), onPress: () => change(name, meant) },
            }
          : null
      }
    />
  );
}

const sayFigure = (name: HomeFigure, value: string, language: Language) =>
  kindOf(name) === 'decimal' ? showEuros(Number(value), language) : formatDecimal(Number(value), language);
