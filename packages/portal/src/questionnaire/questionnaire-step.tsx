'use client';

import { Heading, Stack, StepIndicator, Text, useNavigation, WizardFooter } from '@pomp/design-system';
import { SectionForm } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import { useEffect, useRef, useState } from 'react';
import type { AskedQuestionnaire } from './asked-questionnaire.js';
import type { AskedSection } from './asked-section.js';
import { KeptLine } from './kept-line.js';
import { SectionQuestions } from './section-questions.js';
import { questionnaireTexts } from './texts.js';
import { useArrived } from './use-arrived.js';
import { useStep } from './use-step.js';

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
  const [field, setField] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrived(heading);
  const current = steps.findIndex(({ name }) => name === step);
  const asked = steps[current];
  if (!asked) throw new Error(`The questionnaire has no step "${step}".`);

  const intro = language.sayIfAny(asked.section.intro);
  return (
    <Stack gap="m">
      <StepIndicator
        current={current}
        about={about}
        steps={steps.map(({ name, section, state }) => ({
          label: language.say(section.title),
          href: paths.step(name),
          done: state.done,
        }))}
      />
      <Stack gap="s">
        <Heading level={1} ref={heading}>
          {language.say(asked.section.title)}
        </Heading>
        {intro && (
          <Text size="lead" measure phone="heard">
            {intro}
          </Text>
        )}
      </Stack>
      {inPicture(
        { section: step, field },
        <Stack gap="l" width="form">
          <Text italic tone="muted" measure phone="heard">
            {texts.hint}
          </Text>
          <StepForm key={step} questionnaire={questionnaire} asked={asked} from={from} onFieldFocus={setField} />
        </Stack>,
      )}
    </Stack>
  );
}

interface StepFormProps<Name extends string> {
  readonly questionnaire: AskedQuestionnaire<Name>;
  readonly asked: AskedSection<Name>;
  readonly from: 'review' | undefined;
  readonly onFieldFocus: (field: string) => void;
}

function StepForm<Name extends string>({ questionnaire, asked, from, onFieldFocus }: StepFormProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const { steps, paths, words } = questionnaire;
  const editing = useStep(questionnaire, asked, from);
  const { prefetch } = useNavigation();
  const index = steps.indexOf(asked);
  const after = steps[index + 1];
  const onwards = after && from === undefined ? paths.step(after.name) : paths.review;
  useEffect(() => prefetch(onwards), [prefetch, onwards]);

  const nextLabel = from === 'review' ? texts.toReview : after ? texts.next : texts.finish;
  return (
    <SectionForm form={editing.form}>
      <Stack gap="xxl">
        <Stack gap="l">
          <SectionQuestions editing={editing} takesFocus={false} onFieldFocus={onFieldFocus} />
        </Stack>
        <WizardFooter
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
