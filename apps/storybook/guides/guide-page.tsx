import type { ComponentGuide } from '@pomp/tooling/component-guide';
import { Controls, DocsPage, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { lazy, type ReactNode, Suspense } from 'react';
import { Advices } from './advices.js';
import { Anatomy } from './anatomy.js';
import * as styles from './guide.css.js';
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
  return (
    <>
      <Section id="anatomie" title="Waar het uit bestaat">
        <Anatomy anatomy={anatomy} screen={screen} />
      </Section>
      <Section id="wel-en-niet" title="Wel en niet">
        <Advices dos={dos} donts={donts} screen={screen} />
      </Section>
      <Section id="toetsenbord" title="Toetsenbord">
        {keyboard.length === 0 ? (
          <p>Krijgt geen focus: er valt niets te bedienen.</p>
        ) : (
          <dl className={styles.rows}>
            {keyboard.map(({ keys, does }) => (
              <div key={keys} className={styles.row}>
                <dt className={styles.keys}>{keys}</dt>
                <dd className={styles.does}>
                  <Words>{does}</Words>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Section>
      <Section id="teksten" title="Teksten">
        <ul className={styles.rules}>
          {content.map((rule) => (
            <li key={rule}>
              <Words>{rule}</Words>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

// All that is exported by all packages: not before what is read first.
const ReferencesOf = lazy(() => import('../reference/references-of.js'));
const SeeReference = ({ title }: { title: string }) => (
  <Suspense>
    <ReferencesOf title={title} />
  </Suspense>
);

/** Every component's page. Stories without a guide (whole screens, other packages) get Storybook's own. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  if (!guide)
    return (
      <>
        <DocsPage />
        <SeeReference title={preparedMeta.title} />
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
      <Heading id="eigenschappen" title="Eigenschappen" />
      <Controls />
      <Heading id="toestanden" title="Alle toestanden" />
      <Stories title="" includePrimary={false} />
      <SeeReference title={preparedMeta.title} />
    </>
  );
}
