'use client';

import { ButtonLink, downloadIcon, Inline, Link, PageHeader, SectionHeader, Stack } from '@pomp/design-system';
import { SectionSummary } from '@pomp/forms';
import { useLanguage, useTexts } from '@pomp/language/react';
import type { AskedQuestionnaire } from './asked-questionnaire.js';
import { FinishQuestionnaire } from './finish-questionnaire.js';
import { MissingSections } from './missing-sections.js';
import { questionnaireTexts } from './texts.js';

export interface QuestionnaireReviewProps<Name extends string> {
  readonly questionnaire: AskedQuestionnaire<Name>;
}

type Stage = 'missing' | 'ready' | 'completed';

/** All answers to read back before finishing: by section with the way to change it, and what is still missing. */
export function QuestionnaireReview<Name extends string>({ questionnaire }: QuestionnaireReviewProps<Name>) {
  const texts = useTexts(questionnaireTexts);
  const language = useLanguage();
  const { steps, complete, completed, paths, about, words, inPicture } = questionnaire;
  const missing = steps.filter(({ state }) => !state.done);
  const stage: Stage = missing.length > 0 ? 'missing' : completed ? 'completed' : 'ready';
  const header = {
    missing: { title: texts.missingTitle({ count: missing.length }), intro: texts.missingIntro },
    ready: { title: texts.readyTitle, intro: texts.readyIntro },
    completed: { title: texts.completedTitle, intro: texts.completedIntro },
  } satisfies Record<Stage, { title: string; intro: string }>;

  return (
    <Stack gap="l">
      <PageHeader eyebrow={about} {...header[stage]} />
      {inPicture(
        undefined,
        <Stack gap="xxl" width="form">
          {missing.length > 0 && <MissingSections missing={missing} pathOf={(name) => paths.step(name, 'review')} />}
          {steps.map(({ name, section, state, answeredBy }) => (
            <Stack key={name} as="section" gap="m">
              <SectionHeader
                title={language.say(section.title)}
                action={
                  <ButtonLink
                    tone="secondary"
                    size="small"
                    href={paths.step(name, 'review')}
                    aria-label={texts.changeSection({ title: section.title })}
                  >
                    {texts.change}
                  </ButtonLink>
                }
              />
              <SectionSummary section={section} resolution={state.resolution} answeredBy={answeredBy} />
            </Stack>
          ))}
          <Stack gap="l">
            {stage === 'ready' && <FinishQuestionnaire complete={complete} finished={paths.finished} />}
            <Inline gap="l">
              <ButtonLink tone="secondary" iconBefore={downloadIcon} href={paths.pdf} download>
                {texts.downloadPdf}
              </ButtonLink>
              <Link tone="strong" href={paths.home}>
                {words.home}
              </Link>
            </Inline>
          </Stack>
        </Stack>,
      )}
    </Stack>
  );
}
