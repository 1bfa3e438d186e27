import { html } from 'hono/html';
import { layout, type Html } from '../pages/layout.js';
import type { Mail } from './mail.js';

const time = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });
const received = ({ receivedAt }: Mail) => time.format(new Date(receivedAt));

export function mailboxPage(mails: Mail[]): Html {
  return layout(
    'Postvak van de sandbox',
    html`<p><a href="/">Sandbox</a></p>
      <h1>Postvak</h1>
      <p class="muted">Alle mail die het systeem verstuurt, komt hier terecht. Er gaat niets naar buiten.</p>
      ${mails.length === 0 ? html`<p>Er is nog geen mail.</p>` : mailList(mails)}`,
  );
}

function mailList(mails: Mail[]): Html {
  return html`<ul class="list">
      ${mails.map(
        (mail) =>
          html`<li>
            <a class="row" href="/mailbox/${mail.id}">
              <strong>${mail.subject || '(geen onderwerp)'}</strong>
              <span class="muted">aan ${mail.to.join(', ')}</span>
              <span class="muted end">${received(mail)}</span>
            </a>
          </li>`,
      )}
    </ul>
    <form method="post" action="/mailbox/delete-all"><button>Alle mail verwijderen</button></form>`;
}

export function mailPage(mail: Mail): Html {
  return layout(
    mail.subject || 'Mail',
    html`<p><a href="/mailbox/">Postvak</a></p>
      <h1>${mail.subject || '(geen onderwerp)'}</h1>
      <dl>
        <dt>Van</dt>
        <dd>${mail.from}</dd>
        <dt>Aan</dt>
        <dd>${mail.to.join(', ')}</dd>
        ${mail.cc.length > 0 ? html`<dt>Cc</dt><dd>${mail.cc.join(', ')}</dd>` : ''}
        <dt>Ontvangen</dt>
        <dd>${received(mail)}</dd>
      </dl>
      ${attachments(mail)}
      ${
        mail.html === null
          ? ''
          : html`<iframe
            title="Inhoud van de mail"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src="/mailbox/messages/${mail.id}/html"
          ></iframe>`
      }
      ${mail.text === null ? '' : disclosure('Tekst', mail.text, mail.html === null)}
      ${disclosure('Kopregels', mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n'), false)}`,
  );
}

function attachments({ id, attachments: files }: Mail): Html {
  if (files.length === 0) return html``;
  return html`<ul class="list">
    ${files.map(
      ({ filename, size }, index) =>
        html`<li>
          <a class="row" href="/mailbox/messages/${id}/attachments/${index}"><strong>${filename}</strong><span class="muted end">${size} bytes</span></a>
        </li>`,
    )}
  </ul>`;
}

function disclosure(title: string, text: string, open: boolean): Html {
  return html`<details ${open ? 'open' : ''}><summary>${title}</summary><pre>${text}</pre></details>`;
}
