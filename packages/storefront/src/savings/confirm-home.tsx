'use client';

import { headingBelow } from '@pomp/cms';
import {
  Accordion,
  Button,
  Card,
  Columns,
  Heading,
  Inline,
  NumberField,
  RadioCards,
  Stack,
  SummaryList,
  Text,
  type HeadingLevel,
} from '@pomp/design-system';
import {
  averagesIn,
  formatDecimal,
  outcomeKind,
  sayOption,
  showEuroRange,
  showEuros,
  usualGasUse,
  type HomeAnswers,
  type HomeFacts,
  type SavingsInput,
  type SavingsResult,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { confirmHomeTexts } from './confirm-home-texts.js';
import { rowNames, sourceOf, type RowName } from './home-sources.js';
import { faultIn, homeChoices, kindOf, questionAbout, type HomeChoice, type HomeFigure } from './typed-home.js';
import { sayHome, typeField } from './say-home.js';
import type { OwnHomeInUse } from './use-own-home.js';

interface ConfirmHomeProps {
  /** Undefined where the home isn't known, or the registers couldn't be asked. */
  readonly facts: HomeFacts | undefined;
  readonly home: OwnHomeInUse;
  /** What was said of it, as it is calculated with. */
  readonly answers: HomeAnswers;
  readonly input: SavingsInput;
  readonly result: SavingsResult;
  readonly thisYear: number;
  readonly level: HeadingLevel;
}

/** What is known of the home and who says so, to confirm in three taps or to correct where it stands. Every answer is calculated with at once. */
export function ConfirmHome({ facts, home, answers, input, result, thisYear, level }: ConfirmHomeProps) {
  const language = useLanguage();
  const texts = language.texts(confirmHomeTexts);
  const [open, setOpen] = useState<readonly RowName[]>([]);
  const [listed, setListed] = useState<string>();
  const said = facts && sayHome(facts, answers, language);
  const question = nextQuestion(home, said !== undefined);
  const place = useFocusOnChange(question);
  const heading = useId();
  const averages = averagesIn(input);

  return (
    <Card as="section" padding="xl" line labelledBy={heading}>
      <Stack gap="l">
        <div ref={place} tabIndex={-1}>
          <Heading level={level} id={heading}>
            {said === undefined ? texts.nothing : question === 'home' ? texts.isRight({ home: said }) : said}
          </Heading>
        </div>
        <Stack gap="s">
          <Text measure>{said === undefined ? texts.introNothing : texts.intro}</Text>
          {averages.length > 0 && (
            <Text measure>
              {texts.averages({ parts: listIn(language).format(averages.map((part) => texts.average[part])) })}
              {isAnyAway(facts) && ` ${texts.away}`}
            </Text>
          )}
        </Stack>
        <div role="status">
          <Text size="lead" weight="strong">
            {outcomeIn(result, language)}
          </Text>
        </div>
        {question === 'home' && (
          <Inline gap="s" stacked="phone">
            <Button onClick={home.confirm}>{texts.yes}</Button>
            <Button
              tone="secondary"
              onClick={() => {
                setListed(list);
                setOpen(['buildingType', 'buildingYear', 'floorArea', 'insulation']);
                home.confirm();
              }}
            >
              {texts.no}
            </Button>
          </Inline>
        )}
        {(question === 'supply' || question === 'residents') && (
          <Choices name={question} label={texts[question]} home={home} chosen="" fieldName={`ask-${question}`} />
        )}
        {question === undefined && <Text>{texts.done}</Text>}
        <Accordion
          open={listed}
          onOpenChange={setListed}
          headingLevel={headingBelow(level)}
          items={[
            {
              id: list,
              title: texts.all,
              content: (
                <SummaryList
                  items={rowNames.map((row) => {
                    const isOpen = open.includes(row);
                    const what = texts.rows[row];
                    return {
                      id: row,
                      label: what,
                      wide: isOpen,
                      value: isOpen ? (
                        <Editor row={row} home={home} thisYear={thisYear} result={result} usualGas={usualGasUse(input)} />
                      ) : (
                        <>
                          {valueOf(row, { facts, home, result, language })}
                          <Text size="small" tone="muted">
                            {sourceOf(row, { facts, typed: home.typed, language })}
                          </Text>
                        </>
                      ),
                      action: (
                        <Button
                          tone="secondary"
                          size="small"
                          aria-label={isOpen ? texts.readyWith({ what }) : texts.changeWhat({ what })}
                          aria-expanded={isOpen}
                          onClick={() =>
                            setOpen((before) => (before.includes(row) ? before.filter((one) => one !== row) : [...before, row]))
                          }
                        >
                          {isOpen ? texts.ready : texts.change}
                        </Button>
                      ),
                    };
                  })}
                />
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

const list = 'all';

type Question = 'home' | 'supply' | 'residents';

/** Three taps at most: what registers say, and two things that no register knows. */
function nextQuestion({ typed, confirmed }: OwnHomeInUse, isKnown: boolean): Question | undefined {
  if (isKnown && !confirmed) return 'home';
  if (!typed.supply) return 'supply';
  return typed.residents ? undefined : 'residents';
}

/** What was pressed is gone then: focus stays with the questions. Not on opening the page. */
function useFocusOnChange(question: Question | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    place.current?.focus();
  }, [question]);
  return place;
}

const isAnyAway = (facts: HomeFacts | undefined) =>
  facts === undefined || Object.values(facts).some(({ state }) => state === 'unavailable');

const listIn = ({ locale }: Language) => new Intl.ListFormat(locale, { type: 'conjunction' });

function outcomeIn({ euroSaved, range }: SavingsResult, language: Language): string {
  const { outcome } = language.texts(confirmHomeTexts);
  const said = { amount: showEuros(Math.round(Math.abs(euroSaved)), language), range: showEuroRange(range.euroSaved, language) };
  return outcome[outcomeKind(euroSaved)](said);
}

interface Shown {
  readonly facts: HomeFacts | undefined;
  readonly home: OwnHomeInUse;
  readonly result: SavingsResult;
  readonly language: Language;
}

function valueOf(row: RowName, { facts, home: { typed }, result: { home }, language }: Shown): ReactNode {
  const { values, options } = language.texts(confirmHomeTexts);
  switch (row) {
    case 'buildingType': {
      const type = typed.buildingType || (facts?.buildingType.state === 'known' ? facts.buildingType.value : undefined);
      return type ? sayOption(typeField, type, language) : values.unknown;
    }
    case 'buildingYear':
      return typed.buildingYear || (facts?.buildingYear.state === 'known' ? String(facts.buildingYear.value) : values.unknown);
    case 'floorArea':
      return values.area({ area: home.floorArea });
    case 'gasUse':
      return values.gas({ gas: Math.round(home.gasUse) });
    case 'prices':
      return values.prices({ gas: home.prices.gas, electricity: home.prices.electricity });
    case 'insulation':
      return options.insulation[home.insulation];
    case 'supply':
      return options.supply[home.supply];
    case 'boiler':
      return options.boiler[home.boiler];
    case 'cooking':
      return options.cooking[home.cooksOnGas ? 'gas' : 'electric'];
    case 'solarPanels':
      return options.solarPanels[typed.solarPanels === 'yes' || typed.solarPanels === 'no' ? typed.solarPanels : 'unsaid'];
    case 'residents':
      return options.residents[String(home.residents) as keyof typeof options.residents];
  }
}

interface EditorProps {
  readonly row: RowName;
  readonly home: OwnHomeInUse;
  readonly result: SavingsResult;
  readonly thisYear: number;
  /** m³ a year that such a home uses. */
  readonly usualGas: number;
}

function Editor({ row, home, thisYear, result: { home: used }, usualGas }: EditorProps) {
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

function Choices({ name, label, home, chosen, fieldName }: ChoicesProps) {
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
