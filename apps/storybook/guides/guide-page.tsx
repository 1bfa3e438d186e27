import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { useTexts } from '@pomp/language/react';
import { Controls, Description, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { lazy, type ReactNode, Suspense } from 'react';
import { pagesTexts } from '../words/texts.js';
import { Advices } from './advices.js';
import { Anatomy } from './anatomy.js';
import * as styles from './guide.css.js';
import { OtherStories } from './other-stories.js';
import { Words } from './words.js';

const Heading = ({ id, title }: { id: string; title: string }) => (
  <Unstyled>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
  </Unstyled>
);

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section>
      <Heading id={id} title={title} />
      {children}
    </section>
  );
}

/** The part of the page that is written by people: read before the props, in the order in which a designer asks. */
function Guide({ guide: { anatomy, dos, donts, keyboard, content, screen } }: { guide: ComponentGuide }) {
  const texts = useTexts(pagesTexts);
  return (
    <>
      <Section id="anatomie" title={texts.anatomy}>
        <Anatomy anatomy={anatomy} screen={screen} />
      </Section>
      <Section id="wel-en-niet" title={texts.advice}>
        <Advices dos={dos} donts={donts} screen={screen} />
      </Section>
      <Section id="toetsenbord" title={texts.keyboard}>
        {keyboard.length === 0 ? (
          <p>{texts.noKeyboard}</p>
        ) : (
          <dl className={styles.rows}>
            {keyboard.map(({ keys, does }) => (
              <div key={does.nl} className={styles.row}>
                <dt className={styles.keys}>
                  <Words>{keys}</Words>
                </dt>
                <dd className={styles.does}>
                  <Words>{does}</Words>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Section>
      <Section id="teksten" title={texts.content}>
        <ul className={styles.rules}>
          {content.map((rule) => (
            <li key={rule.nl}>
              <Words>{rule}</Words>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

// All that is said of all packages: not before what is read first.
const HowItIsMade = lazy(() => import('../reference/how-it-is-made.js'));
const ReferencesOf = lazy(() => import('../reference/references-of.js'));

/** Every page of stories: with a guide what a component asks of whoever designs with it, without one how what it shows is put together. */
export function GuidePage() {
  const texts = useTexts(pagesTexts);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  if (!guide)
    return (
      <>
        <Title />
        <Description />
        <Primary />
        <Unstyled className={styles.page}>
          <Suspense>
            <HowItIsMade title={title} />
          </Suspense>
        </Unstyled>
        <Heading id="toestanden" title={texts.states} />
        <OtherStories />
      </>
    );

  return (
    <>
      <Title />
      <Unstyled className={styles.page}>
        <p className={styles.purpose}>
          <Words>{guide.purpose}</Words>
        </p>
      </Unstyled>
      <Primary />
      <Unstyled className={styles.page}>
        <Guide guide={guide} />
      </Unstyled>
      <Heading id="eigenschappen" title={texts.properties} />
      <Controls />
      <Heading id="toestanden" title={texts.states} />
      <OtherStories />
      <Suspense>
        <ReferencesOf title={title} />
      </Suspense>
    </>
  );
}
