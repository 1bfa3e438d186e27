import { useTexts } from '@pomp/language/react';
import { pagesTexts } from '../words/texts.js';
import { type ShownCall, shownCalls } from './call-names.js';
import { Links, type LinkTo } from './links.js';
import { packagePage, pageOf } from './page-of.js';
import { reference } from './reference.js';
import * as styles from './reference.css.js';

/** What other packages export that makes a call, by the call's name. */
const users = new Map<string, LinkTo[]>();
for (const [folder, doors] of Object.entries(reference))
  for (const { name, calls } of doors.flatMap(({ entries }) => entries))
    for (const call of calls) {
      const href = pageOf(packagePage(folder), name);
      const known = users.get(call) ?? [];
      if (!known.some((user) => user.href === href)) users.set(call, [...known, { name, href }]);
    }

type Who = 'forSession' | 'forSeller' | 'forUploader' | 'forEveryone';
const whoMay = ({ security = [] }: ShownCall): Who => {
  const schemes = security.flatMap((one) => Object.keys(one));
  if (schemes.includes('session')) return 'forSession';
  if (schemes.includes('backofficeKey')) return 'forSeller';
  return schemes.length > 0 ? 'forUploader' : 'forEveryone';
};

function Json({ words, value }: { words: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <details>
      <summary>{words}</summary>
      <pre className={styles.code}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}

function Entry({ call }: { call: ShownCall }) {
  const { name, method, path, summary, parameters = [], requestBody, responses = {} } = call;
  const [asked] = Object.values(requestBody?.content ?? {});
  const [answered] = Object.values(responses[200]?.content ?? {});
  const refusals = Object.entries(responses).filter(([status]) => status !== '200');
  const usedBy = users.get(name) ?? [];
  const texts = useTexts(pagesTexts);
  return (
    <section className={styles.entry}>
      <h3 id={name}>{name}</h3>
      <pre className={styles.code}>
        {method} {path}
      </pre>
      {summary && <p lang="en">{summary}</p>}
      <p>{texts[whoMay(call)]}</p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({parameter.in === 'header' ? texts.inHeader : texts.inAddress}
              {parameter.required && `, ${texts.required}`})
            </li>
          ))}
        </ul>
      )}
      <Json words={texts.sent} value={asked?.schema} />
      <Json words={texts.sentExample} value={asked?.example} />
      <Json words={texts.answered} value={answered?.schema} />
      <Json words={texts.answeredExample} value={answered?.example} />
      <ul>
        {refusals.map(([status, { description }]) => (
          <li key={status}>
            {status}: {description}
          </li>
        ))}
      </ul>
      {usedBy.length > 0 && (
        <p>
          {texts.usedBy}: <Links to={usedBy} />
        </p>
      )}
    </section>
  );
}

/** '/api/account' of '/api/account/getOrders'. */
const groupOf = ({ path }: ShownCall): string => path.split('/').slice(0, 3).join('/');

/** Every call, as openapi.json has it. */
export function CallReference() {
  return [...new Set(shownCalls.map(groupOf))].map((group) => (
    <section key={group}>
      <h2 id={group}>{group}</h2>
      {shownCalls
        .filter((call) => groupOf(call) === group)
        .map((call) => (
          <Entry key={call.method + call.path} call={call} />
        ))}
    </section>
  ));
}
