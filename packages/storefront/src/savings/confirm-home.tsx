'use client';

import { headingBelow } from '@pomp/cms';
import { Accordion, Button, Card, Heading, Inline, Stack, SummaryList, Text, type HeadingLevel } from '@pomp/design-system';
import {
  averagesIn,
  knownHome,
  outcomeKind,
  sayOption,
  showEuroRange,
  showEuros,
  usualGasUse,
  type HomeFacts,
  type SavingsInput,
  type SavingsResult,
} from '@pomp/domain';
import type { Language } from '@pomp/language';
import { useLanguage } from '@pomp/language/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { confirmHomeTexts } from './confirm-home-texts.js';
import { factSources, rowNames, sourceOf, type RowName } from './home-sources.js';
import { Editor } from './home-editors.js';
import { QuickQuestion } from './quick-question.js';
import { sayHome, typeField } from './say-home.js';
import type { OwnHomeInUse } from './use-own-home.js';

interface ConfirmHomeProps {
  /** Undefined where the home isn't known, or the registers couldn't be asked. */
  readonly facts: HomeFacts | undefined;
  readonly home: OwnHomeInUse;
  readonly input: SavingsInput;
  readonly result: SavingsResult;
  readonly thisYear: number;
  readonly level: HeadingLevel;
}

/** What is known of the home and who says so, to confirm in three taps or to correct where it stands. Every answer is calculated with at once. */
export function ConfirmHome({ facts, home, input, result, thisYear, level }: ConfirmHomeProps) {
  const language = useLanguage();
  const texts = language.texts(confirmHomeTexts);
  const [open, setOpen] = useState<readonly RowName[]>([]);
  const [listed, setListed] = useState<string>();
  const said = facts && sayHome(facts, home.answers, language);
  const [isWrong, setWrong] = useState(false);
  const [waiting, setWaiting] = useState<Question>();
  const question = waiting ?? nextQuestion(home, said !== undefined && !isWrong);
  const { place, keepFocus } = useFocusOnNext(question);
  const goOn = () => {
    setWaiting(undefined);
    keepFocus();
  };
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
          {facts &&
            factSources({ facts, home, input, language }).map(({ source, names }) => (
              <Text key={source} size="small" tone="muted" measure>
                {texts.factsOf({ source, facts: listIn(language).format(names.map((name) => texts.facts[name])) })}
              </Text>
            ))}
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
            <Button
              onClick={() => {
                home.confirm();
                goOn();
              }}
            >
              {texts.yes}
            </Button>
            <Button
              tone="secondary"
              onClick={() => {
                setListed(list);
                setOpen(['buildingType', 'buildingYear', 'floorArea', 'insulation']);
                setWrong(true);
                goOn();
              }}
            >
              {texts.no}
            </Button>
          </Inline>
        )}
        {(question === 'supply' || question === 'residents') && (
          <QuickQuestion
            key={question}
            name={question}
            home={home}
            waits={waiting === question}
            onWait={() => setWaiting(question)}
            onGoOn={goOn}
          />
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
                            {sourceOf(row, { facts, home, input, language })}
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
function nextQuestion({ own, confirmed }: OwnHomeInUse, asksHome: boolean): Question | undefined {
  if (asksHome && !confirmed) return 'home';
  if (!own.supply) return 'supply';
  return own.residents ? undefined : 'residents';
}

/** What was pressed for the next question is gone then: focus stays with the questions. Where something else brought it, as the list below can, focus stays there. */
function useFocusOnNext(question: Question | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    place.current?.focus();
  }, [question]);
  return {
    place,
    keepFocus: () => {
      isPressed.current = true;
    },
  };
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

function valueOf(row: RowName, { facts, home: { typed, answers }, result: { home }, language }: Shown): ReactNode {
  const { values, options } = language.texts(confirmHomeTexts);
  switch (row) {
    case 'buildingType': {
      const type = knownHome(facts, answers).buildingType;
      return type ? sayOption(typeField, type, language) : values.unknown;
    }
    case 'buildingYear':
      return knownHome(facts, answers).buildingYear ?? values.unknown;
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
