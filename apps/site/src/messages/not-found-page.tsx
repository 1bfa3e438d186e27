import { ButtonLink, Link } from '@pomp/design-system';
import { pathTo } from '@pomp/edition';
import { siteEdition } from '../edition';
import { MessagePage } from './message-page';

export const notFoundTitle = 'Niet gevonden';

/** Says what the story `404` says, which is at /404/: Next puts this page in every other one, so it can't be that story itself (ADR 0007). */
export function NotFoundPage() {
  const { routes } = siteEdition();
  return (
    <MessagePage
      title="Hier is het koud."
      actions={
        <>
          <ButtonLink href={pathTo(routes, { to: 'home' })}>Naar de startpagina</ButtonLink>
          <Link href={pathTo(routes, { to: 'products' })} tone="strong">
            Onze producten
          </Link>
          <Link href={pathTo(routes, { to: 'faq' })} tone="strong">
            Veelgestelde vragen
          </Link>
          <Link href={pathTo(routes, { to: 'contact' })} tone="strong">
            Contact
          </Link>
        </>
      }
    >
      De pagina die je zoekt, bestaat niet of is verhuisd.
    </MessagePage>
  );
}
