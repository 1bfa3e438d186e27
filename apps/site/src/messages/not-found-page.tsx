import { ButtonLink } from '@pomp/design-system';
import { MessagePage } from './message-page';

export function NotFoundPage() {
  return (
    <MessagePage title="Deze pagina is er niet" actions={<ButtonLink href="/">Naar de homepage</ButtonLink>}>
      Misschien is de pagina verhuisd, of staat er een foutje in het adres. Vanaf de homepage vind je alles terug.
    </MessagePage>
  );
}
