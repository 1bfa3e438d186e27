'use client';

import { Heading, Stack, StepIndicator, Text, useFetched, useNavigation, useTouched, WizardFooter } from '@pomp/design-system';
import { minutesLeft } from '@pomp/domain';
import { SectionForm } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeepsOffline } from '../offline/use-keeps-offline.js';
import type { AskedQuestionnaire } from './asked-questionnaire.js';
import type { AskedSection } from './asked-section.js';
import { KeptLine } from './kept-line.js';
import { SectionQuestions, type SectionQuestionsProps } from './section-questions.js';
import { questionnaireTexts } from './texts.js';
import { useArrived } from './use-arrived.js';
import { useQuestionsInTurn } from './use-questions-in-turn.js';
import { useStep } from './use-step.js';

const fetchTurnsInHistory = () => import('./turns-in-history.js');

export interface QuestionnaireStepProps<Name extends string> {
  readonly questionnaire: AskedQuestionnaire<Name>;
  readonly step: Name;
  /** Where saving leads back to; the next step without it. */
  readonly from?: 'review' | undefined;
}

/** One section on a screen of its own: where you are, its questions, and the ways on. */
export function QuestionnaireStep<Name extends string>({ questionnaire, step, from }: QuestionnaireStepProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  const { steps, paths, about, inPicture } = questionnaire;
  const [looking, setLooking] = useState<{ readonly field: string; readonly option: string | undefined }>();
  // The same is told with every key.
  const lookAt = useCallback(
    (field: string, option?: string) =>
      setLooking((now) => (now?.field === field && now.option === option ? now : { field, option })),
    [],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useArrived(heading);
  const current = steps.findIndex(({ name }) => name === step);
  const asked = steps[current];
  if (!asked) throw new Error(`The questionnaire has no step "${step}".`);

  const left = texts.left({ minutes: minutesLeft(steps) });
  const intro = language.sayIfAny(asked.section.intro);
  return (
    <Stack gap="m">
      <StepIndicator
        current={current}
        about={about}
        left={left}
        steps={steps.map(({ name, section, state }) => ({
          label: breakable(language.say(section.title), texts.breaksBefore),
          href: paths.step(name),
          done: state.done,
        }))}
      />
      <Stack gap="s">
        <Heading level={1} phone="compact" ref={heading}>
          {language.say(asked.section.title)}
        </Heading>
        {intro && (
          <Text size="lead" measure phone="heard">
            {intro}
          </Text>
        )}
      </Stack>
      {inPicture(
        { section: step, ...looking },
        <Stack gap="l" width="form">
          <Text italic tone="muted" measure phone="heard">
            {texts.hint}
          </Text>
          <StepForm key={step} questionnaire={questionnaire} asked={asked} from={from} onFieldFocus={lookAt} />
        </Stack>,
        texts.position({ step: current + 1, count: steps.length, left }),
      )}
    </Stack>
  );
}

/** With places to break in long words, which stand in narrow columns: not every browser knows where a word may break. */
const breakable = (title: string, breaksBefore: string) =>
  breaksBefore === '' ? title : title.replace(new RegExp(`(\\p{L})(?=${breaksBefore})`, 'gu'), '$1\u00AD');

interface StepFormProps<Name extends string> {
  readonly questionnaire: AskedQuestionnaire<Name>;
  readonly asked: AskedSection<Name>;
  readonly from: 'review' | undefined;
  readonly onFieldFocus: SectionQuestionsProps['onFieldFocus'];
}

function StepForm<Name extends string>({ questionnaire, asked, from, onFieldFocus }: StepFormProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const { steps, paths, words } = questionnaire;
  const editing = useStep(questionnaire, asked, from);
  const keepsOffline = useKeepsOffline();
  const turns = useQuestionsInTurn(editing.form, asked.stored);
  // Whoever comes from reading all answers wants to change one of them, wherever it is.
  const inTurn = from === undefined ? turns : undefined;
  const history = useFetched(fetchTurnsInHistory, useTouched() || keepsOffline);
  const { prefetch } = useNavigation();
  const index = steps.indexOf(asked);
  const after = steps[index + 1];
  const onwards = after && from === undefined ? paths.step(after.name) : paths.review;
  useEffect(() => prefetch(onwards), [prefetch, onwards]);

  const shown = inTurn?.shown;
  useEffect(() => {
    if (shown) onFieldFocus(shown);
  }, [onFieldFocus, shown]);

  const nextLabel = from === 'review' ? texts.toReview : after ? texts.next : texts.finish;
  return (
    <SectionForm form={editing.form} onLead={turns.show}>
      {inTurn && history && <history.TurnsInHistory turns={inTurn} />}
      <Stack gap="xxl">
        <Stack gap="l">
          <SectionQuestions editing={editing} takesFocus={false} onFieldFocus={onFieldFocus} inTurn={inTurn} />
        </Stack>
        <WizardFooter
          atHand
          inTurn={
            inTurn && {
              position: texts.question(inTurn.position),
              next: inTurn.next && { label: inTurn.leavesOpen ? texts.later : texts.nextQuestion, onClick: inTurn.next },
              back: inTurn.back && { label: texts.previousQuestion, onClick: inTurn.back },
            }
          }
          status={<KeptLine editing={editing} />}
          busy={editing.busy}
          next={{ label: nextLabel, loadingLabel: texts.saving }}
          back={
            index > 0 && from === undefined
              ? { label: texts.previous, loadingLabel: texts.saving, onClick: () => editing.saveTowards('back') }
              : undefined
          }
          home={{ label: words.saveAndHome, loadingLabel: texts.saving, onClick: () => editing.saveTowards('home') }}
        />
      </Stack>
    </SectionForm>
  );
}
