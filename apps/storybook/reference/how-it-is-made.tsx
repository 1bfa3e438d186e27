import { dutchRoutes, englishRoutes } from '@pomp/edition';
import type { Words } from '@pomp/language';
import { useLocale, useTexts } from '@pomp/language/react';
import type { ReactNode } from 'react';
import { wordsIn } from '../.storybook/language.js';
import * as guide from '../guides/guide.css.js';
import { pagesTexts } from '../words/texts.js';
import { callNames } from './call-names.js';
import { doors } from './doors.js';
import { Links } from './links.js';
import { callsPage, packagePage, pageOf } from './page-of.js';
import type { ShownBlock, Subject } from './read-uses.js';
import * as styles from './reference.css.js';
import { uses } from './uses.js';

const isEnglish = (locale: string): boolean => locale.startsWith('en');

/** A line of facts; none where there are none. */
function Row({ words, of, children }: { words: string; of: readonly unknown[]; children: ReactNode }) {
  if (of.length === 0) return null;
  return (
    <div className={guide.row}>
      <dt className={guide.keys}>{words}</dt>
      <dd className={guide.does}>{children}</dd>
    </div>
  );
}

function Code({ of }: { of: readonly string[] }) {
  return of.map((one, index) => (
    <span key={one}>
      {index > 0 && ', '}
      <code>{one}</code>
    </span>
  ));
}

/** `title`, `fields.name`: all that a text says, however deep. */
const sayings = (words: Words, before = ''): { key: string; said: string }[] =>
  Object.entries(words).flatMap(([key, said]) =>
    typeof said === 'string' ? [{ key: before + key, said }] : sayings(said, `${before}${key}.`),
  );

function Texts({ names }: { names: readonly string[] }) {
  const locale = useLocale();
  return names.map((name) => (
    <details key={name}>
      <summary>{name}</summary>
      <dl className={guide.rows}>
        {sayings(wordsIn(locale, name)).map(({ key, said }) => (
          <div key={key} className={guide.row}>
            <dt className={styles.file}>{key}</dt>
            <dd className={guide.does}>{said}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}

function Calls({ names }: { names: readonly string[] }) {
  const { calls: words } = useTexts(pagesTexts);
  const calls = names.filter((name) => callNames.has(name));
  return (
    <Row words={words} of={calls}>
      <Links to={calls.map((name) => ({ name, href: pageOf(callsPage, name) }))} />
    </Row>
  );
}

/** The addresses to import something from: none for what a package keeps to itself. */
const specifiersOf = ({ folder, name }: Subject): string[] =>
  (doors[folder] ?? []).filter(({ entries }) => entries.some((entry) => entry.name === name)).map(({ specifier }) => specifier);

function AboutSubject(subject: Subject) {
  const { name, folder, file, targets, calls, texts: names, definitions, usedBy } = subject;
  const texts = useTexts(pagesTexts);
  const paths: Readonly<Record<string, string>> = (isEnglish(useLocale()) ? englishRoutes : dutchRoutes).paths;
  const specifiers = specifiersOf(subject);
  return (
    <section className={styles.entry}>
      <h3>{specifiers.length > 0 ? <Links to={[{ name, href: pageOf(packagePage(folder), name) }]} /> : name}</h3>
      <dl className={guide.rows}>
        <Row words={texts.import} of={specifiers}>
          <Code of={specifiers} />
        </Row>
        <Row words={texts.file} of={[file]}>
          <Code of={[file]} />
        </Row>
        <Row words={texts.route} of={targets}>
          <Code of={targets.map((target) => paths[target] ?? target)} />
        </Row>
        <Calls names={calls} />
        <Row words={texts.definitions} of={definitions}>
          <Links to={definitions.map((one) => ({ name: one, href: pageOf(packagePage('domain'), one) }))} />
        </Row>
        <Row words={texts.usedBy} of={usedBy}>
          <Code of={usedBy} />
        </Row>
        <Row words={texts.texts} of={names}>
          <Texts names={names} />
        </Row>
      </dl>
    </section>
  );
}

/** How many pages are named: a text stands on all of them. */
const enough = 8;

function AboutBlock({ component, name, folder, fields, pages, texts: names, calls }: ShownBlock) {
  const texts = useTexts(pagesTexts);
  const more = pages.length - enough;
  return (
    <section className={styles.entry}>
      <h3 lang="nl">{name}</h3>
      <dl className={guide.rows}>
        <Row words={texts.component} of={[component]}>
          <Code of={[component]} />
        </Row>
        <Row words={texts.folder} of={[folder]}>
          <span lang="nl">{folder}</span>
        </Row>
        <Row words={texts.pages} of={pages}>
          <Code of={pages.slice(0, enough)} /> {more > 0 && texts.morePages({ count: more })}
        </Row>
        <Calls names={calls} />
        <Row words={texts.texts} of={names}>
          <Texts names={names} />
        </Row>
      </dl>
      <details>
        <summary>{texts.fields({ count: fields.length })}</summary>
        <dl className={guide.rows} lang="nl">
          {fields.map((field) => (
            <div key={field.name} className={guide.row}>
              <dt>
                {field.label} <code>{field.name}</code>
              </dt>
              <dd className={guide.does}>
                {field.help}{' '}
                <span className={styles.file}>
                  {field.type}
                  {field.required && `, ${texts.required}`}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** What a page of stories shows, as the sources say it: where it stands, what it asks, what it says, and who uses it. */
export default function HowItIsMade({ title }: { title: string }) {
  const texts = useTexts(pagesTexts);
  const { subjects, blocks } = uses[title] ?? { subjects: [], blocks: [] };
  if (subjects.length + blocks.length === 0) return null;
  return (
    <>
      <h2 id="opbouw" className={guide.heading}>
        {texts.origin}
      </h2>
      {subjects.map((subject) => (
        <AboutSubject key={subject.name} {...subject} />
      ))}
      {blocks.map((block) => (
        <AboutBlock key={block.component} {...block} />
      ))}
    </>
  );
}
