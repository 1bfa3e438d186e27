import { type ShownCall, shownCalls } from './call-names.js';
import { packagePage, pageOf } from './page-of.js';
import { reference } from './reference.js';
import * as styles from './reference.css.js';

interface User {
  readonly name: string;
  readonly href: string;
}

/** What other packages export that makes a call, by the call's name. */
const users = new Map<string, User[]>();
for (const [folder, doors] of Object.entries(reference))
  for (const { name, calls } of doors.flatMap(({ entries }) => entries))
    for (const call of calls) {
      const href = pageOf(packagePage(folder), name);
      const known = users.get(call) ?? [];
      if (!known.some((user) => user.href === href)) users.set(call, [...known, { name, href }]);
    }

const whoMay = ({ security = [] }: ShownCall): string => {
  const schemes = security.flatMap((one) => Object.keys(one));
  if (schemes.includes('session')) return 'wie is ingelogd';
  if (schemes.includes('backofficeKey')) return 'de verkoper, met zijn sleutel';
  return schemes.length > 0 ? 'wie een kaartje voor het versturen heeft' : 'iedereen';
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
  return (
    <section className={styles.entry}>
      <h3 id={name}>{name}</h3>
      <pre className={styles.code}>
        {method} {path}
      </pre>
      {summary && <p lang="en">{summary}</p>}
      <p>Voor {whoMay(call)}.</p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({parameter.in === 'header' ? 'kopregel' : 'in het adres'}
              {parameter.required ? ', verplicht' : ''})
            </li>
          ))}
        </ul>
      )}
      <Json words="Wat je stuurt" value={asked?.schema} />
      <Json words="Voorbeeld van wat je stuurt" value={asked?.example} />
      <Json words="Wat je terugkrijgt" value={answered?.schema} />
      <Json words="Voorbeeld van wat je terugkrijgt" value={answered?.example} />
      <ul>
        {refusals.map(([status, { description }]) => (
          <li key={status}>
            {status}: {description}
          </li>
        ))}
      </ul>
      {usedBy.length > 0 && (
        <p>
          Gebruikt door{' '}
          {usedBy.map((user, index) => (
            <span key={user.href}>
              {index > 0 && ', '}
              <a href={user.href} target="_top">
                {user.name}
              </a>
            </span>
          ))}
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
