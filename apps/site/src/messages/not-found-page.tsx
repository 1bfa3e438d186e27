import { ButtonLink, Link } from '@pomp/design-system';
import { MessagePage } from './message-page';

export const notFoundTitle = 'Niet gevonden';

/** Says what the story `404` says, which is at /404/: Next puts this page in every other one, so it can't be that story itself (ADR 0007). */
export function NotFoundPage() {
  return (
    <MessagePage
      title="Hier is het koud."
      actions={
        <>
          <ButtonLink href="/">Naar de startpagina</ButtonLink>
          <Link href="/producten/" tone="strong">
            Onze producten
          </Link>
          <Link href="/faq/" tone="strong">
            Veelgestelde vragen
          </Link>
          <Link href="/contact/" tone="strong">
            Contact
          </Link>
        </>
      }
    >
      De pagina die je zoekt, bestaat niet of is verhuisd.
    </MessagePage>
  );
}
